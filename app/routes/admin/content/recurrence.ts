import { partsOf } from "../../../forms/date-parts.ts";
import type { EditorFields } from "./source-rows.ts";
import { dateOf, textOf, type Typed } from "./typed.ts";

export function recurrenceOf(typed: Typed): Record<string, unknown> | undefined {
  const number = (name: string) => {
    const text = textOf(typed[name]);
    return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  };
  const days = number("days");
  if (typed.repeats === "once") return { kind: "once", date: dateOf(typed.date), days };
  if (typed.repeats === "yearly") return { kind: "yearly", month: number("month"), day: number("day"), days };
  if (typed.repeats === "monthly") return { kind: "monthly", weekday: number("weekday"), nth: number("nth") };
  if (typed.repeats === "weekly") return { kind: "weekly", weekday: number("weekday") };
  return undefined;
}

export function recurrenceFields(value: unknown): EditorFields {
  if (!(value instanceof Object)) return { days: "1" };
  const { kind, date, ...numbers } = Object.fromEntries(Object.entries(value));
  const shown = Object.entries(numbers).map(([name, number]) => [name, String(number)]);
  return {
    days: "1",
    repeats: kind,
    date: typeof date === "string" ? partsOf(date) : undefined,
    ...Object.fromEntries(shown),
  };
}
