import { z } from "zod";
import { reportNote, reportReason } from "../../../server/contract/moderation/fields.ts";

export const reportSchema = z.object({ reason: reportReason, note: reportNote.optional() });

export type ReportFields = z.input<typeof reportSchema>;
