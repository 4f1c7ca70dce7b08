import { text } from "../text.ts";
import { MESSAGE_MAX } from "./limits.ts";
import { say } from "../sentences/say.ts";

export const messageText = text(MESSAGE_MAX, say.messageMissing);
