const WORDS_MAX = 8;

/** Folded here, so that SQLite and PostgreSQL find the same; other scripts keep their letters. */
export function fold(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().normalize("NFC");
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
