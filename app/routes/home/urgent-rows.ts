import { href } from "react-router";
import type { Today } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

type UrgentReading = Extract<Today["urgentReadings"], { data: unknown }>["data"][number];

/** Each leads to where its box says what to do. @param today YYYY-MM-DD */
export function urgentRows(readings: readonly UrgentReading[], today: string) {
  return readings.map(({ name, inWords, date, advice, child }) => {
    const what = advice?.urgency === "now" ? m.recordActNow() : m.recordActToday();
    const told = { name, value: inWords.replace(" ", "\u00A0"), date: shortDate(date, today), what };
    return child
      ? {
          words: m.homeUrgentOfChild({ ...told, baby: child.called }),
          to: href("/record/child/:child", { child: child.id }),
        }
      : { words: m.homeUrgent(told), to: href("/record") };
  });
}
