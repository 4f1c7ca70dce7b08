import { wholeNumber } from "../numbers.ts";
import { anyText, text } from "../text.ts";
import { COMMENT_MAX, POST_MAX, TITLE_MAX, TOPIC_MAX } from "./limits.ts";
import { say } from "../sentences/say.ts";

export const mood = wholeNumber(1, 8, say.moodMissing);
export const title = text(TITLE_MAX, say.titleMissing);
export const description = text(POST_MAX, say.postMissing);
export const topicPosition = wholeNumber(1, 99, "Enter a number from 1 to 99.");
export const topicName = text(TOPIC_MAX, "Enter a name.");
/** Empty where there is none. */
export const topicUrduName = anyText(TOPIC_MAX);
export const comment = text(COMMENT_MAX, say.commentMissing);
