import { z } from "zod";
import { WeeklyArticleJson } from "../articles/answers.ts";
import { FailureJson } from "../failure.ts";
import { PostJson } from "../forum/answers.ts";
import { MoodOfferJson } from "../mood-check/answers.ts";
import { PlanJson } from "../plan/answers.ts";
import { PregnancyInfoJson, PregnancyRecordJson } from "../pregnancies/answers.ts";

/** A part that fails says so in its place, and the others are there. */
const orFailure = <T extends z.ZodType>(data: T) => z.union([z.object({ data }), FailureJson]);

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
  })
  .meta({ id: "Today" });
export type TodayJson = z.infer<typeof TodayJson>;
