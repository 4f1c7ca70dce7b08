import { m } from "../messages/m.ts";

/** 'Second trimester', by its number. */
export const trimesters: Partial<Record<number, string>> = {
  1: m.homeTrimesterFirst(),
  2: m.homeTrimesterSecond(),
  3: m.homeTrimesterThird(),
};
