import type { Source } from "../api/types.ts";
import { m } from "../messages/m.ts";

/** ' · based on 2 sources', after what else is said of a text; empty when none was read. */
export function basedOn(sources: readonly Source[]): string {
  const checked = sources.filter((source) => source.checked).length;
  return checked === 0 ? "" : `\u00A0· ${m.basedOnSources({ count: checked })}`;
}
