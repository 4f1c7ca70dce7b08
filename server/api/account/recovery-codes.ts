import { z } from "@hono/zod-openapi";
import { password } from "../../contract/account/fields.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "../../domain/account/recovery-codes.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Accounts"], path: "/user/recovery-codes" as const };

const Renewal = z.object({
  password: password().optional().openapi({
    description: "Not needed for the first codes within ten minutes of the registration that began the session",
  }),
});

const counting = createRoute({
  operationId: "countRecoveryCodes",
  ...described,
  method: "get",
  summary: "How many recovery codes the member has left",
  responses: { ...ok("The number", inData(z.object({ left: z.int() }))), ...failures(401) },
});

const renewing = createRoute({
  operationId: "renewRecoveryCodes",
  ...described,
  middleware: [logAccess("recovery codes"), membersOnly.middleware],
  method: "post",
  summary: "Draw new recovery codes in place of the old ones; they are told this once",
  request: { body: jsonBody(Renewal) },
  responses: {
    ...ok("The codes", inData(z.object({ codes: z.array(z.string()) }))),
    ...failures(400, 401, 415, 429, 503),
  },
});

export const recoveryCodes = router()
  .openapi(counting, async (c) => {
    const left = await countRecoveryCodes(c.var.context, c.var.actor.member);
    return c.json({ data: { left } }, 200);
  })
  .openapi(renewing, async (c) => {
    const { context, actor, caller } = c.var;
    const { password: said } = c.req.valid("json");
    const codes = await renewRecoveryCodes(context, actor, said ?? null, deviceOf(caller));
    return c.json({ data: { codes } }, 200);
  });
