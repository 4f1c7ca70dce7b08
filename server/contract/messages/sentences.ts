export const WAITING_FOR_ANSWER = "Your first message waits for her answer. Until then there is only that one.";
