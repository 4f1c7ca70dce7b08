import { z } from "@hono/zod-openapi";
import { PasswordChangeJson } from "../../contract/account/answers.ts";
import { code, newPassword, password, phoneNumber } from "../../contract/account/fields.ts";
import {
  changePassword,
  problemsOfPasswordChange,
  problemsOfReset,
  sendCode,
  setPasswordByCode,
} from "../../domain/account/new-password.ts";
import { requirePhoneNumber } from "../../domain/phone-numbers.ts";
import { problemsOf } from "../../failures.ts";
import { logAccess } from "../access-log.ts";
import { allProblems, checkQuery, nothingWrong } from "../all-problems.ts";
import { actorOrNobody, eitherHeaderOrNone } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { flag } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Accounts"], middleware: logAccess("password change") };

const Reset = z.object({
  phoneNumber: phoneNumber(),
  code: code.optional(),
  password: newPassword().optional().openapi({ description: "The new one; needed with `code`" }),
});

const Change = z.object({
  phoneNumber: phoneNumber(),
  password: password(say.oldPasswordMissing).openapi({ description: "The old one" }),
  newPassword: newPassword(),
  endOtherAccess: flag.optional().openapi({
    description:
      "Also end the recovery codes, a begun change of number and the private address of the calendar; default yes",
  }),
});

const reset = allProblems(Reset, (c, told, wrong) => {
  const { phoneNumber, code } = told;
  if (code !== undefined || wrong.has("code")) return problemsOfReset(c.var.context, told, deviceOf(c.var.caller));
  return problemsOf([() => phoneNumber !== undefined && requirePhoneNumber(phoneNumber)]);
});

const change = allProblems(Change, async (c, told) => {
  return problemsOfPasswordChange(c.var.context, told, deviceOf(c.var.caller), await actorOrNobody(c));
});

const forgetting = createRoute({
  operationId: "replaceForgottenPassword",
  ...described,
  method: "post",
  path: "/user/forgot-password",
  summary: "Ask for a code by SMS, or set a new password with one",
  description:
    "Without `code` nothing changes, and the answer is the same for any number. With it all of the member's sessions, recovery codes, a begun change of number and the private address of the calendar end, and the member is notified. Every fault at once; a code is a counted try, in a check too.",
  request: { query: checkQuery, body: jsonBody(Reset) },
  responses: {
    ...ok("The password is changed, and every other access to the account has ended", PasswordChangeJson),
    202: {
      description: "A code is sent, if a member has this number",
      content: { "application/json": { schema: MessageJson } },
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
    "With the member's token its session continues; all others end. The member is notified. A member with a second step needs the token. Every fault at once; the old password is a counted try to sign in, in a check too.",
  request: { query: checkQuery, body: jsonBody(Change) },
  responses: { ...ok("The password is changed", PasswordChangeJson), ...failures(400, 401, 403, 415, 429, 503) },
});

const resets = router(reset.hook).openapi(forgetting, async (c) => {
  const { context, caller } = c.var;
  const { code, ...body } = c.req.valid("json");
  if (c.req.valid("query").check) {
    await reset.require(c, c.req.valid("json"));
    return c.json(nothingWrong(), 200);
  }
  if (code === undefined) {
    await context.limits.take("codeByAddress", caller.address);
    await sendCode(context, body.phoneNumber, deviceOf(caller));
    return c.json({ message: say.codeSentIfAccount() }, 202);
  }
  const replacing = { ...body, password: body.password, code };
  const { memberId, ended } = await setPasswordByCode(context, replacing, deviceOf(caller));
  c.set("memberId", memberId);
  return c.json(changedJson(ended), 200);
});

const changes = router(change.hook).openapi(changing, async (c) => {
  const { context, caller } = c.var;
  if (c.req.valid("query").check) {
    await change.require(c, c.req.valid("json"));
    return c.json(nothingWrong(), 200);
  }
  const actor = await actorOrNobody(c);
  const { endOtherAccess = true, ...body } = c.req.valid("json");
  const changing = { ...body, endOtherAccess };
  const { memberId, ended } = await changePassword(context, changing, deviceOf(caller), actor);
  c.set("memberId", memberId);
  return c.json(changedJson(ended), 200);
});

export const passwords = router().route("/", resets).route("/", changes);

function changedJson(ended: PasswordChangeJson["ended"] & {}): PasswordChangeJson {
  return { message: say.passwordReset(), ...(ended.length > 0 ? { ended } : {}) };
}
