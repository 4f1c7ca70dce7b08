import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
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
  type Pregnancy,
  type PregnancyStart,
} from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";

/**
 * Records a pregnancy or a baby and makes it the current one. Told twice, with the same beginning or the same birth,
 * it is one, also when she had told that it was lost. To be called inside a transaction.
 * @throws {Failure} invalid, for a date that can't be.
 */
export async function startPregnancy(context: Context, memberId: string, start: PregnancyStart): Promise<void> {
  const { db } = context;
  if (start.kind === "born") refuseImpossibleBirth(start, today(context));
  else refuseImpossibleDates(withDates(noDates, start), today(context));
  const time = context.now();
  await takeTurn(context, memberId, { isPregnant: start.kind === "pregnant" ? 1 : 0 });
  const known = sameAmong(await pregnanciesOf(context, memberId), start);
  const told = { ...toldOf(start, known), ...noLoss, isCurrent: 1 as const, updatedAt: time };
  await db.updateTable("pregnancy").set({ isCurrent: 0 }).where("memberId", "=", memberId).execute();
  if (known) {
    await db.updateTable("pregnancy").set(told).where("id", "=", known.id).execute();
  } else {
    await db
      .insertInto("pregnancy")
      .values({ id: newId(), memberId, createdAt: time, ...told })
      .execute();
  }
}

function sameAmong(known: Pregnancy[], start: PregnancyStart) {
  const began = beganOn(start);
  return (
    (began && known.find((one) => one.lastMenstrualPeriod === began)) ??
    (began && known.find((one) => beganOn(one) === began)) ??
    (start.kind === "born" ? known.find((one) => one.birthDate === start.birthDate && !one.loss) : undefined)
  );
}

function beganOn(told: Pregnancy | PregnancyStart) {
  if (told.lastMenstrualPeriod) return told.lastMenstrualPeriod;
  const due = dueDateOf(withDates(noDates, told));
  return due ? pregnancyStart(due.date) : undefined;
}

/** What is stored of `start`; what she doesn't tell stays as it is `known`. */
function toldOf(start: PregnancyStart, known: Pregnancy | undefined) {
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
