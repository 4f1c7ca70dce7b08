import { wholeNumber } from "../numbers.ts";
import { text } from "../text.ts";
import { REVIEW_MAX, REVIEW_MIN } from "./limits.ts";

const TOO_SHORT = `Write at least ${REVIEW_MIN} characters.`;

export const rating = wholeNumber(1, 5, "Choose from 1 to 5 stars.");
export const reviewText = text(REVIEW_MAX, TOO_SHORT, { min: REVIEW_MIN, short: TOO_SHORT });
