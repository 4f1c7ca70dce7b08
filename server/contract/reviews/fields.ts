import { wholeNumber } from "../numbers.ts";
import { text } from "../text.ts";
import { REVIEW_MAX, REVIEW_MIN } from "./limits.ts";
import { say } from "../sentences/say.ts";

const tooShort = () => say.reviewTooShort({ min: REVIEW_MIN });

export const rating = wholeNumber(1, 5, say.ratingMissing);
export const reviewText = text(REVIEW_MAX, tooShort, { min: REVIEW_MIN, short: tooShort });
