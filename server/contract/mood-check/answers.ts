import { z } from "zod";
import { languageOfWords, SourceJson } from "../content/answers.ts";
import { helplinePurpose } from "../helplines/answers.ts";
import { DangerSignQuestionJson } from "../symptoms/answers.ts";
import { day, moment } from "../times.ts";
import { moodAnswers } from "./fields.ts";
import { MOOD_BANDS, MOOD_OFFERS, MOOD_QUESTIONS, MOOD_SCORE_MAX } from "./questions.ts";

const score = z.int().min(0).max(MOOD_SCORE_MAX).meta({ description: "The sum of the answers, 0 to 27" });
const band = z.enum(MOOD_BANDS).meta({
  description:
    "0 to 4, 5 to 9, 10 to 14, 15 to 19, 20 to 27. A name for programs: never shown, since it is no diagnosis",
});
const title = z.string().meta({ description: "What the sum stands for, in plain words" });

export const MoodCheckJson = z
  .object({
    intro: z.string().meta({ description: "Asked before each of the questions" }),
    questions: z
      .array(z.object({ key: z.enum(MOOD_QUESTIONS), words: z.string() }))
      .meta({ description: "All nine, in this order; none may be left out, and no answer chosen beforehand" }),
    answers: z.array(z.object({ value: z.int(), words: z.string() })),
    sources: z.array(SourceJson),
    ...languageOfWords,
  })
  .meta({ id: "MoodCheck" });
export type MoodCheckJson = z.infer<typeof MoodCheckJson>;

export const MoodResultJson = z
  .object({
    score,
    band,
    needsHelpNow: z.boolean().meta({
      description: "Thoughts of death or harm on any day, whatever the sum: help now comes first on the screen",
    }),
    sign: DangerSignQuestionJson.nullable().meta({
      description: "With needsHelpNow, the danger sign in the words of the check; null where editors took it away",
    }),
    title,
    advice: z.string().meta({ description: "What to do next" }),
    caveat: z.string().meta({ description: "That this is no diagnosis; shown with every result" }),
    helplinePurpose,
    ...languageOfWords,
  })
  .meta({ id: "MoodResult" });
export type MoodResultJson = z.infer<typeof MoodResultJson>;

export const KeptMoodCheckJson = z
  .object({
    _id: z.string(),
    createdTime: moment,
    score,
    band,
    title,
    answers: z.object(moodAnswers).meta({ description: "By the keys of the questions" }),
  })
  .meta({ id: "KeptMoodCheck" });
export type KeptMoodCheckJson = z.infer<typeof KeptMoodCheckJson>;

export const MoodOfferJson = z
  .object({
    reason: z.enum(MOOD_OFFERS),
    from: day,
    until: day.meta({ description: "The last day on which to offer it" }),
  })
  .nullable()
  .meta({ id: "MoodOffer", description: "Null: it is not offered now, and open all the same" });
export type MoodOfferJson = z.infer<typeof MoodOfferJson>;
