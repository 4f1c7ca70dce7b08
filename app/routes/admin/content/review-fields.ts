import { z } from "zod";
import {
  qualification,
  registration,
  REVIEW_DATE_MISSING,
  reviewerName,
} from "../../../../server/contract/clinician-reviews/fields.ts";
import type { ClinicianReview } from "../../../api/types.ts";
import { dateField } from "../../../forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../../forms/date-parts.ts";
import { constraintsOf } from "../../../forms/submission.ts";

export const reviewSchema = z.object({
  version: z.string(),
  name: reviewerName,
  qualification,
  date: dateField(REVIEW_DATE_MISSING),
  registration: registration.optional(),
});

export type ReviewFields = z.input<typeof reviewSchema>;

export function knownOf(review: ClinicianReview | null, draft: Record<string, string>) {
  return {
    hasReview: review !== null,
    constraint: constraintsOf(reviewSchema),
    defaultValue: {
      name: review?.name,
      qualification: review?.qualification,
      registration: review?.registration ?? undefined,
      ...draft,
      date: draftParts(draft, "date") ?? partsOf(review?.date),
    },
  };
}
