import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The test files, by the runner that they are for, whose text has each of these words. */
export function filesWithWords(project: string, words: string[]): { vitest: string[]; playwright: string[] } {
  const wanted = words.map((word) => word.toLowerCase());
  const hasAll = (file: string) => {
    const text = readFileSync(join(project, file), "utf8").toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = (pattern: string) => globSync(pattern, { cwd: project }).filter(hasAll);
  return { vitest: found("tests/**/*.test.ts"), playwright: found("tests/e2e/**/*.spec.ts") };
}

/** A regular expression, as both runners take it, for names that have each of these words, in any order. */
export function namesWithWords(words: string[]): string {
  const literal = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const eitherCase = (word: string) =>
    literal(word).replaceAll(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  return words.map((word) => `(?=.*${eitherCase(word)})`).join("");
}
