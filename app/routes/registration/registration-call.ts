import type { z } from "zod";
import { registrationRequest } from "../../../server/contract/account/requests.ts";
import type { RegistrationForm } from "../../api/client.ts";
import { EARLY_BIRTH_QUESTION, isEarlyBirth } from "../account/early-birth.ts";
import type { Kind, registrationParts, registrationSchemas } from "./registration-schema.ts";

export type Registration = z.output<(typeof registrationSchemas)[Kind]>;

export type RegistrationParts = z.output<(typeof registrationParts)[Kind]>;

/** What the API is told of a sign-up form. */
export function registrationCall(kind: Kind, registration: Registration): RegistrationForm {
  return { ...registrationRequest(ofMember(registration)), country: "PK", ...choices(kind, registration) };
}

/** The same of a form that is not filled in as it should be. */
export function partialCall(kind: Kind, parts: RegistrationParts): Partial<RegistrationForm> {
  return { ...registrationRequest(ofMember(parts)), ...choices(kind, parts) };
}

function ofMember<T extends RegistrationParts>(registration: T) {
  const { confirmPassword: _same, terms: _shown, isFindable: _chosen, ...told } = registration;
  const { early: _asked, ...form } = { early: undefined, ...told };
  return form;
}

function choices(kind: Kind, { isFindable }: RegistrationParts) {
  return {
    isPregnant: kind === "pregnant" ? "true" : "false",
    isFindable: isFindable === "on" ? "true" : "false",
  } as const;
}

/** @returns the question for the field `early`, when the dates ask for it. */
export function earlyBirthQuestion(parts: RegistrationParts): Record<string, string[]> {
  if (!("babyBirthDate" in parts) || !parts.babyBirthDate || parts.early) return {};
  const { lastMenstrualPeriod = "", babyBirthDate } = parts;
  return isEarlyBirth(lastMenstrualPeriod, babyBirthDate) ? { early: [EARLY_BIRTH_QUESTION] } : {};
}

export function isBornAndLost(registration: Registration): boolean {
  return "early" in registration && registration.early === "lost";
}
