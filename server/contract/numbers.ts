import { z } from "zod";

/** A whole number. @param wrong the sentence for anything else, and when there is none. */
export function wholeNumber(from: number, to: number, wrong: string) {
  return z.number(wrong).int(wrong).min(from, wrong).max(to, wrong);
}
