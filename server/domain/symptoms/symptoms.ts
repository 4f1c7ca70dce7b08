import type { Selectable } from "kysely";
import type { DangerSignQuestionTable, SymptomTable } from "../../db/schema/library.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import {
  inItsLanguage,
  oneInItsLanguage,
  pageInItsLanguage,
  type InLanguage,
  type Translating,
} from "../translations/translations.ts";
import { idsOfChild, stagesOf, type SymptomReaders } from "./readers.ts";

export type Symptom = Selectable<SymptomTable> & InLanguage;
export type DangerSignQuestion = Selectable<DangerSignQuestionTable> & InLanguage;

export async function listSymptoms(context: Context, paging: Paging, who?: SymptomReaders): Promise<Page<Symptom>> {
  return pageInItsLanguage(context, await pageOfSymptoms(context, paging, who));
}

function pageOfSymptoms({ db }: Context, paging: Paging, who?: SymptomReaders) {
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

export async function symptomById(context: Context, id: string): Promise<Symptom> {
  const row = await context.db.selectFrom("symptom").selectAll().where("id", "=", id).executeTakeFirst();
  return oneInItsLanguage(context, found(row, "symptom"), id);
}

export async function dangerSignQuestions(context: Translating): Promise<DangerSignQuestion[]> {
  const all = context.db.selectFrom("dangerSignQuestion").selectAll().orderBy("position").orderBy("id");
  return inItsLanguage(context, await all.execute(), ({ id }) => id);
}

export async function dangerSignQuestionById(context: Translating, id: string): Promise<DangerSignQuestion | null> {
  const row = await context.db.selectFrom("dangerSignQuestion").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? oneInItsLanguage(context, row, id) : null;
}
