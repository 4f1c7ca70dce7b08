import { listed } from "../../format/words.ts";
import { spriteAddress } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

/** The first has the number 1. */
export const moodNames = listed(m.forumMoods());

export function MoodFace({ id }: { id: number }) {
  return (
    <svg className="mood-face" aria-hidden="true" width="32" height="32">
      <use href={`${spriteAddress}#mood-${id}`} />
    </svg>
  );
}

export function Mood({ id }: { id: number }) {
  const name = moodNames[id - 1];
  if (!name) return null;
  return (
    <span className="mood">
      <MoodFace id={id} /> {name}
    </span>
  );
}
