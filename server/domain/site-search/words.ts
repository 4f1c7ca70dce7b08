import { fold } from "../search/fold.ts";

const ARABIC_LETTERS = new Map([
  ["ي", "ی"],
  ["ى", "ی"],
  ["ك", "ک"],
  ["ه", "ہ"],
  ["ة", "ہ"],
]);

/** Keyboards write one Urdu letter in several ways. */
function unified(text: string) {
  return fold(text)
    .replaceAll(/[يىكهة]/g, (letter) => ARABIC_LETTERS.get(letter) ?? letter)
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll(/['’\p{Cf}]/gu, "");
}

export function wordsIn(text: string): string[] {
  return (unified(text).match(/[\p{L}\p{N}]{1,50}/gu) ?? []).map(singular);
}

function singular(word: string) {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[a-z]s$/.test(word) && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
