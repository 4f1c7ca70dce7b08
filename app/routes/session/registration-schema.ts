import { z } from "zod";
import { dateField, optionalDateField } from "../../forms/date-field-schema.ts";
import { newPassword } from "../../forms/password-schema.ts";
import { earlyBirthAnswer } from "../account/early-birth.ts";

export type Kind = "pregnant" | "postPartum";

const line = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, `Use at most ${max} characters.`);
const check = z.literal("on").optional();

const person = {
  fullName: line(80, "Enter a username."),
  password: newPassword("Enter a password."),
  confirmPassword: z.string("Enter the password once more.").max(128, "Password doesn't matched!"),
  email: line(254, "Enter your email address.").pipe(z.email("Enter an email address, such as name@example.com.")),
  phoneNumber: line(40, "Enter your phone number."),
  dob: dateField("Enter your date of birth."),
  gender: z.enum(["FEMALE", "MALE"], "Choose a gender."),
  city: z.string("Choose your city."),
  lat: z.string().max(30).optional(),
  lang: z.string().max(30).optional(),
  isFindable: check,
  terms: check,
  formKey: z.string().max(100),
};

const pregnant = z.object({
  ...person,
  lastMenstrualPeriod: optionalDateField(),
  dueDate: optionalDateField(),
});

const postPartum = z.object({
  ...person,
  babyBirthDate: dateField("Enter your baby's birth date."),
  babyName: z.string().trim().max(80, "Use at most 80 characters.").optional(),
  lastMenstrualPeriod: optionalDateField(),
  ...earlyBirthAnswer,
});

const samePasswords = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
/** Told together with what else is wrong; zod would otherwise wait until all fields are right. */
const when = () => true;
const notMatched = { path: ["confirmPassword"], error: "Password doesn't matched!", when };

/** What she fills in to register, expecting or with her baby born. */
export const registrationSchemas = {
  pregnant: pregnant.refine(samePasswords, notMatched).refine((form) => form.lastMenstrualPeriod ?? form.dueDate, {
    path: ["lastMenstrualPeriod"],
    error: "Enter the first day of your last period, or your due date.",
    when,
  }),
  postPartum: postPartum.refine(samePasswords, notMatched),
};
