import type { PasswordCost } from "../../server/domain/password-hasher.ts";

/** 12 March 2026, noon in Karachi: the day on which the tests' small world stands, unless a test moves it. */
export const NOON = Date.parse("2026-03-12T07:00:00Z");

/** The least that Argon2 takes. */
export const CHEAP_PASSWORDS: PasswordCost = { memory: 8, passes: 1 };
