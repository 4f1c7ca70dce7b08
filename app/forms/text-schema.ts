import { z } from "zod";

/** As it is stored: a browser sends two characters for the end of a line. */
const tidy = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();

/** Text of one line or many that must not be empty. `missing` is the sentence for her when it is. */
export function requiredText(max: number, missing: string) {
  return z
    .string(missing)
    .overwrite(tidy)
    .min(1, missing)
    .max(max, { error: ({ input }) => tooLong(input, max) });
}

/** The same where nothing need be written. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(tidy)
    .max(max, { error: ({ input }) => tooLong(input, max) })
    .optional();
}

function tooLong(input: unknown, max: number) {
  const excess = typeof input === "string" ? input.length - max : 0;
  return `Use at most ${max.toLocaleString("en")} characters. These are ${excess.toLocaleString("en")} too many.`;
}
