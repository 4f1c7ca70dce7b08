import { href, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { routeError } from "../../api/failure.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import { Cover } from "../../components/cover.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { StructuredData } from "../../components/structured-data.tsx";
import { Trail } from "../../components/trail.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { basedOn } from "../../format/based-on.ts";
import { formatDate } from "../../format/dates.ts";
import { readingTime } from "../../format/reading-time.ts";
import { articleData } from "../../format/structured-data.ts";
import { pageTitle, sharePicture } from "../../format/title.ts";
import { unknownForm } from "../../forms/intent.ts";
import type { PageHandle } from "../../host.ts";
import { storeDraft } from "../../middleware/draft.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { useApp } from "../../use-app.ts";
import type { Route } from "./+types/article.ts";
import { ArticleCard } from "./article-card.tsx";
import { articleParts } from "./article-parts.ts";
import { ArticleText } from "./article-text.tsx";
import { ArticleTools } from "./article-tools.tsx";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const { data } = await load(api.article[":id"].$get({ param: params }));
  const { description, ...article } = data;
  const saved = getMember(context) ? await attempt(api["saved-article"][":id"].$get({ param: params })) : null;
  return {
    article,
    textLanguage: article.textLanguage,
    parts: articleParts({ ...article, description }),
    helplines: article.helplinePurpose ? await helplinesHere(request, context) : [],
    moodLink: article.helplinePurpose === "crisis" ? m.moodLink() : null,
    isSaved: saved?.ok ? saved.value.data.saved : saved && false,
    origin: new URL(request.url).origin,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const here = href("/article/:id", params);
  if (!getMember(context)) {
    storeDraft(context);
    throw redirect(`${href("/login")}?${new URLSearchParams({ next: here })}`, 303);
  }
  const intent = form.get("intent");
  if (intent !== "save" && intent !== "unsave") throw unknownForm();
  const saved = getApi(context)["saved-article"][":id"];
  const outcome = await attempt(intent === "save" ? saved.$put({ param: params }) : saved.$delete({ param: params }));
  if (!outcome.ok) throw routeError(outcome.failure);
  flash(context, { kind: "status", message: intent === "save" ? m.articleKept() : m.articleNoLongerKept() });
  return redirect(here, 303);
}

export default function Article({
  loaderData: { article, parts, helplines, moodLink, isSaved, origin },
}: Route.ComponentProps) {
  const app = useApp();
  const here = href("/article/:id", { id: article.id });
  const address = origin + pagePath(here);
  const { title, url, category, words, author, createdAt, sources, related, textLanguage, isUnreviewed } = article;
  return (
    <div className="page article">
      <StructuredData
        data={
          import.meta.env.SSR
            ? articleData({
                title,
                summary: article.summary,
                address,
                image: origin + sharePicture("article", article.id),
                publishedOn: createdAt,
                author: author.fullName,
                publisher: app.name,
              })
            : null
        }
      />
      <Trail
        steps={[
          { name: m.placeArticles(), path: href("/articles") },
          { name: category.name, path: `${href("/articles")}?category=${category.id}` },
          { name: title, path: here },
        ]}
      />
      <BackLink to={href("/articles")}>{m.articlesAll()}</BackLink>
      <article>
        <Cover path={url} place="head" />
        <p className="category">
          <Link to={`${href("/articles")}?category=${category.id}`}>
            <TextIn language={category.textLanguage}>{category.name}</TextIn>
          </Link>
        </p>
        <Listen />
        <TextIn as="h1" language={textLanguage}>
          {title}
        </TextIn>
        <p className="hint">
          {m.readingTimeOf({ time: readingTime(words) })}&nbsp;· <bdi>{author.fullName}</bdi>&nbsp;·{" "}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {basedOn(sources)}
        </p>
        <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
        <ArticleText {...parts} />
        <HelplineList helplines={helplines} purpose={article.helplinePurpose} />
        {moodLink ? (
          <p>
            <Link to={href("/how-are-you")}>{moodLink}</Link>
          </p>
        ) : null}
        <ArticleTools title={title} address={address} isSaved={isSaved} />
        <keep-offline data-pages={JSON.stringify([{ address: here, title }])} />
      </article>
      <div className="beside">
        {related.length > 0 ? (
          <section className="related" aria-labelledby="read-next">
            <h2 id="read-next">{m.articleReadNext()}</h2>
            <PictureSheet paths={related.map((other) => other.url)}>
              <ul className="card article-rows">
                {related.map((other) => (
                  <ArticleCard key={other.id} article={other} place="row" />
                ))}
              </ul>
            </PictureSheet>
          </section>
        ) : null}
        <SourceList sources={sources} review={article.review} />
      </div>
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const article = loaderData?.article;
  if (!article) return pageTitle(matches, m.articleTitle());
  return pageTitle(matches, article.title, article.summary, {
    image: sharePicture("article", article.id),
    type: "article",
  });
}
