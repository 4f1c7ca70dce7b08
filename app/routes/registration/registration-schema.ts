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

export type Kind = "pregnant" | "postPartum";

const check = z.literal("on").optional();

const person = {
  fullName: fullName(USERNAME_MISSING),
  password: newPassword(FIRST_PASSWORD_MISSING),
  confirmPassword: z.string("Enter the password once more.").max(128, "Password doesn't matched!"),
  email,
  phoneNumber: phoneNumber(),
  dateOfBirth: dateField(DATE_OF_BIRTH_MISSING),
  gender,
  city: city(CITY_MISSING),
  latitude: z.string().max(30).optional(),
  longitude: z.string().max(30).optional(),
  isFindable: check,
  terms: check,
  formKey,
};

const pregnant = z.object({
  ...person,
  lastMenstrualPeriod: optionalDateField(),
  dueDate: optionalDateField(),
});

const postPartum = z.object({
  ...person,
  babyBirthDate: dateField(BIRTH_DATE_MISSING),
  ...earlyBirthAnswer,
  babyName: babyName.optional(),
  lastMenstrualPeriod: optionalDateField(),
});

const samePasswords = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
/** zod would otherwise run this check only when all fields are valid. */
const when = () => true;
const notMatched = { path: ["confirmPassword"], error: "Password doesn't matched!", when };

/** For a form that is not filled in as it should be. */
export const registrationParts = { pregnant: pregnant.partial(), postPartum: postPartum.partial() };

export const registrationSchemas = {
  pregnant: pregnant.refine(samePasswords, notMatched).refine((form) => form.lastMenstrualPeriod ?? form.dueDate, {
    path: ["lastMenstrualPeriod"],
    error: DATES_MISSING,
    when,
  }),
  postPartum: postPartum.refine(samePasswords, notMatched),
};
