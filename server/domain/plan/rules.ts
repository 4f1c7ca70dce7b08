import { PAST_DUE_KEY, type POSTNATAL_VISIT_KEYS } from "../../contract/plan/keys.ts";

interface Time {
  from: number;
  to: number;
}

const ANTENATAL_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40] as const;

export const [FIRST_WEEK] = ANTENATAL_WEEKS;

export const ANTENATAL_VISITS: Record<string, Time> = Object.fromEntries(
  ANTENATAL_WEEKS.map((week) => [`week-${week}`, { from: week, to: week }]),
);

export const PAST_DUE_CHECK: Record<string, Time> = { [PAST_DUE_KEY]: { from: 41, to: 42 } };

/** In completed days, by WHO's recommendations of 2022. */
export const POSTNATAL_VISITS = {
  "first-day": { from: 0, to: 1 },
  "day-3": { from: 2, to: 3 },
  "days-7-to-14": { from: 7, to: 14 },
  "week-6": { from: 35, to: 41 },
} satisfies Record<(typeof POSTNATAL_VISIT_KEYS)[number], Time>;

/** Papers, calendars and the API name a visit by it. Undefined for other rules. */
export function visitTime(key: string): Time | undefined {
  const times: Record<string, Time> = { ...ANTENATAL_VISITS, ...PAST_DUE_CHECK, ...POSTNATAL_VISITS };
  return times[key];
}

/** A first full check should not be later than this. Source: ACOG Committee Opinion 736 (2018). */
export const LAST_CHECK_UNTIL_DAYS = 12 * 7;
