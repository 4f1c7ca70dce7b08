import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { pregnancyStart } from "./dating.ts";
import { refuseImpossibleBirth, refuseImpossibleDates } from "./impossible-dates.ts";
import {
  datesRow,
  noDates,
  noLoss,
  pregnanciesOf,
  takeTurn,
  today,
  withDates,
  type KnownDates,
  type Pregnancy,
  type PregnancyStart,
} from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { storeScans } from "./scans.ts";

export function refuseImpossibleStart(start: PregnancyStart, now: CalendarDate): void {
  if (start.kind === "born") refuseImpossibleBirth(start, now);
  else refuseImpossibleDates(withDates(noDates, start), start.scan ?? undefined, now);
}

/** The same beginning or birth given again is the same record, also after a loss. Call it in a transaction. */
export async function startPregnancy(context: Context, memberId: string, start: PregnancyStart): Promise<void> {
  const { db } = context;
  refuseImpossibleStart(start, today(context));
  const time = context.now();
  await takeTurn(context, memberId, { isPregnant: start.kind === "pregnant" ? 1 : 0 });
  const known = sameAmong(await pregnanciesOf(context, memberId), start);
  const id = known?.id ?? newId();
  const row = { ...rowOf(start, known), ...noLoss, isCurrent: 1 as const, updatedAt: time };
  await db.updateTable("pregnancy").set({ isCurrent: 0 }).where("memberId", "=", memberId).execute();
  if (known) {
    await db.updateTable("pregnancy").set(row).where("id", "=", known.id).execute();
  } else {
    await db
      .insertInto("pregnancy")
      .values({ id, memberId, createdAt: time, ...row })
      .execute();
  }
  if (start.kind === "pregnant" && start.scan !== undefined) {
    await storeScans(context, id, withDates(known ?? noDates, start).scans);
  }
}

function sameAmong(known: Pregnancy[], start: PregnancyStart) {
  const began = beganOn(withDates(noDates, start));
  return (
    (began && known.find((one) => one.lastMenstrualPeriod === began)) ??
    (began && known.find((one) => beganOn(one) === began)) ??
    (start.kind === "born" ? known.find((one) => one.birthDate === start.birthDate && !one.loss) : undefined)
  );
}

function beganOn(dates: KnownDates) {
  if (dates.lastMenstrualPeriod) return dates.lastMenstrualPeriod;
  const due = dueDateOf(dates);
  return due ? pregnancyStart(due.date) : undefined;
}

function rowOf(start: PregnancyStart, known: Pregnancy | undefined) {
  const numberOfChildren = start.numberOfChildren ?? known?.numberOfChildren ?? 0;
  if (start.kind === "born") {
    const lastMenstrualPeriod = start.lastMenstrualPeriod ?? undefined;
    return {
      ...datesRow(withDates(known ?? noDates, { lastMenstrualPeriod })),
      numberOfChildren,
      birthDate: start.birthDate,
      babyName: start.babyName ?? known?.babyName ?? null,
    };
  }
  return {
    ...datesRow(withDates(known ?? noDates, start)),
    numberOfChildren,
    birthDate: null,
    babyName: known?.babyName ?? null,
  };
}
