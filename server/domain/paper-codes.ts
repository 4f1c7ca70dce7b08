import { randomInt } from "node:crypto";
import { fingerprint } from "./identity.ts";

/** No two look alike on paper; a code has 60 bits, too many to try out against a fast hash. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 3;
const GROUP = 4;

export function drawPaperCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

export function hashOfPaperCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  return fingerprint(code.replaceAll("O", "0").replaceAll(/[IL]/g, "1"));
}
