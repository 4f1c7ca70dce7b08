import type { Child } from "../../api/types.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";

/** @param child undefined for a new one */
export function childValues(child: Child | undefined, draft: Record<string, string>) {
  // Weeks that were counted from the due date are not shown as if she had typed them.
  const told = child?.gestation?.isTold ? child.gestation : null;
  return {
    name: child?.name ?? undefined,
    sex: child?.sex ?? undefined,
    gestationWeeks: told?.weeks,
    gestationDays: told?.days,
    ...draft,
    birthDate: draftParts(draft, "birthDate") ?? partsOf(child?.birthDate),
  };
}
