import type { Plan, PlanItem } from "../../api/types.ts";
import { childNames } from "../../format/child-names.ts";
import { formatDate } from "../../format/dates.ts";
import { nextThing, type NextThing } from "../../format/next-thing.ts";
import { dated, isOpen, planOrder, withoutEarlyVisits } from "../../format/plan-order.ts";

export interface OwnPlan {
  /** In the order of `planOrder`: all she can do today, then what comes next. */
  cards: NextThing[];
  later: { id: string; date: string; written: string; title: string; baby: string | null }[];
  done: NextThing[];
}

/** Made on the server, so that the texts are not part of the page's script. */
export function ownPlan(plan: Pick<Plan, "items">, today: string): OwnPlan {
  const items = dated(plan.items);
  const names = childNames(plan.items);
  const inWords = (item: PlanItem) => nextThing(item, items, today, names);
  const { late, due, missed, coming } = planOrder(withoutEarlyVisits(items, today));
  const cards = [...late, ...due, ...missed, ...coming.slice(0, 1)];
  return {
    cards: withOneLine(cards.map(inWords)),
    later: items
      .filter((item) => isOpen(item) && item.date > today && !cards.includes(item))
      .map(({ pregnancyId, key, date, name, babyName }) => ({
        id: pregnancyId + key,
        date,
        written: formatDate(date),
        title: name,
        baby: babyName,
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
