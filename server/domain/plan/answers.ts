import { sql } from "kysely";
import { itemsOf, keptQuery, listed, type Listed } from "../../db/kept-query.ts";
import { ofEachQuestion, PLAN_QUESTIONS, type PlanQuestion } from "../../contract/plan/questions.ts";
import { found } from "../../failures.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { pregnanciesOf } from "../pregnancies/pregnancies.ts";

/** Null is a question that she left out. */
export type PlanAnswers = Record<PlanQuestion, boolean | null>;

export async function yesesOf(
  { db }: Pick<Context, "db">,
  pregnancyIds: string[],
): Promise<ReadonlyMap<string, ReadonlySet<PlanQuestion>>> {
  const yeses = new Map(pregnancyIds.map((id) => [id, new Set<PlanQuestion>()]));
  if (pregnancyIds.length === 0) return yeses;
  const rows = await answeredWithYes(db, ...listed(pregnancyIds));
  for (const { pregnancyId, question } of rows) yeses.get(pregnancyId)?.add(question);
  return yeses;
}

const answeredWithYes = keptQuery((db, ids: Listed, names: string[]) =>
  db
    .selectFrom("planAnswer")
    .select(["pregnancyId", "question"])
    .where("pregnancyId", "in", itemsOf(ids, names))
    .where("isYes", "=", sql.lit(1 as const)),
);

export async function readAnswers(context: Context, member: Member, pregnancyId: string): Promise<PlanAnswers> {
  const id = await askedAbout(context, member, pregnancyId);
  const rows = await context.db
    .selectFrom("planAnswer")
    .select(["question", "isYes"])
    .where("pregnancyId", "=", id)
    .execute();
  const said = new Map(rows.map(({ question, isYes }) => [question, isYes === 1]));
  return ofEachQuestion((question) => said.get(question) ?? null);
}

export async function storeAnswers(
  context: Context,
  member: Member,
  pregnancyId: string,
  answers: PlanAnswers,
): Promise<void> {
  const id = await askedAbout(context, member, pregnancyId);
  await context.db.transaction().execute(async (db) => {
    for (const question of PLAN_QUESTIONS) {
      const answer = answers[question];
      if (answer === null) {
        await db.deleteFrom("planAnswer").where("pregnancyId", "=", id).where("question", "=", question).execute();
        continue;
      }
      const said = { isYes: answer ? 1 : 0, answeredAt: context.now() } as const;
      await db
        .insertInto("planAnswer")
        .values({ pregnancyId: id, question, ...said })
        .onConflict((conflict) => conflict.columns(["pregnancyId", "question"]).doUpdateSet(said))
        .execute();
    }
  });
}

async function askedAbout(context: Context, member: Member, pregnancyId: string) {
  const pregnancies = await pregnanciesOf(context, member.id);
  return found(
    pregnancies.find(({ id, loss }) => id === pregnancyId && !loss),
    "pregnancy",
  ).id;
}
