import { shippedId } from "../identity.ts";

export interface Moment {
  month: number;
  week: number | null;
}

interface Times {
  months?: readonly number[];
  weeks?: readonly [from: number, to: number];
}

const BIRTH = 42;

/** When a shipped tip is of use, by its key. One that is not here fits the whole year, and all of its phases. */
const TIMES: Record<string, Times> = {
  "work-in-the-cool-hours": { months: [4, 5, 6, 7, 8, 9, 10] },
  "cool-the-room": { months: [4, 5, 6, 7, 8, 9, 10] },
  "tip-out-the-still-water": { months: [3, 4, 5, 6, 7, 8, 9, 10, 11] },
  "a-flu-vaccine-in-season": { months: [9, 10, 11, 12, 1, 2] },
  "no-flame-while-you-sleep": { months: [10, 11, 12, 1, 2, 3] },
  "on-a-smoky-day": { months: [10, 11, 12, 1, 2] },
  "first-visit-by-twelve-weeks": { weeks: [0, 12] },
  "headache-and-blurred-sight": { weeks: [19, BIRTH] },
  "no-breakfast-before-the-sugar-test": { weeks: [22, 30] },
  "the-bag-by-the-door": { weeks: [28, 37] },
  "first-bath-can-wait": { weeks: [34, BIRTH] },
  "which-way-at-36-weeks": { weeks: [34, 37] },
  "movements-stay-to-the-end": { weeks: [34, BIRTH] },
  "early-labour-at-home": { weeks: [35, BIRTH] },
  "when-to-set-out": { weeks: [35, BIRTH] },
  "stay-upright": { weeks: [35, BIRTH] },
  "past-the-due-date": { weeks: [38, BIRTH] },
};

const timesOf = new Map(Object.entries(TIMES).map(([key, times]) => [shippedId("tip", key), times]));

/** A text that an operator edited keeps the times of the shipped one. */
export function isTimely(tipId: string, { month, week }: Moment): boolean {
  const { months, weeks } = timesOf.get(tipId) ?? {};
  if (months && !months.includes(month)) return false;
  return !weeks || week === null || (weeks[0] <= week && week <= weeks[1]);
}

export const TIMED = Object.keys(TIMES);
