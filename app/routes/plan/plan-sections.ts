import { BIRTH_VACCINES_KEY } from "../../../server/contract/plan/keys.ts";
import type { Plan, PlanItem } from "../../api/types.ts";
import { childNames } from "../../format/child-names.ts";
import { formatDate } from "../../format/dates.ts";
import { cardNameOf, listedThing } from "../../format/next-thing.ts";
import { currentFirst, planOrder } from "../../format/plan-order.ts";
import { m } from "../../messages/m.ts";
import { planAddress } from "./plan-address.ts";
import { planGroups, type PlanGroup } from "./plan-groups.ts";

export interface PlanSection {
  id: string;
  /** Whose it is; null for hers. */
  child: string | null;
  /** The same, in as few words as the other chips; null for hers. */
  chip: string | null;
  /** Whether it belongs to the pregnancy or birth that she follows now. */
  isCurrent: boolean;
  /** What is first of it, on the row that stands for the whole of it. */
  first: { name: string; line: string; isLate: boolean } | null;
  groups: PlanGroup[];
}

/**
 * @returns those of the one whom the address names, or else of what she follows now, with a row for each of the other
 * children, whose plans would make the page long. Missing vaccines that stand below, or on no part shown, are `late`.
 */
export function shownSections(sections: PlanSection[], of: string | null) {
  const chosen = sections.find(({ id }) => id === of);
  if (chosen) return { shown: [chosen], late: [], rows: [], chosen: chosen.id };
  const current = sections.filter(({ isCurrent }) => isCurrent);
  const shown = current.length > 0 ? current : sections;
  const rows = sections.flatMap(({ id, child, first }) =>
    first && shown.every((section) => section.id !== id) ? [{ id, child, ...first }] : [],
  );
  const lateElsewhere = rows
    .filter(({ isLate }) => isLate)
    .map(({ id, child, name }) => ({ to: planAddress(id), title: titleOf(child, name), isBeside: false }));
  return {
    shown,
    late: [...lateBelow(shown), ...lateElsewhere],
    rows,
    chosen: shown.length === 1 && rows.length === 0 ? (shown[0]?.id ?? null) : null,
  };
}

/** Hers, then the children's, the current child first. Made on the server: its texts are not part of the page's script. */
export function planSections({ items }: Pick<Plan, "items">, today: string): PlanSection[] {
  const names = childNames(items);
  const sections = [...Map.groupBy(currentFirst(items), ({ childId }) => childId)].map(([id, of]): PlanSection => {
    const child = id === null ? null : (names.byId.get(id) ?? null);
    const groups = planGroups(id ?? "own", of, { today, names });
    return {
      id: id ?? "own",
      child,
      chip: child === null ? null : chipOf(child, of),
      isCurrent: of.some(({ isOfCurrent }) => isOfCurrent),
      first: child === null ? null : firstOf(of, today),
      groups,
    };
  });
  return sections
    .filter(({ groups }) => groups.length > 0)
    .toSorted((a, b) => Number(a.child !== null) - Number(b.child !== null));
}

/** A child without a name is called by the day of the birth, beside others. */
function chipOf(child: string, items: readonly PlanItem[]) {
  const birth = items.find(({ key }) => key === BIRTH_VACCINES_KEY);
  const date = birth ? formatDate(birth.from) : null;
  return date && child.includes(date) ? m.childBorn({ date }) : child;
}

/** A child's missing vaccines that stand below another's plan, or beside it on a wide screen where two are shown. */
function lateBelow(shown: readonly PlanSection[]) {
  return shown.slice(1).flatMap(({ child, groups }) =>
    groups
      .filter(({ id }) => id === "late")
      .flatMap(({ anchor, cards }) =>
        cards
          .filter(({ shots }) => shots.length > 0)
          .slice(0, 1)
          .map(({ name }) => ({
            to: `#${anchor}`,
            title: titleOf(child, name),
            isBeside: shown.length === 2,
          })),
      ),
  );
}

function firstOf(items: readonly PlanItem[], today: string) {
  const { late, due, missed, coming } = planOrder(items);
  const first = [...late, ...due, ...missed, ...coming][0] ?? items[0];
  if (!first) return null;
  return {
    name: cardNameOf(first, items, today),
    line: first.status === "missed" ? m.planGroupLate() : listedThing(first, items, today).line,
    isLate: first.status === "missed" && first.canStillGo,
  };
}

function titleOf(child: string | null, name: string) {
  return child === null ? name : m.homeChildVaccines({ baby: child, vaccines: name });
}
