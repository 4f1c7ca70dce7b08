import type { Plan, PlanItem } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { childNames } from "./child-names.ts";
import { cardThing, nextSentence, sentenceOf, type NextThing } from "./next-thing.ts";
import {
  currentFirst,
  datedOrDue,
  isVaccine,
  planOrder,
  stillToGo,
  toDoNow,
  withoutEarlyVisits,
} from "./plan-order.ts";

export interface NextThings {
  /**
   * What is late, what is due first with the visit or vaccine that is, of missed visits the last, what comes next, and the
   * next appointment that she was given: of the current pregnancy or child. Then the first vaccines of the other children, those that are late first.
   */
  cards: NextThing[];
  /** Marked today, so that a slip is undone in one tap. */
  doneToday: NextThing | null;
}

/** @param today YYYY-MM-DD in the operator's zone */
export function nextThings(plan: Pick<Plan, "items">, today: string): NextThings {
  const items = datedOrDue(plan.items, today);
  const names = childNames(plan.items);
  const inWords = (item: PlanItem) => cardThing(item, items, today, names);
  const { late, due, missed, coming } = planOrder(withoutEarlyVisits(items, today));
  const open = currentFirst([...due, ...coming]);
  const isAppointment = ({ status, movedTo }: PlanItem) => status === "coming" && movedTo !== null;
  const first = [open[0], open.find(({ isDated }) => isDated), open.find(isVaccine), open.find(isAppointment)];
  const once = new Set([...late, ...first.filter((item) => item?.status === "due"), missed.at(-1), ...first]);
  const cards = currentFirst([...once].filter((item) => item !== undefined));
  const done = items.find(({ doneOn }) => doneOn === today);
  return {
    cards: withMore(cards.map(inWords), toDoNow(plan.items, today)),
    doneToday: done ? { ...inWords(done), sentence: whatFollows(done, plan.items, today) } : null,
  };
}

/** In place of what to do, which is done: the next of the kind, such as the second dose. */
function whatFollows(done: PlanItem, items: readonly PlanItem[], today: string) {
  if (isVaccine(done)) return sentenceOf(done, items, today);
  const next = items.find(({ status, kind, pregnancyId }) => {
    return status === "coming" && kind === done.kind && pregnancyId === done.pregnancyId;
  });
  return next ? nextSentence(next, today) : "";
}

/** @param now of which some have a card */
export function withMore(cards: NextThing[], now: readonly PlanItem[]): NextThing[] {
  const count = now.filter(
    ({ pregnancyId, key, isOfCurrent }) =>
      isOfCurrent && !cards.some(({ pregnancy, item }) => pregnancy === pregnancyId && item === key),
  ).length;
  const first = cards.find(({ status }) => status === "due");
  return cards.map((card) => (card === first && count > 0 ? { ...card, more: m.planDueMore({ count }) } : card));
}

/** @returns what else of her own or of the current child she can still do, null for nothing */
export function moreLate(items: readonly PlanItem[], shown: readonly PlanItem[], isBelowOthers: boolean) {
  const ofCurrent = items.filter(({ isOfCurrent }) => isOfCurrent);
  const count = stillToGo(ofCurrent).filter((item) => !shown.includes(item)).length;
  if (count <= 0) return null;
  return isBelowOthers ? m.planLateMore({ count }) : m.planLateCount({ count });
}
