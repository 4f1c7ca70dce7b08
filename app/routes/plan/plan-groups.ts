import type { Plan, PlanItem } from "../../api/types.ts";
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
  const sections = [...Map.groupBy(items, ({ childId }) => childId ?? "own")].map(([id, of]) => ({
    id,
    child: id === "own" ? null : childNamed(of),
    groups: planGroups(id, of, today),
  }));
  return sections
    .filter(({ groups }) => groups.length > 0)
    .toSorted((a, b) => Number(a.child !== null) - Number(b.child !== null));
}

function childNamed([first]: readonly PlanItem[]) {
  return first?.babyName ?? m.yourBaby();
}

/** @param section of whose groups they are. @param today YYYY-MM-DD */
function planGroups(section: string, items: readonly PlanItem[], today: string): PlanGroup[] {
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
    entries: of.map((item) => entryOf(item, items, { today, isListed: item.status === "coming" && item !== next })),
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

interface Shown {
  today: string;
  isListed: boolean;
}

function entryOf(item: PlanItem, items: readonly PlanItem[], { today, isListed }: Shown): PlanEntry {
  const { because, why, bring, source, movedTo, movableUntil, mayBeNotForMe } = item;
  const thing = isListed ? listedThing(item, today) : nextThing(item, items, today);
  return {
    ...thing,
    title: item.name,
    because,
    why,
    bring,
    source: source && { name: source.name, url: source.url, read: m.planRead({ date: formatDate(source.checked) }) },
    isMoved: movedTo !== null,
    mayMove: movableUntil !== null,
    mayBeNotForMe,
  };
}
