import { fold } from "../search/fold.ts";

export interface Written {
  word: string;
  written: string;
}

/** The words of `wordsIn`, each beside the way it is written. */
export function writtenWordsIn(text: string): Written[] {
  const parts = text.replaceAll(/['’]/g, "").match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu) ?? [];
  return parts.flatMap((part) =>
    wordsIn(part).map((word, _, all) => ({ word, written: all.length > 1 ? word : part })),
  );
}

export function wordsIn(text: string): string[] {
  const joined = fold(text).replaceAll(/['’]/g, "");
  return (joined.match(/[\p{L}\p{N}]{1,50}/gu) ?? []).map(singular);
}

function singular(word: string) {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[a-z]s$/.test(word) && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
