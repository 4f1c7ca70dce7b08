import { z } from "@hono/zod-openapi";
import { DECIDED_OUTCOMES } from "../../contract/moderation/choices.ts";
import { timeOrder } from "../../contract/times.ts";
import { DecidedCaseJson } from "../../contract/moderation/answers.ts";
import { listDecided, type DecidedCase } from "../../domain/moderation/decided.ts";
import { moderatorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listDecidedCases",
  ...moderatorsOnly,
  tags: ["Moderation"],
  method: "get",
  path: "/moderation/decided",
  summary: "What moderators decided, the newest first unless told",
  request: {
    query: z.object({
      ...pagingQuery,
      sort: timeOrder.optional().default("newest"),
      outcome: z.enum(DECIDED_OUTCOMES, "There is no such outcome.").optional(),
    }),
  },
  responses: { ...ok("One page", paged(DecidedCaseJson)), ...failures(400, 401, 403, 404) },
});

export const decidedCases = router().openapi(listing, async (c) => {
  const page = await listDecided(c.var.context, c.req.valid("query"));
  return c.json(
    pagedJson(page, (item) => decidedJson(item, c.var.actor.member.id)),
    200,
  );
});

function decidedJson(item: DecidedCase, viewerId: string): DecidedCaseJson {
  const { id, kind, subjectId, outcome, reason, decidedBy, deciderName, decidedAt, about, isThere } = item;
  return {
    _id: id,
    kind,
    caseId: subjectId,
    outcome,
    reason,
    decidedTime: decidedAt,
    by: deciderName,
    isMine: decidedBy === viewerId,
    about,
    isThere,
  };
}
