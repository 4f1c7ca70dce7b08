import { randomInt } from "node:crypto";

/** Digits only: they are the same in every language in which a caller reads them out. */
const FIRST = 10_000_000;
const LAST = 99_999_999;
const HALF = 4;

/** Random, so that it tells neither how many messages there are nor the next number. */
export function newReference(): string {
  return inHalves(String(randomInt(FIRST, LAST + 1)));
}

export function parseReference(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{7}$/.test(digits) ? inHalves(digits) : null;
}

const inHalves = (digits: string) => `${digits.slice(0, HALF)}-${digits.slice(HALF)}`;
