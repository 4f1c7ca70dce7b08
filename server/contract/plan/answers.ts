import { z } from "zod";
import { say } from "../sentences/say.ts";
import { day } from "../times.ts";
import { PLAN_KINDS, PLAN_STATUSES } from "./statuses.ts";

export const PlanItemJson = z
  .object({
    pregnancyId: z.string().meta({ description: "The pregnancy or child that it belongs to" }),
    childId: z.string().nullable().meta({ description: "The child whom it is for; null for what is the mother's" }),
    isOfCurrent: z.boolean().meta({ description: "Whether that is the one that the member follows now" }),
    key: z.string().meta({ example: "week-26", description: "Unique within that pregnancy" }),
    kind: z
      .enum(PLAN_KINDS)
      .meta({ description: "ownCheck: of the mother alone, after a loss; ownVaccine: the mother's, not the child's" }),
    name: z.string(),
    when: z.string().nullable().meta({ example: "day 3", description: "Of a check after birth; null for others" }),
    about: z.string().meta({ description: "What is done there; empty for the due date" }),
    why: z.string().nullable(),
    because: z.array(z.string()).meta({
      description: "What the member said that brought it into the plan, or gave it its days; empty for others",
    }),
    bring: z.string().nullable().meta({ description: "What to take along, where that matters" }),
    aboutMother: z.string().nullable().meta({
      description: "What of it is for the mother, at a check after birth; null for others",
    }),
    babyName: z
      .string()
      .nullable()
      .meta({ description: "Whom it is for, where the name is known; 'First twin' and the like for one of several" }),
    called: z.string().nullable().meta({
      example: "Your child born 16 Aug, 2023",
      description: "The child in words, with a name or without; null for what is the mother's",
    }),
    numberOfBabies: z.int(),
    date: day.meta({ description: "The day that calendars show, where `isDated`" }),
    from: day.meta({ description: "The first day of its window" }),
    until: day.meta({ description: "The last day of its window: of what was missed, the day by which it was due" }),
    status: z.enum(PLAN_STATUSES).meta({
      description:
        "missed: the window is over and it is not marked; to be shown without reproach. notForMe: the member took it out",
    }),
    doneOn: day.nullable(),
    movedTo: day.nullable().meta({ description: "The day that the member was given; its window is then that day" }),
    mayBeDone: z.boolean().meta({ description: "Whether it can be marked by now, which is at most a week ahead" }),
    canStillGo: z.boolean().meta({
      description:
        "Missed, and going still makes sense: before the next visit's window; of the doses at birth in the first year; for other vaccines always",
    }),
    movableUntil: day.nullable().meta({ description: "The last day to which it can be moved; null when it can't be" }),
    mayBeNotForMe: z.boolean().meta({ description: "Whether it can be taken out of the plan" }),
    isDated: z.boolean().meta({
      description:
        "Whether it stands for a day, and so is in the calendar; what is due within weeks does once the member was given a day",
    }),
    calendarKey: z.string().meta({ description: "`only` of `/calendar/file`, for this date alone" }),
    source: z.object({ name: z.string(), url: z.string(), checked: day }).nullable(),
  })
  .meta({ id: "PlanItem" });
export type PlanItemJson = z.infer<typeof PlanItemJson>;

const said = z.boolean({ error: () => say.trueOrFalse() }).nullable();

export const PlanAnswersJson = z
  .object({
    bloodPressure: said.meta({ description: "High blood pressure, now or in an earlier pregnancy" }),
    diabetes: said.meta({ description: "Diabetes, now or in an earlier pregnancy" }),
    anaemia: said,
    thyroid: said.meta({ description: "An illness of the thyroid" }),
    rhNegative: said.meta({ description: "A negative blood group" }),
    caesarean: said.meta({ description: "An earlier caesarean" }),
    earlierLoss: said.meta({ description: "An earlier loss or ectopic pregnancy" }),
  })
  .meta({ id: "PlanAnswers", description: "null: left out" });
export type PlanAnswersJson = z.infer<typeof PlanAnswersJson>;

export const PlanJson = z
  .object({
    items: z.array(PlanItemJson).meta({ description: "Every date, the earliest first" }),
    next: PlanItemJson.nullable().meta({
      description:
        "Of what stands for a day the earliest that is due and not done, else the first to come; never the due date",
    }),
    isUnreviewed: z.boolean().meta({
      description: "Whether texts about a child's dates are translations that no clinician has read yet",
    }),
  })
  .meta({ id: "Plan" });
export type PlanJson = z.infer<typeof PlanJson>;

const GeneralItemJson = z.object({
  key: z.string().meta({ example: "week-26" }),
  name: z.string().meta({ description: "With its week or age" }),
  about: z.string(),
});

export const GeneralPlanJson = z
  .object({
    visits: z.array(GeneralItemJson).meta({ description: "The antenatal visits, by week" }),
    ownChecks: z.array(GeneralItemJson).meta({ description: "The mother's checks after the birth" }),
    vaccines: z.array(GeneralItemJson).meta({ description: "The child's vaccines, by age" }),
    isUnreviewed: z.boolean().meta({ description: "Whether a text is a translation that no clinician has read" }),
  })
  .meta({ id: "GeneralPlan" });
export type GeneralPlanJson = z.infer<typeof GeneralPlanJson>;
