import { z } from "@hono/zod-openapi";
import { IconJson } from "../../contract/content/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import { offsetOf, pageOf } from "../../domain/lists/paging.ts";
import { editorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { pictureNames } from "../../pictures/pictures.ts";
import { wordsFor } from "../../pictures/objects.ts";
import { picturePath } from "../pictures/pictures.ts";
import { ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listIcons",
  ...editorsOnly,
  method: "get",
  path: "/content/icon",
  tags: ["Content"],
  summary: "Pictures for covers and weeks, by words of their names or kinds",
  request: {
    query: z.object({ ...pagingQuery, search: searchTerm }),
  },
  responses: { ...ok("One page", paged(IconJson)), ...failures(400, 401, 403, 404) },
});

export const contentIcons = router().openapi(listing, async (c) => {
  const { search, ...paging } = c.req.valid("query");
  const words = search.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const isNothing = search.trim() !== "" && words.length === 0;
  const names = isNothing ? [] : pictureNames().filter((name) => words.every((word) => wordsFor(name).includes(word)));
  const items = names.slice(offsetOf(paging), offsetOf(paging) + paging.limit);
  return c.json(
    pagedJson(pageOf(items, names.length, paging), (name) => ({ name, url: picturePath(name) })),
    200,
  );
});
