import { z } from "zod";
import { clinicianReview, html, languageOfWords, SourceJson } from "../content/answers.ts";

export const TipJson = z
  .object({
    _id: z.string(),
    description: html,
    source: SourceJson.or(z.null()),
    review: clinicianReview,
    ...languageOfWords,
  })
  .meta({ id: "Tip" });
