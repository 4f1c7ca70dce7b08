import { z } from "@hono/zod-openapi";
import * as fields from "../../contract/account/fields.ts";
import { formKey } from "../../contract/form-key.ts";
import { babyName } from "../../contract/pregnancies/fields.ts";
import { text } from "../../contract/text.ts";
import { registrationProblems, type Registration } from "../../domain/account/registration.ts";
import type { Context } from "../../domain/context.ts";
import { birthDateFromPeriod } from "../../domain/pregnancies/dates-by-period.ts";
import { today, type PregnancyStart } from "../../domain/pregnancies/pregnancies.ts";
import { invalid, problemsOf, type Problem } from "../../failures.ts";
import { allProblems } from "../all-problems.ts";
import { absent, calendarDate, degrees, flag, orNull } from "../fields.ts";
import { say } from "../../contract/sentences/say.ts";
import { spoken, type Words } from "../../contract/sentences/words.ts";

export const registrationBody = (timeZone: string) => {
  const date = (wrong: Words) => calendarDate(timeZone, wrong);
  const optionalDate = (wrong: Words) =>
    z
      .union([absent.transform(() => undefined), date(wrong)], { error: () => spoken(wrong) })
      .optional()
      .openapi({ type: "string", format: "date", example: "2026-03-07" });
  return z.object({
    fullName: fields.fullName(say.usernameMissing),
    password: fields.newPassword(say.firstPasswordMissing),
    email: fields.email,
    phoneNumber: fields.phoneNumber(),
    dob: date(say.dateOfBirthMissing),
    gender: z
      .string({ error: () => say.genderMissing() })
      .toUpperCase()
      .pipe(fields.gender)
      .openapi({ type: "string", enum: fields.gender.options }),
    city: fields.city(),
    country: text(2, say.countryMissing).optional().default("PK"),
    lat: degrees(90),
    lang: degrees(180).openapi({ description: "The longitude" }),
    lastMenstrualPeriod: optionalDate(say.lastPeriodMissing),
    isPregnant: flag,
    dueDate: optionalDate(say.dueDateMissing),
    babyBirthDate: optionalDate(say.birthDateMissing),
    babyName: orNull(babyName),
    isFindable: flag.optional().openapi({ description: "Whether other members may find this one; default no" }),
    formKey: formKey
      .optional()
      .openapi({ description: "Random, one a form: the same form sent twice registers once, and asks for one code" }),
  });
};

type Schema = ReturnType<typeof registrationBody>;
export type RegistrationBody = z.output<Schema>;

export function registrationOf(
  context: Context,
  body: RegistrationBody,
  preferredLanguage: Registration["preferredLanguage"],
): Registration {
  const { dob, lat, lang, formKey, isFindable, ...rest } = body;
  return {
    ...rest,
    dateOfBirth: dob,
    latitude: lat ?? null,
    longitude: lang ?? null,
    isFindable: isFindable ?? false,
    preferredLanguage,
    formKey: formKey ?? null,
    pregnancy: startOf(context, body),
  };
}

const dates = ["lastMenstrualPeriod", "dueDate", "babyBirthDate"] as const;

export function allProblemsOf(schema: Schema) {
  return allProblems(schema, async (c, told, wrong) => {
    const missing = dates.some((name) => wrong.has(name)) ? dates.filter((name) => told[name] === undefined) : [];
    const apart = new Set<string>(missing);
    return (await problemsIn(c.var.context, told)).filter(({ path }) => !apart.has(path));
  });
}

async function problemsIn(context: Context, told: Partial<RegistrationBody>): Promise<Problem[]> {
  const { dob } = told;
  const pregnancy = startOf(context, told);
  const own = await problemsOf([
    () => dob !== undefined && refuseFutureBirth(dob, context),
    () => told.isPregnant !== undefined && !pregnancy && refuseMissingDates(told.isPregnant),
  ]);
  return [...own, ...(await registrationProblems(context, { ...told, pregnancy }))];
}

function refuseFutureBirth(dateOfBirth: RegistrationBody["dob"], context: Context) {
  if (dateOfBirth > today(context)) throw invalid("dob", say.dateOfBirthInFuture);
}

function refuseMissingDates(isPregnant: boolean) {
  throw isPregnant ? invalid("lastMenstrualPeriod", say.datesMissing) : invalid("babyBirthDate", say.birthDateMissing);
}

function startOf(context: Context, told: Partial<RegistrationBody>): PregnancyStart | null {
  const { isPregnant, lastMenstrualPeriod, dueDate, babyBirthDate, babyName } = told;
  if (isPregnant === undefined) return null;
  if (isPregnant) {
    if (lastMenstrualPeriod) return { kind: "pregnant", lastMenstrualPeriod };
    return dueDate ? { kind: "pregnant", givenDueDate: dueDate } : null;
  }
  const birthDate = babyBirthDate ?? (lastMenstrualPeriod && birthDateFromPeriod(lastMenstrualPeriod, today(context)));
  if (!birthDate) return null;
  return { kind: "born", birthDate, babyName: babyName ?? null, lastMenstrualPeriod: lastMenstrualPeriod ?? null };
}
