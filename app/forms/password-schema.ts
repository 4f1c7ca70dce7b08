import { z } from "zod";
import { m } from "../messages/m.ts";

const NOT_MATCHED = m.passwordNotMatched();
export const confirmed = z.string(m.passwordOnceMore()).max(128, NOT_MATCHED);

type Confirmed<Name extends string> = Partial<Record<Name | "confirmPassword", string>>;

/** For `refine`: told together with what else is wrong, once both passwords are there. */
export function confirmation<Name extends string>(name: Name) {
  const isConfirmed = ({ [name]: password, confirmPassword }: Confirmed<Name>) =>
    password === undefined || confirmPassword === undefined || password.trim() === confirmPassword.trim();
  const said = { path: ["confirmPassword"], error: NOT_MATCHED, when: () => true };
  return [isConfirmed, said] as const;
}

/** Some keyboards add a space, so spaces around a password count only when both have them. */
export function agreedPassword(password: string | undefined, confirmation: string | undefined): string | undefined {
  return confirmation === undefined || password === confirmation ? password : password?.trim();
}
