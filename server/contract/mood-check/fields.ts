import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";
import type { MoodQuestion } from "./questions.ts";

/** @param answer to the question of this number, from 1 */
export function forEachQuestion<Answer>(answer: (number: number) => Answer) {
  return {
    interest: answer(1),
    lowMood: answer(2),
    sleep: answer(3),
    energy: answer(4),
    appetite: answer(5),
    selfWorth: answer(6),
    concentration: answer(7),
    movement: answer(8),
    harm: answer(9),
  } satisfies Record<MoodQuestion, Answer>;
}

export const moodAnswers = forEachQuestion((number) => wholeNumber(0, 3, () => say.moodAnswerMissing({ number })));
