import { z } from "zod";
import { languageOfWords } from "../content/answers.ts";

export const DownloadJson = z
  .object({
    file: z.string().meta({ example: "birth-plan.pdf" }),
    title: z.string(),
    summary: z.string(),
    size: z.int().nullable().meta({ description: "Bytes; null while a visitor has to sign in for it" }),
    textLanguage: languageOfWords.textLanguage,
    isUnreviewed: languageOfWords.isUnreviewed,
  })
  .meta({ id: "Download" });
export type DownloadJson = z.infer<typeof DownloadJson>;
