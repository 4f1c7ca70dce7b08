import { z } from "@hono/zod-openapi";
import { ActJson } from "../../contract/audit-log/answers.ts";
import { searchTerm } from "../../contract/search.ts";
import { timeOrder } from "../../contract/times.ts";
import { actNames, listActs, type LoggedAct } from "../../domain/moderation/log.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listActs",
  ...administratorsOnly,
  tags: ["Acts"],
  method: "get",
  path: "/act",
  summary: "What was done by those who have a role, the newest first unless told",
  request: {
    query: z.object({
      ...pagingQuery,
      sort: timeOrder.optional().default("newest"),
      act: recordId.optional().default(""),
      member: searchTerm.openapi({
        description: "A member's phone number or name: what the member did, and what was done to the account",
      }),
    }),
  },
  responses: {
    ...ok("One page, and the acts that there are to choose from", paged(ActJson).extend({ acts: z.array(z.string()) })),
    ...failures(400, 401, 403, 404),
  },
});

export const acts = router().openapi(listing, async (c) => {
  const page = await listActs(c.var.context, c.req.valid("query"));
  return c.json({ ...pagedJson(page, actJson), acts: await actNames(c.var.context) }, 200);
});

function actJson({ id, act, isByCommand, actorId, actorName, subjectKind, subjectId, ...told }: LoggedAct): ActJson {
  return {
    _id: id,
    act,
    isByCommand: isByCommand === 1,
    actor: { id: actorId, name: actorName },
    subject: { kind: subjectKind, id: subjectId, name: told.subjectName },
    reason: told.reason,
    createdTime: told.createdAt,
  };
}
