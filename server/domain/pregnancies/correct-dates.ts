import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { refuseDatesAgainstBirth, refuseImpossibleBirth, refuseImpossibleDates } from "./impossible-dates.ts";
import { datesRow, noDates, pregnancyById, takeTurn, today, withDates, type PregnancyDates } from "./pregnancies.ts";
import { storeScans } from "./scans.ts";

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
    throw invalid("lastMenstrualPeriod", "Another of your pregnancies has this date already.");
  });
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
    if (!changed.birthDate) throw invalid("babyBirthDate", "Switch to After Birth Mode first.");
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
