import { callApi, type CallOptions } from "../support/api-call.ts";
import { inDays } from "./dates.ts";
import { nextPhoneNumber, registrationOf } from "./registrations.ts";

/** What a mother types to register, but for her dates. */
export interface Mother {
  fullName: string;
  phoneNumber: string;
  email: string;
  password: string;
  dob: string;
  city: string;
}

/** A mother whom the site does not know yet. */
export function newMother(overrides: Partial<Mother> = {}): Mother {
  return {
    fullName: "Sana",
    phoneNumber: nextPhoneNumber(),
    email: "sana@example.org",
    password: "a quiet lamp",
    dob: "1996-05-04",
    city: "Lahore",
    ...overrides,
  };
}

/** A member made at the API; ten weeks pregnant. */
export async function registered(address: string, overrides: Record<string, unknown> = {}) {
  const registration = registrationOf({ lastMenstrualPeriod: inDays(-70), ...overrides });
  const answer = await callApi(address, "POST", "/user/register", { body: registration });
  if (answer.status !== 200) throw new Error(`She could not register: ${answer.status} ${answer.text}`);
  return registration;
}

/** A member made at the API, who writes there as a mobile app does. */
export async function writer(address: string, overrides: Record<string, unknown> = {}) {
  const { phoneNumber, password } = await registered(address, overrides);
  const answer = await callApi(address, "POST", "/user/login/number-password", { body: { phoneNumber, password } });
  const token = answer.textAt("token");
  return {
    id: answer.textAt("user._id"),
    phoneNumber,
    password,
    call: (method: string, path: string, options: CallOptions = {}) =>
      callApi(address, method, path, { token, ...options }),
  };
}

/** Ends a session at the server, as its running out does: the cookie stays. */
export async function endSession(address: string, token: string) {
  const answer = await callApi(address, "POST", "/user/logout", { token });
  if (answer.status !== 200) throw new Error(`The session did not end: ${answer.status}`);
}
