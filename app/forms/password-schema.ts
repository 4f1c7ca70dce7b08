import { z } from "zod";

/** What a form asks that has a password set twice: alike but for spaces around it, which some keyboards add. */
export const NOT_MATCHED = "Password and confirm password are not matched.";
export const confirmed = z.string("Enter the password once more.").max(128, NOT_MATCHED);

export function isConfirmed(password: string, confirmation: string): boolean {
  return password.trim() === confirmation.trim();
}

/** The password that she meant when she typed it twice: with spaces around it only if both have them. */
export function agreedPassword(password: string, confirmation: string): string {
  return password === confirmation ? password : password.trim();
}
