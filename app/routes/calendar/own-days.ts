import type { PlanItem } from "../../api/types.ts";
import { childInSentence, childNames, childOfSeveral } from "../../format/child-names.ts";
import { shortSpan } from "../../format/dates.ts";
import { nextThing } from "../../format/next-thing.ts";
import { datedOrDue, isOpen, planOrder, withoutEarlyVisits } from "../../format/plan-order.ts";
import { m } from "../../messages/m.ts";

export interface OwnDay {
  title: string;
  /** The same, and whose it is. */
  words: string;
  /** Its days, or until when it is due; null of a single day. */
  span: string | null;
  /** Of its calendar file; null of what has none, or has a card with a link to it. */
  key: string | null;
}

interface Shown {
  today: string;
  /** All of the month. */
  days: readonly string[];
  chosen: string | null;
  /** The ids of the cards. */
  cards: readonly string[];
}

/** What is due for weeks would mark nearly every day, so it marks today and its last day alone, and all between list it. */
export function ownDays(all: readonly PlanItem[], { today, days, chosen, cards }: Shown) {
  const items = datedOrDue(all, today);
  const names = childNames(all);
  const { due } = planOrder(withoutEarlyVisits(items, today));
  const isNow = (item: PlanItem, day: string) => day === today && due.includes(item);
  const isOn = (item: PlanItem, day: string) => {
    const [from, until] = item.doneOn ? [item.doneOn, item.doneOn] : [isLong(item) ? today : item.date, item.until];
    return isNow(item, day) || (from <= day && day <= until);
  };
  const isMarked = (item: PlanItem, day: string) =>
    isLong(item) ? isNow(item, day) || item.until === day : isOn(item, day);
  const shown = [...due, ...items.filter((item) => !due.includes(item) && !isLong(item))];
  const inWords = (item: PlanItem): OwnDay => {
    const { date, until, doneOn, name, childId, called } = item;
    const child = childOfSeveral(item, names) && childInSentence(item);
    const title = child === null ? name : m.accountVaccinesOf({ baby: child, vaccines: name });
    const { id, line } = nextThing(item, items, today, names);
    const isDue = due.includes(item) && (chosen === today || isLong(item));
    const span = doneOn !== null || date === until ? null : shortSpan(date, until, today);
    return {
      title,
      words:
        childId === null || called === null
          ? m.calendarYours({ title })
          : m.homeChildVaccines({ baby: called, vaccines: name }),
      span: isDue ? line : span,
      key: item.isDated && isOpen(item) && !cards.includes(id) ? item.calendarKey : null,
    };
  };
  const marked = days.filter((day) => shown.some((item) => isMarked(item, day)));
  return {
    marked,
    hasLong: shown.some((item) => isLong(item) && marked.some((day) => isMarked(item, day))),
    ofDay: chosen === null ? [] : shown.filter((item) => isOn(item, chosen)).map(inWords),
  };
}

/** Due within weeks, without a day of its own. */
function isLong({ isDated, doneOn }: PlanItem) {
  return !isDated && doneOn === null;
}
