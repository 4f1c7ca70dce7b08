import { m } from "../messages/m.ts";

/** In the order of the faces. */
const names = [
  m.moodSmile(),
  m.moodHappy(),
  m.moodSad(),
  m.moodAnxious(),
  m.moodNauseous(),
  m.moodExcited(),
  m.moodAngry(),
  m.moodInLove(),
];

/** The ids are the contract's numbers. */
export const moods = names.map((name, index) => ({ id: index + 1, name }));
