import { readFileSync } from "node:fs";
import { z } from "zod";

export const WHO = ["pregnant", "afterBirth", "afterLoss", "baby"] as const;
export type Who = (typeof WHO)[number];

/** The least urgent first. */
export const URGENCIES = ["next visit", "today", "now"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Weeks of a pregnancy; days since birth or loss for the other groups. Both ends count. */
export interface Readers {
  who: Who;
  from: number;
  to: number;
}

const threshold = z.strictObject({
  /** As it stands in sentences. */
  words: z.string().min(1),
  limits: z
    .array(
      z.strictObject({
        is: z.enum(["at least", "more than", "at most", "below"]),
        value: z.number(),
        unit: z.string().min(1),
      }),
    )
    .min(1),
  measured: z.string().optional(),
  /** The other side of it: what is as it should be. */
  enough: z.string().optional(),
});

const row = z.strictObject({
  who: z.enum(WHO),
  from: z.int().min(0).default(0),
  to: z.int().default(Number.MAX_SAFE_INTEGER),
  urgency: z.enum(URGENCIES),
  /** In place of the sign's own, in the middle of a sentence. */
  words: z.string().optional(),
  threshold: threshold.optional(),
  /** In place of the usual words for its urgency. */
  how: z.string().optional(),
  sources: z.array(z.string()).min(1),
});
export type SignRow = z.infer<typeof row>;

const table = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ name: z.string().min(1), url: z.url(), checked: z.iso.date("Say on which day it was read.") }),
  ),
  signs: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z][a-z-]*$/),
      words: z.string().min(1),
      found: z.array(z.string()).min(1),
      rows: z.array(row).min(1),
    }),
  ),
});
export type SignTable = z.infer<typeof table>;

export interface Sign extends Omit<SignTable["signs"][number], "found"> {
  found: RegExp;
}

const shipped = table.parse(JSON.parse(readFileSync(new URL("../../content/signs.json", import.meta.url), "utf8")));

export const sources: SignTable["sources"] = shipped.sources;

export const signs: ReadonlyMap<string, Sign> = new Map(
  shipped.signs.map((sign) => [sign.key, { ...sign, found: new RegExp(sign.found.join("|"), "i") }]),
);

export const isMoreUrgent = (one: Urgency, other: Urgency) => URGENCIES.indexOf(one) > URGENCIES.indexOf(other);

export function mostUrgent(urgencies: Urgency[]): Urgency | undefined {
  return urgencies.toSorted((one, other) => URGENCIES.indexOf(other) - URGENCIES.indexOf(one))[0];
}

export function rowsFor(sign: Pick<Sign, "rows">, readers: readonly Readers[]): SignRow[] {
  return sign.rows.filter((each) =>
    readers.some(({ who, from, to }) => each.who === who && each.from <= to && each.to >= from),
  );
}
