import type { PlanRuleTable } from "../../db/schema/library.ts";
import type { InLanguage } from "../translations/translations.ts";
import { daysOf } from "./ages.ts";
import type { PlanItem } from "./items.ts";

export const CHILD_RULE_KINDS = ["vaccines", "vitaminA", "deworming", "milestones", "weighing"] as const;
type Kind = (typeof CHILD_RULE_KINDS)[number];

/** Its ages are in completed units, and both ends count. */
export interface ChildRule
  extends
    Pick<PlanRuleTable, "key" | "name" | "about" | "why" | "bring" | "unit" | "fromAge" | "toAge">,
    Pick<PlanItem, "source">,
    Pick<InLanguage, "isUnreviewed"> {
  kind: Kind;
  /** The dose before it, and the least time between the two: in weeks for vaccines, in months for others. */
  after: { key: string; gap: number } | null;
}

const SERIES: Record<string, Kind> = {
  vaccines: "vaccines",
  "vitamin-a": "vitaminA",
  deworming: "deworming",
  milestones: "milestones",
  weighing: "weighing",
};

const kindOf = (key: string) => Object.entries(SERIES).find(([start]) => key.startsWith(start))?.[1];

export function childRulesFrom(rows: readonly (Omit<PlanRuleTable, "id"> & InLanguage)[]): ChildRule[] {
  const ofChild = rows.flatMap((row) => {
    const kind = kindOf(row.key);
    return kind ? [{ ...row, kind }] : [];
  });
  const place = ({ kind }: { kind: Kind }) => CHILD_RULE_KINDS.indexOf(kind);
  const inOrder = ofChild.toSorted(
    (a, b) => place(a) - place(b) || daysOf(a.fromAge, a.unit) - daysOf(b.fromAge, b.unit),
  );
  return inOrder.map(({ gap, source, ...rule }, index) => {
    const before = inOrder[index - 1];
    const isAfter = gap !== null && before?.kind === rule.kind;
    return { ...rule, after: isAfter ? { key: before.key, gap } : null, source: sourceIn(source) };
  });
}

export function sourceIn(json: string): NonNullable<PlanItem["source"]> {
  const { name, url, checked = "" }: { name: string; url: string; checked?: string } = JSON.parse(json);
  return { name, url, checked };
}
