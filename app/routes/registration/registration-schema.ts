import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { city, email, fullName, gender, newPassword, phoneNumber } from "../../../server/contract/account/fields.ts";
import {
  CITY_MISSING,
  DATE_OF_BIRTH_MISSING,
  FIRST_PASSWORD_MISSING,
  USERNAME_MISSING,
} from "../../../server/contract/account/sentences.ts";
import { babyName } from "../../../server/contract/pregnancies/fields.ts";
import { BIRTH_DATE_MISSING, DATES_MISSING } from "../../../server/contract/pregnancies/sentences.ts";
import { dateField, optionalDateField } from "../../forms/date-field-schema.ts";
import { earlyBirthAnswer } from "../account/early-birth.ts";
import { m } from "../../messages/m.ts";

export type Kind = "pregnant" | "postPartum";

const check = z.literal("on").optional();

const pregnant = z.object({ lastMenstrualPeriod: optionalDateField(), dueDate: optionalDateField() });

const postPartum = z.object({
  babyBirthDate: dateField(BIRTH_DATE_MISSING),
  ...earlyBirthAnswer,
  babyName: babyName.optional(),
  lastMenstrualPeriod: optionalDateField(),
});

const aboutYou = z.object({
  city: city(CITY_MISSING),
  latitude: z.string().max(30).optional(),
  longitude: z.string().max(30).optional(),
  dateOfBirth: dateField(DATE_OF_BIRTH_MISSING),
  gender,
  email,
  isFindable: check,
});

const yourNumber = z.object({
  fullName: fullName(USERNAME_MISSING),
  phoneNumber: phoneNumber(),
  password: newPassword(FIRST_PASSWORD_MISSING),
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
    error: DATES_MISSING,
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
