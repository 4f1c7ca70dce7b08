import { z } from "zod";
import { clinicianReview, html, languageOfWords, pictureUrl, SourceJson } from "../content/answers.ts";

const heading = {
  _id: z.string(),
  week: z.int(),
  title: z.string(),
  shortDescription: z.string(),
  imageUrl: pictureUrl,
  ...languageOfWords,
};
const text = { longDescription: html, sources: z.array(SourceJson), review: clinicianReview };
const size = {
  babyShape: z.string().nullable().meta({
    description:
      "As it stands after 'about the size of', or the whole phrase in another language; null where nothing compares, and with several babies",
  }),
  isDrawnToScale: z
    .boolean()
    .meta({ description: "The picture shows it on a hand of 18 cm, over squares of 1 cm, in a circle" }),
  babyLength: z.number().nullable().meta({ description: "cm; null where no source gives it, and with several babies" }),
  babyLengthMeasure: z
    .enum(["crownToRump", "crownToHeel"])
    .nullable()
    .meta({ description: "How the length is measured: to the heel from week 21 on, so that it jumps there" }),
  babyWeight: z
    .number()
    .nullable()
    .meta({ description: "kg; null where no standard gives it, and with several babies" }),
  babyWeightGrams: z.int().nullable().meta({ description: "The same to the gram, for drawing a curve" }),
};

export const WeekHeadingJson = z.object({ ...heading, ...size });
export type WeekHeadingJson = z.infer<typeof WeekHeadingJson>;

export const AfterBirthWeekHeadingJson = z.object(heading);
export type AfterBirthWeekHeadingJson = z.infer<typeof AfterBirthWeekHeadingJson>;

const growthUrl = pictureUrl.meta({ description: "A plant of this week, where no size fits: with several babies" });

export const WeekJson = z.object({ ...heading, ...size, growthUrl, ...text }).meta({ id: "Week" });
export type WeekJson = z.infer<typeof WeekJson>;

export const AfterBirthWeekJson = z.object({ ...heading, ...text }).meta({ id: "AfterBirthWeek" });
export type AfterBirthWeekJson = z.infer<typeof AfterBirthWeekJson>;
