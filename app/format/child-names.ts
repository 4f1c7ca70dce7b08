import type { PlanItem } from "../api/types.ts";

export interface ChildNames {
  byId: ReadonlyMap<string, string>;
  /** Whether one is meant of several, of whom one may be expected. */
  areSeveral: boolean;
}

/** What the children of a plan are called. @param items of all of them */
export function childNames(items: readonly PlanItem[]): ChildNames {
  const byId = new Map(
    items.flatMap(({ childId, called }): [string, string][] =>
      childId === null || called === null ? [] : [[childId, called]],
    ),
  );
  return { byId, areSeveral: byId.size + Number(items.some(({ kind }) => kind === "dueDate")) > 1 };
}

/** @returns null where there is one child alone, or none */
export function childOfSeveral({ childId }: PlanItem, { byId, areSeveral }: ChildNames): string | null {
  return areSeveral && childId !== null ? (byId.get(childId) ?? null) : null;
}

export function childInSentence({ babyName, called }: Pick<PlanItem, "babyName" | "called">): string | null {
  return babyName ?? (called && called.charAt(0).toLowerCase() + called.slice(1));
}
