import type { Generated } from "kysely";
import type { Time } from "./columns.ts";

/** `open` until it is answered, or put away without an answer. */
export type ContactState = "open" | "answered" | "closed";

export interface ContactMessageTable {
  id: string;
  /** As it is read out on the phone, such as 4827-1936. */
  reference: string;
  authorId: string;
  name: string;
  /** E.164. */
  contactNumber: string;
  subject: string;
  query: string;
  state: ContactState;
  /** Grows with each answer, and when it is closed. */
  version: Generated<number>;
  /** The same for a message that was sent twice. */
  submissionKey: string;
  createdAt: Time;
}

export interface ContactAnswerTable {
  id: string;
  contactMessageId: string;
  /** Null when who answered is gone. */
  operatorId: string | null;
  body: string;
  createdAt: Time;
}

export interface ContactTables {
  contactMessage: ContactMessageTable;
  contactAnswer: ContactAnswerTable;
}
