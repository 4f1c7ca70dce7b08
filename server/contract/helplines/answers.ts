import { z } from "zod";
import { languageOfWords, SourceJson } from "../content/answers.ts";
import { HELPLINE_PURPOSES, PROVINCES } from "./choices.ts";

export const HelplineJson = z
  .object({
    name: z.string().nullable().meta({ description: "Null for the operator's own emergency number" }),
    number: z.string().meta({ description: "As dialled" }),
    purpose: z.enum(HELPLINE_PURPOSES),
    province: z.enum(PROVINCES).nullable().meta({ description: "Null: all of Pakistan" }),
    area: z.string().meta({ description: "The province as a sentence" }),
    hours: z.string().nullable().meta({ description: "In words; null: not recorded" }),
    source: SourceJson.or(z.null()),
    ...languageOfWords,
  })
  .meta({ id: "Helpline" });
export type HelplineJson = z.infer<typeof HelplineJson>;

export const helplinePurpose = z
  .enum(HELPLINE_PURPOSES)
  .nullable()
  .meta({ description: "Whose numbers of /helpline belong beside it" });
