import { readFile } from "node:fs/promises";
import { z } from "zod";
import { source } from "../domain/content/front-matter.ts";
import type { PaperContent } from "../ports/pdf/paper.ts";

const folder = new URL("./downloads/", import.meta.url);

const part = z.object({
  heading: z.string(),
  text: z.string().optional(),
  points: z.array(z.string()).optional(),
  ticks: z.array(z.string()).optional(),
  choices: z.array(z.string()).optional(),
  questions: z.array(z.string()).optional(),
});

const paper = z.object({
  title: z.string(),
  summary: z.string(),
  updatedOn: z.iso.date(),
  parts: z.array(part),
  visits: z.array(z.object({ weeks: z.string(), work: z.string() })).optional(),
  sources: z.array(source).min(1),
}) satisfies z.ZodType<PaperContent>;

export const paperNames = ["hospital-bag", "birth-plan", "danger-signs", "visit-card"] as const;
export type PaperName = (typeof paperNames)[number];

const read = new Map<PaperName, PaperContent>();

export async function shippedPaper(name: PaperName): Promise<PaperContent> {
  const known = read.get(name);
  if (known) return known;
  const shipped = paper.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8")));
  read.set(name, shipped);
  return shipped;
}
