import type { Source } from "../api/types.ts";

/** ' · based on 2 sources', after what else is said of a text; empty when none was read. */
export function basedOn(sources: readonly Source[]): string {
  const checked = sources.filter((source) => source.checked).length;
  if (checked === 0) return "";
  return ` · based on ${checked === 1 ? "1 source" : `${checked} sources`}`;
}
