import { z } from "@hono/zod-openapi";
import type { Member } from "../../domain/member/member.ts";
import { planOf } from "../../domain/calendar/visits.ts";
import type { Context } from "../../domain/context.ts";
import { DATING_DOUBTS, pregnancyStart, weighedDueDates, type Scan } from "../../domain/pregnancies/dating.ts";
import { deliveryDateOnTheWire } from "../../domain/pregnancies/dates-by-period.ts";
import { currentPregnancy, today, type Pregnancy } from "../../domain/pregnancies/pregnancies.ts";
import { datingOf, dueDateOf, progressOf, type Progress } from "../../domain/pregnancies/progress.ts";
import { weekByNumber } from "../../domain/weeks/weeks.ts";
import {
  AfterBirthWeekHeading,
  afterBirthWeekHeading,
  PregnancyWeekHeading,
  pregnancyWeekHeading,
} from "../weeks/weeks.ts";
import { inData } from "../responses.ts";

const date = () => z.string().nullable().openapi({ format: "date" });

const dueDateSource = z.enum(["lastMenstrualPeriod", "cycle", "scan", "ivf", "given"]);

const ScanJson = z.object({ date: z.string().openapi({ format: "date" }), weeks: z.number(), days: z.number() });

const Dating = z
  .object({
    lastMenstrualPeriod: date(),
    cycleLength: z.number().nullable(),
    scanDate: date().openapi({ description: "Of the first scan, as are its weeks and days; all are in `scans`" }),
    scanWeeks: z.number().nullable(),
    scanDays: z.number().nullable(),
    transferDate: date(),
    embryoAgeDays: z.number().nullable(),
    dueDate: date(),
    scans: z.array(ScanJson).openapi({ description: "Every scan, the earliest first; one a day" }),
    isCertain: z.boolean().nullable().openapi({ description: "Null, as what follows, when nothing is counted" }),
    uncertainBecause: z.enum(DATING_DOUBTS).nullable(),
    secondDate: date().openapi({ description: "By a first scan from 28 weeks, to be shown beside `expectedDate`" }),
    pastDueFrom: date().openapi({ description: "What 'past due' is counted from: the earlier of the two" }),
    needsGrowthCheck: z.boolean().openapi({ description: "A scan measures the baby clearly smaller than its weeks" }),
    weighed: z
      .array(
        z.object({
          source: dueDateSource,
          date: z.string().openapi({ format: "date" }),
          counts: z.boolean(),
          countsForPastDue: z.boolean(),
          scan: ScanJson.nullable().openapi({ description: "Which scan gives it" }),
          isSmall: z.boolean().openapi({ description: "This scan measures the baby clearly smaller than its weeks" }),
          difference: z.object({ days: z.number(), limit: z.number() }).nullable().openapi({
            description: "Days between the first scan and the period, and how many there may be; null from 28 weeks",
          }),
        }),
      )
      .openapi({ description: "Every due date that these give, the most trusted first; none when nothing is counted" }),
  })
  .openapi("Dating", { description: "What she has told of when the pregnancy began" });

const PregnancyInfo = z
  .object({
    _id: z.string(),
    status: z.enum(["underway", "pastDue", "stopped", "born"]).openapi({
      description: "pastDue from 41 weeks; stopped from three weeks past the due date: then nothing is counted",
    }),
    lastMenstrualPeriod: date(),
    deliveryDate: date().openapi({ description: "Kept for older apps: last period + 1 year. Not a due date" }),
    noOfChild: z.number(),
    babyName: z.string().nullable(),
    babyBirthDate: date(),
    expectedDate: date(),
    dueDateSource: dueDateSource.nullable(),
    estimatedDueDate: date().openapi({ description: "By all that is known of the dates, also after the birth" }),
    dating: Dating,
    numberOfBabies: z.number().openapi({ description: "In this pregnancy; 4 stands for more, too" }),
    daysLeft: z.number().nullable(),
    gestationalAge: z.object({ weeks: z.number(), days: z.number() }).nullable(),
    trimester: z.number().nullable(),
    passed: z.number().nullable().openapi({ description: "Part of 40 weeks that has passed, 0 to 1" }),
    weekDay: z.number().nullable().openapi({ description: "Days beyond the completed weeks, 0 to 6" }),
    babyAge: z
      .object({
        days: z.number(),
        weeks: z.number(),
        correctedWeeks: z.number().nullable().openapi({ description: "Since the due date; born before 37 weeks only" }),
        daysEarly: z.number().nullable().openapi({ description: "From birth to due date; born before 37 weeks only" }),
      })
      .nullable(),
    pregnancyWeek: PregnancyWeekHeading.nullable(),
    afterpregnancyWeek: AfterBirthWeekHeading.nullable(),
    nextContact: z
      .object({ name: z.string(), date: z.string().openapi({ format: "date" }) })
      .nullable()
      .openapi({ description: "The next of her checks before or after birth" }),
  })
  .openapi("PregnancyInfo");

export const InfoAnswer = inData(z.array(PregnancyInfo));

export async function pregnancyInfo(context: Context, member: Member): Promise<z.infer<typeof PregnancyInfo>[]> {
  const pregnancy = await currentPregnancy(context, member.id);
  const progress = pregnancy && progressOf(pregnancy, today(context));
  if (!progress) return [];

  const isCounting = progress.kind === "underway" || progress.kind === "pastDue";
  const isBorn = progress.kind === "born";
  const period = progress.lastMenstrualPeriod;
  const { next } = await planOf(context, pregnancy);
  return [
    {
      _id: pregnancy.id,
      status: progress.kind,
      lastMenstrualPeriod: period ?? (pregnancy.givenDueDate && pregnancyStart(pregnancy.givenDueDate)),
      deliveryDate: period && deliveryDateOnTheWire(period),
      noOfChild: pregnancy.numberOfChildren,
      babyName: pregnancy.babyName,
      babyBirthDate: pregnancy.birthDate,
      expectedDate: isCounting ? progress.expectedDate : null,
      dueDateSource: isBorn ? null : progress.dueDateSource,
      dating: datingJson(pregnancy, progress),
      estimatedDueDate: dueDateOf(pregnancy)?.date ?? null,
      numberOfBabies: pregnancy.numberOfBabies,
      daysLeft: isCounting ? progress.daysLeft : null,
      gestationalAge: isCounting ? { weeks: progress.age.weeks, days: progress.age.days } : null,
      trimester: isCounting ? progress.trimester : null,
      passed: isCounting ? progress.passed : null,
      weekDay: isCounting ? progress.age.days : isBorn ? progress.days % 7 : null,
      babyAge: isBorn ? ageJson(progress) : null,
      pregnancyWeek: isCounting
        ? pregnancyWeekHeading(await weekByNumber(context, "pregnancy", progress.contentWeek))
        : null,
      afterpregnancyWeek: isBorn
        ? afterBirthWeekHeading(await weekByNumber(context, "afterBirth", progress.contentWeek))
        : null,
      nextContact: next && { name: next.name, date: next.date },
    },
  ];
}

function ageJson({ days, weeks, correctedWeeks, daysEarly }: Extract<Progress, { kind: "born" }>) {
  return { days, weeks, correctedWeeks, daysEarly };
}

function datingJson(pregnancy: Pregnancy, progress: Progress): z.infer<typeof Dating> {
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
