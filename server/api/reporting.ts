import { z } from "@hono/zod-openapi";
import { NOTE_MAX, REPORT_REASONS } from "../domain/moderation/reports.ts";
import { optionalText } from "./fields.ts";
import { jsonBody } from "./wire.ts";

/** What a member says when she reports something. */
export const reportBody = jsonBody(
  z.object({ reason: z.enum(REPORT_REASONS, "Choose a reason."), note: optionalText(NOTE_MAX) }),
);

export const REPORTED = "Thank you. A moderator will look at it.";
