import { z } from "@hono/zod-openapi";
import { DecisionJson } from "../../contract/moderation/answers.ts";
import { decisionAnswer } from "../../contract/moderation/fields.ts";
import { pseudonymInWords } from "../../domain/forum/pseudonym-names.ts";
import { answerDecision, decisionFor, type OwnDecision } from "../../domain/moderation/own-decisions.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { aboutOf } from "./case-json.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Decisions"] };
const one = z.object({ id: recordId });

const reading = createRoute({
  operationId: "readDecision",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/decision/{id}",
  summary: "A moderator's decision about the member",
  request: { params: one },
  responses: { ...ok("The decision", inData(DecisionJson)), ...failures(400, 401, 404) },
});

const answering = createRoute({
  operationId: "answerDecision",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/decision/{id}/answer",
  summary: "Appeal once; a moderator looks again and the member is notified",
  description: "Also while the member is suspended.",
  request: {
    params: one,
    body: jsonBody(z.object({ text: decisionAnswer })),
  },
  responses: {
    ...ok("The decision with the member's answer", z.object({ data: DecisionJson, message: z.string() })),
    ...failures(400, 401, 404, 409, 413, 415, 429),
  },
});

export const decisions = router()
  .openapi(reading, async (c) => {
    const { context, actor } = c.var;
    return c.json({ data: decisionJson(await decisionFor(context, actor.member, c.req.valid("param").id)) }, 200);
  })
  .openapi(answering, async (c) => {
    const { context, actor } = c.var;
    const answer = { id: c.req.valid("param").id, text: c.req.valid("json").text };
    const data = decisionJson(await answerDecision(context, actor.member, answer));
    return c.json({ data, message: say.appealSent() }, 200);
  });

function decisionJson(decision: OwnDecision): DecisionJson {
  const { words } = decision;
  return {
    _id: decision.id,
    kind: decision.kind,
    about: aboutOf(decision),
    reason: decision.reason,
    suspendedUntil: decision.suspendedUntil,
    createdTime: decision.createdAt,
    pseudonym: decision.pseudonym && pseudonymInWords(decision.pseudonym),
    words: words && { postId: words.postId, title: words.title, text: words.body, isChanged: words.isChanged },
    answer: decision.answer,
    answeredTime: decision.answeredAt,
    outcome: decision.outcome,
    outcomeReason: decision.outcomeReason,
    outcomeTime: decision.outcomeAt,
  };
}
