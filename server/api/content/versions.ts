import { z } from "@hono/zod-openapi";
import {
  ContentDocumentJson,
  ContentItemJson,
  ContentVersionJson,
  DifferenceJson,
  FieldChangeJson,
  html,
} from "../../contract/content/answers.ts";
import { SOURCE_MAX } from "../../contract/content/checks.ts";
import { anyText } from "../../contract/text.ts";
import { withSettings } from "../settings/app-settings.ts";
import { editorsOnly, editorsWriting } from "../authentication.ts";
import {
  changesJson,
  differencesJson,
  itemJson,
  itsLanguage,
  languageQuery,
  one,
  version,
  versionJson,
} from "./editing-json.ts";
import { differences, discards, documents, items, kinds, publishing, saves } from "./editing-rules.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";

const described = { ...editorsOnly, tags: ["Editing"] };
const writing = { ...editorsWriting, tags: ["Editing"] };
const oneVersion = one.extend({
  number: z
    .string()
    .regex(/^\d{1,9}$/, "There is no such version.")
    .transform(Number)
    .openapi({ type: "integer", minimum: 0 }),
});
const refusals = failures(400, 401, 403, 404, 409, 413, 415, 429);

const withdrawing = createRoute({
  operationId: "withdrawContent",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/withdrawal",
  summary: "Unpublish, or ask for it where a second person has to agree; its versions stay",
  request: {
    params: one,
    query: languageQuery,
    body: jsonBody(z.object({ version, source: anyText(SOURCE_MAX).optional().default("") })),
  },
  responses: { ...ok("Withdrawn", z.object({ message: z.string(), isToCheck: z.boolean() })), ...refusals },
});

const discarding = createRoute({
  operationId: "discardContentDraft",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/discard",
  summary: "Discard its draft and its schedule; readers keep what they have, versions stay",
  request: { params: one, query: languageQuery, body: jsonBody(z.object({ version })) },
  responses: { ...ok("Discarded", inData(ContentItemJson)), ...refusals },
});

const unscheduling = createRoute({
  operationId: "unscheduleContent",
  ...writing,
  method: "delete",
  path: "/content/{kind}/{key}/schedule",
  summary: "Cancel the schedule",
  request: { params: one, query: languageQuery },
  responses: { ...ok("Done", MessageJson), ...failures(400, 401, 403, 404, 429) },
});

const settling = createRoute({
  operationId: "settleShippedContent",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/shipped",
  summary: "Take over the newer shipped text, or leave it",
  request: {
    params: one,
    query: languageQuery,
    body: jsonBody(z.object({ version, choice: z.enum(["take", "leave"], "Say whether to take it or leave it.") })),
  },
  responses: { ...ok("Done", MessageJson), ...refusals },
});

const listingVersions = createRoute({
  operationId: "listContentVersions",
  ...described,
  method: "get",
  path: "/content/{kind}/{key}/versions",
  summary: "Its versions, the newest first, as shipped last",
  request: { params: one, query: languageQuery },
  responses: { ...ok("The versions", inData(z.array(ContentVersionJson))), ...failures(400, 401, 403, 404) },
});

const readingVersion = createRoute({
  operationId: "readContentVersion",
  ...described,
  method: "get",
  path: "/content/{kind}/{key}/versions/{number}",
  summary: "One version, and what makes another of it",
  request: {
    params: oneVersion,
    query: z.object({
      ...itsLanguage,
      against: z.coerce.number("There is no such version.").int().min(0).optional().openapi({
        description: "The version that it is held against; the newest, unless told",
      }),
    }),
  },
  responses: {
    ...ok(
      "The version",
      inData(
        z.object({
          number: z.int(),
          document: ContentDocumentJson,
          html,
          differences: z.array(DifferenceJson),
          changes: z.array(FieldChangeJson).openapi({ description: "The same, field by field" }),
        }),
      ),
    ),
    ...failures(400, 401, 403, 404),
  },
});

const restoring = createRoute({
  operationId: "restoreContentVersion",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/versions/{number}/restoration",
  summary: "Make an older version the newest, as a draft",
  request: { params: oneVersion, query: languageQuery, body: jsonBody(z.object({ version })) },
  responses: { ...ok("The item", inData(ContentItemJson)), ...refusals },
});

export const contentVersions = router()
  .openapi(withdrawing, async (c) => {
    const name = { ...c.req.valid("param"), ...c.req.valid("query"), ...c.req.valid("json") };
    const { isToCheck } = await (await publishing()).withdraw(c.var.context, c.var.actor.member, name);
    const message = isToCheck
      ? "It waits for a second person. Readers have it until then."
      : "Readers do not find it any more.";
    return c.json({ message, isToCheck }, 200);
  })
  .openapi(discarding, async (c) => {
    const name = { ...c.req.valid("param"), ...c.req.valid("query"), ...c.req.valid("json") };
    const { discardDraft } = await discards();
    return c.json({ data: itemJson(await discardDraft(c.var.context, c.var.actor.member, name)) }, 200);
  })
  .openapi(unscheduling, async (c) => {
    await (
      await publishing()
    ).unschedule(c.var.context, c.var.actor.member, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.json({ message: "It stays a draft." }, 200);
  })
  .openapi(settling, async (c) => {
    const { version, choice } = c.req.valid("json");
    const name = { ...c.req.valid("param"), ...c.req.valid("query"), version };
    await (await publishing()).settleShipped(c.var.context, c.var.actor.member, name, choice);
    return c.json({ message: choice === "take" ? "Readers have the original text." : "Your text stays." }, 200);
  })
  .openapi(listingVersions, async (c) => {
    const { itemNamed, versionsOf } = await items();
    const item = await itemNamed(c.var.context, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.json({ data: (await versionsOf(c.var.context, item)).map(versionJson) }, 200);
  })
  .openapi(readingVersion, async (c) => {
    const { itemNamed, documentOf } = await items();
    const { number, ...param } = c.req.valid("param");
    const { against: asked, language } = c.req.valid("query");
    const name = { ...param, language };
    const item = await itemNamed(c.var.context, name);
    const document = await documentOf(c.var.context, item, number);
    const against = asked ?? item.version;
    const other = await documentOf(c.var.context, item, against);
    const { changesBetween, differencesOf } = await differences();
    const compared = {
      differences: differencesJson(differencesOf(document, other)),
      changes: changesJson(changesBetween(document, other)),
    };
    const html = withSettings(
      (await documents()).htmlOf(
        (await kinds()).kindNamed(name.kind).expand(name.key, document, language).document.body,
        language,
      ),
      c.var.app,
    );
    return c.json({ data: { number, document, html, ...compared } }, 200);
  })
  .openapi(restoring, async (c) => {
    const { number, ...name } = c.req.valid("param");
    const { restoreVersion } = await saves();
    const restored = await restoreVersion(
      c.var.context,
      c.var.actor.member,
      { ...name, ...c.req.valid("query"), ...c.req.valid("json") },
      number,
    );
    return c.json({ data: itemJson(restored) }, 200);
  });
