import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { invalid, problemsOf, type Problem } from "../../failures.ts";
import { pregnancyStart } from "./dating.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { noLoss, pregnancyById, takeTurn, today, type LossKind, type Pregnancy } from "./pregnancies.ts";
import { dueDateOf } from "./progress.ts";
import { say } from "../../contract/sentences/say.ts";

export interface LossReport {
  kind: LossKind;
  isHidden: boolean;
  date?: CalendarDate | undefined;
  /** Her consent to store that a pregnancy was ended. */
  isKept?: boolean | undefined;
}

export interface BabyLossReport {
  isHidden: boolean;
  babiesLeft?: number | undefined;
  babyName: string | null;
}

export async function problemsOfLoss(
  context: Context,
  member: Member,
  pregnancyId: string,
  {
    kind,
    date,
    babiesLeft,
  }: { kind?: string | undefined; date?: CalendarDate | undefined; babiesLeft?: number | undefined },
): Promise<Problem[]> {
  const pregnancy = await pregnancyById(context, member.id, pregnancyId);
  if (kind === "oneOfSeveral") return problemsOf([() => refuseTooMany(pregnancy, babiesLeft)]);
  return problemsOf([() => date && refuseImpossibleDay(pregnancy, date, today(context))]);
}

export async function recordLoss(
  context: Context,
  member: Member,
  pregnancyId: string,
  report: LossReport,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const pregnancy = await pregnancyById(within, member.id, pregnancyId);
    if (report.date) refuseImpossibleDay(pregnancy, report.date, today(context));
    if (pregnancy.isCurrent) await takeTurn(within, member.id, { isPregnant: 0 });
    await db
      .updateTable("pregnancy")
      .set({ ...lossRow(report, today(context)), updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
  });
}

/** That a pregnancy was ended is stored only at her wish, and always hidden. */
function lossRow({ kind, isHidden, date, isKept }: LossReport, now: CalendarDate) {
  const lossDate = kind === "mistake" ? null : (date ?? now);
  if (kind === "ended") return { lossKind: isKept ? kind : ("notSaid" as const), isLossHidden: 1 as const, lossDate };
  return { lossKind: kind, isLossHidden: isHidden ? (1 as const) : (0 as const), lossDate };
}

/** What else changes in the same transaction. @param before the pregnancy as it was */
type ChangeOfMore = (within: Context, before: Pregnancy) => Promise<void>;

export async function recordBabyLoss(
  context: Context,
  member: Member,
  pregnancyId: string,
  { isHidden, babiesLeft, babyName }: BabyLossReport,
  also?: ChangeOfMore,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const pregnancy = await pregnancyById(within, member.id, pregnancyId);
    const { babyLoss, birthDate } = pregnancy;
    refuseTooMany(pregnancy, babiesLeft);
    const before = babiesBefore(pregnancy);
    if (pregnancy.isCurrent) await takeTurn(within, member.id, { isPregnant: birthDate ? 0 : 1 });
    await db
      .updateTable("pregnancy")
      .set({
        ...noLoss,
        numberOfBabies: babiesLeft ?? mostLeft(pregnancy),
        babiesBeforeLoss: before,
        nameBeforeLoss: babyLoss ? babyLoss.nameBefore : pregnancy.babyName,
        // The stored name may be that of the baby who died.
        babyName: birthDate ? babyName : pregnancy.babyName,
        isBabyLossHidden: isHidden ? 1 : 0,
        updatedAt: context.now(),
      })
      .where("id", "=", pregnancyId)
      .execute();
    await also?.(within, pregnancy);
  });
}

export async function undoLoss(
  context: Context,
  member: Member,
  pregnancyId: string,
  also?: ChangeOfMore,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const pregnancy = await pregnancyById(within, member.id, pregnancyId);
    const { isCurrent, loss, babyLoss, birthDate } = pregnancy;
    if (!loss && !babyLoss) return;
    if (loss && isCurrent) await takeTurn(within, member.id, { isPregnant: birthDate ? 0 : 1 });
    await db
      .updateTable("pregnancy")
      .set({ ...(loss ? noLoss : withoutBabyLoss(pregnancy)), updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
    await also?.(within, pregnancy);
  });
}

function withoutBabyLoss({ babyLoss, numberOfBabies, babyName }: Pregnancy) {
  return {
    numberOfBabies: babyLoss?.babiesBefore ?? numberOfBabies,
    babyName: babyLoss ? babyLoss.nameBefore : babyName,
    babiesBeforeLoss: null,
    nameBeforeLoss: null,
    isBabyLossHidden: 0 as const,
  };
}

function babiesBefore({ babyLoss, numberOfBabies }: Pregnancy) {
  return babyLoss?.babiesBefore ?? numberOfBabies;
}

function mostLeft(pregnancy: Pregnancy) {
  return Math.max(1, babiesBefore(pregnancy) - 1);
}

function refuseTooMany(pregnancy: Pregnancy, babiesLeft: number | undefined) {
  if (babiesLeft === undefined || babiesLeft <= mostLeft(pregnancy)) return;
  throw invalid("babiesLeft", say.fewerBabies);
}

function refuseImpossibleDay(pregnancy: Pregnancy, date: CalendarDate, now: CalendarDate) {
  if (date > now) throw invalid("date", say.dayInFuture);
  const due = dueDateOf(pregnancy);
  const earliest = pregnancy.birthDate ?? (due && pregnancyStart(due.date));
  if (!earliest || date >= earliest) return;
  throw invalid("date", pregnancy.birthDate ? say.dayBeforeBirth : say.dayBeforePregnancy);
}
