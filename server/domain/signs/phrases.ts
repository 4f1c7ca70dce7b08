import type { LanguageCode } from "../../contract/languages.ts";
import type { Urgency, Who } from "./table.ts";

export interface Phrases {
  how: Record<Urgency, string>;
  when: Record<Urgency, string>;
  leads: Record<Who, string>;
  fromWeek: (week: number) => string;
  beforeWeek: (week: number) => string;
  listed: (words: string[]) => string;
  sentence: (signs: string, how: string) => string;
}

export const phrases: Record<LanguageCode, Phrases> = {
  en: {
    how: { now: "go to hospital now", today: "be seen today", "next visit": "say so at your next visit" },
    when: { now: "now", today: "today", "next visit": "at your next visit" },
    leads: {
      pregnant: "while you are pregnant, ",
      afterBirth: "after a birth, ",
      afterLoss: "after a loss, ",
      baby: "",
    },
    fromWeek: (week) => `from ${week} weeks, `,
    beforeWeek: (week) => `before ${week} weeks, `,
    listed: (words) => joined(words, "; ", "; or "),
    sentence: (signs, how) => `${signs}: ${how}.`,
  },
  ur: {
    how: { now: "ابھی ہسپتال جائیں", today: "آج ہی ڈاکٹر کو دکھائیں", "next visit": "اگلے چیک اپ پر بتائیں" },
    when: { now: "ابھی", today: "آج ہی", "next visit": "اگلے چیک اپ پر" },
    leads: {
      pregnant: "حمل میں، ",
      afterBirth: "پیدائش کے بعد، ",
      afterLoss: "بچے کو کھونے کے بعد، ",
      baby: "",
    },
    fromWeek: (week) => `حمل کے ${week} ہفتے پورے ہونے کے بعد، `,
    beforeWeek: (week) => `حمل کے ${week} ہفتے پورے ہونے سے پہلے، `,
    listed: (words) => joined(words, "؛ ", "؛ یا "),
    sentence: (signs, how) => `${signs}: ${how}۔`,
  },
};

function joined(words: string[], between: string, beforeLast: string) {
  const [last = "", ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(between)}${beforeLast}${last}`;
}
