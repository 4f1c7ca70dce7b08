import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Cover } from "../../components/cover.tsx";
import { DialogOrPage } from "../../components/dialog-or-page.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { Trail } from "../../components/trail.tsx";
import { basedOn } from "../../format/based-on.ts";
import { readingTime } from "../../format/reading-time.ts";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { articleParts } from "../articles/article-parts.ts";
import { ArticleText } from "../articles/article-text.tsx";
import type { Route } from "./+types/guideline.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

export const handle: PageHandle = { isShared: true, hasOwnPage: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await load(getApi(context).guidelines[":id"].$get({ param: params }));
  const { id, title, summary, coverUrl, words, sources, review, textLanguage, isUnreviewed } = data;
  const standing = { textLanguage, isUnreviewed };
  return { id, title, summary, coverUrl, words, sources, review, ...standing, parts: articleParts(data) };
}

export default function Guideline({ loaderData }: Route.ComponentProps) {
  const { id, title, coverUrl, words, sources, review, parts, textLanguage, isUnreviewed } = loaderData;
  const path = href("/guidelines/:id", { id });
  return (
    <DialogOrPage
      title={title}
      list={m.guidelinesAll()}
      path={path}
      head={
        <>
          <Cover path={coverUrl} place="head" />
          <TextIn as="h1" language={textLanguage}>
            {title}
          </TextIn>
          <p className="hint">
            {m.readingTimeOf({ time: readingTime(words) })}
            {basedOn(sources)}
          </p>
        </>
      }
      isKeepable
      sources={<SourceList sources={sources} review={review} />}
    >
      <Trail
        steps={[
          { name: m.placeGuidelines(), path: href("/guidelines") },
          { name: title, path },
        ]}
      />
      <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
      <ArticleText {...parts} />
    </DialogOrPage>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.title ?? m.placeGuidelines(), loaderData?.summary);
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
