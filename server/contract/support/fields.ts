import { fullName, phoneNumber } from "../account/fields.ts";
import { text } from "../text.ts";
import { ANSWER_MAX, QUERY_MAX, SUBJECT_MAX } from "./limits.ts";

export const question = {
  name: fullName("Enter your name."),
  contactNumber: phoneNumber("Enter a phone number on which we can reach you."),
  subject: text(SUBJECT_MAX, "Say in a few words what it is about."),
  query: text(QUERY_MAX, "Write your question."),
};

export const answer = text(ANSWER_MAX, "Write the answer.");
