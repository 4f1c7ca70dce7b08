import { z } from "zod";
import { WeeklyArticleJson } from "../articles/answers.ts";
import { FailureJson } from "../failure.ts";
import { PostJson } from "../forum/answers.ts";
import { MoodOfferJson } from "../mood-check/answers.ts";
import { PlanJson } from "../plan/answers.ts";
import { AdviceJson } from "../record/answers.ts";
import { day } from "../times.ts";
import { PregnancyInfoJson, PregnancyRecordJson } from "../pregnancies/answers.ts";

/** A part that fails says so in its place, and the others are there. */
const orFailure = <T extends z.ZodType>(data: T) => z.union([z.object({ data }), FailureJson]);

export const UrgentReadingJson = z
  .object({
    name: z.string().meta({ example: "Blood pressure" }),
    date: day,
    inWords: z.string().meta({ example: "172/114 mmHg" }),
    advice: AdviceJson.nullable(),
    child: z
      .object({ _id: z.string(), called: z.string() })
      .nullable()
      .meta({ description: "Null for the member's own" }),
  })
  .meta({ id: "UrgentReading" });
export type UrgentReadingJson = z.infer<typeof UrgentReadingJson>;

export const TodayJson = z
  .object({
    info: orFailure(z.array(PregnancyInfoJson)).meta({ description: "As of `/pregnancyinfo/user`" }),
    pregnancies: orFailure(z.array(PregnancyRecordJson)).meta({
      description: "As of `/pregnancyinfo/all`, without those that the member has hidden",
    }),
    plan: orFailure(PlanJson).meta({ description: "As of `/plan`" }),
    article: orFailure(WeeklyArticleJson.or(z.null())).meta({ description: "As of `/weekly-article`" }),
    question: orFailure(PostJson.or(z.null())).meta({ description: "As of `/socialform/month-question`" }),
    recoveryCodes: orFailure(z.object({ left: z.int() })).meta({ description: "As of `/user/recovery-codes`" }),
    moodOffer: orFailure(MoodOfferJson).meta({ description: "As of `/mood-check/offer`" }),
    urgentReadings: orFailure(z.array(UrgentReadingJson)).meta({
      description:
        "What was measured lately that cannot wait for a visit: of each person the most urgent, the member's own first",
    }),
  })
  .meta({ id: "Today" });
export type TodayJson = z.infer<typeof TodayJson>;
