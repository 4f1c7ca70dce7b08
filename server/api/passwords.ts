import { z } from "@hono/zod-openapi";
import { changePassword, sendCode, setPasswordByCode } from "../domain/accounts/new-password.ts";
import { invalid } from "../domain/failures.ts";
import { logAccess } from "./access-log.ts";
import { actorOrNobody } from "./authentication.ts";
import { failures } from "./failures.ts";
import { password, text } from "./fields.ts";
import { createRoute, noun } from "./noun.ts";
import { jsonBody, ok } from "./wire.ts";

const described = { tags: ["Accounts"], middleware: logAccess("password change") };
const done = z.object({ message: z.string() });
const CHANGED = { message: "Reset password successfully" };
const phoneNumber = text(40, "Enter your phone number.");
const MISSING = "Enter a new password.";

const forgetting = createRoute({
  ...described,
  method: "post",
  path: "/user/forgot-password",
  summary: "Ask for a code by SMS, or set a new password with one",
  description: "Without `code` nothing changes, and the answer is the same for any number.",
  request: {
    body: jsonBody(
      z.object({
        phoneNumber,
        password: password(MISSING).optional().openapi({ description: "The new one; needed with `code`" }),
        code: text(40, "Enter the code.").optional(),
      }),
    ),
  },
  responses: {
    ...ok("The password is changed, and she is signed out everywhere", done),
    202: {
      description: "A code is sent, if a member has this number",
      content: { "application/json": { schema: done } },
    },
    ...failures(400, 401, 415, 429, 503),
  },
});

const changing = createRoute({
  ...described,
  method: "post",
  path: "/user/reset-password",
  summary: "Change a password that she knows",
  description: "With her token the session of the token goes on; all others end.",
  request: {
    body: jsonBody(
      z.object({
        phoneNumber,
        password: password("Enter your old password.").openapi({ description: "The old one" }),
        newPassword: password(MISSING),
      }),
    ),
  },
  responses: { ...ok("The password is changed", done), ...failures(400, 401, 415, 429, 503) },
});

export const passwords = noun()
  .openapi(forgetting, async (c) => {
    const { context, caller } = c.var;
    const { code, ...body } = c.req.valid("json");
    if (code === undefined) {
      await context.limits.take("codeByAddress", caller.address);
      await sendCode(context, body.phoneNumber);
      return c.json({ message: "If this number has an account, a code is on its way" }, 202);
    }
    if (body.password === undefined) throw invalid("password", MISSING);
    await context.limits.take("signInByAddress", caller.address);
    c.set("memberId", await setPasswordByCode(context, { ...body, password: body.password, code }, caller.device));
    return c.json(CHANGED, 200);
  })
  .openapi(changing, async (c) => {
    const { context, caller } = c.var;
    await context.limits.take("signInByAddress", caller.address);
    const actor = await actorOrNobody(c);
    const memberId = await changePassword(context, c.req.valid("json"), caller.device, actor?.tokenHash ?? null);
    c.set("memberId", memberId);
    return c.json(CHANGED, 200);
  });
