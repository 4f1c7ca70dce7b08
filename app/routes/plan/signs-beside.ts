import { href } from "react-router";
import { BIRTH_VACCINES_KEY } from "../../../server/contract/plan/keys.ts";
import type { PlanItem } from "../../api/types.ts";
import { canWaitADay } from "../../format/next-thing.ts";
import { isOpen, isPastDueCheck } from "../../format/plan-order.ts";
import { asSentence } from "../../format/sentence.ts";
import { daysAhead } from "../../format/today.ts";
import { m } from "../../messages/m.ts";
import { signsAfterBirth, signsOfBaby, signsOfPregnancy } from "../home/sign-rows.ts";

const FIRST_YEAR_DAYS = 365;

/** What every plan begins with: the danger signs of who has it; none of older children, for whom there is no check. */
export function signsBeside(items: readonly PlanItem[], today: string) {
  const open = items.filter(isOpen);
  const of = (who: string, words: string) => [{ words, to: `${href("/danger-signs")}?who=${who}` }];
  const pastDue = open.find(isPastDueCheck);
  if (pastDue && !canWaitADay(pastDue, today)) return of("pregnant", seeToday());
  if (open.some(({ kind }) => kind === "ownCheck")) return of("afterLoss", asSentence(m.homeLossSigns()));
  if (open.some(({ kind }) => kind === "postnatalContact")) return [signsOfBaby(), signsAfterBirth()];
  const current = items.filter(({ isOfCurrent }) => isOfCurrent);
  const dueDate = current.find(({ kind }) => kind === "dueDate");
  if (dueDate) {
    const weeks = 40 - Math.ceil(daysAhead(today, dueDate.date) / 7);
    return signsOfPregnancy(weeks, dueDate.numberOfBabies);
  }
  const birth = current.find(({ key }) => key === BIRTH_VACCINES_KEY);
  return birth && daysAhead(birth.from, today) < FIRST_YEAR_DAYS ? [signsOfBaby()] : [];
}

function seeToday() {
  return `${m.homePastTwoWeeks()} ${m.homeSeeToday()}`;
}
