import { z } from "@hono/zod-openapi";
import {
  ArticleCardJson,
  ArticleJson,
  CategoryJson,
  ListedArticleJson,
  WeeklyArticleJson,
} from "../../contract/articles/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import {
  articleById,
  latestArticles,
  listArticles,
  listCategories,
  relatedArticles,
} from "../../domain/articles/articles.ts";
import type { Context } from "../../domain/context.ts";
import type { Member } from "../../domain/member/member.ts";
import { articlesOfWeek } from "../../domain/articles/of-week.ts";
import { weeklyArticle } from "../../domain/articles/weekly.ts";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { membersOnly, membersToo } from "../authentication.ts";
import { cardJson, listedJson } from "./article-card.ts";
import { recordId } from "../fields.ts";
import { failures } from "../failures.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { cardsQuery, paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, ok } from "../responses.ts";

const LATEST = 9;
const RELATED = 3;
const EVERY_CATEGORY = "all";
const WEEK_STAGES = ["pregnancy", "afterBirth"] as const;

const described = { tags: ["Articles"] };

const categories = createRoute({
  operationId: "listCategories",
  ...described,
  method: "get",
  path: "/category",
  summary: "The categories of articles",
  responses: ok("The categories", inData(z.array(CategoryJson))),
});

const latest = createRoute({
  operationId: "listLatestArticles",
  ...described,
  method: "get",
  path: "/article/latest/articles/v2",
  summary: "The newest articles",
  request: { query: z.object(cardsQuery) },
  responses: { ...ok("The newest", inData(z.array(ListedArticleJson))), ...failures(400) },
});

const listing = createRoute({
  operationId: "listArticles",
  ...described,
  method: "get",
  path: "/article/pagination/v2/category/{categoryId}",
  summary: "Articles of a category, newest first; `all` for every category",
  request: {
    params: z.object({ categoryId: recordId }),
    query: z.object({
      ...pagingQuery,
      ...cardsQuery,
      searchTerm,
    }),
  },
  responses: { ...ok("One page", paged(ListedArticleJson)), ...failures(400, 404) },
});

const weekly = createRoute({
  operationId: "readWeeklyArticle",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/weekly-article",
  summary: "One article for the week in which the member or the member's baby is; null after a loss",
  responses: { ...ok("The article", inData(WeeklyArticleJson.or(z.null()))), ...failures(401) },
});

const ofWeek = createRoute({
  operationId: "listArticlesOfWeek",
  ...described,
  method: "get",
  path: "/week-articles",
  summary: "At most two articles for a week of pregnancy or after birth",
  request: { query: z.object({ stage: z.enum(WEEK_STAGES), week: z.coerce.number().pipe(z.int().min(1).max(52)) }) },
  responses: { ...ok("The articles", inData(z.array(ArticleCardJson))), ...failures(400) },
});

const reading = createRoute({
  operationId: "readArticle",
  ...described,
  ...membersToo,
  method: "get",
  path: "/article/{id}",
  summary: "One article",
  request: { params: oneById },
  responses: { ...ok("The article", inData(ArticleJson)), ...failures(404) },
});

export async function weeklyArticleJson(context: Context, member: Member): Promise<WeeklyArticleJson | null> {
  const found = await weeklyArticle(context, member);
  return found && { ...cardJson(found.article), fits: found.fits };
}

export const articles = router()
  .openapi(categories, async (c) => {
    const found = await listCategories(c.var.context);
    return c.json(
      { data: found.map(({ id, name, ...category }) => ({ _id: id, name, ...languageIn(category) })) },
      200,
    );
  })
  .openapi(latest, async (c) => {
    const found = await latestArticles(c.var.context, LATEST);
    return c.json({ data: found.map(c.req.valid("query").cards ? cardJson : listedJson) }, 200);
  })
  .openapi(listing, async (c) => {
    const { categoryId } = c.req.valid("param");
    const { searchTerm, cards, ...paging } = c.req.valid("query");
    const found = await listArticles(c.var.context, {
      categoryId: categoryId === EVERY_CATEGORY ? null : categoryId,
      search: searchTerm,
      ...paging,
    });
    return c.json(pagedJson(found, cards ? cardJson : listedJson), 200);
  })
  .openapi(weekly, async (c) => {
    return c.json({ data: await weeklyArticleJson(c.var.context, c.var.actor.member) }, 200);
  })
  .openapi(ofWeek, async (c) => {
    const { stage, week } = c.req.valid("query");
    const found = await articlesOfWeek(c.var.context, stage, week);
    return c.json({ data: found.map(cardJson) }, 200);
  })
  .openapi(reading, async (c) => {
    const article = await articleById(c.var.context, c.req.valid("param").id);
    const related = await relatedArticles(c.var.context, article, { viewer: c.var.viewer, limit: RELATED });
    const wire = {
      ...cardJson(article),
      description: article.body,
      helplinePurpose: article.helplinePurpose,
      sources: readSources(article.sources),
      review: await reviewOf(c.var.context, article.id, languageOfText(article)),
      related: related.map(cardJson),
    };
    return c.json({ data: wire }, 200);
  });
