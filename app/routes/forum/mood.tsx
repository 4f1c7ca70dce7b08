import { listed } from "../../format/words.ts";
import faces from "../../icons/faces.svg?no-inline";
import { m } from "../../messages/m.ts";

/** The first has the number 1. */
export const moodNames = listed(m.forumMoods());

export function MoodFace({ id }: { id: number }) {
  return <img className="mood-face" src={`${faces}#mood-${id}`} alt="" width="32" height="32" loading="lazy" />;
}

export function Mood({ id, hasFace = true }: { id: number; hasFace?: boolean }) {
  const name = moodNames[id - 1];
  if (!name) return null;
  return (
    <span className="mood">
      {hasFace ? <MoodFace id={id} /> : null} {name}
    </span>
  );
}
