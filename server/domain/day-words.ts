import { say } from "../contract/sentences/say.ts";

/** Such as `26 Nov, 2026`, in the language that is spoken. @param date YYYY-MM-DD */
export function dayInWords(date: string): string {
  return say.dayOfYear({ ...partsOf(date), year: date.slice(0, 4) });
}

export function dayOfMonthInWords(date: string): string {
  return say.dayOfMonth(partsOf(date));
}

function partsOf(date: string) {
  const month = say.monthNames().split(/[,،] /)[Number(date.slice(5, 7)) - 1] ?? "";
  return { day: Number(date.slice(8)), month };
}
