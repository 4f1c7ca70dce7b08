import { z } from "@hono/zod-openapi";
import { password } from "../../contract/account/fields.ts";
import { deleteAccount } from "../../domain/leaving/deletion.ts";
import { notFound } from "../../failures.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const Leaving = z.object({
  password: password().optional().openapi({ description: "Needed when the sign-in was more than ten minutes ago" }),
  keepsTexts: flag
    .optional()
    .openapi({ description: "Whether the member's posts and comments stay under 'Deleted member'; default no" }),
});

const deleting = createRoute({
  operationId: "deleteOwnAccount",
  ...membersOnly,
  middleware: [logAccess("deletion"), membersOnly.middleware],
  method: "delete",
  path: "/user/delete/{userId}",
  tags: ["Accounts"],
  summary: "Delete the member's own account",
  request: {
    params: z.object({ userId: recordId }),
    body: { required: false, content: { "application/json": { schema: Leaving } } },
  },
  responses: {
    ...ok("Deleted", MessageJson),
    ...failures(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

export const accountDeletion = router().openapi(deleting, async (c) => {
  const { context, actor, caller } = c.var;
  if (c.req.valid("param").userId !== actor.member.id) throw notFound("member");
  const { password: said, keepsTexts = false } = c.req.valid("json");
  await deleteAccount(context, actor, { password: said ?? null, keepsTexts }, deviceOf(caller));
  return c.json({ message: say.accountDeleted() }, 200);
});
