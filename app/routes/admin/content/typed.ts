export type Typed = Record<string, unknown>;

/** The parts as typed, without a check: the API validates the date. Undefined when nothing was typed. */
export function dateOf(typed: unknown): string | undefined {
  const [day, month, year] = ["day", "month", "year"].map((part) => textOf(within(typed, part)));
  if (!day && !month && !year) return undefined;
  return `${year}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}

export function within(value: unknown, name: string): unknown {
  return value instanceof Object ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
