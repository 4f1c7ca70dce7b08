import { z } from "zod";
import { LANGUAGE_CODES } from "../languages.ts";
import { say } from "../sentences/say.ts";
import { isStorable, text } from "../text.ts";
import type { Words } from "../sentences/words.ts";
import { FULL_NAME_MAX, PASSWORD_MIN } from "./limits.ts";
import {
  CITY_NOT_LISTED,
  NEW_PASSWORD_MISSING,
  PASSWORD_MISSING,
  PHONE_MISSING,
  USERNAME_REQUIRED,
} from "./sentences.ts";

const PHONE_MAX = 40;
const CODE_MAX = 40;
const EMAIL_MAX = 254;
const NEW_PASSWORD_MAX = 128;
/** A longer password would cost time to hash. */
const PASSWORD_MAX = 1_024;
const NOT_USABLE = "This password has characters that can't be used.";

export const fullName = (missing: Words) => text(FULL_NAME_MAX, missing);

/** What a member changes of the profile beside the picture; each is a column of `member`. */
export const profile = z.object({ fullName: fullName(USERNAME_REQUIRED) });
export type Profile = z.infer<typeof profile>;

export const profileAnswer = { fullName: z.string() };

export const phoneNumber = (missing: Words = PHONE_MISSING) => text(PHONE_MAX, missing);

export const email = text(EMAIL_MAX, "Enter your email address.").pipe(
  z.email("Enter an email address, such as name@example.com."),
);
export const GENDER_MISSING = "Choose a gender.";
export const gender = z.enum(["FEMALE", "MALE"], GENDER_MISSING);
export const language = z.enum(LANGUAGE_CODES, { error: () => say.chooseLanguage() });
/** A city's id, or `other`. */
export const city = (missing = CITY_NOT_LISTED) => text(40, missing);
export const code = text(CODE_MAX, "Enter the code.");

export function password(missing = PASSWORD_MISSING) {
  return z.string(missing).min(1, missing).max(PASSWORD_MAX, missing).refine(isStorable, NOT_USABLE);
}

export function newPassword(missing = NEW_PASSWORD_MISSING) {
  return z
    .string(missing)
    .min(PASSWORD_MIN, {
      error: ({ input }) => (input === "" ? missing : `Use at least ${PASSWORD_MIN} characters for the password.`),
    })
    .max(NEW_PASSWORD_MAX, `Use at most ${NEW_PASSWORD_MAX} characters for the password.`)
    .refine(isStorable, NOT_USABLE);
}
