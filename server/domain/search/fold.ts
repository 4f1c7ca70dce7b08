const WORDS_MAX = 8;

/** Letters that keyboards of Arabic, Persian and Urdu write for one another, each as Urdu writes it. */
const ALIKE: Record<string, string> = {
  ي: "ی",
  ى: "ی",
  ك: "ک",
  ه: "ہ",
  ة: "ہ",
  ۃ: "ہ",
  ە: "ہ",
  // Many write it for the plain one, and Arabic keyboards have only one of the two.
  ھ: "ہ",
  ٱ: "ا",
  ء: "",
  ـ: "",
};
const LETTERS = new RegExp(`[${Object.keys(ALIKE).join("")}]`, "g");

/** Folded here, so that SQLite and PostgreSQL find the same; other scripts keep their letters. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replaceAll(LETTERS, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

export function searchTextOf(text: string): string {
  return words(text).join(" ");
}

export function wordsOf(search: string): string[] {
  return words(search).slice(0, WORDS_MAX);
}

/** Split here, so that both databases agree; PostgreSQL refuses words over 2 KB. */
function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]{1,100}/gu) ?? [];
}
