import { z } from "zod";
import { m } from "../messages/m.ts";
import { spoken, type Words } from "../../server/contract/sentences/words.ts";
import { westernDigits } from "./western-digits.ts";

const part = z.string().trim().optional();
const parts = z.object({ day: part, month: part, year: part });
type Parts = z.infer<typeof parts>;

/** Outputs `YYYY-MM-DD`. @param missing the message when nothing is typed. */
export function dateField(missing: Words) {
  return z
    .object(parts.shape, { error: () => spoken(missing) })
    .transform((typed, check) => (isEmpty(typed) ? fail(check, spoken(missing)) : dateFrom(typed, check)));
}

/** All three parts are always sent, so an empty date is never just absent. */
export function optionalDateField() {
  return parts.transform((typed, check) => (isEmpty(typed) ? undefined : dateFrom(typed, check))).optional();
}

function isEmpty({ day, month, year }: Parts) {
  return !day && !month && !year;
}

function dateFrom(typed: Parts, check: z.RefinementCtx) {
  const [day, month, year] = [typed.day, typed.month, typed.year].map((part = "") => westernDigits(part));
  if (!year || !/^\d{4}$/.test(year)) return fail(check, m.dateNeedsYear());
  const date = realDate(Number(day), Number(month), Number(year));
  return date ?? fail(check, m.dateNotReal());
}

function realDate(day: number, month: number, year: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function fail(check: z.RefinementCtx, message: string) {
  check.addIssue({ code: "custom", message });
  return z.NEVER;
}
