import { z } from "zod";

/** One line that must be there. `missing` is the sentence for the editor when it is not. */
export function line(max: number, missing: string) {
  return z.string(missing).trim().min(1, missing).max(max, `Use at most ${max} characters.`);
}

/** The same where it need not be. */
export function optionalLine(max: number) {
  return z.string().trim().max(max, `Use at most ${max} characters.`).optional();
}

export const title = line(60, "Write a title.");

/** The name of a picture of the icon set. */
export const picture = z
  .string("Name a picture.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Name a picture with small letters and hyphens, such as red-apple.");

export const date = z.iso.date("Write the date as day, month and year.");

/** Where a fact comes from, as content names it, and when somebody last looked. */
export const source = z.object({
  name: line(200, "Write who says it, such as 'NHS: Antenatal care'."),
  url: z.url({
    protocol: /^https?$/,
    error: "Write the address of the source, such as https://www.nhs.uk/pregnancy/.",
  }),
  checked: date.optional(),
});

export const sources = z.array(source, "Name at least one source.").min(1, "Name at least one source.");
