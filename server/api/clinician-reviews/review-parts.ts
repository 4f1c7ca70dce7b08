import { z } from "@hono/zod-openapi";
import {
  qualification,
  registration,
  REVIEW_DATE_MISSING,
  reviewerName,
} from "../../contract/clinician-reviews/fields.ts";
import { failures } from "../failures.ts";
import { orNull } from "../fields.ts";
import { ok } from "../responses.ts";

export const enteredReview = {
  name: reviewerName,
  qualification,
  registration: orNull(registration),
  date: z.iso.date(REVIEW_DATE_MISSING),
};

const said = z.object({ message: z.string() });

export const savedReview = { ...ok("Saved", said), ...failures(400, 401, 403, 404, 409, 413, 415, 429) };
export const removedReview = { ...ok("Removed", said), ...failures(400, 401, 403, 404, 429) };
