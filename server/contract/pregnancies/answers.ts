import { z } from "zod";
import { day } from "../times.ts";
import { AfterBirthWeekHeadingJson, WeekHeadingJson } from "../weeks/answers.ts";
import { DATING_DOUBTS, DUE_DATE_SOURCES } from "./dating.ts";
import { LOSS_KINDS } from "./loss-kinds.ts";

const date = day.nullable();
const dueDateSource = z.enum(DUE_DATE_SOURCES);
const ScanJson = z.object({ date: day, weeks: z.int(), days: z.int() });

const DatingJson = z
  .object({
    lastMenstrualPeriod: date,
    cycleLength: z.int().nullable(),
    scanDate: date.meta({ description: "Of the first scan, as are its weeks and days; all are in `scans`" }),
    scanWeeks: z.int().nullable(),
    scanDays: z.int().nullable(),
    transferDate: date,
    embryoAgeDays: z.int().nullable(),
    dueDate: date,
    scans: z.array(ScanJson).meta({ description: "Every scan, the earliest first; one a day" }),
    isCertain: z.boolean().nullable().meta({ description: "Null, as what follows, when nothing is counted" }),
    uncertainBecause: z.enum(DATING_DOUBTS).nullable(),
    secondDate: date.meta({ description: "By a first scan from 28 weeks, to be shown beside `expectedDate`" }),
    pastDueFrom: date.meta({ description: "What 'past due' is counted from: the earlier of the two" }),
    needsGrowthCheck: z.boolean().meta({ description: "A scan measures the baby clearly smaller than its weeks" }),
    weighed: z
      .array(
        z.object({
          source: dueDateSource,
          date: day,
          counts: z.boolean(),
          countsForPastDue: z.boolean(),
          scan: ScanJson.nullable().meta({ description: "Which scan gives it" }),
          isSmall: z.boolean().meta({ description: "This scan measures the baby clearly smaller than its weeks" }),
          difference: z.object({ days: z.int(), limit: z.int() }).nullable().meta({
            description: "Days between the first scan and the period, and how many there may be; null from 28 weeks",
          }),
        }),
      )
      .meta({ description: "Every due date that these give, the most trusted first; none when nothing is counted" }),
  })
  .meta({ id: "Dating", description: "What the member has said about when the pregnancy began" });
export type DatingJson = z.infer<typeof DatingJson>;

export const PregnancyInfoJson = z
  .object({
    _id: z.string(),
    status: z.enum(["underway", "pastDue", "stopped", "born"]).meta({
      description: "pastDue from 41 weeks; stopped from three weeks past the due date: then nothing is counted",
    }),
    lastMenstrualPeriod: date,
    deliveryDate: date.meta({ description: "Kept for older apps: last period + 1 year. Not a due date" }),
    noOfChild: z.int(),
    babyName: z.string().nullable(),
    babyBirthDate: date,
    expectedDate: date,
    dueDateSource: dueDateSource.nullable(),
    estimatedDueDate: date.meta({ description: "By all that is known of the dates, also after the birth" }),
    dating: DatingJson,
    numberOfBabies: z.int().meta({ description: "In this pregnancy; 4 stands for more, too" }),
    daysLeft: z.int().nullable(),
    gestationalAge: z.object({ weeks: z.int(), days: z.int() }).nullable(),
    trimester: z.int().nullable(),
    passed: z.number().nullable().meta({ description: "Part of 40 weeks that has passed, 0 to 1" }),
    weekDay: z.int().nullable().meta({ description: "Days beyond the completed weeks, 0 to 6" }),
    babyAge: z
      .object({
        days: z.int(),
        weeks: z.int(),
        correctedWeeks: z.int().nullable().meta({ description: "Since the due date; born before 37 weeks only" }),
        daysEarly: z.int().nullable().meta({ description: "From birth to due date; born before 37 weeks only" }),
      })
      .nullable(),
    pregnancyWeek: WeekHeadingJson.nullable(),
    afterpregnancyWeek: AfterBirthWeekHeadingJson.nullable(),
    nextContact: z
      .object({ name: z.string(), date: day })
      .nullable()
      .meta({ description: "The next of the member's checks before or after birth" }),
  })
  .meta({ id: "PregnancyInfo" });
export type PregnancyInfoJson = z.infer<typeof PregnancyInfoJson>;

export const WeekOfDateJson = PregnancyInfoJson.pick({
  status: true,
  expectedDate: true,
  daysLeft: true,
  gestationalAge: true,
  trimester: true,
  babyAge: true,
  pregnancyWeek: true,
  afterpregnancyWeek: true,
}).meta({ id: "WeekOfDate", description: "As in `PregnancyInfo`" });
export type WeekOfDateJson = z.infer<typeof WeekOfDateJson>;

export const PregnancyRecordJson = z
  .object({
    _id: z.string(),
    isCurrent: z.boolean().meta({ description: "What pages speak of; of a lost one they don't, but did last" }),
    expectedDate: date,
    isCertain: z.boolean().nullable().meta({ description: "Whether `expectedDate` is; null where there is none" }),
    babyBirthDate: date,
    babyName: z.string().nullable(),
    loss: z
      .object({
        kind: z.enum(LOSS_KINDS).exclude(["ended"]),
        fits: z
          .enum(LOSS_KINDS)
          .exclude(["ended", "miscarriage"])
          .optional()
          .meta({ description: "By the weeks, for a miscarriage told without more" }),
        isHidden: z.boolean().meta({ description: "Left out of the list unless asked for" }),
      })
      .nullable(),
    lostBabies: z.int().optional().meta({ description: "How many of several died; left out when none did" }),
  })
  .meta({ id: "PregnancyRecord" });
export type PregnancyRecordJson = z.infer<typeof PregnancyRecordJson>;
