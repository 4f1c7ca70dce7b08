import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid, type Problem } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import {
  birthProblems,
  datesProblems,
  datesProblemsAgainstBirth,
  refuseDatesAgainstBirth,
  refuseImpossibleBirth,
  refuseImpossibleDates,
  type Given,
} from "./impossible-dates.ts";
import {
  datesRow,
  noDates,
  pregnanciesOf,
  pregnancyById,
  takeTurn,
  today,
  withDates,
  type PregnancyDates,
} from "./pregnancies.ts";
import { storeScans } from "./scans.ts";
import { say } from "../../contract/sentences/say.ts";

/** Changes nothing. @returns all that is wrong with them; a pregnancy without any date is no fault here */
export async function problemsOfDates(
  context: Context,
  member: Member,
  pregnancyId: string,
  dates: PregnancyDates,
  given: Given,
): Promise<Problem[]> {
  const all = await pregnanciesOf(context, member.id);
  const known = found(
    all.find(({ id }) => id === pregnancyId),
    "pregnancy",
  );
  const changed = withDates(known, dates);
  const { lastMenstrualPeriod: period, birthDate } = { ...changed, birthDate: known.birthDate };
  const wrong = birthDate
    ? datesProblemsAgainstBirth(changed, given, birthDate)
    : datesProblems(changed, given, today(context));
  const isAnothers = period && all.some((one) => one.id !== pregnancyId && one.lastMenstrualPeriod === period);
  return [...wrong, ...(isAnothers ? [{ path: "lastMenstrualPeriod", msg: say.dateOfAnotherPregnancy }] : [])];
}

export async function correctDates(
  context: Context,
  member: Member,
  pregnancyId: string,
  dates: PregnancyDates,
): Promise<void> {
  const change = context.db.transaction().execute(async (db) => {
    await takeTurn({ ...context, db }, member.id);
    const known = await pregnancyById({ db }, member.id, pregnancyId);
    const changed = withDates(known, dates);
    if (known.birthDate) refuseDatesAgainstBirth(changed, dates.scan ?? undefined, known.birthDate);
    else refuseImpossibleDates(changed, dates.scan ?? undefined, today(context));
    await db
      .updateTable("pregnancy")
      .set({ ...datesRow(changed), updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
    if (dates.scan !== undefined) await storeScans({ ...context, db }, pregnancyId, changed.scans);
  });
  await change.catch((error: unknown) => {
    if (!context.isUniqueViolation(error)) throw error;
    throw invalid("lastMenstrualPeriod", say.dateOfAnotherPregnancy);
  });
}

export async function problemsOfBirth(
  context: Context,
  member: Member,
  pregnancyId: string,
  { birthDate, givenDueDate }: { birthDate: CalendarDate | undefined; givenDueDate: CalendarDate | null | undefined },
): Promise<Problem[]> {
  const known = await pregnancyById(context, member.id, pregnancyId);
  if (!known.birthDate) return [];
  const wrong = birthDate ? birthProblems({ ...known, birthDate }, today(context)) : [];
  if (!givenDueDate || wrong.length > 0) return wrong;
  return datesProblemsAgainstBirth({ ...noDates, givenDueDate }, {}, birthDate ?? known.birthDate);
}

/** A given due date is how an early birth is known where no other date is. */
export async function correctBirth(
  context: Context,
  member: Member,
  pregnancyId: string,
  birthDate: CalendarDate,
  givenDueDate?: CalendarDate | null,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await takeTurn({ ...context, db }, member.id);
    const changed = await pregnancyById({ db }, member.id, pregnancyId);
    if (!changed.birthDate) throw invalid("babyBirthDate", say.switchToBirthFirst);
    refuseImpossibleBirth({ ...changed, birthDate }, today(context));
    const dates = withDates(changed, { givenDueDate });
    if (givenDueDate) refuseDatesAgainstBirth({ ...noDates, givenDueDate }, undefined, birthDate);
    await db
      .updateTable("pregnancy")
      .set({ ...datesRow(dates), birthDate, updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
  });
}
