import { z } from "zod";
import { HELPLINE_PURPOSES } from "../../contract/helplines/choices.ts";
import type { Problem } from "../../failures.ts";

/** A date that is wrong on the day of publication, though it may have been right when written. */
export interface DateOutOfRange extends Problem {
  given: string;
}

/** YYYY-MM-DD in the operator's zone. */
export interface Days {
  today: string;
  shown: string;
  mayBeOver: boolean;
}

export function line(max: number, missing: string) {
  return z.string(missing).trim().min(1, missing).max(max, `Use at most ${max} characters.`);
}

export function optionalLine(max: number) {
  return z.string().trim().max(max, `Use at most ${max} characters.`).optional();
}

export const title = line(60, "Write a title.");

const PICTURE = "Name an icon with small letters and hyphens, such as heart-pulse.";

export const picture = z.string("Choose an icon.").regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, PICTURE);

export const optionalPicture = z
  .string("Choose an icon.")
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, PICTURE)
  .optional();

export const optionalUpload = z
  .string()
  .regex(/^\/uploads\/[0-9a-f]{32}-\d{1,4}x\d{1,4}\.jpg$/, "Choose one of the uploaded pictures.")
  .optional();

export const helpline = z.enum(HELPLINE_PURPOSES, "Choose which numbers are shown.").optional();

const YEARS = { first: "1990-01-01", last: "2099-12-31" };

export const isSaneDate = (date: string) => date >= YEARS.first && date <= YEARS.last;
export const WRONG_YEAR = "Write a year from 1990 to 2099.";

export const date = z.iso
  .date({ error: "Write the date as day, month and year.", abort: true })
  .refine(isSaneDate, WRONG_YEAR);

export const source = z.object({
  name: line(200, "Write who says it, such as 'NHS: Antenatal care'."),
  url: z.url({
    protocol: /^https?$/,
    error: "Write the address of the source, such as https://www.nhs.uk/pregnancy/.",
  }),
  checked: date.optional(),
});

const STILL_TO_COME = "This day is still to come. Write the day on which you read it.";
const anySources = z.object({
  source: source.optional().catch(undefined),
  sources: z.array(source).catch([]),
});

export function sourcesIn(fields: Record<string, unknown>): { path: string; source: z.infer<typeof source> }[] {
  const { source: only, sources: list } = anySources.parse(fields);
  const places = list.map((each, index) => ({ path: `sources.${index}`, source: each }));
  return only ? [{ path: "source", source: only }, ...places] : places;
}

export function readAfter(day: string, fields: Record<string, unknown>): DateOutOfRange[] {
  return sourcesIn(fields)
    .filter(({ source: { checked } }) => checked !== undefined && checked > day)
    .map(({ path, source: given }) => ({ msg: STILL_TO_COME, path: `${path}.checked`, given: JSON.stringify(given) }));
}

/** The day that a text bears, where it is after the one on which readers get it. */
export function datedAfter(day: string, path: string, given: string | undefined): DateOutOfRange[] {
  if (given === undefined || given <= day) return [];
  return [{ msg: "Write no later day than the one on which readers get it.", path, given }];
}

export const sources = z.array(source, "Name at least one source.").min(1, "Name at least one source.");
