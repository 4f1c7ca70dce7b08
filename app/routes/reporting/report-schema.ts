import { z } from "zod";
import { postReportReason, reportNote, reportReason } from "../../../server/contract/moderation/fields.ts";

export const reportSchema = z.object({ reason: reportReason, note: reportNote.optional() });

/** Of a post with a picture. */
export const pictureReportSchema = reportSchema.extend({ reason: postReportReason });

export type ReportFields = z.input<typeof pictureReportSchema>;
