import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { city, email, fullName, gender, newPassword, phoneNumber } from "../../../server/contract/account/fields.ts";
import { babyName } from "../../../server/contract/pregnancies/fields.ts";
import { dateField, optionalDateField } from "../../forms/date-field-schema.ts";
import { earlyBirthAnswer } from "../account/early-birth.ts";
import { m } from "../../messages/m.ts";
import { say } from "../../../server/contract/sentences/say.ts";

export type Kind = "pregnant" | "postPartum";

const check = z.literal("on").optional();

const pregnant = z.object({ lastMenstrualPeriod: optionalDateField(), dueDate: optionalDateField() });

const postPartum = z.object({
  babyBirthDate: dateField(say.birthDateMissing),
  ...earlyBirthAnswer,
  babyName: babyName.optional(),
  lastMenstrualPeriod: optionalDateField(),
});

const aboutYou = z.object({
  city: city(say.cityMissing),
  latitude: z.string().max(30).optional(),
  longitude: z.string().max(30).optional(),
  dateOfBirth: dateField(say.dateOfBirthMissing),
  gender,
  email,
  isFindable: check,
});

const yourNumber = z.object({
  fullName: fullName(say.usernameMissing),
  phoneNumber: phoneNumber(),
  password: newPassword(say.firstPasswordMissing),
  confirmPassword: z.string(m.passwordOnceMore()).max(128, m.registerNotMatched()),
  terms: check,
  formKey,
});

/** zod would otherwise run these checks only when all fields are valid. */
const when = () => true;
const samePasswords = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const notMatched = { path: ["confirmPassword"], error: m.registerNotMatched(), when };

const dates = {
  pregnant: pregnant.refine((form) => form.lastMenstrualPeriod ?? form.dueDate, {
    path: ["lastMenstrualPeriod"],
    error: () => say.datesMissing(),
    when,
  }),
  postPartum,
};

export const stepSchemas = { dates, aboutYou, yourNumber: yourNumber.refine(samePasswords, notMatched) };

export type Step = keyof typeof stepSchemas;

export function schemaOf(step: Step, kind: Kind) {
  return step === "dates" ? stepSchemas.dates[kind] : stepSchemas[step];
}

/** Of all steps. What only two fields of a step tell together is checked there. */
export const registrationSchemas = {
  pregnant: z.object({ ...pregnant.shape, ...aboutYou.shape, ...yourNumber.shape }),
  postPartum: z.object({ ...postPartum.shape, ...aboutYou.shape, ...yourNumber.shape }),
};

/** For a form that is not filled in as it should be. */
export const registrationParts = {
  pregnant: registrationSchemas.pregnant.partial(),
  postPartum: registrationSchemas.postPartum.partial(),
};
