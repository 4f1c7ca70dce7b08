import { readFile } from "node:fs/promises";
import { z } from "zod";
import { anyOf, EVERYONE } from "../domain/signs/readers.ts";
import { expandSigns } from "../domain/signs/references.ts";
import { rowsFor, signs, URGENCIES, WHO, type Urgency, type Who } from "../domain/signs/table.ts";
import { source } from "../domain/content/front-matter.ts";

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

const readers = { who: z.array(z.enum(WHO)).min(1), urgency: z.enum(URGENCIES) };

/** Signs each with its drawing. `isShort` leaves its threshold to another line. */
const drawnSigns = z
  .object({
    heading: words,
    ...readers,
    signs: z.array(z.object({ key: z.string(), drawing: z.string(), isShort: z.boolean().default(false) })),
  })
  .transform(({ heading, who, urgency, signs: drawn }) => ({
    heading,
    signs: drawn.map(({ key, drawing, isShort }) => {
      const { name, whole } = signIn(key, who, urgency);
      return { drawing: key, alt: drawing, words: upperFirst(isShort ? name : whole) };
    }),
  }));

const lineOfSigns = z
  .object({ heading: words, ...readers, signs: z.array(z.string()) })
  .transform(({ heading, who, urgency, signs: keys }) => ({
    heading,
    points: keys.map((key) => signIn(key, who, urgency).whole),
  }));
const lineOfText = z.object({ heading: words, points: z.array(words) });

const handout = z.object({
  title: words,
  summary: words,
  updatedOn: z.iso.date(),
  call: z.object({ label: words, number: z.string(), text: words }).optional(),
  parts: z.array(part),
  signs: z.array(drawnSigns).optional(),
  also: z.array(z.union([lineOfSigns, lineOfText])).optional(),
  member: z.object({ name: words, dueDate: words }).optional(),
  visits: z
    .object({
      heading: words,
      columns: z.array(words),
      done: words,
      rows: z.array(z.object({ weeks: z.string(), work: words })),
    })
    .optional(),
  sources: z.array(source).min(1),
});
export type ShippedHandout = z.infer<typeof handout>;

export const handoutNames = ["hospital-bag", "birth-plan", "danger-signs", "visit-card"] as const;
export type HandoutName = (typeof handoutNames)[number];

const read = new Map<HandoutName, ShippedHandout>();

export async function shippedHandout(name: HandoutName): Promise<ShippedHandout> {
  const known = read.get(name);
  if (known) return known;
  const shipped = handout.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), "utf8")));
  read.set(name, shipped);
  return shipped;
}

/** Its words in the table of signs. @throws where it has another urgency for one of these readers. */
function signIn(key: string, who: Who[], urgency: Urgency): { name: string; whole: string } {
  const sign = signs.get(key);
  const rows = sign ? rowsFor(sign, anyOf(...who)).filter((row) => row.urgency === urgency) : [];
  if (!sign || who.some((one) => !rows.some((row) => row.who === one))) {
    throw new Error(`The table of signs has no ${key} that means ${urgency} for ${who.join(" and ")}.`);
  }
  const own = new Set(rows.map((row) => row.words ?? sign.words));
  return { name: sign.words, whole: own.size === 1 ? [...own].join("") : sign.words };
}

function upperFirst(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
