import { z } from "@hono/zod-openapi";
import { SignInJson, UserJson } from "../../contract/account/answers.ts";
import type { HonoRequest } from "hono";
import { formKey } from "../../contract/form-key.ts";
import * as fields from "../../contract/account/fields.ts";
import { DATE_OF_BIRTH_MISSING, FIRST_PASSWORD_MISSING, USERNAME_MISSING } from "../../contract/account/sentences.ts";
import { NOT_A_PICTURE } from "../../contract/pictures/limits.ts";
import { babyName } from "../../contract/pregnancies/fields.ts";
import {
  BIRTH_DATE_MISSING,
  DATES_MISSING,
  DUE_DATE_MISSING,
  LAST_PERIOD_MISSING,
} from "../../contract/pregnancies/sentences.ts";
import { text } from "../../contract/text.ts";
import { askForSignUpCode, register, type Registration } from "../../domain/account/registration.ts";
import { signIn } from "../../domain/second-factor/sign-in.ts";
import { endSession } from "../../domain/session/sessions.ts";
import { updateProfile } from "../../domain/account/profile.ts";
import { birthDateFromPeriod } from "../../domain/pregnancies/dates-by-period.ts";
import { today, type PregnancyStart } from "../../domain/pregnancies/pregnancies.ts";
import { invalid } from "../../failures.ts";
import type { Context } from "../../domain/context.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { calendarDate, degrees, flag, orNull } from "../fields.ts";
import { bytesOf, formBody, pictureFile } from "../pictures/picture-file.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok, userJson } from "../responses.ts";

const MessageAnswer = z.object({ message: z.string() });

const Credentials = z.object({
  phoneNumber: fields.phoneNumber(),
  password: fields.password(),
  isSharedPhone: flag.optional(),
  secondFactor: fields.code.optional().openapi({
    description:
      "From her authenticator app, or a recovery code, where the call without it answers `second_factor_required`",
  }),
});

const registrationBody = (timeZone: string) => {
  const date = (wrong: string) => calendarDate(timeZone, wrong);
  const optionalDate = (wrong: string) => z.union([z.literal("").transform(() => undefined), date(wrong)]).optional();
  return z.object({
    fullName: fields.fullName(USERNAME_MISSING),
    password: fields.newPassword(FIRST_PASSWORD_MISSING),
    email: fields.email,
    phoneNumber: fields.phoneNumber(),
    dob: date(DATE_OF_BIRTH_MISSING),
    gender: z
      .string(fields.GENDER_MISSING)
      .toUpperCase()
      .pipe(fields.gender)
      .openapi({ type: "string", enum: fields.gender.options }),
    city: fields.city(),
    country: text(2, "Choose a country.").optional().default("PK"),
    lat: degrees(90),
    lang: degrees(180).openapi({ description: "The longitude" }),
    lastMenstrualPeriod: optionalDate(LAST_PERIOD_MISSING),
    isPregnant: flag,
    dueDate: optionalDate(DUE_DATE_MISSING),
    babyBirthDate: optionalDate(BIRTH_DATE_MISSING),
    babyName: orNull(babyName),
    isFindable: flag.optional().openapi({ description: "May other members find her; default no" }),
    formKey: formKey
      .optional()
      .openapi({ description: "Random, one a form: the same form sent twice registers once, and asks for one code" }),
  });
};

const ProfileForm = fields.profile.extend({
  image: pictureFile(NOT_A_PICTURE).optional(),
});

