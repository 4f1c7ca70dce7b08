import type { Context as Request } from "hono";
import { SignInJson } from "../../contract/account/answers.ts";
import * as fields from "../../contract/account/fields.ts";
import { LANGUAGE_HEADER } from "../../contract/languages.ts";
import { askForSignUpCode, register, type Registration } from "../../domain/account/registration.ts";
import { takeSignUp } from "../../domain/account/sign-up-count.ts";
import { isJson } from "../bodies.ts";
import { logAccess } from "../access-log.ts";
import { nothingWrong } from "../all-problems.ts";
import { deviceOf } from "../caller.ts";
import type { ApiEnvironment } from "../environment.ts";
import { failures } from "../failures.ts";
import { languageChosenBy } from "../language.ts";
import { createRoute, router } from "../router.ts";
import { MessageJson, ok, userJson } from "../responses.ts";
import { allProblemsOf, registrationBody, registrationOf, type RegistrationBody } from "./registration-body.ts";
import { say } from "../../contract/sentences/say.ts";

export function registrations(timeZone: string) {
  const Registration = registrationBody(timeZone);
  const RegistrationWithCode = Registration.extend({
    phoneCode: fields.code.optional().openapi({ description: "From the SMS: proves the number" }),
  });
  const request = {
    body: {
      content: { "multipart/form-data": { schema: Registration }, "application/json": { schema: Registration } },
    },
  };

  const Told = Registration.partial();
  const checking = createRoute({
    operationId: "checkRegistration",
    method: "post",
    path: "/user/register/check",
    tags: ["Accounts"],
    summary: "Check what a form has of a registration so far, and register nobody",
    description:
      "Every fault at once of the fields that are sent. Counts as no try, and does not tell whether a number is taken.",
    request: {
      body: { content: { "multipart/form-data": { schema: Told }, "application/json": { schema: Told } } },
    },
    responses: { ...ok("It can be sent", MessageJson), ...failures(400, 413, 415) },
  });

  const askingForCode = createRoute({
    operationId: "askForRegistrationCode",
    middleware: logAccess("sign-up code"),
    method: "post",
    path: "/user/register/code",
    tags: ["Accounts"],
    summary: "Ask for a code by SMS before registering",
    description:
      "Checks a registration and registers nobody. A number that is taken gets the same answer, and its owner an SMS.",
    request,
    responses: {
      202: { description: "A code is on its way", content: { "application/json": { schema: MessageJson } } },
      ...failures(400, 413, 415, 429, 503),
    },
  });

  const registering = createRoute({
    operationId: "register",
    middleware: logAccess("sign-up"),
    method: "post",
    path: "/user/register",
    tags: ["Accounts"],
    summary: "Register, and be signed in",
    description: `Tells every fault at once; a number that is taken is a 409 of its own. Without \`phoneCode\` the number stays unproved: no code for a new password goes to it. \`${LANGUAGE_HEADER}\` with another language than the first is stored as the member's choice.`,
    request: {
      body: {
        content: {
          "multipart/form-data": { schema: RegistrationWithCode },
          "application/json": { schema: RegistrationWithCode },
        },
      },
    },
    responses: { ...ok("Signed in", SignInJson), ...failures(400, 403, 409, 413, 415, 429, 503) },
  });

  const problems = allProblemsOf(Registration);

  const requireSound = async (c: Request<ApiEnvironment>, body: RegistrationBody): Promise<Registration> => {
    await problems.require(c, body);
    return registrationOf(c.var.context, body, languageChosenBy(c));
  };

  const soundOrCounted = async (c: Request<ApiEnvironment>, body: RegistrationBody): Promise<Registration> => {
    try {
      return await requireSound(c, body);
    } catch (failure) {
      await takeSignUp(c.var.context, deviceOf(c.var.caller));
      throw failure;
    }
  };

  return router(problems.hook)
    .openapi(checking, async (c) => {
      await problems.require(c, isJson(c.req) ? c.req.valid("json") : c.req.valid("form"));
      return c.json(nothingWrong(), 200);
    })
    .openapi(askingForCode, async (c) => {
      const { context, caller } = c.var;
      const body = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      const device = deviceOf(caller);
      const registration = await soundOrCounted(c, body);
      await askForSignUpCode(context, registration, device);
      return c.json({ message: say.codeSent() }, 202);
    })
    .openapi(registering, async (c) => {
      const { context, caller } = c.var;
      const { phoneCode = null, ...body } = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      const device = deviceOf(caller);
      const registration = await (phoneCode === null ? soundOrCounted(c, body) : requireSound(c, body));
      const { token, member } = await register(context, registration, phoneCode, device);
      c.set("memberId", member.id);
      return c.json({ token, user: await userJson(context, member) }, 200);
    });
}
