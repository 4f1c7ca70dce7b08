import { z } from "@hono/zod-openapi";
import { EnglishBesideJson, ListedItemJson, WholeItemJson } from "../../contract/content/answers.ts";
import { TRANSLATIONS } from "../../contract/languages.ts";
import { searchTerm } from "../../contract/search.ts";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { SHOWS, SORTS } from "../../domain/content/names.ts";
import { memberName } from "../../domain/member/member.ts";
import { editorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, ok } from "../responses.ts";
import { changesJson, itemJson, itsLanguage, kind, languageQuery, one } from "./editing-json.ts";
import { checking, checks, english, items, lists } from "./editing-rules.ts";

const described = { ...editorsOnly, tags: ["Editing"] };

const listing = createRoute({
  operationId: "listContent",
  ...described,
  method: "get",
  path: "/content",
  summary: "What editors write, by kind and title; or what of it waits for them",
  request: {
    query: z.object({
      ...pagingQuery,
      ...itsLanguage,
      kind: kind.optional(),
      show: z.enum(SHOWS, "There is no such list.").optional().default("all").openapi({
        description: "untranslated: the English texts of which there is none in this language yet",
      }),
      sort: z.enum(SORTS, "There is no such order.").optional().default("title").openapi({
        description: "newest: the last changed first; longestUnchecked: what nobody checked, or not for long, first",
      }),
      search: searchTerm,
    }),
  },
  responses: { ...ok("One page", paged(ListedItemJson)), ...failures(400, 401, 403, 404) },
});

const counting = createRoute({
  operationId: "countWaitingContent",
  ...described,
  method: "get",
  path: "/content/waiting",
  summary: "How many items wait for an editor, and why",
  request: { query: languageQuery },
  responses: {
    ...ok(
      "The numbers",
      inData(
        z.object({
          check: z.int(),
          drafts: z.int(),
          scheduled: z.int(),
          due: z.int(),
          newer: z.int(),
          behind: z.int().openapi({ description: "Translations whose English text has changed since" }),
          untranslated: z.int().openapi({
            description: "English texts that readers have, and for which there is no translation; of English none",
          }),
          discarded: z.int(),
        }),
      ),
    ),
    ...failures(401, 403, 404),
  },
});

const choosing = createRoute({
  operationId: "listContentChoices",
  ...described,
  method: "get",
  path: "/content/{kind}/choices",
  summary: "The keys and titles of a kind that others point to, such as the categories of articles",
  request: { params: z.object({ kind }) },
  responses: {
    ...ok("The choices", inData(z.array(z.object({ key: z.string(), title: z.string() })))),
    ...failures(400, 401, 403, 404),
  },
});

const reading = createRoute({
  operationId: "readContent",
  ...described,
  method: "get",
  path: "/content/{kind}/{key}",
  summary: "One item with its newest version",
  request: { params: one, query: languageQuery },
  responses: {
    ...ok("The item", inData(WholeItemJson)),
    ...failures(400, 401, 403, 404),
  },
});

const readingEnglish = createRoute({
  operationId: "readEnglishOfTranslation",
  ...described,
  method: "get",
  path: "/content/{kind}/{key}/english",
  summary:
    "What readers have in English, or its newest draft, beside a translation or before there is one, and what has changed in it since",
  request: {
    params: one,
    query: z.object({
      language: z.enum(TRANSLATIONS, "There is no such language.").openapi({ description: "Of the translation" }),
    }),
  },
  responses: { ...ok("The English text", inData(EnglishBesideJson)), ...failures(400, 401, 403, 404) },
});

export const contentItems = router()
  .openapi(listing, async (c) => {
    const { kind = null, ...rest } = c.req.valid("query");
    const { englishOfAll, listItems } = await lists();
    const found = await listItems(c.var.context, { kind, ...rest });
    const english = await englishOfAll(c.var.context, found.items);
    return c.json(
      pagedJson(found, (item) => ({ ...itemJson(item), english: english(item) })),
      200,
    );
  })
  .openapi(counting, async (c) => {
    const { language } = c.req.valid("query");
    return c.json({ data: await (await lists()).countItems(c.var.context, language) }, 200);
  })
  .openapi(choosing, async (c) => {
    return c.json({ data: await (await lists()).choicesOf(c.var.context, c.req.valid("param").kind) }, 200);
  })
  .openapi(reading, async (c) => {
    const { itemNamed, documentOf, isUnread } = await items();
    const item = await itemNamed(c.var.context, { ...c.req.valid("param"), ...c.req.valid("query") });
    const document = await documentOf(c.var.context, item, item.version);
    const whole = {
      ...itemJson(item),
      document,
      editor: await memberName(c.var.context, item.updatedBy),
      isUnread: isUnread(item.kind, document),
      sentBack: sentBackJson(await (await checks()).lastSentBack(c.var.context, item)),
      isCheckedWithdrawal: (await (await checking()).risksOfWithdrawal(c.var.context, item)).length > 0,
      review: await reviewOf(c.var.context, item.recordId, item.language),
    };
    return c.json({ data: whole }, 200);
  });

export const englishOfTranslations = router().openapi(readingEnglish, async (c) => {
  const { englishBeside } = await english();
  const beside = await englishBeside(c.var.context, { ...c.req.valid("param"), ...c.req.valid("query") });
  const changes = beside.changes && changesJson(beside.changes);
  return c.json({ data: { ...beside, fields: [...beside.fields], changes } }, 200);
});

function sentBackJson(last: Awaited<ReturnType<Awaited<ReturnType<typeof checks>>["lastSentBack"]>>) {
  return last && { by: last.checker, time: last.decidedAt ?? 0, reason: last.reason ?? "" };
}
