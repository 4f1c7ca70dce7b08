import { z } from "zod";
import { clinicianReview, html, inLanguage, SourceJson } from "../content/answers.ts";

export const TipJson = z
  .object({
    _id: z.string(),
    description: html,
    source: SourceJson.or(z.null()),
    review: clinicianReview,
    ...inLanguage,
  })
  .meta({ id: "Tip" });
