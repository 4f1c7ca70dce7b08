import { z } from "zod";
import { clinicianReview, html, languageOfWords, SourceJson } from "../content/answers.ts";

const weeks = z
  .object({ stage: z.enum(["pregnancy", "afterBirth"]), first: z.int(), last: z.int() })
  .meta({ description: "The weeks that it is about; of the child's life after birth, the first of which is 1" });

const card = { key: z.string(), title: z.string(), summary: z.string(), weeks, ...languageOfWords };

export const ListedFamilyMonthJson = z.object(card).meta({ id: "ListedFamilyMonth" });
export type ListedFamilyMonthJson = z.infer<typeof ListedFamilyMonthJson>;

export const FamilyMonthJson = z
  .object({
    ...card,
    description: html,
    firstSigns: z
      .array(z.string())
      .meta({ description: "Questions of the danger check to name first in this time, by id" }),
    sources: z.array(SourceJson),
    review: clinicianReview,
  })
  .meta({ id: "FamilyMonth" });
