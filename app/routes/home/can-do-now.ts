import { m } from "../../messages/m.ts";

/** From so many completed weeks on, a baby may do this: from that week's text and its sources. No age is a must. */
const fromWeek: readonly (readonly [weeks: number, words: (inputs: { count: number }) => string])[] = [
  [0, m.homeCanDo0],
  [1, m.homeCanDo1],
  [2, m.homeCanDo2],
  [3, m.homeCanDo3],
  [4, m.homeCanDo4],
  [5, m.homeCanDo5],
  [6, m.homeCanDo6],
  [8, m.homeCanDo8],
  [9, m.homeCanDo9],
  [11, m.homeCanDo11],
  [13, m.homeCanDo13],
  [14, m.homeCanDo14],
  [16, m.homeCanDo16],
  [17, m.homeCanDo17],
  [19, m.homeCanDo19],
  [22, m.homeCanDo22],
  [24, m.homeCanDo24],
  [27, m.homeCanDo27],
  [30, m.homeCanDo30],
  [33, m.homeCanDo33],
  [34, m.homeCanDo34],
  [38, m.homeCanDo38],
  [40, m.homeCanDo40],
  [42, m.homeCanDo42],
  [43, m.homeCanDo43],
  [44, m.homeCanDo44],
  [46, m.homeCanDo46],
  [51, m.homeCanDo51],
];

/** @param weeks since the birth; since the due date for a baby born before 37 weeks. Null after the first year. */
export function canDoNow(numberOfBabies: number, weeks: number): string | null {
  if (weeks >= 56) return null;
  return fromWeek.findLast(([from]) => from <= weeks)?.[1]({ count: numberOfBabies }) ?? null;
}
