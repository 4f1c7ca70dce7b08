export const WAITING_FOR_ANSWER = "You can send more once they accept.";
