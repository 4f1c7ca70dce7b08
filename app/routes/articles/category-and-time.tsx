import type { ArticleCard } from "../../api/types.ts";
import { TextIn } from "../../components/text-in.tsx";
import { readingTime } from "../../format/reading-time.ts";

export function CategoryAndTime({ category, words }: Pick<ArticleCard, "category" | "words">) {
  return (
    <>
      <TextIn language={category.textLanguage}>{category.name}</TextIn>&nbsp;· {readingTime(words)}
    </>
  );
}
