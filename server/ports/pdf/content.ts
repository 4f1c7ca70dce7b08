import { readFile } from "node:fs/promises";
import { z } from "zod";
import { source } from "../../domain/content/matter.ts";

const folder = new URL("../../content/downloads/", import.meta.url);

const part = z.object({
  heading: z.string(),
  text: z.string().optional(),
  /** A list with a bullet each. */
  points: z.array(z.string()).optional(),
  /** A list with a box each, to tick on paper. */
  ticks: z.array(z.string()).optional(),
  /** The same, to tick on the screen too. */
  choices: z.array(z.string()).optional(),
  /** Each with a field to write in, on the screen or on paper. */
  questions: z.array(z.string()).optional(),
});

const paper = z.object({
  title: z.string(),
  summary: z.string(),
  updatedOn: z.iso.date(),
  parts: z.array(part),
  /** A table of visits, with empty columns for what is measured. */
  visits: z.array(z.object({ weeks: z.string(), work: z.string() })).optional(),
  sources: z.array(source).min(1),
});

/** A paper to print, before it is drawn. */
export type PaperContent = z.infer<typeof paper>;

export const paperNames = ["hospital-bag", "birth-plan", "danger-signs", "visit-card"] as const;
export type PaperName = (typeof paperNames)[number];

const read = new Map<PaperName, PaperContent>();

/** A paper's text as it is shipped; read once. */
export async function shippedPaper(name: PaperName): Promise<PaperContent> {
  const known = read.get(name);
  if (known) return known;
  const shipped = paper.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8")));
  read.set(name, shipped);
  return shipped;
}
