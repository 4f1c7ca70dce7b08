import { z } from "zod";
import { say } from "./sentences/say.ts";
import { spoken, type Words } from "./sentences/words.ts";

/** Normalising takes time that grows with the square of the number of marks on one letter. */
const MARKS_WITHOUT_END = /\p{M}{501}/u;

/** PostgreSQL refuses NUL and SQLite keeps it; neither database nor page can use half a surrogate pair. */
export const isStorable = (text: string) =>
  !text.includes("\0") && text.isWellFormed() && !MARKS_WITHOUT_END.test(text);

/** Browsers send a line's end as two characters. */
export const tidied = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();

export const isVisible = (text: string) => /[^\p{Z}\p{C}\p{M}]/u.test(text);

interface Least {
  min: number;
  short: Words;
}

export function text(max: number, missing: Words, { min, short }: Least = { min: 1, short: missing }) {
  // No check aborts, or the form's checks of several fields would not run.
  return storable(missing)
    .min(min, { error: ({ input }) => spoken(input === "" ? missing : short) })
    .refine((value) => value === "" || isVisible(value), { error: () => spoken(missing) })
    .max(max, { error: ({ input }) => tooLong(input, max) });
}

/** Letters that nobody sees, such as a space without width, are none. */
export function anyText(max: number) {
  return textAsSent(max).overwrite((value) => (isVisible(value) ? value : ""));
}

export function textAsSent(max: number) {
  return storable(say.sendText).max(max, { error: ({ input }) => tooLong(input, max) });
}

function storable(missing: Words) {
  return z
    .string({ error: () => spoken(missing) })
    .refine(isStorable, { error: () => say.notStorable(), abort: true })
    .overwrite(tidied);
}

function tooLong(input: unknown, max: number) {
  // Zod counts code points too, so that an emoji is one.
  const excess = typeof input === "string" ? Array.from(input).length - max : 0;
  return say.tooLong({ max: max.toLocaleString("en"), excess: excess.toLocaleString("en") });
}
