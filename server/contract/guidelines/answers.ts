import { z } from "zod";
import { html, pictureUrl, SourceJson } from "../content/answers.ts";

const card = {
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: pictureUrl,
};
export const GuidelineCardJson = z.object(card).meta({ id: "GuidelineCard" });
export type GuidelineCardJson = z.infer<typeof GuidelineCardJson>;

export const GuidelineJson = z
  .object({ ...card, description: html, sources: z.array(SourceJson) })
  .meta({ id: "Guideline" });
