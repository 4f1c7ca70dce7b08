import { partsOf } from "../../../forms/date-parts.ts";
import type { EditorFields } from "./source-rows.ts";
import { dateOf, textOf, within, type Typed } from "./typed.ts";

/** The numbers that each recurrence has, under its name in the form. */
export const numbersOf = {
  once: ["days"],
  weekly: ["weekday"],
  monthly: ["nth", "weekday"],
  yearly: ["day", "month", "days"],
} as const;

export type Repeats = keyof typeof numbersOf;

export const REPEATS = ["once", "weekly", "monthly", "yearly"] as const satisfies Repeats[];

/** What the time of an event is that has none. */
const WHOLE_DAY = "00:00";

/** @returns the time as its field and its box have it together */
export function timeOf({ time, wholeDay }: Typed): string | undefined {
  return wholeDay === "on" ? WHOLE_DAY : textOf(time) || undefined;
}

export const timeInWords = (time: string): string => (time === WHOLE_DAY ? "The whole day" : time);

export function timeFields(time: unknown): EditorFields {
  return time === WHOLE_DAY ? { time: "", wholeDay: "on" } : { time };
}

export const usualRecurrence: EditorFields = { repeats: "once", once: { days: "1" }, yearly: { days: "1" } };

export function recurrenceOf(typed: Typed): Record<string, unknown> | undefined {
  const kind = repeatsIn(typed);
  if (!kind) return undefined;
  const number = (name: string) => {
    const text = textOf(within(typed[kind], name));
    return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  };
  return {
    kind,
    ...(kind === "once" ? { date: dateOf(typed.date) } : {}),
    ...Object.fromEntries(numbersOf[kind].map((name) => [name, number(name)])),
  };
}

export function recurrenceFields(value: unknown): EditorFields {
  if (!(value instanceof Object)) return usualRecurrence;
  const { kind, date, ...numbers } = Object.fromEntries(Object.entries(value));
  const shown = Object.entries(numbers).map(([name, number]) => [name, String(number)]);
  return {
    ...usualRecurrence,
    repeats: kind,
    date: typeof date === "string" ? partsOf(date) : undefined,
    [kind]: Object.fromEntries(shown),
  };
}

/** The fields of the form by their paths in the document. */
export function recurrenceNames(typed: Typed): Record<string, string> {
  const kind = repeatsIn(typed) ?? "once";
  return {
    recurrence: "repeats",
    "recurrence.kind": "repeats",
    "recurrence.date": "date",
    ...Object.fromEntries(numbersOf[kind].map((name) => [`recurrence.${name}`, `${kind}.${name}`])),
  };
}

function repeatsIn({ repeats }: Typed): Repeats | undefined {
  return REPEATS.find((kind) => kind === repeats);
}
