import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { invalid, type Problem } from "../../failures.ts";
import { daysBetween, type CalendarDate } from "./calendar-date.ts";
import { birthProblems, refuseImpossibleBirth } from "./impossible-dates.ts";
import {
  currentPregnancy,
  noDates,
  pregnancyById,
  takeTurn,
  today,
  type Pregnancy,
  type PregnancyDates,
} from "./pregnancies.ts";
import { startPregnancy } from "./start-pregnancy.ts";
import { say } from "../../contract/sentences/say.ts";

/** Two births this close are one given again: no two pregnancies can end within it. */
const SAME_BIRTH_WITHIN_DAYS = 24 * 7;

export async function switchToAfterBirth(
  context: Context,
  member: Member,
  given: { birthDate: CalendarDate | null; babyName: string | null; lastMenstrualPeriod: CalendarDate | null },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id, { isPregnant: 0 });
    const current = await currentPregnancy(within, member.id);
    const birthDate = given.birthDate ?? current?.birthDate ?? today(context);
    if (!current || isAnother(current, birthDate)) {
      await startPregnancy(within, member.id, { kind: "born", ...given, birthDate });
      return;
    }
    const { lastMenstrualPeriod } = current;
    refuseImpossibleBirth({ birthDate, lastMenstrualPeriod }, today(context));
    await db
      .updateTable("pregnancy")
      .set({ birthDate, babyName: given.babyName ?? current.babyName, updatedAt: context.now() })
      .where("id", "=", current.id)
      .execute();
  });
}

export async function problemsOfSwitch(context: Context, member: Member, birthDate: CalendarDate): Promise<Problem[]> {
  const current = await currentPregnancy(context, member.id);
  const { lastMenstrualPeriod } = !current || isAnother(current, birthDate) ? noDates : current;
  return birthProblems({ birthDate, lastMenstrualPeriod }, today(context));
}

function isAnother(current: Pregnancy, birthDate: CalendarDate) {
  return current.birthDate !== null && Math.abs(daysBetween(current.birthDate, birthDate)) > SAME_BIRTH_WITHIN_DAYS;
}

/** The dates of the current record mean that the switch to after birth was a slip: the baby's name is kept. */
export async function switchToPregnant(context: Context, member: Member, dates: PregnancyDates): Promise<void> {
  await context.db
    .transaction()
    .execute((db) => startPregnancy({ ...context, db }, member.id, { kind: "pregnant", ...dates }));
}

export async function makeCurrent(context: Context, member: Member, pregnancyId: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const { birthDate, loss } = await pregnancyById(within, member.id, pregnancyId);
    if (loss) throw invalid("", say.nothingCounted);
    await takeTurn(within, member.id, { isPregnant: birthDate ? 0 : 1 });
    await db.updateTable("pregnancy").set({ isCurrent: 0 }).where("memberId", "=", member.id).execute();
    await db.updateTable("pregnancy").set({ isCurrent: 1 }).where("id", "=", pregnancyId).execute();
  });
}
