import { z } from "@hono/zod-openapi";
import type { ContactMessage } from "../../domain/support/messages.ts";

const fields = {
  reference: z.string().openapi({ example: "4827-1936" }),
  name: z.string(),
  contactNumber: z.string().openapi({ description: "E.164" }),
  subject: z.string(),
  query: z.string(),
  state: z.enum(["open", "answered", "closed"]),
  createdTime: z.number().openapi({ description: "Epoch milliseconds" }),
};
const answer = { _id: z.string(), text: z.string(), createdTime: z.number() };

export const ContactMessageJson = z.object({ ...fields, answers: z.array(z.object(answer)) }).openapi("ContactMessage");

export const SupportCaseJson = z
  .object({
    ...fields,
    version: z.number().openapi({ description: "To be sent back with an answer; it grows with each" }),
    author: z
      .object({ _id: z.string(), fullName: z.string(), phoneNumber: z.string() })
      .openapi({ description: "Her account" }),
    answers: z.array(z.object({ ...answer, by: z.string().nullable() })),
  })
  .openapi("SupportCase");

export function contactMessageJson(message: ContactMessage): z.infer<typeof ContactMessageJson> {
  return { ...fieldsOf(message), answers: message.answers.map(answerJson) };
}

export function supportCaseJson(message: ContactMessage): z.infer<typeof SupportCaseJson> {
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
