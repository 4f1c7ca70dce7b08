import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { Html } from "../../format/html.tsx";
import type { articleParts } from "./article-parts.ts";
import { m } from "../../messages/m.ts";

export function ArticleText({ inShort, contents, before, danger, after }: ReturnType<typeof articleParts>) {
  return (
    <>
      {inShort.length > 0 ? (
        <Box kind="help" title={m.articleInShort()} icon="lamp">
          <ul>
            {inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Box>
      ) : null}
      {contents.length > 0 ? (
        <details className="contents">
          <summary>{m.articleContents()}</summary>
          <ul>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Html html={before} className="prose has-lead" />
      {danger ? (
        <Box kind="danger" title={danger.title} id={danger.id}>
          <Html html={danger.html} />
          <CallLinks isUrgent={danger.isUrgent} hasSigns />
        </Box>
      ) : null}
      {after === "" ? null : <Html html={after} />}
    </>
  );
}
