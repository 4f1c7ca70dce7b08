import { z } from "@hono/zod-openapi";
import { code } from "../../contract/account/fields.ts";
import { beginPhoneProof, finishPhoneProof } from "../../domain/account/phone-proof.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = {
  ...membersOnly,
  middleware: [logAccess("phone proof"), membersOnly.middleware],
  tags: ["Accounts"],
  path: "/user/phone-proof" as const,
};

const beginning = createRoute({
  operationId: "beginPhoneProof",
  ...described,
  method: "post",
  summary: "Send a code to the member's number, to prove it",
  responses: {
    202: { description: "A code is on its way", content: { "application/json": { schema: MessageJson } } },
    ...failures(400, 401, 429, 503),
  },
});

const finishing = createRoute({
  operationId: "finishPhoneProof",
  ...described,
  method: "put",
  summary: "Prove the member's number with the code that went to it",
  request: { body: jsonBody(z.object({ code })) },
  responses: { ...ok("Proved", MessageJson), ...failures(400, 401, 403, 413, 415, 429, 503) },
});

export const phoneProof = router()
  .openapi(beginning, async (c) => {
    const { context, actor, caller } = c.var;
    await context.limits.take("codeByAddress", caller.address);
    await beginPhoneProof(context, actor);
    return c.json({ message: say.codeSent() }, 202);
  })
  .openapi(finishing, async (c) => {
    await finishPhoneProof(c.var.context, c.var.actor, c.req.valid("json").code);
    return c.json({ message: say.phoneConfirmed() }, 200);
  });
