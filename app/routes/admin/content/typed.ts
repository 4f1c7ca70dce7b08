/** What the form sent, before the API has judged it. */
export type Typed = Record<string, unknown>;

/** A date out of its three fields, as it was typed: the API says when it is none. Undefined when nothing was. */
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
