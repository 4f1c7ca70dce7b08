import { z } from "@hono/zod-openapi";
import { code, password } from "../../contract/account/fields.ts";
import { isFresh, proveSecondFactor, secondFactorOf } from "../../domain/second-factor/second-factor.ts";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "../../domain/second-factor/setting-up.ts";
import { hasRole } from "../../domain/member/roles.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...membersOnly, tags: ["Accounts"], path: "/user/second-factor" as const };
const changing = { ...described, middleware: [logAccess("second factor"), membersOnly.middleware] };

const reading = createRoute({
  operationId: "readSecondFactor",
  ...described,
  method: "get",
  summary: "Whether the member's sign-in asks for a second step",
  responses: {
    ...ok(
      "Its state",
      inData(
        z.object({
          isOn: z.boolean(),
          mayBeginIt: z.boolean().openapi({ description: "Whether the member has a role" }),
          isRequired: z.boolean().openapi({ description: "Whether the role needs it" }),
          isFresh: z.boolean().openapi({ description: "Made in this session within the hour, as acts in a role need" }),
          codesLeft: z.int().openapi({ description: "Recovery codes" }),
        }),
      ),
    ),
    ...failures(401),
  },
});

const beginning = createRoute({
  operationId: "beginSecondFactor",
  ...changing,
  method: "post",
  summary: "Begin to set up the second step of the sign-in, for members with a role",
  request: { body: jsonBody(z.object({ password: password() })) },
  responses: {
    ...ok(
      "For an authenticator app; nothing changes until the first code comes",
      inData(
        z.object({
          secret: z.string().openapi({ description: "Base32" }),
          address: z.string().openapi({ description: "`otpauth://`, for a QR code" }),
        }),
      ),
    ),
    ...failures(400, 401, 413, 415, 429, 503),
  },
});

const confirming = createRoute({
  operationId: "confirmSecondFactor",
  ...changing,
  method: "put",
  summary: "Turn the second step on with the first code; the member's other sessions end",
  request: { body: jsonBody(z.object({ code })) },
  responses: {
    ...ok("Recovery codes, told this once", inData(z.object({ codes: z.array(z.string()) }))),
    ...failures(400, 401, 403, 413, 415, 429),
  },
});

const ending = createRoute({
  operationId: "endSecondFactor",
  ...changing,
  method: "delete",
  summary: "Turn the second step off",
  request: { body: jsonBody(z.object({ password: password(), code })) },
  responses: { ...ok("Off", MessageJson), ...failures(400, 401, 403, 404, 413, 415, 429, 503) },
});

const proving = createRoute({
  operationId: "proveSecondFactor",
  ...changing,
  method: "post",
  path: "/user/second-factor/proof",
  summary: "Make the second step again, an hour after the last",
  request: { body: jsonBody(z.object({ code })) },
  responses: { ...ok("Made", MessageJson), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

export const secondFactor = router()
  .openapi(reading, async (c) => {
    const { context, actor } = c.var;
    const mayBeginIt = await hasRole(context, actor.member.id);
    return c.json(
      {
        data: {
          ...(await secondFactorOf(context, actor.member.id)),
          mayBeginIt,
          isRequired: context.requiresSecondFactor && mayBeginIt,
          isFresh: isFresh(context, actor),
        },
      },
      200,
    );
  })
  .openapi(beginning, async (c) => {
    const { context, actor, caller } = c.var;
    const { password: said } = c.req.valid("json");
    return c.json({ data: await beginSecondFactor(context, actor, said, deviceOf(caller)) }, 200);
  })
  .openapi(confirming, async (c) => {
    const codes = await confirmSecondFactor(c.var.context, c.var.actor, c.req.valid("json").code);
    return c.json({ data: { codes } }, 200);
  })
  .openapi(ending, async (c) => {
    const { context, actor, caller } = c.var;
    await endSecondFactor(context, actor, c.req.valid("json"), deviceOf(caller));
    return c.json({ message: say.secondStepOff() }, 200);
  })
  .openapi(proving, async (c) => {
    await proveSecondFactor(c.var.context, c.var.actor, c.req.valid("json").code);
    return c.json({ message: say.secondStepDone() }, 200);
  });
