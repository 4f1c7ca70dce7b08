import { z } from "@hono/zod-openapi";
import {
  qualification,
  registration,
  REVIEW_DATE_MISSING,
  reviewerName,
} from "../../contract/clinician-reviews/fields.ts";
import { failures } from "../failures.ts";
import { orNull } from "../fields.ts";
import { MessageJson, ok } from "../responses.ts";

export const enteredReview = {
  name: reviewerName,
  qualification,
  registration: orNull(registration),
  date: z.iso.date(REVIEW_DATE_MISSING),
};

export const savedReview = { ...ok("Saved", MessageJson), ...failures(400, 401, 403, 404, 409, 413, 415, 429) };
export const removedReview = { ...ok("Removed", MessageJson), ...failures(400, 401, 403, 404, 429) };
