import type { LanguageCode } from "../../server/contract/languages.ts";
import { m } from "../messages/m.ts";
import { TextIn } from "./text-in.tsx";

interface Props {
  headings: { id: string; title: string }[];
  language: LanguageCode | undefined;
}

/** Links to the headings of a long text, closed until they are asked for. */
export function Contents({ headings, language }: Props) {
  if (headings.length === 0) return null;
  return (
    <details className="contents">
      <summary>{m.articleContents()}</summary>
      <TextIn as="ul" language={language}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </TextIn>
    </details>
  );
}
