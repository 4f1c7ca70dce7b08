import { z } from "zod";
import { wholeNumber } from "../numbers.ts";
import { anyText, text } from "../text.ts";
import { ANSWER_OUTCOMES, OUTCOMES, REPORT_REASONS, TEXT_STATES, WORDS_REASONS } from "./choices.ts";
import { DECISION_ANSWER_MAX, DECISION_REASON_MAX, NOTE_MAX, SUSPENDED_DAYS_MAX } from "./limits.ts";
import { say } from "../sentences/say.ts";

const reasonMissing = { error: () => say.reportReasonMissing() };
export const reportReason = z.enum(WORDS_REASONS, reasonMissing);
export const postReportReason = z.enum(REPORT_REASONS, reasonMissing);
export const reportNote = anyText(NOTE_MAX);

export const CHOOSE_OUTCOME = "Choose what to do.";
export const decisionOutcome = z.enum([...OUTCOMES, ...ANSWER_OUTCOMES], CHOOSE_OUTCOME);
export const decisionReason = anyText(DECISION_REASON_MAX);
export const DECISION_REASON_MISSING = "Say why, in words that the author can read.";
export const SUSPENDED_DAYS_MISSING = `Say how many days, from 1 to ${SUSPENDED_DAYS_MAX}.`;
export const suspendedDays = wholeNumber(1, SUSPENDED_DAYS_MAX, SUSPENDED_DAYS_MISSING);
export const seenState = z.enum(TEXT_STATES);

export const decisionAnswer = text(DECISION_ANSWER_MAX, say.appealMissing);
