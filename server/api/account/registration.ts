import { z } from "@hono/zod-openapi";
import type { HonoRequest } from "hono";
import { SignInJson } from "../../contract/account/answers.ts";
import * as fields from "../../contract/account/fields.ts";
import { askForSignUpCode, register, type Registration } from "../../domain/account/registration.ts";
import { takeSignUp } from "../../domain/account/sign-up-count.ts";
import type { Context } from "../../domain/context.ts";
import type { Device } from "../../domain/session/devices.ts";
import { logAccess } from "../access-log.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { ok, userJson } from "../responses.ts";
import {
  allProblemsOf,
  registrationBody,
  requireSoundParts,
  requireSoundRegistration,
  type RegistrationBody,
} from "./registration-body.ts";

const MessageAnswer = z.object({ message: z.string() });

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
    responses: { ...ok("It can be sent", MessageAnswer), ...failures(400, 413, 415) },
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
      202: { description: "A code is on its way", content: { "application/json": { schema: MessageAnswer } } },
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
    description:
      "Tells every fault at once; a number that is taken is a 409 of its own. Without `phoneCode` the number stays unproved: no code for a new password goes to it.",
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

  return router(allProblemsOf(Registration).hook)
    .openapi(checking, async (c) => {
      await requireSoundParts(c.var.context, isJson(c.req) ? c.req.valid("json") : c.req.valid("form"));
      return c.json({ message: "Nothing is wrong with it." }, 200);
    })
    .openapi(askingForCode, async (c) => {
      const { context, caller } = c.var;
      const body = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      const device = deviceOf(caller);
      const registration = await soundOrCounted(context, body, device);
      await askForSignUpCode(context, registration, device);
      return c.json({ message: "A code is on its way" }, 202);
    })
    .openapi(registering, async (c) => {
      const { context, caller } = c.var;
      const { phoneCode = null, ...body } = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      const device = deviceOf(caller);
      // With a code the try was counted when the code was asked for.
      const registration = await (phoneCode === null
        ? soundOrCounted(context, body, device)
        : requireSoundRegistration(context, body));
      const { token, member } = await register(context, registration, phoneCode, device);
      c.set("memberId", member.id);
      return c.json({ token, user: await userJson(context, member) }, 200);
    });
}

/** One with faults is a try like any other. */
async function soundOrCounted(context: Context, body: RegistrationBody, device: Device): Promise<Registration> {
  try {
    return await requireSoundRegistration(context, body);
  } catch (failure) {
    await takeSignUp(context, device);
    throw failure;
  }
}

function isJson(request: HonoRequest) {
  return /^application\/json/i.test(request.header("content-type") ?? "");
}
