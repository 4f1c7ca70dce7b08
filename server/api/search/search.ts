import { z } from "@hono/zod-openapi";
import { SearchJson, type SearchItemJson } from "../../contract/search/answers.ts";
import { SEARCH_KINDS } from "../../contract/search/kinds.ts";
import { searchTerm } from "../../contract/search.ts";
import { searchSite, type FoundGroup } from "../../domain/site-search/search.ts";
import { SiteIndex } from "../../domain/site-search/site-index.ts";
import { languageIn } from "../../domain/translations/translations.ts";
import { membersToo } from "../authentication.ts";
import type { AppSettings } from "../environment.ts";
import { failures } from "../failures.ts";
import { pagingQuery } from "../paging.ts";
import { ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { fillSettings } from "../settings/app-settings.ts";
import { say } from "../../contract/sentences/say.ts";

const searching = createRoute({
  operationId: "searchSite",
  ...membersToo,
  tags: ["Search"],
  method: "get",
  path: "/search",
  summary: "Everything that has the words, in groups, danger signs first",
  description:
    "Knows other spellings, everyday words and Urdu, also in Latin letters, and forgives one wrong letter in words of " +
    "five letters or more. Nothing of what is asked for is logged or kept. Give `in` for a page of one group.",
  request: {
    query: z.object({
      q: searchTerm,
      in: z.enum(SEARCH_KINDS, { error: () => say.noSuchGroup() }).optional(),
      ...pagingQuery,
    }),
  },
  responses: { ...ok("The groups, the best first", SearchJson), ...failures(400) },
});

export function search() {
  const index = new SiteIndex();
  return router().openapi(searching, async (c) => {
    const { q, in: only = null, ...paging } = c.req.valid("query");
    const { groups, total, readAs, meant } = await searchSite(c.var.context, index, c.var.viewer, {
      text: q,
      only,
      ...paging,
    });
    const pages = only === null ? 1 : Math.ceil((groups[0]?.total ?? 0) / paging.limit);
    const data = groups.map(({ kind, total: own, items }) => ({
      kind,
      total: own,
      items: items.map((item) => itemJson(item, c.var.app)),
    }));
    return c.json({ data, total, page: only === null ? 1 : paging.page, totalPages: pages, readAs, meant }, 200);
  });
}

function itemJson(item: FoundGroup["items"][number], app: AppSettings): SearchItemJson {
  const { id, kind, title, snippet, isDangerSign, question, week, date } = item;
  return {
    _id: id,
    kind,
    title,
    snippet: fillSettings(snippet, app),
    isDangerSign,
    question,
    week,
    date,
    ...languageIn(item),
  };
}
