import { z } from "zod";

/** Normalising takes time that grows with the square of the number of marks on one letter. */
const MARKS_WITHOUT_END = /\p{M}{501}/u;

export const NOT_STORABLE = "This text has characters that can't be stored. Take them out and send it again.";

/** PostgreSQL refuses NUL and SQLite keeps it; neither database nor page can use half a surrogate pair. */
export const isStorable = (text: string) =>
  !text.includes("\0") && text.isWellFormed() && !MARKS_WITHOUT_END.test(text);

/** Browsers send a line's end as two characters. */
export const tidied = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();

export const isVisible = (text: string) => /[^\p{Z}\p{C}\p{M}]/u.test(text);

interface Least {
  min: number;
  short: string;
}

export function text(max: number, missing: string, { min, short }: Least = { min: 1, short: missing }) {
  // No check aborts, or the form's checks of several fields would not run.
  return storable(missing)
    .min(min, { error: ({ input }) => (input === "" ? missing : short) })
    .refine((value) => value === "" || isVisible(value), missing)
    .max(max, { error: ({ input }) => tooLong(input, max) });
}

/** Letters that nobody sees, such as a space without width, are none. */
export function anyText(max: number) {
  return textAsSent(max).overwrite((value) => (isVisible(value) ? value : ""));
}

export function textAsSent(max: number) {
  return storable("Send a text.").max(max, { error: ({ input }) => tooLong(input, max) });
}

function storable(missing: string) {
  return z.string(missing).refine(isStorable, { error: NOT_STORABLE, abort: true }).overwrite(tidied);
}

function tooLong(input: unknown, max: number) {
  // Zod counts code points too, so that an emoji is one.
  const excess = typeof input === "string" ? Array.from(input).length - max : 0;
  return `Use at most ${max.toLocaleString("en")} characters. Shorten it by ${excess.toLocaleString("en")}.`;
}
