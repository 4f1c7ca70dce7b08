import { z } from "zod";
import { helplinePurpose } from "../helplines/answers.ts";
import { clinicianReview, html, languageOfWords, leftOutOfCards, pictureUrl, SourceJson } from "../content/answers.ts";
import { instant } from "../times.ts";
import { AREAS } from "./areas.ts";

const card = {
  _id: z.string(),
  symptom: z.string(),
  summary: z.string(),
  isDangerSign: z.boolean(),
  isAboutBaby: z.boolean().meta({ description: "A baby or a child of any age, not the mother" }),
  stage: z.enum(["pregnancy", "afterBirth", "both"]),
  imageUrl: pictureUrl,
  ...languageOfWords,
};
const text = {
  causes: html,
  createdDate: instant,
  userId: z.object({ image: z.string().nullable() }).meta({ description: "Who wrote it: nobody is shown" }),
};
export const ListedSymptomJson = z.object({ ...card, ...leftOutOfCards(text) }).meta({ id: "ListedSymptom" });
export type ListedSymptomJson = z.infer<typeof ListedSymptomJson>;

export const SymptomJson = z
  .object({ ...card, ...text, helplinePurpose, sources: z.array(SourceJson), review: clinicianReview })
  .meta({ id: "Symptom" });

export const askedGroup = z.enum(["pregnant", "afterBirth", "baby", "afterLoss"]);

export const DangerSignQuestionJson = z
  .object({
    _id: z.string(),
    who: askedGroup,
    area: z.enum(AREAS).meta({ description: "What of the body it is about, for lists in groups" }),
    label: z.string(),
    level: z.enum(["now", "today", "watch"]),
    advice: z.string(),
    ages: z.object({ from: z.int(), to: z.int().nullable() }).meta({
      description: "Weeks of pregnancy for 'pregnant', days since birth or loss for the others; null has no end",
    }),
    symptomId: z.string().nullable(),
    helplinePurpose,
    ...languageOfWords,
  })
  .meta({ id: "DangerSignQuestion" });
export type DangerSignQuestionJson = z.infer<typeof DangerSignQuestionJson>;
