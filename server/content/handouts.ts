import { readFile } from "node:fs/promises";
import { z } from "zod";
import { source } from "../domain/content/front-matter.ts";
import type { HandoutContent } from "../ports/pdf/handout.ts";

const folder = new URL("./downloads/", import.meta.url);

const part = z.object({
  heading: z.string(),
  text: z.string().optional(),
  points: z.array(z.string()).optional(),
  ticks: z.array(z.string()).optional(),
  choices: z.array(z.string()).optional(),
  questions: z.array(z.string()).optional(),
});

const handout = z.object({
  title: z.string(),
  summary: z.string(),
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
