import { z } from "@hono/zod-openapi";
import { code, password, phoneNumber } from "../../contract/account/fields.ts";
import {
  beginPhoneChange,
  finishPhoneChange,
  pendingPhone,
  problemsOfPhoneChange,
} from "../../domain/account/new-phone.ts";
import { logAccess } from "../access-log.ts";
import { allProblems, checkQuery, nothingWrong } from "../all-problems.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...membersOnly, tags: ["Accounts"], path: "/user/phone-change" as const };
const changing = { ...described, middleware: [logAccess("phone change"), membersOnly.middleware] };

const NewPhone = z.object({ phoneNumber: phoneNumber(say.newPhoneMissing), password: password() });
const newPhone = allProblems(NewPhone, (c, told) => {
  return problemsOfPhoneChange(c.var.context, c.var.actor, told, deviceOf(c.var.caller));
});

const beginning = createRoute({
  operationId: "beginPhoneChange",
  ...changing,
  method: "post",
  summary: "Begin to change the member's phone number: a code goes to the new one",
  description:
    "A number that another member has is answered alike, and gets no code. Every fault at once; a password is a counted try to sign in, in a check too.",
  request: { query: checkQuery, body: jsonBody(NewPhone) },
  responses: {
    ...ok("Nothing is wrong with what was checked", MessageJson),
    202: {
      description: "A code is sent, if the number is free",
      content: { "application/json": { schema: MessageJson } },
    },
    ...failures(400, 401, 413, 415, 429, 503),
  },
});

const reading = createRoute({
  operationId: "readPhoneChange",
  ...described,
  method: "get",
  summary: "The new number of a change that was begun",
  responses: {
    ...ok("The number", inData(z.object({ phoneNumber: z.string().nullable().openapi({ description: "E.164" }) }))),
    ...failures(401),
  },
});

const finishing = createRoute({
  operationId: "finishPhoneChange",
  ...changing,
  method: "put",
  summary: "Change the member's phone number with the code that went to the new one",
  description: "The session of the token goes on; all others end.",
  request: { body: jsonBody(z.object({ code })) },
  responses: { ...ok("Changed", MessageJson), ...failures(400, 401, 403, 413, 415, 429, 503) },
});

export const phoneChange = router(newPhone.hook)
  .openapi(beginning, async (c) => {
    const { context, actor, caller } = c.var;
    if (c.req.valid("query").check) {
      await newPhone.require(c, c.req.valid("json"));
      return c.json(nothingWrong(), 200);
    }
    await context.limits.take("codeByAddress", caller.address);
    await beginPhoneChange(context, actor, c.req.valid("json"), deviceOf(caller));
    return c.json({ message: say.codeSentIfUsable() }, 202);
  })
  .openapi(reading, async (c) => {
    return c.json({ data: { phoneNumber: await pendingPhone(c.var.context, c.var.actor.member) } }, 200);
  })
  .openapi(finishing, async (c) => {
    await finishPhoneChange(c.var.context, c.var.actor, c.req.valid("json").code);
    return c.json({ message: say.phoneChanged() }, 200);
  });
