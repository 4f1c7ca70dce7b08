import type { PlanItem } from "../api/types.ts";
import { m } from "../messages/m.ts";
import { formatDate } from "./dates.ts";

/**
 * What the children of a plan are called, by their ids: those without a name by their birth, where there are several or
 * one is expected.
 */
export function childNames(items: readonly PlanItem[]): ReadonlyMap<string, string> {
  const children = [...Map.groupBy(items, ({ childId }) => childId)].flatMap(([id, [first]]) =>
    id !== null && first ? [{ id, name: first.babyName, birth: first.from }] : [],
  );
  const isOneOfSeveral =
    children.filter(({ name }) => name === null).length > 1 || items.some(({ kind }) => kind === "dueDate");
  return new Map(
    children.map(({ id, name, birth }) => [
      id,
      name ?? (isOneOfSeveral ? m.accountChildBorn({ date: formatDate(birth) }) : m.yourBaby()),
    ]),
  );
}

/** @returns null where there is one child alone, or none */
export function childOfSeveral({ childId }: PlanItem, names: ReturnType<typeof childNames>): string | null {
  return names.size > 1 && childId !== null ? (names.get(childId) ?? null) : null;
}
