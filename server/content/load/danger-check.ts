import { z } from "zod";
import { HELPLINE_PURPOSES } from "../../contract/helplines/choices.ts";
import { source } from "../../domain/content/front-matter.ts";
import { shippedId } from "../../domain/identity.ts";
import type { Database } from "../../db/schema.ts";

const dangerCheck = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      who: z.enum(["pregnant", "afterBirth", "baby", "afterLoss"]),
      label: z.string(),
      level: z.enum(["now", "today", "watch"]),
      advice: z.string(),
      symptom: z.string().nullable(),
      helpline: z.enum(HELPLINE_PURPOSES).optional(),
      source: source.optional(),
    }),
  ),
});

/** To be called after the symptoms are stored; one that an editor withdrew is not linked. */
export async function loadDangerCheck(db: Database, json: string): Promise<void> {
  const symptoms = await db.selectFrom("symptom").select("id").execute();
  for (const [position, question] of dangerCheck.parse(JSON.parse(json)).questions.entries()) {
    const { who, label, level, advice, symptom, helpline } = question;
    const wanted = symptom && shippedId("symptom", symptom);
    const symptomId = symptoms.find(({ id }) => id === wanted)?.id ?? null;
    const row = { who, label, level, advice, symptomId, helplinePurpose: helpline ?? null, position };
    await db
      .insertInto("dangerSignQuestion")
      .values({ id: shippedId("dangerSign", question.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}
