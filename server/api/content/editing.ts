import { z } from "@hono/zod-openapi";
import type { Context as Request } from "hono";
import { ContentItemJson } from "../../contract/content/answers.ts";
import { SOURCE_MAX } from "../../contract/content/checks.ts";
import { anyText } from "../../contract/text.ts";
import type { ContentDocument } from "../../domain/content/documents.ts";
import type { Publication } from "../../domain/content/problems.ts";
import type { ApiEnvironment } from "../environment.ts";
import { editorsOnly, editorsWriting } from "../authentication.ts";
import { allProblems, nothingWrong } from "../all-problems.ts";
import { documentBody, problemsOfPicture } from "./document.ts";
import { itemJson, itsLanguage, kind, languageQuery, one, version, WHOLE_TEXT_MAX } from "./editing-json.ts";
import { saves } from "./editing-rules.ts";
import { problemsIn, type Told } from "./judging.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";

const described = { ...editorsOnly, tags: ["Editing"] };
const writing = { ...editorsWriting, tags: ["Editing"] };
const sourceOfChange = anyText(SOURCE_MAX).optional().openapi({
  description: "What a changed dose or a lowered urgency rests on, unless the document has a new source for it",
});
const publication = z
  .discriminatedUnion("when", [
    z.object({ when: z.literal("never") }),
    z.object({ when: z.literal("now"), source: sourceOfChange }),
    z.object({
      when: z.literal("later"),
      date: z.iso.date("Say on which day, as day, month and year."),
      time: z
        .string("Say at what time, such as 09:30.")
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Say at what time, such as 09:30."),
      source: sourceOfChange,
    }),
  ])
  .optional()
  .default({ when: "never" });
const written = { document: documentBody, publication };
const New = z.object(written);
const Changed = z.object({ version, ...written });
const ToCheck = z.object({ kind, key: recordId.optional(), ...itsLanguage, ...written });
const refusals = failures(400, 401, 403, 404, 409, 413, 415, 429);

const checkingAll = createRoute(
  {
    operationId: "checkContent",
    ...described,
    method: "post",
    path: "/content/check",
    summary: "All that is wrong with what would be saved, new or of an item, and save nothing",
    request: { body: jsonBody(ToCheck) },
    responses: {
      ...ok("Nothing is wrong with it", MessageJson),
      ...failures(400, 401, 403, 404, 413, 415, 429),
    },
  },
  WHOLE_TEXT_MAX,
);

const creating = createRoute(
  {
    operationId: "createContent",
    ...writing,
    method: "post",
    path: "/content/{kind}",
    summary: "Write a new item. Sent twice, it is one",
    request: { params: z.object({ kind }), body: jsonBody(New) },
    responses: { ...ok("The item", inData(ContentItemJson)), ...refusals },
  },
  WHOLE_TEXT_MAX,
);

const saving = createRoute(
  {
    operationId: "saveContent",
    ...writing,
    method: "put",
    path: "/content/{kind}/{key}",
    summary: "Save a new version; 409 when another editor saved one meanwhile",
    request: { params: one, query: languageQuery, body: jsonBody(Changed) },
    responses: { ...ok("The item", inData(ContentItemJson)), ...refusals },
  },
  WHOLE_TEXT_MAX,
);

/** As the address says it; what comes before readers at a time that was not understood is judged as of now. */
function named(c: Request<ApiEnvironment>, told: Told, wrong: ReadonlySet<string>): Told {
  const { language } = languageQuery.safeParse(c.req.query()).data ?? {};
  const known = { kind: kind.safeParse(c.req.param("kind")).data, key: c.req.param("key"), language };
  return { ...known, ...told, ...(wrong.has("publication") ? { publication: { when: "now" } } : {}) };
}

const toCheck = allProblems(ToCheck, (c, told, wrong) => problemsIn(c.var.context, named(c, told, wrong)));
const writtenNew = allProblems(New, (c, told, wrong) => problemsIn(c.var.context, named(c, told, wrong)));
const writtenChange = allProblems(Changed, (c, told, wrong) => problemsIn(c.var.context, named(c, told, wrong)));

const checksAll = router(toCheck.hook).openapi(checkingAll, async (c) => {
  await c.var.context.limits.take("change", c.var.actor.member.id);
  await toCheck.require(c, c.req.valid("json"));
  return c.json(nothingWrong(), 200);
});

const creates = router(writtenNew.hook).openapi(creating, async (c) => {
  const { context, actor } = c.var;
  const written = c.req.valid("json");
  if (await isPictureless(written)) await writtenNew.require(c, written);
  const { createItem } = await saves();
  return c.json({ data: itemJson(await createItem(context, actor.member, c.req.valid("param").kind, written)) }, 200);
});

const changes = router(writtenChange.hook).openapi(saving, async (c) => {
  const { context, actor } = c.var;
  const { version, ...written } = c.req.valid("json");
  if (await isPictureless(written)) await writtenChange.require(c, { version, ...written });
  const { saveVersion } = await saves();
  const saved = await saveVersion(
    context,
    actor.member,
    { ...c.req.valid("param"), ...c.req.valid("query"), version },
    written,
  );
  return c.json({ data: itemJson(saved) }, 200);
});

/** Only this side knows the pictures; the domain judges the rest. */
async function isPictureless({ document, publication }: { document: ContentDocument; publication: Publication }) {
  return publication.when !== "never" && (await problemsOfPicture(document)).length > 0;
}

export const editing = router().route("/", checksAll).route("/", creates).route("/", changes);
