/** @param first `YYYY-MM` of the oldest post; null when there is none. @param today `YYYY-MM-DD`. */
export function monthsFrom(first: string | null, today: string): string[] {
  if (first === null) return [];
  const [start, end] = [ordinalOf(first), ordinalOf(today)];
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => monthOf(end - index));
}

function ordinalOf(date: string) {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

function monthOf(ordinal: number) {
  return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, "0")}`;
}
