import sprite from "./sprite.svg?no-inline";
import type { IconName } from "./names.ts";

/** The address of all icons; opened as a picture it shows the brand. */
export const spriteAddress = sprite;

/** A picture beside words; it says nothing to a reader who can't see it. */
export function Icon({ name }: { name: IconName | "brand" }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
