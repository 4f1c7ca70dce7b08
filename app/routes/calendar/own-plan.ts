import type { Plan, PlanItem } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { nextThing, type NextThing } from "../../format/next-thing.ts";

export interface OwnPlan {
  /** What she can do today, late vaccines before all, then what comes next. */
  cards: NextThing[];
  later: { id: string; date: string; written: string; title: string; baby: string | null }[];
  done: NextThing[];
}

/** Made on the server, so that the texts are not part of the page's script. */
export function ownPlan({ items }: Plan, today: string): OwnPlan {
  const inWords = (item: PlanItem) => nextThing(item, items, today);
  const due = items.filter(({ status, kind }) => status === "due" && kind !== "dueDate");
  const late = stillToGo(items);
  const coming = items.filter(({ status, date }) => status === "coming" && date >= today);
  const next = coming.filter(({ kind }) => kind !== "dueDate").slice(0, 1);
  return {
    cards: withOneLine(
      [...late.filter(isVaccine), ...due, ...late.filter((item) => !isVaccine(item)), ...next].map(inWords),
    ),
    later: coming
      .filter((item) => !next.includes(item))
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

function isVaccine({ kind }: PlanItem) {
  return kind === "vaccines";
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

/** Of one child's vaccines the first: the centre sees from the card what else is needed. */
function stillToGo(items: PlanItem[]) {
  const missed = items.filter(({ canStillGo }) => canStillGo);
  return missed.filter(
    ({ kind, pregnancyId }, index) =>
      kind !== "vaccines" ||
      missed.findIndex((other) => other.kind === kind && other.pregnancyId === pregnancyId) === index,
  );
}
