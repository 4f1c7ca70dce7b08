import type { Selectable } from "kysely";
import { z } from "zod";
import { moodAnswers } from "../../contract/mood-check/fields.ts";
import type { MoodCheckTable } from "../../db/schema/mood-checks.ts";
import { found } from "../../failures.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import type { Member } from "../member/member.ts";
import { bandOf, scoreOf, type MoodAnswers, type MoodBand } from "./score.ts";

export interface KeptMoodCheck {
  id: string;
  createdAt: number;
  score: number;
  band: MoodBand;
  answers: MoodAnswers;
}

const stored = z.object(moodAnswers);

/** @param formKey of the page that asked: what is sent twice is kept once */
export async function keepMoodCheck(
  { db, now }: Context,
  { id: memberId }: Member,
  answers: MoodAnswers,
  formKey: string | null,
): Promise<KeptMoodCheck> {
  const { score } = scoreOf(answers);
  const row = { id: newId(), memberId, score, answers: JSON.stringify(answers), formKey, createdAt: now() };
  const added = await db
    .insertInto("moodCheck")
    .values(row)
    .onConflict((conflict) => conflict.columns(["memberId", "formKey"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return kept(added);
  const earlier = await db
    .selectFrom("moodCheck")
    .selectAll()
    .where("memberId", "=", memberId)
    .where("formKey", "=", formKey ?? "")
    .executeTakeFirst();
  return kept(found(earlier, "kept answers"));
}

export async function keptMoodChecks(
  { db }: Pick<Context, "db">,
  { id }: Member,
  paging: Paging,
): Promise<Page<KeptMoodCheck>> {
  const rows = db
    .selectFrom("moodCheck")
    .selectAll()
    .where("memberId", "=", id)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");
  const page = await readPage(rows, paging);
  return { ...page, items: page.items.map(kept) };
}

/** @throws {Failure} notFound, also for another member's. */
export async function deleteMoodCheck({ db }: Context, member: Member, id: string): Promise<void> {
  const gone = await db
    .deleteFrom("moodCheck")
    .where("id", "=", id)
    .where("memberId", "=", member.id)
    .returning("id")
    .executeTakeFirst();
  found(gone, "kept answers");
}

function kept({ id, createdAt, score, answers }: Selectable<MoodCheckTable>): KeptMoodCheck {
  return { id, createdAt, score, band: bandOf(score), answers: stored.parse(JSON.parse(answers)) };
}
