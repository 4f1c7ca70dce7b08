import { z } from "zod";
import { helplinePurpose } from "../helplines/answers.ts";
import { html, pictureUrl, SourceJson } from "../content/answers.ts";

const card = {
  _id: z.string(),
  symptom: z.string(),
  summary: z.string(),
  isDangerSign: z.boolean(),
  stage: z.enum(["pregnancy", "afterBirth", "both"]),
  imageUrl: pictureUrl,
};
export const SymptomCardJson = z.object(card).meta({ id: "SymptomCard" });
export type SymptomCardJson = z.infer<typeof SymptomCardJson>;

export const SymptomJson = z
  .object({ ...card, causes: html, helplinePurpose, sources: z.array(SourceJson) })
  .meta({ id: "Symptom" });

export const DangerSignQuestionJson = z
  .object({
    _id: z.string(),
    who: z.enum(["pregnant", "afterBirth", "baby", "afterLoss"]),
    label: z.string(),
    level: z.enum(["now", "today", "watch"]),
    advice: z.string(),
    symptomId: z.string().nullable(),
    helplinePurpose,
  })
  .meta({ id: "DangerSignQuestion" });
export type DangerSignQuestionJson = z.infer<typeof DangerSignQuestionJson>;
