import { preload } from "react-dom";
import { href, Link } from "react-router";
import type { ArticleCard } from "../../api/types.ts";
import { coverAddresses } from "../../components/cover.tsx";
import { TextIn } from "../../components/text-in.tsx";

interface Props {
  article: Pick<ArticleCard, "id" | "title" | "url" | "textLanguage">;
}

/** A tap asks for the picture of the article together with its text. */
export function ArticleLink({ article: { id, title, url, textLanguage } }: Props) {
  const askForPicture = () => {
    const { src, srcSet, sizes } = coverAddresses(url, "head");
    preload(src, { as: "image", fetchPriority: "high", imageSrcSet: srcSet, imageSizes: sizes });
  };
  return (
    <Link to={href("/article/:id", { id })} viewTransition onClick={askForPicture}>
      <TextIn language={textLanguage}>{title}</TextIn>
    </Link>
  );
}
