import type { Generated } from "kysely";
import type { Time } from "./columns.ts";

export type ContactState = "open" | "answered" | "closed";

export interface ContactMessageTable {
  id: string;
  reference: string;
  authorId: string;
  name: string;
  contactNumber: string;
  subject: string;
  query: string;
  state: ContactState;
  version: Generated<number>;
  submissionKey: string;
  createdAt: Time;
}

export interface ContactAnswerTable {
  id: string;
  contactMessageId: string;
  operatorId: string | null;
  body: string;
  createdAt: Time;
}

export interface SupportTables {
  contactMessage: ContactMessageTable;
  contactAnswer: ContactAnswerTable;
}
