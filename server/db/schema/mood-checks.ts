import type { MOOD_OFFERS } from "../../contract/mood-check/questions.ts";
import type { Time } from "./columns.ts";

export interface MoodCheckTables {
  moodCheck: MoodCheckTable;
  moodOffer: MoodOfferTable;
}

export interface MoodCheckTable {
  id: string;
  memberId: string;
  score: number;
  /** JSON, by the keys of the questions. */
  answers: string;
  formKey: string | null;
  createdAt: Time;
}

export interface MoodOfferTable {
  memberId: string;
  reason: (typeof MOOD_OFFERS)[number];
  closedUntil: string;
}
