import type { LanguageCode } from "../../contract/languages.ts";
import { NIGHT_HOUR } from "../../contract/reminders/hours.ts";
import type { Outcome } from "../../ports/outcomes.ts";
import type { Context } from "../context.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { phonesOf, sendToPhones } from "../push/phones.ts";
import { instantAt } from "./hours.ts";

interface Reminding {
  memberId: string;
  text: string;
  language: LanguageCode;
  today: CalendarDate;
  timeZone: string;
}

/** A phone that is off until the night is not reminded any more. */
export async function remindPhones(
  context: Context,
  { memberId, text, language, today, timeZone }: Reminding,
): Promise<Outcome> {
  const until = instantAt(today, { hour: NIGHT_HOUR, timeZone });
  const notice = { title: text, language, path: "/plan", tag: "reminder", until };
  return sendToPhones(context, await phonesOf(context, memberId), () => notice);
}
