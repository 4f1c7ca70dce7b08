import sprite from "./sprite.svg?no-inline";
import type { IconName } from "./names.ts";

export const spriteAddress = sprite;

export function Icon({ name }: { name: IconName | "brand" }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
