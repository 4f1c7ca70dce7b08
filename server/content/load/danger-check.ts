import { z } from "zod";
import { HELPLINE_PURPOSES } from "../../contract/helplines/choices.ts";
import { AREAS } from "../../contract/symptoms/areas.ts";
import { source } from "../../domain/content/front-matter.ts";
import { expandSigns } from "../../domain/signs/references.ts";
import { mostUrgent, rowsFor, signs, WHO, type Urgency } from "../../domain/signs/table.ts";
import { shippedId } from "../../domain/identity.ts";
import type { Database } from "../../db/schema.ts";

const dangerCheck = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      who: z.enum(WHO),
      area: z.enum(AREAS),
      /** Keys of the table of signs, all with the same urgency for `who`. */
      signs: z.array(z.string()).min(1),
      /** The week of pregnancy or day of age that it is about, where the table has several ranges. */
      at: z.int().optional(),
      label: z.string(),
      advice: z.string(),
      symptom: z.string().nullable(),
      helpline: z.enum(HELPLINE_PURPOSES).optional(),
      source: source.optional(),
    }),
  ),
});

export type DangerQuestion = z.infer<typeof dangerCheck>["questions"][number];

const LEVELS = { now: "now", today: "today", "next visit": "watch" } as const satisfies Record<Urgency, string>;

export function questionsIn(json: string): DangerQuestion[] {
  return dangerCheck.parse(JSON.parse(json)).questions;
}

/** @throws {Error} for a sign that the table does not have for these readers, or signs of different urgency. */
export function askedBy({ key, who, at, signs: keys, label, advice }: DangerQuestion) {
  const readers = [{ who, from: at ?? 0, to: at ?? Number.MAX_SAFE_INTEGER }];
  const rows = keys.map((name) => {
    const sign = signs.get(name);
    const own = sign ? rowsFor(sign, readers) : [];
    if (own.length === 0) throw new Error(`danger-check.json: ${key}: no sign ${name} for ${who}`);
    return own;
  });
  const urgencies = new Set(rows.map((own) => mostUrgent(own.map(({ urgency }) => urgency))));
  const [urgency] = urgencies;
  if (urgencies.size > 1 || !urgency) throw new Error(`danger-check.json: ${key}: its signs differ in urgency`);
  const all = rows.flat();
  const to = Math.max(...all.map((row) => row.to));
  return {
    level: LEVELS[urgency],
    ageFrom: Math.min(...all.map(({ from }) => from)),
    ageTo: to === Number.MAX_SAFE_INTEGER ? null : to,
    label: expandSigns(label, readers),
    advice: expandSigns(advice, readers),
  };
}

/** To be called after the symptoms are stored; one that an editor withdrew is not linked. */
export async function loadDangerCheck(db: Database, json: string): Promise<void> {
  const symptoms = await db.selectFrom("symptom").select("id").execute();
  for (const [position, question] of questionsIn(json).entries()) {
    const { who, symptom, helpline } = question;
    const wanted = symptom && shippedId("symptom", symptom);
    const symptomId = symptoms.find(({ id }) => id === wanted)?.id ?? null;
    const row = { who, ...askedBy(question), symptomId, helplinePurpose: helpline ?? null, position };
    await db
      .insertInto("dangerSignQuestion")
      .values({ id: shippedId("dangerSign", question.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
