import { fullName, phoneNumber } from "../account/fields.ts";
import { text } from "../text.ts";
import { ANSWER_MAX, QUERY_MAX, SUBJECT_MAX } from "./limits.ts";
import { say } from "../sentences/say.ts";

export const question = {
  name: fullName(say.contactNameMissing),
  contactNumber: phoneNumber(say.contactPhoneMissing),
  subject: text(SUBJECT_MAX, say.subjectMissing),
  query: text(QUERY_MAX, say.questionMissing),
};

export const answer = text(ANSWER_MAX, "Write the answer.");
