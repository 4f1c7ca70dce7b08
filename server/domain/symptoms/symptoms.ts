import type { Selectable } from "kysely";
import type { DangerSignQuestionTable, SymptomTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { idsOfChild, stagesOf, type SymptomReaders } from "./readers.ts";

export type Symptom = Selectable<SymptomTable>;
export type DangerSignQuestion = Selectable<DangerSignQuestionTable>;

export async function listSymptoms({ db }: Context, paging: Paging, who?: SymptomReaders): Promise<Page<Symptom>> {
  const all = db
    .selectFrom("symptom")
    .selectAll()
    .orderBy("isDangerSign", "desc")
    .orderBy((eb) => eb.case().when("id", "in", idsOfChild).then(eb.lit(1)).else(eb.lit(0)).end())
    .orderBy("position");
  if (!who) return readPage(all, paging);
  if (who === "baby") return readPage(all.where("id", "in", idsOfChild), paging);
  return readPage(all.where("id", "not in", idsOfChild).where("stage", "in", stagesOf[who]), paging);
}

export async function symptomById({ db }: Context, id: string): Promise<Symptom> {
  return found(await db.selectFrom("symptom").selectAll().where("id", "=", id).executeTakeFirst(), "symptom");
}

export async function dangerSignQuestions({ db }: Context): Promise<DangerSignQuestion[]> {
  return db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").orderBy("id").execute();
}
