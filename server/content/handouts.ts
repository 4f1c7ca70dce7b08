import { readFile } from "node:fs/promises";
import { z } from "zod";
import { EVERYONE } from "../domain/signs/readers.ts";
import { expandSigns } from "../domain/signs/references.ts";
import { source } from "../domain/content/front-matter.ts";
import type { HandoutContent } from "../ports/pdf/handout.ts";

const folder = new URL("./downloads/", import.meta.url);

const words = z.string().transform((text) => expandSigns(text, EVERYONE));
const list = z.array(words).optional();

const part = z.object({
  heading: words,
  text: words.optional(),
  points: list,
  ticks: list,
  choices: list,
  questions: list,
});

const handout = z.object({
  title: words,
  summary: words,
  updatedOn: z.iso.date(),
  parts: z.array(part),
  visits: z.array(z.object({ weeks: z.string(), work: z.string() })).optional(),
  sources: z.array(source).min(1),
}) satisfies z.ZodType<HandoutContent>;

export const handoutNames = ["hospital-bag", "birth-plan", "danger-signs", "visit-card"] as const;
export type HandoutName = (typeof handoutNames)[number];

const read = new Map<HandoutName, HandoutContent>();

export async function shippedHandout(name: HandoutName): Promise<HandoutContent> {
  const known = read.get(name);
  if (known) return known;
  const shipped = handout.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8")));
  read.set(name, shipped);
  return shipped;
}
