import { z } from "@hono/zod-openapi";
import { PasswordChangeJson } from "../../contract/account/answers.ts";
import { code, newPassword, password, phoneNumber } from "../../contract/account/fields.ts";
import { NEW_PASSWORD_MISSING, OLD_PASSWORD_MISSING } from "../../contract/account/sentences.ts";
import { changePassword, sendCode, setPasswordByCode } from "../../domain/account/new-password.ts";
import { invalid } from "../../failures.ts";
import { logAccess } from "../access-log.ts";
import { actorOrNobody, eitherHeaderOrNone } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { flag } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { jsonBody, ok } from "../responses.ts";

const described = { tags: ["Accounts"], middleware: logAccess("password change") };
const done = z.object({ message: z.string() });

const forgetting = createRoute({
  operationId: "replaceForgottenPassword",
  ...described,
  method: "post",
  path: "/user/forgot-password",
  summary: "Ask for a code by SMS, or set a new password with one",
  description:
    "Without `code` nothing changes, and the answer is the same for any number. With it all of the member's sessions, recovery codes, a begun change of number and the private address of the calendar end, and the member is notified.",
  request: {
    body: jsonBody(
      z.object({
        phoneNumber: phoneNumber(),
        password: newPassword().optional().openapi({ description: "The new one; needed with `code`" }),
        code: code.optional(),
      }),
    ),
  },
  responses: {
    ...ok("The password is changed, and every other access to the account has ended", PasswordChangeJson),
    202: {
      description: "A code is sent, if a member has this number",
      content: { "application/json": { schema: done } },
    },
    ...failures(400, 401, 415, 429, 503),
  },
});

const changing = createRoute({
  operationId: "changePassword",
  ...described,
  method: "post",
  path: "/user/reset-password",
  security: eitherHeaderOrNone,
  summary: "Change a known password",
  description:
    "With the member's token its session continues; all others end. The member is notified. A member with a second step needs the token.",
  request: {
    body: jsonBody(
      z.object({
        phoneNumber: phoneNumber(),
        password: password(OLD_PASSWORD_MISSING).openapi({ description: "The old one" }),
        newPassword: newPassword(),
        endOtherAccess: flag.optional().openapi({
          description:
            "Also end the recovery codes, a begun change of number and the private address of the calendar; default yes",
        }),
      }),
    ),
  },
  responses: { ...ok("The password is changed", PasswordChangeJson), ...failures(400, 401, 403, 415, 429, 503) },
});

export const passwords = router()
  .openapi(forgetting, async (c) => {
    const { context, caller } = c.var;
    const { code, ...body } = c.req.valid("json");
    if (code === undefined) {
      await context.limits.take("codeByAddress", caller.address);
      await sendCode(context, body.phoneNumber, deviceOf(caller));
      return c.json({ message: "If this number has an account, a code is on its way" }, 202);
    }
    if (body.password === undefined) throw invalid("password", NEW_PASSWORD_MISSING);
    const replacing = { ...body, password: body.password, code };
    const { memberId, ended } = await setPasswordByCode(context, replacing, deviceOf(caller));
    c.set("memberId", memberId);
    return c.json(changedJson(ended), 200);
  })
  .openapi(changing, async (c) => {
    const { context, caller } = c.var;
    const actor = await actorOrNobody(c);
    const { endOtherAccess = true, ...body } = c.req.valid("json");
    const changing = { ...body, endOtherAccess };
    const { memberId, ended } = await changePassword(context, changing, deviceOf(caller), actor);
    c.set("memberId", memberId);
    return c.json(changedJson(ended), 200);
  });

function changedJson(ended: PasswordChangeJson["ended"] & {}): PasswordChangeJson {
  return { message: "Reset password successfully", ...(ended.length > 0 ? { ended } : {}) };
}
