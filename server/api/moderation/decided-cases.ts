import { z } from "@hono/zod-openapi";
import { listDecided, type DecidedCase } from "../../domain/moderation/decided.ts";
import { moderatorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { ok } from "../responses.ts";

const DecidedCaseJson = z
  .object({
    _id: z.string(),
    kind: z.enum(["post", "comment", "member", "review", "answer"]),
    caseId: z.string(),
    outcome: z.enum(["hide", "restore", "dismiss", "remove", "warn", "suspend", "uphold", "undo"]),
    reason: z.string().nullable(),
    decidedTime: z.number().openapi({ description: "Epoch milliseconds" }),
    by: z.string().nullable().openapi({ description: "Null when she left" }),
    isMine: z.boolean(),
    about: z
      .object({ name: z.string(), title: z.string().nullable(), text: z.string() })
      .nullable()
      .openapi({ description: "As it stands now; null when it is gone" }),
    isThere: z.boolean().openapi({ description: "Whether the case can still be opened" }),
  })
  .openapi("DecidedCase");

const listing = createRoute({
  ...moderatorsOnly,
  tags: ["Moderation"],
  method: "get",
  path: "/moderation/decided",
  summary: "What moderators decided, the newest first",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(DecidedCaseJson)), ...failures(400, 401, 403, 404) },
});

export const decidedCases = router().openapi(listing, async (c) => {
  const page = await listDecided(c.var.context, c.req.valid("query"));
  return c.json(
    pagedJson(page, (item) => decidedJson(item, c.var.actor.member.id)),
    200,
  );
});

function decidedJson(item: DecidedCase, viewerId: string): z.infer<typeof DecidedCaseJson> {
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
