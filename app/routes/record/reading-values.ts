import type { Reading } from "../../api/types.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";

export function readingValues(known: Partial<Reading>, date: string, draft: Record<string, string>) {
  const { systolic, diastolic, kilograms, haemoglobin, protein, sugar, sugarTime, movements } = known;
  const own = { systolic, diastolic, kilograms, haemoglobin, protein, sugar, sugarTime, movements };
  const texts = Object.entries(own).flatMap(([name, value]): [string, string][] => {
    const text = draft[name] ?? (value === undefined ? undefined : String(value));
    return text === undefined ? [] : [[name, text]];
  });
  return { ...Object.fromEntries(texts), date: draftParts(draft, "date") ?? partsOf(date) };
}
