/** More words than this are not looked for: a longer search finds nothing more. */
const WORDS_MAX = 8;

/**
 * Text as search sees it: small letters without accents or vowel marks, so that both databases find the same.
 * Letters of other scripts stay as they are.
 */
export function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFC");
}

/** What is stored of a text for search: its words, folded, with one space between them. */
export function searchTextOf(text: string): string {
  return words(text).join(" ");
}

/** The words of a search, folded; none when it has no letter or digit. */
export function wordsOf(search: string): string[] {
  return words(search).slice(0, WORDS_MAX);
}

/** Each database would cut a text in its own way, so it is cut here; PostgreSQL takes no word of over 2 KB. */
function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]{1,100}/gu) ?? [];
}
