import type { LanguageCode } from "../../contract/languages.ts";
import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import { isolated } from "../../contract/isolates.ts";
import type { Due } from "./due.ts";

/** Not the product's name, nor what is due: who holds the phone reads or hears it. */
interface Texts {
  weekdays: string[];
  before: (weekday: string) => string;
  late: string;
  end: Record<ReminderChannel, string>;
}

const english: Texts = {
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  before: (weekday) => `You have an appointment on ${weekday}.`,
  late: "You had an appointment a week ago. It is not too late to go.",
  end: {
    sms: "Reply STOP to end.",
    call: "Press 9 to end these calls.",
    whatsapp: "Reply STOP to end.",
    push: "",
  },
};

/** Saturday is called سنیچر, since ہفتہ is a week too. */
const urdu: Texts = {
  weekdays: ["اتوار", "پیر", "منگل", "بدھ", "جمعرات", "جمعہ", "سنیچر"],
  before: (weekday) => `${weekday} کو آپ کی اپائنٹمنٹ ہے۔`,
  late: "پچھلے ہفتے اپائنٹمنٹ تھی۔ اب بھی وقت ہے۔",
  end: {
    sms: `بند کرنا ہو تو ${isolated("STOP")} لکھیں۔`,
    call: "یہ کالیں بند کرنے کے لیے 9 دبائیں۔",
    whatsapp: `بند کرنا ہو تو ${isolated("STOP")} لکھیں۔`,
    push: "",
  },
};

const texts: Record<LanguageCode, Texts> = { en: english, ur: urdu };

export function reminderText(language: LanguageCode, channel: ReminderChannel, { kind, day }: Due): string {
  const { weekdays, before, late, end } = texts[language];
  const weekday = weekdays[new Date(day).getUTCDay()] ?? day;
  return `${kind === "before" ? before(weekday) : late} ${end[channel]}`.trim();
}
