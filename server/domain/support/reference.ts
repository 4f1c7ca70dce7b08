import { randomInt } from "node:crypto";

/** Digits alone, since they are the same in every language that a caller reads them out in. */
const FIRST = 10_000_000;
const LAST = 99_999_999;
const HALF = 4;

/** A reference number drawn at chance, so that it tells neither how many there are nor what the next one is: 4827-1936. */
export function newReference(): string {
  return inHalves(String(randomInt(FIRST, LAST + 1)));
}

/** The reference number that somebody typed, with or without its hyphen; null when it can't be one. */
export function parseReference(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? inHalves(digits) : null;
}

const inHalves = (digits: string) => `${digits.slice(0, HALF)}-${digits.slice(HALF)}`;
