import { href, useSearchParams } from "react-router";

/** Whose part of the plan the address shows: `own` or the id of a child. */
export const OF = "of";

/** @param of whose part alone; null for all */
export function planAddress(of: string | null): string {
  return of === null ? href("/plan") : `${href("/plan")}?${new URLSearchParams({ [OF]: of })}`;
}

/** The plan as the address shows it, beneath a dialog too. */
export function usePlanAddress(): string {
  const [search] = useSearchParams();
  return planAddress(search.get(OF));
}
