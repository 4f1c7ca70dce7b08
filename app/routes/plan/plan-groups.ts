import type { Plan, PlanItem } from "../../api/types.ts";
import { childNames } from "../../format/child-names.ts";
import { formatDate } from "../../format/dates.ts";
import { listedThing, nextThing, type NextThing } from "../../format/next-thing.ts";
import { isOpen, planOrder, withoutEarlyVisits } from "../../format/plan-order.ts";
import { m } from "../../messages/m.ts";

/** An item of the plan in words, with all that is known of it. */
export interface PlanEntry extends NextThing {
  because: string[];
  why: string | null;
  bring: string | null;
  source: { name: string; url: string; read: string } | null;
  isMoved: boolean;
  mayMove: boolean;
  mayBeNotForMe: boolean;
}

export interface PlanGroup {
  /** Unique on the page. */
  anchor: string;
  id: "now" | "late" | "next" | "later" | "over" | "done" | "notForMe";
  heading: string;
  lead: string | null;
  entries: PlanEntry[];
}

export interface PlanSection {
  id: string;
  /** Whose it is; null for hers. */
  child: string | null;
  groups: PlanGroup[];
}

/** Her own, then each child's. Made on the server, so that the texts are not part of the page's script. */
export function planSections({ items }: Pick<Plan, "items">, today: string): PlanSection[] {
  const names = childNames(items);
  const sections = [...Map.groupBy(items, ({ childId }) => childId)].map(([id, of]) => {
    const child = id === null ? null : (names.get(id) ?? null);
    const named = names.size > 1 ? child : null;
    return { id: id ?? "own", child, groups: planGroups(id ?? "own", of, { today, named }) };
  });
  return sections
    .filter(({ groups }) => groups.length > 0)
    .toSorted((a, b) => Number(a.child !== null) - Number(b.child !== null));
}

interface Telling {
  today: string;
  /** The child's name, where others are due the same. */
  named: string | null;
}

/** @param section of whose groups they are */
function planGroups(section: string, items: readonly PlanItem[], { today, named }: Telling): PlanGroup[] {
  const hers = items.filter(({ kind }) => kind !== "dueDate");
  const { late, due, missed, coming } = planOrder(withoutEarlyVisits(hers, today));
  const [next, ...later] = coming;
  const notTooLate = [...late, ...missed];
  const shown = new Set([...notTooLate, ...due, ...coming]);
  const left = hers.filter((item) => !shown.has(item));
  const leftAs = (status: PlanItem["status"]) => left.filter((item) => item.status === status);
  const group = (id: PlanGroup["id"], heading: string, lead: string | null, of: PlanItem[]): PlanGroup => ({
    anchor: `plan-${section}-${id}`,
    id,
    heading,
    lead,
    entries: of.map((item) =>
      entryOf(item, items, { today, named, isListed: item.status === "coming" && item !== next }),
    ),
  });
  return [
    group("now", m.planGroupNow(), null, due),
    group("late", m.planGroupLate(), m.planGroupLateLead(), notTooLate),
    group("next", m.planGroupNext(), null, next ? [next] : []),
    group("later", m.later(), null, [...later, ...left.filter(isOpen)]),
    group("over", m.planGroupOver(), m.planGroupOverLead(), leftAs("missed")),
    group("done", m.done(), null, leftAs("done")),
    group("notForMe", m.planGroupNotForMe(), null, leftAs("notForMe")),
  ].filter(({ entries }) => entries.length > 0);
}

interface Shown extends Telling {
  isListed: boolean;
}

function entryOf(item: PlanItem, items: readonly PlanItem[], { today, named, isListed }: Shown): PlanEntry {
  const { because, why, bring, source, movedTo, movableUntil, mayBeNotForMe } = item;
  const thing = isListed ? listedThing(item, today) : nextThing(item, items, today);
  return {
    ...thing,
    title: named === null ? item.name : m.homeChildVaccines({ baby: named, vaccines: item.name }),
    because,
    why,
    bring,
    source: source && { name: source.name, url: source.url, read: m.planRead({ date: formatDate(source.checked) }) },
    isMoved: movedTo !== null,
    mayMove: movableUntil !== null,
    mayBeNotForMe,
  };
}
