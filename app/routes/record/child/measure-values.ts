import type { GrowthReading } from "../../../api/types.ts";
import { draftParts, partsOf } from "../../../forms/date-parts.ts";

export function measureValues(known: Partial<GrowthReading>, date: string, draft: Record<string, string>) {
  return {
    value: draft["value"] ?? known.value?.toString(),
    position: draft["position"] ?? known.position ?? undefined,
    date: draftParts(draft, "date") ?? partsOf(date),
  };
}
