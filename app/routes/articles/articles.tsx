import { Fragment } from "react";
import { href, Link, redirect } from "react-router";
import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { attempt, getApi, needed, partOf } from "../../api/client.ts";
import { articlesOf, categories as allCategories, noArticles } from "../../api/shared.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { Rows } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { pageTitle } from "../../format/title.ts";
import { unknownForm } from "../../forms/intent.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { afterLossRows } from "../home/after-loss-rows.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/articles.ts";
import { ArticleCard } from "./article-card.tsx";
import { Banner } from "./banner.tsx";
import { shownArticle } from "./shown-article.ts";
import { closedBanner, isBannerClosed } from "./closed-banner.ts";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

const PER_PAGE = "9";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = (query.get("search") ?? "").slice(0, SEARCH_MAX);
  const category = query.get("category") ?? "all";
  const page = pageNumber(request);
  const paging = { page: String(page), limit: PER_PAGE };
  const api = getApi(context);
  const isHers = getMember(context)?.stage === "afterLoss" && page === 1 && search === "" && category === "all";
  const [categories, rowsForHer, found] = await Promise.all([
    allCategories(context).then(partOf),
    isHers ? afterLossRows(api) : [],
    search === ""
      ? articlesOf(context, { categoryId: category, ...paging })
      : attempt(
          api.article.pagination.v2.category[":categoryId"].$get({
            param: { categoryId: category },
            query: { ...paging, searchTerm: search, cards: "true" },
          }),
        ),
  ]);
  const list = needed(found, noArticles);
  refuseBeyond(page, list.totalPages);
  return {
    search,
    category,
    categories: categories.value ? { list: categories.value.data } : { problem: categories.problem },
    rowsForHer,
    articles: list.data.map(shownArticle),
    page,
    totalPages: list.totalPages,
    isBannerClosed: await isBannerClosed(request, context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get("intent") !== "close-banner") throw unknownForm();
  const { search } = new URL(request.url);
  return redirect(href("/articles") + search, { status: 303, headers: { "Set-Cookie": await closedBanner(context) } });
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { search, category, categories, rowsForHer, articles, page, totalPages, isBannerClosed } = loaderData;
  return (
    <div className="page">
      <h1>{m.placeArticles()}</h1>
      <SearchForm action={href("/articles")} label={m.articlesSearch()} search={search} kept={{ category }} />{" "}
      {categories.problem === undefined ? (
        <nav className="chips" aria-label={m.articlesCategories()}>
          {[{ id: "all", name: m.all(), textLanguage: undefined }, ...categories.list].map(
            ({ id, name, textLanguage }) => (
              <Fragment key={id}>
                <Link className="chip" to={addressOf(id, search)} aria-current={id === category ? "page" : undefined}>
                  <TextIn language={textLanguage}>{name}</TextIn>
                </Link>{" "}
              </Fragment>
            ),
          )}
        </nav>
      ) : (
        <PartProblem lead={m.articlesCategoriesNotLoaded()} problem={categories.problem} />
      )}
      <Rows label={m.forYou()} rows={rowsForHer} />
      {isBannerClosed ? null : <Banner />}
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
          title={m.nothingFoundFor({ search })}
          actions={
            <>
              <Link className="button" to={`${href("/search")}?${new URLSearchParams({ q: search })}`}>
                {m.searchEverythingField()}
              </Link>{" "}
              <Link className="button" to={href("/articles")}>
                {m.articlesAll()}
              </Link>
            </>
          }
        >
          {m.searchTryOther()}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label={m.placeArticles()} />
    </div>
  );
}

function addressOf(category: string, search: string) {
  const query = new URLSearchParams({ ...(category === "all" ? {} : { category }), ...(search ? { search } : {}) });
  return query.size > 0 ? `${href("/articles")}?${query}` : href("/articles");
}

export const links: Route.LinksFunction = () => [
  // A text browser prints a bare "alternate" above the page.
  {
    rel: "alternate feed",
    type: "application/atom+xml",
    title: m.placeArticles(),
    href: pagePath(href("/articles.atom")),
  },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeArticles(), m.articlesDescription());
}
