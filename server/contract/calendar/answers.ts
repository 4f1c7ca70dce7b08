import { z } from "zod";
import { PLAN_KINDS } from "../plan/statuses.ts";
import { day, moment } from "../times.ts";

const visitKinds = ["antenatalContact", "postnatalContact", "ownCheck"] as const;

export const OwnDateJson = z
  .object({
    kind: z.enum(PLAN_KINDS),
    key: z.string().meta({ description: "`only` of `/calendar/file`, for this date alone" }),
    date: day,
    title: z.string(),
  })
  .meta({ id: "OwnDate" });
export type OwnDateJson = z.infer<typeof OwnDateJson>;

export const OwnCalendarJson = z.object({ dates: z.array(OwnDateJson), hasFeed: z.boolean() });

const VisitJson = z
  .object({
    key: z.string().meta({ example: "week-12" }),
    kind: z.enum(visitKinds).meta({ description: "ownCheck: of the mother alone, after a loss" }),
    name: z.string(),
    week: z.int().nullable().meta({ description: "Completed weeks of the pregnancy; null after birth" }),
    date: day.meta({ description: "The first day that it is meant for, or the day that the member was given" }),
    lastDate: day,
    done: z.boolean(),
  })
  .meta({ id: "Contact" });

const PlannedVisitJson = z
  .object({
    ...VisitJson.shape,
    mayBeDone: z.boolean().meta({ description: "Whether it can be marked by now, which is at most a week ahead" }),
  })
  .meta({ id: "PlannedContact" });

export const VisitPlanJson = z
  .object({
    contacts: z
      .array(PlannedVisitJson)
      .meta({ description: "Without those that the member took out, the earliest first" }),
    next: VisitJson.or(z.null()).meta({ description: "The first that is neither done nor over" }),
    isLateStart: z.boolean().meta({ description: "The first antenatal contact is over and none is marked" }),
    lastWeek: z.int().nullable().meta({
      description: "The week of the last visit that is advised, whether or not it was taken out; null after birth",
    }),
  })
  .meta({ id: "ContactPlan" });
export type VisitPlanJson = z.infer<typeof VisitPlanJson>;

export const FeedJson = z
  .object({
    createdTime: moment,
    lastFetchedTime: z
      .number()
      .nullable()
      .meta({ description: "When a calendar last fetched it, epoch milliseconds, to the minute; null: none has" }),
  })
  .meta({ id: "CalendarFeed" });

export const FeedPathJson = z.object({ path: z.string().meta({ description: "Secret; shown this once" }) });
