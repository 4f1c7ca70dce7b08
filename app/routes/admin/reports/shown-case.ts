import type { OpenCase, PastDecision } from "../../../api/types.ts";
import { dayOf } from "../../../format/day-and-time.ts";
import { momentOf, type Moment } from "../../../format/relative-time.ts";

export interface ShownDecision extends PastDecision {
  made: Moment;
  until: Moment | null;
}

export interface ShownCase extends Omit<OpenCase, "history"> {
  history: ShownDecision[];
}

/** Times are put into words on the server, whose clock counts. */
export function shownCase(open: OpenCase, timeZone: string): ShownCase {
  return { ...open, history: shownHistory(open.history, timeZone) };
}

export function shownHistory(history: PastDecision[], timeZone: string): ShownDecision[] {
  return history.map((past) => ({
    ...past,
    made: momentOf(past.createdTime, timeZone),
    until: past.suspendedUntil === null ? null : dayOf(past.suspendedUntil, timeZone),
  }));
}
