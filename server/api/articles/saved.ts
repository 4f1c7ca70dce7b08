import { z } from "@hono/zod-openapi";
import { ArticleCardJson } from "../../contract/articles/answers.ts";
import { isSaved, saveArticle, listSavedArticles, unsaveArticle } from "../../domain/articles/saved.ts";
import { cardJson } from "./article-card.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Articles"] };

const listing = createRoute({
  operationId: "listSavedArticles",
  ...described,
  method: "get",
  path: "/saved-article",
  summary: "The articles that the member saved",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(ArticleCardJson)), ...failures(400, 401) },
});

const saved = z.object({ saved: z.boolean() });

const reading = createRoute({
  operationId: "isArticleSaved",
  ...described,
  method: "get",
  path: "/saved-article/{id}",
  summary: "Whether the member saved this article",
  request: { params: oneById },
  responses: { ...ok("Whether", inData(saved)), ...failures(401) },
});

const saving = createRoute({
  operationId: "saveArticle",
  ...described,
  method: "put",
  path: "/saved-article/{id}",
  summary: "Keep an article for later",
  request: { params: oneById },
  responses: { ...ok("Kept", inData(saved)), ...failures(401, 404, 429) },
});

const unsaving = createRoute({
  operationId: "unsaveArticle",
  ...described,
  method: "delete",
  path: "/saved-article/{id}",
  summary: "Keep an article no longer",
  request: { params: oneById },
  responses: { ...ok("Let go", inData(saved)), ...failures(401, 429) },
});

export const savedArticles = router()
  .openapi(listing, async (c) => {
    const found = await listSavedArticles(c.var.context, c.var.actor.member, c.req.valid("query"));
    return c.json(pagedJson(found, cardJson), 200);
  })
  .openapi(reading, async (c) => {
    const isKept = await isSaved(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ data: { saved: isKept } }, 200);
  })
  .openapi(saving, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await saveArticle(context, actor.member, c.req.valid("param").id);
    return c.json({ data: { saved: true } }, 200);
  })
  .openapi(unsaving, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await unsaveArticle(context, actor.member, c.req.valid("param").id);
    return c.json({ data: { saved: false } }, 200);
  });
