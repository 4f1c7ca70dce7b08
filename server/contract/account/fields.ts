import { z } from "zod";
import { isStorable, text } from "../text.ts";
import { FULL_NAME_MAX, PASSWORD_MIN } from "./limits.ts";
import { LANGUAGE_CODES } from "../languages.ts";
import { say } from "../sentences/say.ts";
import { spoken, type Words } from "../sentences/words.ts";

const PHONE_MAX = 40;
const CODE_MAX = 40;
const EMAIL_MAX = 254;
const NEW_PASSWORD_MAX = 128;
const PASSWORD_MAX = 1_024;
const notUsable = { error: () => say.passwordNotUsable() };

export const fullName = (missing: Words) => text(FULL_NAME_MAX, missing);

/** What a member changes of the profile beside the picture; each is a column of `member`. */
export const profile = z.object({ fullName: fullName(say.usernameRequired) });
export type Profile = z.infer<typeof profile>;

export const profileAnswer = { fullName: z.string() };

export const phoneNumber = (missing: Words = say.phoneMissing) => text(PHONE_MAX, missing);

export const email = text(EMAIL_MAX, say.emailMissing).pipe(z.email({ error: () => say.emailWrong() }));
export const gender = z.enum(["FEMALE", "MALE"], { error: () => say.genderMissing() });
export const language = z.enum(LANGUAGE_CODES, { error: () => say.chooseLanguage() });
/** A city's id, or `other`. */
export const city = (missing: Words = say.cityNotListed) => text(40, missing);
export const code = text(CODE_MAX, say.codeMissing);

export function password(missing: Words = say.passwordMissing) {
  const error = () => spoken(missing);
  return z.string({ error }).min(1, { error }).max(PASSWORD_MAX, { error }).refine(isStorable, notUsable);
}

export function newPassword(missing: Words = say.newPasswordMissing) {
  return z
    .string({ error: () => spoken(missing) })
    .min(PASSWORD_MIN, {
      error: ({ input }) => (input === "" ? spoken(missing) : say.passwordTooShort({ min: PASSWORD_MIN })),
    })
    .max(NEW_PASSWORD_MAX, { error: () => say.passwordTooLong({ max: NEW_PASSWORD_MAX }) })
    .refine(isStorable, notUsable);
}
