import { z } from "zod";
import { languageOfWords } from "../content/answers.ts";

export const CityJson = z
  .object({
    _id: z.string(),
    name: z.string(),
    isDeleted: z.boolean(),
    createdDate: z.string().meta({ format: "date-time" }),
    ...languageOfWords,
  })
  .meta({ id: "City" });
export type CityJson = z.infer<typeof CityJson>;
