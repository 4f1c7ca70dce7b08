import sprite from "./sprite.svg?no-inline";
import { language } from "../language.ts";
import type { IconName } from "./names.ts";

export const spriteAddress = sprite;

/** Those that point the way of reading; a clock, a tick or a phone does not turn round. */
const directed = new Set<string>([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "list",
  "list-checks",
  "log-out",
  "send",
]);
const isRightToLeft = language.direction === "rtl";

export function Icon({ name }: { name: IconName | "brand" }) {
  return (
    <svg
      className={isRightToLeft && directed.has(name) ? "icon mirrored" : "icon"}
      aria-hidden="true"
      width="24"
      height="24"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
