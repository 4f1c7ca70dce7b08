import { text, anyText } from "../text.ts";

export const reviewerName = text(80, "Write the name of the clinician.");
export const qualification = text(80, "Write the qualification.");
export const registration = anyText(40);
export const REVIEW_DATE_MISSING = "Write the day of the review.";
