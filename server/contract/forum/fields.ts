import { wholeNumber } from "../numbers.ts";
import { text } from "../text.ts";
import { COMMENT_MAX, POST_MAX, TITLE_MAX, TOPIC_MAX } from "./limits.ts";

export const MOOD_MISSING = "Select mood";
export const mood = wholeNumber(1, 8, MOOD_MISSING);
export const title = text(TITLE_MAX, "Enter a title.");
export const description = text(POST_MAX, "Write what you want to say.");
export const topicPosition = wholeNumber(1, 99, "Enter a number from 1 to 99.");
export const topicName = text(TOPIC_MAX, "Enter a name.");
export const comment = text(COMMENT_MAX, "Please type message");
