import { z } from "@hono/zod-openapi";
import { calendarDateFromWire } from "../domain/pregnancies/calendar-date.ts";

/** So many marks on one letter: putting them in order takes time that grows with the square of their number. */
const MARKS_WITHOUT_END = /\p{M}{501}/u;

/** PostgreSQL refuses NUL and SQLite keeps it; neither database nor page can use half a surrogate pair. */
const storable = (text: string) => !text.includes("\0") && text.isWellFormed() && !MARKS_WITHOUT_END.test(text);
/** Something to be seen, not only spaces and marks of direction or joining. */
const visible = (text: string) => /[^\p{Z}\p{C}\p{M}]/u.test(text);
const NOT_STORABLE = "This text has characters that can't be stored.";

/** As it is stored: NFC, without spaces around it, its lines ended alike (a browser's form sends two characters). */
const tidy = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();

/** Text of one line or many: tidied, not empty. `missing` is the sentence for her when it is. */
export function text(max: number, missing: string) {
  return z
    .string({ error: missing })
    .refine(storable, NOT_STORABLE)
    .transform(tidy)
    .pipe(z.string().refine(visible, missing).max(max, `Use at most ${max} characters.`))
    .openapi({ type: "string", maxLength: max });
}

/** More than any kind of content needs; what reads and writes it goes down by calling itself. */
const LEVELS = 10;

/** A record of anything that JSON can hold, each text in it tidied and such as can be stored. */
export const storableRecord = z
  .record(z.string(), z.unknown())
  .refine((value) => !isDeeper(value, LEVELS), { error: "This is too deep within itself.", abort: true })
  .refine((value) => textsIn(value).every(storable), NOT_STORABLE)
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
  if (typeof value === "string") return tidy(value);
  if (Array.isArray(value)) return value.map(tidied);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)]));
}

/** Text of many lines that may be empty. */
export function longText(max: number) {
  return z
    .string("Send a text.")
    .refine(storable, NOT_STORABLE)
    .transform(tidy)
    .pipe(z.string().max(max, `Use at most ${max} characters.`))
    .openapi({ type: "string", maxLength: max });
}

/** The id of a record, which may be anything that was sent: there is none then. */
export const recordId = z.string().max(100, "There is no such id.").refine(storable, "There is no such id.");

/** Text that may be left out or empty; null then. */
export function optionalText(max: number) {
  return z
    .string()
    .refine(storable, NOT_STORABLE)
    .transform((value) => tidy(value) || null)
    .pipe(z.string().max(max, `Use at most ${max} characters.`).nullable())
    .nullish()
    .openapi({ type: "string", maxLength: max });
}

/** A password: any characters, neither trimmed nor changed. */
export function password(missing: string) {
  return z
    .string({ error: missing })
    .min(1, missing)
    .max(1024, missing)
    .refine(storable, "This password has characters that can't be used.")
    .openapi({ format: "password" });
}

/** A calendar date: `YYYY-MM-DD`, or an ISO instant, which becomes the date it is in the operator's zone. */
export function calendarDate(timeZone: string, wrong: string) {
  return z
    .string({ error: wrong })
    .transform((value, check) => {
      const date = calendarDateFromWire(value, timeZone);
      if (date) return date;
      check.addIssue({ code: "custom", message: wrong });
      return z.NEVER;
    })
    .openapi({ type: "string", format: "date", example: "2026-03-07" });
}

/** true or false, also as the text that a multipart form carries. */
export const flag = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], "Say true or false.")
  .openapi({ type: "boolean" });

/** A number, also as the text that a multipart form carries; null when it is empty. */
export function degrees(limit: number) {
  const wrong = `Send degrees from -${limit} to ${limit}.`;
  const number = z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ]);
  return z
    .union([z.literal("").transform(() => null), number.pipe(z.number().min(-limit, wrong).max(limit, wrong))], wrong)
    .nullish()
    .openapi({ type: "number" });
}

/** The key that a form draws for itself, the same however often it is sent. */
export const formKey = z.string().max(100).nullish();

/** What a page or app calls a record before it is stored, and is told again. */
export const clientId = z.string().max(100).refine(storable, NOT_STORABLE).nullish();
