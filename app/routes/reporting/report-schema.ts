import { z } from "zod";
import { optionalText } from "../../forms/text-schema.ts";
import { NOTE_MAX } from "./limits.ts";

export const reportSchema = z.object({
  reason: z.enum(["unkind", "unsafeAdvice", "spam", "privateData", "other"], "Choose a reason."),
  note: optionalText(NOTE_MAX),
});

export type ReportFields = z.input<typeof reportSchema>;
