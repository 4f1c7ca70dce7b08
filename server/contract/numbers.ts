import { z } from "zod";

/** @param wrong the message for anything else, and for a missing number. */
export function wholeNumber(from: number, to: number, wrong: string) {
  return z.number(wrong).int(wrong).min(from, wrong).max(to, wrong);
}
