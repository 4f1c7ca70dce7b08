import type { ContactMessageJson, SupportCaseJson } from "../../contract/support/answers.ts";
import type { ContactMessage } from "../../domain/support/messages.ts";

export function contactMessageJson(message: ContactMessage): ContactMessageJson {
  return { ...fieldsOf(message), answers: message.answers.map(answerJson) };
}

export function supportCaseJson(message: ContactMessage): SupportCaseJson {
  return {
    ...fieldsOf(message),
    version: message.version,
    author: { _id: message.authorId, fullName: message.authorName, phoneNumber: message.authorPhone },
    answers: message.answers.map((answer) => ({ ...answerJson(answer), by: answer.operatorName })),
  };
}

function fieldsOf({ reference, name, contactNumber, subject, query, state, createdAt }: ContactMessage) {
  return { reference, name, contactNumber, subject, query, state, createdTime: createdAt };
}

function answerJson({ id, body, createdAt }: ContactMessage["answers"][number]) {
  return { _id: id, text: body, createdTime: createdAt };
}
