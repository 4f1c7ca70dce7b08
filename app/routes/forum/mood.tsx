import { spriteAddress } from "../../icons/icon.tsx";
import { moods } from "../../icons/moods.ts";
import { m } from "../../messages/m.ts";

export const moodWords: Record<(typeof moods)[number]["name"], string> = {
  Smile: m.forumMoodSmile(),
  Happy: m.forumMoodHappy(),
  Sad: m.forumMoodSad(),
  Anxious: m.forumMoodAnxious(),
  Nauseous: m.forumMoodNauseous(),
  Excited: m.forumMoodExcited(),
  Angry: m.forumMoodAngry(),
  "In love": m.forumMoodInLove(),
};

export function MoodFace({ id }: { id: number }) {
  return (
    <svg className="mood-face" aria-hidden="true" width="32" height="32">
      <use href={`${spriteAddress}#mood-${id}`} />
    </svg>
  );
}

export function Mood({ id }: { id: number }) {
  const mood = moods.find((known) => known.id === id);
  if (!mood) return null;
  return (
    <span className="mood">
      <MoodFace id={id} /> {moodWords[mood.name]}
    </span>
  );
}
