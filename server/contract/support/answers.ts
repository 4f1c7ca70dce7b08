import { z } from "zod";
import { moment } from "../times.ts";

const fields = {
  reference: z.string().meta({ example: "4827-1936" }),
  name: z.string(),
  contactNumber: z.string().meta({ description: "E.164" }),
  subject: z.string(),
  query: z.string(),
  state: z.enum(["open", "answered", "closed"]),
  createdTime: moment,
};
const answer = { _id: z.string(), text: z.string(), createdTime: z.int() };

export const ContactMessageJson = z
  .object({ ...fields, answers: z.array(z.object(answer)) })
  .meta({ id: "ContactMessage" });
export type ContactMessageJson = z.infer<typeof ContactMessageJson>;

export const SupportCaseJson = z
  .object({
    ...fields,
    version: z.int().meta({ description: "To be sent back with an answer; it grows with each" }),
    author: z
      .object({ _id: z.string(), fullName: z.string(), phoneNumber: z.string() })
      .meta({ description: "The sender's account" }),
    answers: z.array(z.object({ ...answer, by: z.string().nullable() })),
  })
  .meta({ id: "SupportCase" });
export type SupportCaseJson = z.infer<typeof SupportCaseJson>;
