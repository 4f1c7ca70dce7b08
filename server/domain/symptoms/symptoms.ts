import type { Selectable } from "kysely";
import type { DangerSignQuestionTable, SymptomTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";

export type Symptom = Selectable<SymptomTable>;
export type DangerSignQuestion = Selectable<DangerSignQuestionTable>;

/** `position` puts danger signs first. */
export async function listSymptoms({ db }: Context, paging: Paging): Promise<Page<Symptom>> {
  return readPage(db.selectFrom("symptom").selectAll().orderBy("position"), paging);
}

export async function symptomById({ db }: Context, id: string): Promise<Symptom> {
  return found(await db.selectFrom("symptom").selectAll().where("id", "=", id).executeTakeFirst(), "symptom");
}

export async function dangerSignQuestions({ db }: Context): Promise<DangerSignQuestion[]> {
  return db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").execute();
}
