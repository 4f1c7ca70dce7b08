import { href } from "react-router";
import { m } from "../../messages/m.ts";

/** Until then bleeding is a period. */
const FIRST_SIGNS_WEEKS = 4;
const FEELS_MOVES_FROM_WEEK = 24;
/** In which most of what is dangerous after a birth happens, to the mother as well. */
export const FIRST_WEEKS = 6;

export function signsOfPregnancy(weeks: number, numberOfBabies: number) {
  if (weeks < FIRST_SIGNS_WEEKS) return [];
  const late = numberOfBabies > 1 ? m.homeSignsAskSeveral() : m.homeSignsAsk();
  return [rowOf("pregnant", weeks < FEELS_MOVES_FROM_WEEK ? m.homeSignsAskEarly() : late)];
}

export function signsAfterBirth() {
  return rowOf("afterBirth", m.homeSignsAskMother());
}

export function signsOfBaby() {
  return rowOf("baby", m.homeSignsAskBaby());
}

function rowOf(who: string, words: string) {
  return { words, to: `${href("/danger-signs")}?who=${who}` };
}
