import { z } from "zod";

export function wholeNumber(from: number, to: number, wrong: string) {
  return z.number(wrong).int(wrong).min(from, wrong).max(to, wrong);
}
