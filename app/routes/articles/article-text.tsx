import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { Contents } from "../../components/contents.tsx";
import { Html } from "../../format/html.tsx";
import type { articleParts } from "./article-parts.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

export function ArticleText({ language, inShort, contents, before, danger, after }: ReturnType<typeof articleParts>) {
  return (
    <>
      {inShort.length > 0 ? (
        <Box kind="help" title={m.articleInShort()} icon="lamp">
          <TextIn as="ul" language={language}>
            {inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </TextIn>
        </Box>
      ) : null}
      <Contents headings={contents} language={language} />
      <Html html={before} className="prose has-lead" language={language} />
      {danger ? (
        <Box
          kind="danger"
          title={<TextIn language={danger.isTitleOurs ? undefined : language}>{danger.title}</TextIn>}
          id={danger.id}
        >
          <Html html={danger.html} language={language} />
          <CallLinks isUrgent={danger.isUrgent} hasSigns />
        </Box>
      ) : null}
      {after === "" ? null : <Html html={after} language={language} />}
    </>
  );
}
