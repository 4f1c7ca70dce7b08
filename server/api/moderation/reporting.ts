import { z } from "@hono/zod-openapi";
import { postReportReason, reportNote, reportReason } from "../../contract/moderation/fields.ts";
import type { ReportReason } from "../../domain/moderation/reasons.ts";
import { say } from "../../contract/sentences/say.ts";
import { orNull } from "../fields.ts";
import { jsonBody } from "../responses.ts";

export const reportBody = jsonBody(z.object({ reason: reportReason, note: orNull(reportNote) }));
export const postReportBody = jsonBody(
  z.object({
    reason: postReportReason.openapi({ description: "`unsuitablePicture` only of a post with a picture" }),
    note: orNull(reportNote),
  }),
);

export function thanksFor(reason: ReportReason): string {
  return reason === "inDanger" ? say.reportOfDangerReceived() : say.reportReceived();
}
