import type { PlanItem } from "../../api/types.ts";
import { childOfSeveral, type ChildNames } from "../../format/child-names.ts";
import { formatDate } from "../../format/dates.ts";
import { listedThing, nameOf, nextThing, type NextThing } from "../../format/next-thing.ts";
import { usualDays } from "../../format/plan-days.ts";
import { isAtHome, isOpen, isOver, isVaccine, planOrder, withoutEarlyVisits } from "../../format/plan-order.ts";
import { m } from "../../messages/m.ts";

export interface PlanEntry extends NextThing {
  /** What its title says without the child, whose name is in the heading above. */
  name: string;
  /** The rest of its title: whose it is, where others are due the same. */
  whose: string | null;
  because: string[];
  why: string | null;
  bring: string | null;
  source: { name: string; url: string; read: string } | null;
  isMoved: boolean;
  mayMove: boolean;
  mayBeNotForMe: boolean;
}

export interface PlanGroup {
  anchor: string;
  id: "today" | "now" | "late" | "next" | "later" | "over" | "done" | "notForMe";
  heading: string;
  lead: string | null;
  cards: PlanEntry[];
  folds: PlanEntry[];
  /** What stands behind one fold more: how many they are in words, and the child, where there are others. */
  rest: { title: string; whose: string | null; folds: PlanEntry[] } | null;
  lines: PlanEntry[];
  /** Whether the lines are seen only once she asks for them. */
  isFolded: boolean;
}

interface Telling {
  today: string;
  names: ChildNames;
}

/** @param section of whose groups they are */
export function planGroups(section: string, items: readonly PlanItem[], { today, names }: Telling): PlanGroup[] {
  const hers = items.filter(({ kind }) => kind !== "dueDate");
  const { late, due, missed, coming } = planOrder(withoutEarlyVisits(hers, today));
  const [next, ...later] = coming;
  const shown = new Set([...late, ...missed, ...due, ...coming]);
  const left = hers.filter((item) => !shown.has(item));
  const leftAs = (status: PlanItem["status"]) => left.filter((item) => item.status === status);
  const missedToo = leftAs("missed");
  const done = leftAs("done");
  const isPast = (item: PlanItem) => isOver(item) || item.kind === "antenatalContact";
  const isOfToday = ({ doneOn }: PlanItem) => doneOn === today;
  const [one] = items;
  const named = one ? childOfSeveral(one, names) : null;
  const entries = (of: PlanItem[]) => of.map((item) => entryOf(item, items, { today, names, isListed: item !== next }));
  const saying = (line: string, of: PlanItem[]) => entries(of).map((entry) => ({ ...entry, line }));
  const group = (
    id: PlanGroup["id"],
    heading: string,
    lead: string | null,
    { cards = [], folds = [], lines = [] }: Partial<Record<"cards" | "folds" | "lines", PlanEntry[]>>,
  ): PlanGroup => ({
    anchor: `plan-${section}-${id}`,
    id,
    heading,
    lead,
    cards,
    folds,
    rest: null,
    lines,
    isFolded: id === "over" || id === "done",
  });
  const isOfChild = items.some(({ childId }) => childId !== null);
  const folds = entries([...later, ...left.filter(isOpen)]);
  const first = isOfChild && folds.length > FIRST_OF_CHILD + 1 ? FIRST_OF_CHILD : folds.length;
  // Tablets and talks are for every day until they are had, and no going somewhere.
  const [atHome, toGoTo] = split([...late, ...missed, ...missedToo.filter((item) => !isPast(item))], isAtHome);
  const isFirst = (item: PlanItem) => late.includes(item);
  const [firstAtHome, restAtHome] = split(atHome, isFirst);
  const [firstToGoTo, made] = split(toGoTo, isFirst);
  const now = group("now", m.planGroupNow(), null, {
    // What can't wait is never folded: anti-D has a danger to be read.
    cards: [...entries(due), ...saying("", [...firstAtHome, ...fewOf(restAtHome)])],
    folds: saying("", manyOf(restAtHome)),
  });
  const stillToGo = group("late", m.planGroupLate(), m.planGroupLateLead(), {
    // Their sentence says when they were due.
    cards: saying("", [...firstToGoTo, ...fewOf(made)]),
    folds: entries(manyOf(made)),
  });
  return [
    // Near what she has just tapped, so that a slip is undone at once.
    group("today", m.planGroupToday(), null, { lines: entries(done.filter(isOfToday)) }),
    // A child's missing vaccine is the first. Tests that she missed herself are done at the visit that is due.
    ...(late.some(isVaccine) ? [stillToGo, now] : [now, stillToGo]),
    group("next", m.planGroupNext(), null, { cards: entries(next ? [next] : []) }),
    { ...group("later", m.later(), null, {}), folds: folds.slice(0, first), rest: restOf(folds.slice(first), named) },
    group("over", m.planGroupOver(), m.planGroupOverLead(), { lines: entries(missedToo.filter(isPast)) }),
    group("done", m.done(), null, { lines: entries(done.filter((item) => !isOfToday(item))) }),
    group("notForMe", m.planGroupNotForMe(), null, { lines: entries(leftAs("notForMe")) }),
  ].filter(({ cards, folds, lines }) => cards.length + folds.length + lines.length > 0);
}

const FEW_MISSED = 2;

function fewOf(missed: PlanItem[]) {
  return missed.length <= FEW_MISSED ? missed : [];
}

function manyOf(missed: PlanItem[]) {
  return missed.length <= FEW_MISSED ? [] : missed;
}

function split(items: PlanItem[], isFirst: (item: PlanItem) => boolean): [PlanItem[], PlanItem[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** Five years of a child are more than she looks for. */
const FIRST_OF_CHILD = 3;

function restOf(folds: PlanEntry[], whose: string | null): PlanGroup["rest"] {
  return folds.length > 0 ? { title: m.planLaterMore({ count: folds.length }), whose, folds } : null;
}

interface Shown extends Telling {
  isListed: boolean;
}

function entryOf(item: PlanItem, items: readonly PlanItem[], { today, names, isListed }: Shown): PlanEntry {
  const { because, why, bring, source, movedTo, movableUntil, mayBeNotForMe } = item;
  const named = childOfSeveral(item, names);
  const thing = (isListed ? listedThing : nextThing)(item, items, today, names);
  const isMissed = item.status === "missed";
  const name = nameOf(item, today);
  return {
    ...thing,
    // The heading of the group says that she can still go.
    line: isMissed || item.status === "notForMe" ? usualDays(item, today) : thing.line,
    title: named === null ? name : m.homeChildVaccines({ baby: named, vaccines: name }),
    name,
    whose: named === null ? null : m.homeChildVaccines({ baby: named, vaccines: "" }),
    because,
    why,
    bring,
    source: source && { name: source.name, url: source.url, read: m.planRead({ date: formatDate(source.checked) }) },
    isMoved: movedTo !== null,
    mayMove: movableUntil !== null,
    mayBeNotForMe,
  };
}
