import { text } from "../text.ts";
import { MESSAGE_MAX } from "./limits.ts";

export const messageText = text(MESSAGE_MAX, "Write a message.");
