const WITHOUT_LETTER =
  // oxlint-disable-next-line eslint/no-misleading-character-class -- Each sign is looked for alone, combining ones too.
  /[^\u0020-\u007E\u00A0-\u017F\u0192\u0218-\u021B\u02BB-\u02BD\u02C6\u02DA\u02DC\u060C\u061B\u061F-\u064A\u{64B}-\u{65F}\u066B-\u066C\u0670-\u06D5\u06DD-\u06FF\u0750-\u077F\u1E24-\u1E25\u1E62-\u1E63\u1E92-\u1E93\u200B-\u2015\u2018-\u201E\u2022\u2026\u2030\u2032-\u2033\u2039-\u203A\u2066\u2069\u20AC]/gu;

/** Half an isolate would turn around what follows. */
const HALF_ISOLATE = /(\u2066[^\u2066\u2069]*\u2069)|[\u2066\u2069]/gu;

/** The same without letters that no font has: in place of these a paper would have empty boxes. */
export function printable<T>(value: T): T;
export function printable(value: unknown): unknown {
  if (typeof value === "string") return printableText(value);
  if (Array.isArray(value)) return value.map((each) => printable<unknown>(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, printable<unknown>(each)]));
}

function printableText(text: string) {
  const onOneLine = text.normalize("NFC").replaceAll(/[^\S\u00A0]+/g, " ");
  const printed = onOneLine.replaceAll(WITHOUT_LETTER, "").replaceAll(HALF_ISOLATE, "$1");
  return printed.replaceAll(/ +/g, " ").trim();
}
