import { z } from "@hono/zod-openapi";
import { PregnancyInfoJson, type DatingJson, type WeekOfDateJson } from "../../contract/pregnancies/answers.ts";
import type { Member } from "../../domain/member/member.ts";
import { visitPlanIn } from "../../domain/plan/visits.ts";
import type { Context } from "../../domain/context.ts";
import { pregnancyStart, weighedDueDates, type Scan } from "../../domain/pregnancies/dating.ts";
import { deliveryDateOnTheWire } from "../../domain/pregnancies/dates-by-period.ts";
import { currentPregnancy, today, type Pregnancy } from "../../domain/pregnancies/pregnancies.ts";
import { datingOf, dueDateOf, progressOf, type Progress } from "../../domain/pregnancies/progress.ts";
import { weekByNumber } from "../../domain/weeks/weeks.ts";
import { afterBirthWeekHeading, pregnancyWeekHeading, severalBabiesWeekHeading } from "../weeks/weeks.ts";
import { inData } from "../responses.ts";

export const InfoAnswer = inData(z.array(PregnancyInfoJson));

export async function pregnancyInfo(context: Context, member: Member): Promise<PregnancyInfoJson[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  const progress = pregnancy && progressOf(pregnancy, today(context));
  if (!progress) return [];

  const isCounting = progress.kind === "underway" || progress.kind === "pastDue";
  const isBorn = progress.kind === "born";
  const period = progress.lastMenstrualPeriod;
  const { next } = await visitPlanIn(context, member, pregnancy);
  return [
    {
      _id: pregnancy.id,
      lastMenstrualPeriod: period ?? (pregnancy.givenDueDate && pregnancyStart(pregnancy.givenDueDate)),
      deliveryDate: period && deliveryDateOnTheWire(period),
      noOfChild: pregnancy.numberOfChildren,
      babyName: pregnancy.babyName,
      babyBirthDate: pregnancy.birthDate,
      dueDateSource: isBorn ? null : progress.dueDateSource,
      dating: datingJson(pregnancy, progress),
      estimatedDueDate: dueDateOf(pregnancy)?.date ?? null,
      numberOfBabies: pregnancy.numberOfBabies,
      passed: isCounting ? progress.passed : null,
      weekDay: isCounting ? progress.age.days : isBorn ? progress.days % 7 : null,
      ...(await weekJson(context, progress)),
      nextContact: next && { name: next.name, date: next.date },
    },
  ];
}

export async function weekJson(context: Context, progress: Progress): Promise<WeekOfDateJson> {
  const isCounting = progress.kind === "underway" || progress.kind === "pastDue";
  const isBorn = progress.kind === "born";
  const weekHeading = !isBorn && progress.numberOfBabies > 1 ? severalBabiesWeekHeading : pregnancyWeekHeading;
  return {
    status: progress.kind,
    expectedDate: isCounting ? progress.expectedDate : null,
    daysLeft: isCounting ? progress.daysLeft : null,
    gestationalAge: isCounting ? { weeks: progress.age.weeks, days: progress.age.days } : null,
    trimester: isCounting ? progress.trimester : null,
    babyAge: isBorn ? ageJson(progress) : null,
    pregnancyWeek: isCounting ? weekHeading(await weekByNumber(context, "pregnancy", progress.contentWeek)) : null,
    afterpregnancyWeek: isBorn
      ? afterBirthWeekHeading(await weekByNumber(context, "afterBirth", progress.contentWeek))
      : null,
  };
}

function ageJson({ days, weeks, correctedWeeks, daysEarly }: Extract<Progress, { kind: "born" }>) {
  return { days, weeks, correctedWeeks, daysEarly };
}

function datingJson(pregnancy: Pregnancy, progress: Progress): DatingJson {
  const { lastMenstrualPeriod, cycleLength, scans, ivf, givenDueDate } = pregnancy;
  const [first] = scans.map(scanJson);
  const counting = progress.kind === "underway" || progress.kind === "pastDue" ? progress : null;
  const weighed = counting ? weighedDueDates(datingOf(pregnancy)) : [];
  return {
    lastMenstrualPeriod,
    cycleLength,
    scanDate: first?.date ?? null,
    scanWeeks: first?.weeks ?? null,
    scanDays: first?.days ?? null,
    transferDate: ivf?.transferDate ?? null,
    embryoAgeDays: ivf?.embryoAgeDays ?? null,
    dueDate: givenDueDate,
    scans: scans.map(scanJson),
    isCertain: counting && counting.uncertainBecause === null,
    uncertainBecause: counting && counting.uncertainBecause,
    secondDate: counting && counting.secondDate,
    pastDueFrom: counting && counting.pastDueFrom,
    needsGrowthCheck: weighed.some(({ isSmall }) => isSmall),
    weighed: weighed.map((one) => ({ ...one, scan: one.scan && scanJson(one.scan) })),
  };
}

function scanJson({ date: day, gestationalAgeDays }: Scan) {
  return { date: day, weeks: Math.floor(gestationalAgeDays / 7), days: gestationalAgeDays % 7 };
}
