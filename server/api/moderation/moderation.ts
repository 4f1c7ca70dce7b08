import { z } from "@hono/zod-openapi";
import { CaseJson, OpenCaseJson, PastDecisionJson } from "../../contract/moderation/answers.ts";
import { ANSWER_OUTCOMES, CASE_KINDS, OUTCOMES, TEXT_KINDS } from "../../contract/moderation/choices.ts";
import {
  CHOOSE_OUTCOME,
  DECISION_REASON_MISSING,
  decisionOutcome,
  decisionReason,
  seenState,
  suspendedDays,
} from "../../contract/moderation/fields.ts";
import { invalid } from "../../failures.ts";
import { SUSPENDED_DAYS } from "../../domain/moderation/adverse-decision.ts";
import { answersForOthers, decideAboutAnswer } from "../../domain/moderation/answers.ts";
import { decide } from "../../domain/moderation/decisions.ts";
import { decideAboutMember, MEMBER_OUTCOMES } from "../../domain/moderation/member-decisions.ts";
import { openCase } from "../../domain/moderation/open-case.ts";
import { listCases, type Case } from "../../domain/moderation/queue.ts";
import { decideAboutReview, REVIEW_OUTCOMES } from "../../domain/moderation/review-decisions.ts";
import { unmask } from "../../domain/moderation/unmasking.ts";
import { moderatorsOnly } from "../authentication.ts";
import { caseJson, openCaseJson, pastDecisionJson } from "./case-json.ts";
import { failures } from "../failures.ts";
import { orNull, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";

const textKind = z.enum(TEXT_KINDS);
const kind = z.enum(CASE_KINDS);

const described = { ...moderatorsOnly, tags: ["Moderation"] };
const one = z.object({ kind, id: recordId });

const listing = createRoute({
  operationId: "listCases",
  ...described,
  method: "get",
  path: "/moderation",
  summary: "What waits for this moderator, the longest waiting first",
  request: { query: z.object(pagingQuery) },
  responses: {
    ...ok(
      "One page, and besides the answers that wait for another moderator",
      paged(CaseJson).extend({ elsewhere: z.array(CaseJson) }),
    ),
    ...failures(400, 401, 403, 404),
  },
});

const reading = createRoute({
  operationId: "readCase",
  ...described,
  method: "get",
  path: "/moderation/{kind}/{id}",
  summary: "One case",
  request: { params: one },
  responses: { ...ok("The case", inData(OpenCaseJson)), ...failures(400, 401, 403, 404) },
});

const deciding = createRoute({
  operationId: "decideCase",
  ...described,
  method: "post",
  path: "/moderation/{kind}/{id}/decision",
  summary: "Decide about a text, a review, a member or an appeal; author and reporters are notified",
  description:
    "`hide` and `restore` are for texts and reviews, `remove` for texts, `removePicture` for posts; `restore` shows a picture that waits, too; `warn` and `suspend` tell the author what is " +
    "wrong, and `suspend` hides the text and stops the author from writing; `dismiss` finds nothing wrong. Of an answer to a " +
    "decision, `uphold` leaves the decision and `undo` takes it back.",
  request: {
    params: one,
    body: jsonBody(
      z.object({
        outcome: decisionOutcome,
        reason: orNull(decisionReason).openapi({ description: "Not needed to `restore` or `dismiss`" }),
        days: suspendedDays
          .optional()
          .default(SUSPENDED_DAYS)
          .openapi({ description: "For how long its author is suspended" }),
        seen: seenState.optional().openapi({ description: "Of a text: where it stood as the moderator read it" }),
        version: z.number().int().optional().openapi({ description: "Of a review: the words that were read" }),
      }),
    ),
  },
  responses: { ...ok("Decided", MessageJson), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

const tracing = createRoute({
  operationId: "unmaskAuthor",
  ...described,
  method: "post",
  path: "/moderation/{kind}/{id}/trace",
  summary: "Who is behind a pseudonym; every look is written down",
  request: { params: z.object({ kind: textKind, id: recordId }) },
  responses: {
    ...ok(
      "Who",
      inData(
        z.object({
          fullName: z.string(),
          hasRole: z.boolean(),
          timesHidden: z.int(),
          history: z.array(PastDecisionJson),
        }),
      ),
    ),
    ...failures(400, 401, 403, 404),
  },
});

export const moderation = router()
  .openapi(listing, async (c) => {
    const { context, actor } = c.var;
    const wire = (item: Case) => caseJson(item, actor.member.id);
    const apart = await answersForOthers(context, actor.member);
    const ids = apart.map(({ id }) => id);
    const found = await listCases(context, c.req.valid("query"), ids);
    return c.json({ ...pagedJson(found, wire), elsewhere: apart.map(wire) }, 200);
  })
  .openapi(reading, async (c) => {
    const { context, actor } = c.var;
    const { kind, id } = c.req.valid("param");
    return c.json({ data: openCaseJson(await openCase(context, actor.member, kind, id), actor.member.id) }, 200);
  })
  .openapi(deciding, async (c) => {
    const { context, actor } = c.var;
    const { kind, id } = c.req.valid("param");
    const { outcome, reason: said, days, seen, version } = c.req.valid("json");
    const reason = reasonFor(outcome, said);
    if (kind === "member") {
      await decideAboutMember(context, actor.member, id, { outcome: oneOf(MEMBER_OUTCOMES, outcome), reason, days });
    } else if (kind === "review") {
      const decision = { outcome: oneOf(REVIEW_OUTCOMES, outcome), reason, days, version };
      await decideAboutReview(context, actor.member, id, decision);
    } else if (kind === "answer") {
      await decideAboutAnswer(context, actor.member, id, { outcome: oneOf(ANSWER_OUTCOMES, outcome), reason });
      return c.json({ message: "Done. The member is notified." }, 200);
    } else {
      await decide(context, actor.member, { kind, id }, { outcome: oneOf(OUTCOMES, outcome), reason, days, seen });
    }
    return c.json({ message: "Done. The author and the reporters are notified." }, 200);
  })
  .openapi(tracing, async (c) => {
    const { history, ...traced } = await unmask(c.var.context, c.var.actor.member, c.req.valid("param"));
    return c.json({ data: { ...traced, history: history.map(pastDecisionJson) } }, 200);
  });

function reasonFor(outcome: string, reason: string | null | undefined): string {
  if (!reason && outcome !== "restore" && outcome !== "dismiss") throw invalid("reason", DECISION_REASON_MISSING);
  return reason ?? "";
}

function oneOf<Choice extends string>(choices: readonly Choice[], outcome: string): Choice {
  const chosen = choices.find((choice) => choice === outcome);
  if (!chosen) throw invalid("outcome", CHOOSE_OUTCOME);
  return chosen;
}
