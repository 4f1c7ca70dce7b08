import type { OpenCase, PastDecision } from "../../../api/types.ts";
import { formatDate } from "../../../format/dates.ts";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { nowIn } from "../../../format/today.ts";

/** What was decided before, with its times as pages show them. */
export interface ShownDecision extends PastDecision {
  made: Moment;
  /** The date until which she could not write; null when she kept her voice. */
  until: string | null;
}

export interface ShownCase extends Omit<OpenCase, "history"> {
  history: ShownDecision[];
}

/** A case with its times as pages show them: only the server's clock is asked. */
export function shownCase(open: OpenCase, timeZone: string): ShownCase {
  return { ...open, history: shownHistory(open.history, timeZone) };
}

export function shownHistory(history: PastDecision[], timeZone: string): ShownDecision[] {
  return history.map((past) => ({
    ...past,
    made: momentOf(past.createdTime, timeZone),
    until: past.suspendedUntil === null ? null : formatDate(nowIn(timeZone, new Date(past.suspendedUntil)).date),
  }));
}
