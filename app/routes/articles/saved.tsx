import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { pageTitle } from "../../format/title.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/saved.ts";
import { ArticleCard } from "./article-card.tsx";
import { shownArticle } from "./shown-article.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const list = await load(getApi(context)["saved-article"].$get({ query: { page: String(page), limit: "9" } }));
  refuseBeyond(page, list.totalPages);
  return { articles: list.data.map(shownArticle), page, totalPages: list.totalPages };
}

export default function Saved({ loaderData: { articles, page, totalPages } }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>{m.articlesSaved()}</h1>
      {articles.length > 0 ? (
        <PictureSheet paths={articles.map(({ url }) => url)}>
          <ul className="article-list">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} heading="h2" />
            ))}
          </ul>
        </PictureSheet>
      ) : (
        <EmptyState
          title={m.articlesNoneSaved()}
          actions={
            <Link className="button plain" to={href("/articles")}>
              {m.articlesFind()}
            </Link>
          }
        >
          {m.articlesHowToSave()}
        </EmptyState>
      )}
      {articles.length > 0 ? (
        <keep-offline
          data-pages={JSON.stringify(
            articles.map(({ id, title }) => ({ address: href("/article/:id", { id }), title })),
          )}
        />
      ) : null}
      <Pagination page={page} totalPages={totalPages} label={m.articlesSaved()} />
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.articlesSaved());
}
