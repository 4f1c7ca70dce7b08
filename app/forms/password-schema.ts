import { z } from "zod";

export const NOT_MATCHED = "Password and confirm password are not matched.";
export const confirmed = z.string("Enter the password once more.").max(128, NOT_MATCHED);

export function isConfirmed(password: string, confirmation: string): boolean {
  return password.trim() === confirmation.trim();
}

/** Some keyboards add a space, so spaces around a password count only when both have them. */
export function agreedPassword(password: string, confirmation: string): string {
  return password === confirmation ? password : password.trim();
}
