import { z } from "@hono/zod-openapi";
import { formKey } from "../contract/form-key.ts";
import { isStorable, tidied as tidiedText } from "../contract/text.ts";
import { calendarDateFromWire } from "../domain/pregnancies/calendar-date.ts";
import { say } from "../contract/sentences/say.ts";
import { spoken, type Words } from "../contract/sentences/words.ts";

/** Limits the recursion of what reads and writes the record. */
const LEVELS = 10;

export const storableRecord = z
  .record(z.string(), z.unknown())
  .refine((value) => !isDeeper(value, LEVELS), { error: () => say.tooDeep(), abort: true })
  .refine((value) => textsIn(value).every(isStorable), { error: () => say.notStorable() })
  .transform((value) => Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)])));

function isDeeper(value: unknown, levels: number): boolean {
  if (!(value instanceof Object)) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]) : [];
}

function tidied(value: unknown): unknown {
  if (typeof value === "string") return tidiedText(value);
  if (Array.isArray(value)) return value.map(tidied);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)]));
}

export const recordId = z
  .string()
  .max(100, { error: () => say.noSuchId() })
  .refine(isStorable, { error: () => say.noSuchId() });

export function orNull<T extends z.ZodType<string, string>>(text: T) {
  return text.transform((value) => value || null).nullish();
}

/** Takes `YYYY-MM-DD`, or an ISO instant, which becomes the date in the operator's zone. */
export function calendarDate(timeZone: string, wrong: Words) {
  return z
    .string({ error: () => spoken(wrong) })
    .transform((value, check) => {
      const date = calendarDateFromWire(value, timeZone);
      if (date) return date;
      check.addIssue({ code: "custom", message: spoken(wrong) });
      return z.NEVER;
    })
    .openapi({ type: "string", format: "date", example: "2026-03-07" });
}

export function dayOfReading(timeZone: string) {
  return calendarDate(timeZone, say.readingDateWrong)
    .nullish()
    .openapi({ description: "The day of the measurement; today, or the day that it had, when left out" });
}

export const flag = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], {
    error: () => say.trueOrFalse(),
  })
  .openapi({ type: "boolean" });

/** What a form carries of a value that an app does not have: nothing, or as JavaScript writes it. */
export const absent = z.enum(["", "null", "undefined"]).nullable();

/** Multipart forms carry numbers as text; null when absent. */
export function degrees(limit: number) {
  const error = () => say.degreesWrong({ limit });
  const number = z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ]);
  return z
    .union([absent.transform(() => null), number.pipe(z.number().min(-limit, { error }).max(limit, { error }))], {
      error,
    })
    .nullish()
    .openapi({ type: "number" });
}

export const bytes = z.string().openapi({ format: "binary" });

/** What older apps send with a text: taken, whatever it is, and not read. */
export function unread(type: "number" | "string", what: string) {
  return z
    .unknown()
    .optional()
    .openapi({ type, description: `${what}. Not read: the server's own time counts` });
}

/** What a page or app calls a record before it is stored, and is told again. */
export const clientId = formKey.refine(isStorable, { error: () => say.notStorable() }).nullish();
