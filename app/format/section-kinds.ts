/** What a section of a text is about, by its heading in any language of the texts. Used on the server alone. */

const whenInUrdu = /(?<!\p{L})کب(?!\p{L})/u;
const nowInUrdu = /(?<!\p{L})ابھی(?!\p{L})/u;

export function isAboutHelp(title: string): boolean {
  return title.startsWith("When to") || whenInUrdu.test(title);
}

export function isAboutRelief(title: string): boolean {
  return ["What helps", "کیا کریں", "فائدے کی باتیں"].includes(title);
}

export type WeekPart = "baby" | "mother" | "early" | "help" | "danger";

const weekParts: Record<string, WeekPart> = {
  "Your baby": "baby",
  "آپ کا بچہ": "baby",
  You: "mother",
  آپ: "mother",
  "If your baby comes early": "early",
  "اگر آپ کا بچہ وقت سے پہلے آ جائے": "early",
  "When to call": "danger",
  "کب مدد لیں": "danger",
};

/** Null for a heading that an editor wrote. */
export function weekPartOf(title: string): WeekPart | null {
  return isAboutRelief(title) ? "help" : (weekParts[title] ?? null);
}

const whenToGo = /^(?:when to (?:go|ask|call|get help|get care|leave at once)|go now|go today)\b/i;
const whenToGoInUrdu = /مدد|جائیں|پوچھیں|مانگیں|نکلیں|بلائیں/;

export function isAboutGoing(title: string): boolean {
  if (whenToGo.test(title)) return true;
  return (whenInUrdu.test(title) || nowInUrdu.test(title)) && whenToGoInUrdu.test(title);
}

export function isAboutNextVisit(title: string): boolean {
  return title === "Ask at your next visit" || title === "اگلے چیک اپ پر پوچھیں";
}

export function saysGo(title: string): boolean {
  return /\bgo\b/i.test(title) || title.includes("جائیں");
}

export function isUrgent(html: string): boolean {
  return /\bnow\b|\bdo not wait\b/i.test(html) || nowInUrdu.test(html) || html.includes("انتظار نہ کریں");
}

/** Of what follows the list of questions of a guideline. */
export function isUrgentFoot(html: string): boolean {
  return (
    /\bgo (?:to hospital )?now\b|\bnow\b.*\bemergency\b|\bdo not wait\b/i.test(html) ||
    nowInUrdu.test(html) ||
    html.includes("انتظار نہ کریں")
  );
}

const notToDo = /<li>(?=(?:Do not|Never|Nothing|No) |[^<۔]*(?<!\p{L})(?:نہ|مت) \p{L}+یں[۔،؛])/gu;

/** Marks the points of a list that say what not to do, which would else have the tick of the others. */
export function markedNots(html: string): string {
  return html.replaceAll(notToDo, '<li class="not">');
}
