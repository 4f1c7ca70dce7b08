import type { z } from "zod";
import { registrationRequest } from "../../../server/contract/account/requests.ts";
import type { RegistrationForm } from "../../api/client.ts";
import type { Kind, registrationSchemas } from "./registration-schema.ts";

export type Registration = z.output<(typeof registrationSchemas)[Kind]>;

/** What the API is told of a sign-up form. */
export function registrationCall(kind: Kind, registration: Registration): RegistrationForm {
  const { confirmPassword: _same, terms: _shown, isFindable, ...told } = registration;
  const { early: _asked, ...form } = { early: undefined, ...told };
  return {
    ...registrationRequest(form),
    country: "PK",
    isPregnant: kind === "pregnant" ? "true" : "false",
    isFindable: isFindable ? "true" : "false",
  };
}

export function isBornAndLost(registration: Registration): boolean {
  return "early" in registration && registration.early === "lost";
}

export function kindOf(url: URL): Kind {
  return url.searchParams.get("type") === "postPartum" ? "postPartum" : "pregnant";
}