export function accounts(timeZone: string) {
  const Registration = registrationBody(timeZone);
  const RegistrationWithCode = Registration.extend({
    phoneCode: fields.code.optional().openapi({ description: "From the SMS: proves that the number is hers" }),
  });

  const askingForCode = createRoute({
    operationId: "askForRegistrationCode",
    middleware: logAccess("sign-up code"),
    method: "post",
    path: "/user/register/code",
    tags: ["Accounts"],
    summary: "Ask for a code by SMS before registering",
    description:
      "Checks a registration and registers nobody. A number that a member has is answered alike; its owner is told by SMS.",
    request: {
      body: {
        content: { "multipart/form-data": { schema: Registration }, "application/json": { schema: Registration } },
      },
    },
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
    description: "Without `phoneCode` the number stays unproved: no code for a new password goes to it.",
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

  const signingIn = createRoute({
    operationId: "signIn",
    middleware: logAccess("sign-in"),
    method: "post",
    path: "/user/login/number-password",
    tags: ["Accounts"],
    summary: "Sign in",
    request: { body: jsonBody(Credentials) },
    responses: { ...ok("Signed in", SignInJson), ...failures(400, 401, 403, 415, 429, 503) },
  });

  const signingOut = createRoute({
    operationId: "signOut",
    ...membersOnly,
    middleware: [logAccess("log-out"), membersOnly.middleware],
    method: "post",
    path: "/user/logout",
    tags: ["Accounts"],
    summary: "End this session",
    responses: { ...ok("Signed out", MessageAnswer), ...failures(401) },
  });

  const readingOneself = createRoute({
    operationId: "readOwnAccount",
    ...membersOnly,
    method: "get",
    path: "/user/me",
    tags: ["Accounts"],
    summary: "The member behind the token",
    responses: { ...ok("The member", inData(UserJson)), ...failures(401) },
  });

  const updatingProfile = createRoute({
    operationId: "updateProfile",
    ...membersOnly,
    method: "put",
    path: "/user/update",
    tags: ["Accounts"],
    summary: "Change name and picture",
    servers: [{ url: "/api" }, { url: "/", description: "As older apps call it" }],
    request: { body: formBody(ProfileForm) },
    responses: {
      ...ok("Changed", z.object({ message: z.string(), image: z.string().nullable() })),
      ...failures(400, 401, 403, 413, 415, 429),
    },
  });

  return router()
    .openapi(askingForCode, async (c) => {
      const { context, caller } = c.var;
      const body = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      await askForSignUpCode(context, registrationOf(context, body), deviceOf(caller));
      return c.json({ message: "A code is on its way" }, 202);
    })
    .openapi(registering, async (c) => {
      const { context, caller } = c.var;
      const { phoneCode = null, ...body } = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
      const { token, member } = await register(context, registrationOf(context, body), phoneCode, deviceOf(caller));
      c.set("memberId", member.id);
      return c.json({ token, user: await userJson(context, member) }, 200);
    })
    .openapi(signingIn, async (c) => {
      const { context, caller } = c.var;
      const { isSharedPhone = false, secondFactor = null, ...credentials } = c.req.valid("json");
      const asked = { ...credentials, isSharedPhone, secondFactor };
      const { token, member } = await signIn(context, asked, deviceOf(caller));
      c.set("memberId", member.id);
      return c.json({ token, user: await userJson(context, member) }, 200);
    })
    .openapi(signingOut, async (c) => {
      await endSession(c.var.context, c.var.actor);
      return c.json({ message: "Logged out" }, 200);
    })
    .openapi(readingOneself, async (c) => c.json({ data: await userJson(c.var.context, c.var.actor.member) }, 200))
    .openapi(updatingProfile, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const { image, ...profile } = c.req.valid("form");
      const member = await updateProfile(context, actor.member, profile, await bytesOf(image));
      return c.json({ message: "Profile updated successfully", image: member.image }, 200);
    });
}

function isJson(request: HonoRequest) {
  return /^application\/json/i.test(request.header("content-type") ?? "");
}

function registrationOf(context: Context, body: z.infer<ReturnType<typeof registrationBody>>): Registration {
  const { dob, lat, lang, formKey, isFindable, ...rest } = body;
  if (dob > today(context)) throw invalid("dob", "Enter a date of birth that is not in the future.");
  return {
    ...rest,
    dateOfBirth: dob,
    latitude: lat ?? null,
    longitude: lang ?? null,
    isFindable: isFindable ?? false,
    formKey: formKey ?? null,
    pregnancy: pregnancyOf(context, body),
  };
}

function pregnancyOf(context: Context, body: z.infer<ReturnType<typeof registrationBody>>): PregnancyStart | null {
  const { lastMenstrualPeriod, dueDate, babyBirthDate, babyName } = body;
  if (body.isPregnant) {
    if (lastMenstrualPeriod) return { kind: "pregnant", lastMenstrualPeriod };
    if (dueDate) return { kind: "pregnant", givenDueDate: dueDate };
    throw invalid("lastMenstrualPeriod", DATES_MISSING);
  }
  const birthDate = babyBirthDate ?? (lastMenstrualPeriod && birthDateFromPeriod(lastMenstrualPeriod, today(context)));
  if (!birthDate) throw invalid("babyBirthDate", BIRTH_DATE_MISSING);
  return {
    kind: "born",
    birthDate,
    babyName: babyName ?? null,
    lastMenstrualPeriod: lastMenstrualPeriod ?? null,
  };
}
