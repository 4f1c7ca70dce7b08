import { z } from "@hono/zod-openapi";
import { CheckJson } from "../../contract/content/answers.ts";
import { REASON_MAX, VERDICTS } from "../../contract/content/checks.ts";
import { anyText } from "../../contract/text.ts";
import type { Member } from "../../domain/member/member.ts";
import type { OpenCheck } from "../../domain/content/checking/deciding.ts";
import { editorsOnly, editorsWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { changesJson, differencesJson, languageQuery, one, version } from "./editing-json.ts";
import { checks } from "./editing-rules.ts";

const reading = createRoute({
  operationId: "readContentCheck",
  ...editorsOnly,
  tags: ["Editing"],
  method: "get",
  path: "/content/{kind}/{key}/check",
  summary:
    "The change that waits for a second person: which doses it changes, which urgencies it lowers, and its source",
  request: { params: one, query: languageQuery },
  responses: { ...ok("The check", inData(CheckJson)), ...failures(400, 401, 403, 404) },
});

const deciding = createRoute({
  operationId: "decideContentCheck",
  ...editorsWriting,
  tags: ["Editing"],
  method: "post",
  path: "/content/{kind}/{key}/check",
  summary: "Approve the change, or send it back with a reason; 403 for one's own, 409 when it is not what was shown",
  request: {
    params: one,
    query: languageQuery,
    body: jsonBody(
      z.object({
        version,
        against: version.nullable().openapi({ description: "What readers had beside it; null: nothing" }),
        verdict: z.enum(VERDICTS, "Say whether to approve it or send it back."),
        reason: anyText(REASON_MAX).optional().default(""),
      }),
    ),
  },
  responses: {
    ...ok("Decided", MessageJson),
    ...failures(400, 401, 403, 404, 409, 413, 415, 429),
  },
});

export const contentChecks = router()
  .openapi(reading, async (c) => {
    const open = await (await checks()).readCheck(c.var.context, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.json({ data: checkJson(open, c.var.actor.member) }, 200);
  })
  .openapi(deciding, async (c) => {
    const { version, ...decision } = c.req.valid("json");
    const { decideCheck } = await checks();
    await decideCheck(
      c.var.context,
      c.var.actor.member,
      { ...c.req.valid("param"), ...c.req.valid("query") },
      { number: version, ...decision },
    );
    return c.json({ message: decision.verdict === "approve" ? "Approved." : "Sent back to the author." }, 200);
  });

function checkJson({ item, check, asker, risks, differences, changes, others }: OpenCheck, viewer: Member): CheckJson {
  return {
    act: check.act,
    version: check.number,
    against: item.publishedVersion,
    title: item.title,
    source: check.source,
    publishTime: check.publishAt,
    asker,
    askedTime: check.askedAt,
    isOwn: check.askedBy === viewer.id,
    others,
    risks,
    differences: differencesJson(differences),
    changes: changesJson(changes),
  };
}
