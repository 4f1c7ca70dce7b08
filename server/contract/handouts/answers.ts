import { z } from "zod";
import { clinicianReview } from "../content/answers.ts";
import { LANGUAGE_CODES } from "../languages.ts";

export const HandoutJson = z
  .object({
    handout: z.string().meta({ example: "birth-plan" }),
    language: z.enum(LANGUAGE_CODES),
    file: z.string().meta({ example: "birth-plan.pdf" }),
    title: z.string(),
    englishTitle: z.string(),
    version: z.string().meta({ description: "Another one whenever the paper says something else, or the English one" }),
    review: clinicianReview,
  })
  .meta({ id: "Handout" });
export type HandoutJson = z.infer<typeof HandoutJson>;
