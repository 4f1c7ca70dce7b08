import { z } from "zod";
import { clinicianReview, html, languageOfWords, leftOutOfCards, pictureUrl, SourceJson } from "../content/answers.ts";
import { instant } from "../times.ts";
import { GUIDELINE_STAGES } from "./stages.ts";

const card = {
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  stage: z.enum(GUIDELINE_STAGES).or(z.null()),
  imageUrl: pictureUrl,
  ...languageOfWords,
};
const text = { description: html, createdDate: instant };
export const ListedGuidelineJson = z.object({ ...card, ...leftOutOfCards(text) }).meta({ id: "ListedGuideline" });
export type ListedGuidelineJson = z.infer<typeof ListedGuidelineJson>;

export const GuidelineJson = z
  .object({
    ...card,
    ...text,
    coverUrl: pictureUrl,
    words: z.int().meta({ description: "Of the text, for the reading time" }),
    sources: z.array(SourceJson),
    review: clinicianReview,
  })
  .meta({ id: "Guideline" });
