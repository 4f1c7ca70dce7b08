import { z } from "zod";
import { html, SourceJson } from "../content/answers.ts";

export const TipJson = z
  .object({ _id: z.string(), description: html, source: SourceJson.or(z.null()) })
  .meta({ id: "Tip" });
