import type { Plan, PlanItem } from "../../api/types.ts";
import { childNames } from "../../format/child-names.ts";
import { formatDate } from "../../format/dates.ts";
import { cardThing, type NextThing } from "../../format/next-thing.ts";
import { moreLate, withMore } from "../../format/next-things.ts";
import { usualDays } from "../../format/plan-days.ts";
import { currentFirst, datedOrDue, isOpen, planOrder, toDoNow, withoutEarlyVisits } from "../../format/plan-order.ts";
import { isOneOfMissing } from "../../format/vaccine-words.ts";
import { m } from "../../messages/m.ts";

export interface OwnPlan {
  /** Of what she follows now all that cannot wait; then what is due first, all visits and vaccines that are, and the next. */
  cards: NextThing[];
  late: NextThing[];
  /** What else she can still do: how many there are in the plan. */
  moreLate: string | null;
  /** `whose` is null where all is one person's. */
  later: { id: string; date: string; written: string; title: string; whose: string | null }[];
  done: NextThing[];
}

/** Made on the server, so that the texts are not part of the page's script. */
export function ownPlan(plan: Pick<Plan, "items">, today: string): OwnPlan {
  const items = datedOrDue(plan.items, today);
  const names = childNames(plan.items);
  const inWords = (item: PlanItem) => cardThing(item, items, today, names);
  const { late, due, missed, coming } = planOrder(withoutEarlyVisits(items, today));
  const cards = [
    ...late.filter(({ isOfCurrent }) => isOfCurrent),
    ...currentFirst([...due.filter((item, index) => index === 0 || item.isDated), ...currentFirst(coming).slice(0, 1)]),
  ];
  const lines = [...missed, ...late.filter(({ isOfCurrent }) => !isOfCurrent)];
  const isOfSeveral = new Set(items.map(({ childId }) => childId)).size > 1;
  return {
    cards: withMore(withOneLine(cards.map(inWords)), toDoNow(plan.items, today)),
    late: lines.map((item) => ({
      ...inWords(item),
      // One line stands for vaccines of many days.
      line: isOneOfMissing(item, items) ? "" : usualDays(item, today),
    })),
    moreLate: moreLate(plan.items, [...late, ...missed], lines.length > 0),
    later: items
      .filter((item) => isOpen(item) && item.date > today && !cards.includes(item))
      .map(({ pregnancyId, childId, key, date, name }) => ({
        id: pregnancyId + key,
        date,
        written: formatDate(date),
        title: name,
        whose: isOfSeveral ? (childId === null ? m.forYou() : (names.byId.get(childId) ?? null)) : null,
      })),
    done: items.filter(({ status }) => status === "done").map(inWords),
  };
}

/** Each child's line of vaccines stands on one card. */
function withOneLine(cards: NextThing[]) {
  return cards.map((card, index) =>
    card.shots.length > 0 &&
    cards.findIndex(({ shots, pregnancy }) => shots.length > 0 && pregnancy === card.pregnancy) < index
      ? { ...card, shots: [] }
      : card,
  );
}
