import { z } from "@hono/zod-openapi";
import { ContentItemJson } from "../../contract/content/answers.ts";
import { SOURCE_MAX } from "../../contract/content/checks.ts";
import { anyText } from "../../contract/text.ts";
import { allInvalid } from "../../failures.ts";
import { editorsWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { problemsOfPicture } from "./document.ts";
import { itemJson, languageQuery, one, version } from "./editing-json.ts";
import { items, newest } from "./editing-rules.ts";

const writing = { ...editorsWriting, tags: ["Editing"] };
const answers = { ...ok("The item", inData(ContentItemJson)), ...failures(400, 401, 403, 404, 409, 413, 415, 429) };

const publishing = createRoute({
  operationId: "publishContent",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/publication",
  summary: "Publish the newest version as it is, under the rules of a saved one; a change may wait for a second person",
  request: {
    params: one,
    query: languageQuery,
    body: jsonBody(
      z.object({
        version,
        source: anyText(SOURCE_MAX).optional().openapi({
          description: "What a changed dose or a lowered urgency rests on, unless the document has a new source for it",
        }),
      }),
    ),
  },
  responses: answers,
});

const checking = createRoute({
  operationId: "markContentSourcesChecked",
  ...writing,
  method: "post",
  path: "/content/{kind}/{key}/source-check",
  summary: "Say that every source was checked today; a new version, which readers get where they had the newest",
  request: { params: one, query: languageQuery, body: jsonBody(z.object({ version })) },
  responses: answers,
});

export const contentNewest = router()
  .openapi(publishing, async (c) => {
    const { context, actor } = c.var;
    const { version, source } = c.req.valid("json");
    const { itemNamed, documentOf } = await items();
    const item = await itemNamed(context, { ...c.req.valid("param"), ...c.req.valid("query") });
    const problems = await problemsOfPicture(await documentOf(context, item, item.version));
    if (problems.length > 0) throw allInvalid(problems);
    const { publishNewest } = await newest();
    const published = await publishNewest(
      context,
      actor.member,
      { ...c.req.valid("param"), ...c.req.valid("query"), version },
      source,
    );
    return c.json({ data: itemJson(published) }, 200);
  })
  .openapi(checking, async (c) => {
    const { markSourcesChecked } = await newest();
    const name = { ...c.req.valid("param"), ...c.req.valid("query"), ...c.req.valid("json") };
    return c.json({ data: itemJson(await markSourcesChecked(c.var.context, c.var.actor.member, name)) }, 200);
  });
