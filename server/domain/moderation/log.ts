import type { Selectable } from "kysely";
import type { ActOfPowerTable } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";

/** What somebody did by her role. Nothing changes it; who left is not named any more. */
export interface LoggedAct extends Selectable<ActOfPowerTable> {
  actorName: string | null;
  /** Of what was done to a member; of a text no name is told, which may be a pseudonym's. */
  subjectName: string | null;
}

/**
 * What was done by those who have a role, the newest first.
 * @param act empty for all.
 */
export async function listActs(
  { db }: Context,
  { act, ...paging }: { act: string } & Paging,
): Promise<Page<LoggedAct>> {
  const acts = db
    .selectFrom("actOfPower")
    .leftJoin("member as actor", "actor.id", "actOfPower.actorId")
    .leftJoin("member as subject", (join) =>
      join.onRef("subject.id", "=", "actOfPower.subjectId").on("actOfPower.subjectKind", "=", "member"),
    )
    .selectAll("actOfPower")
    .select(["actor.fullName as actorName", "subject.fullName as subjectName"])
    .orderBy("actOfPower.createdAt", "desc")
    .orderBy("actOfPower.id");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act that there is not finds nothing
  return readPage(act === "" ? acts : acts.where("act", "=", act as LoggedAct["act"]), paging);
}

/** The names of all acts that were ever done. */
export async function actNames({ db }: Context): Promise<string[]> {
  const rows = await db.selectFrom("actOfPower").select("act").distinct().orderBy("act").execute();
  return rows.map(({ act }) => act);
}
