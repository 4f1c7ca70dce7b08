import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";

const answer = (number: number) => wholeNumber(0, 3, () => say.moodAnswerMissing({ number }));

export const moodAnswers = {
  interest: answer(1),
  lowMood: answer(2),
  sleep: answer(3),
  energy: answer(4),
  appetite: answer(5),
  selfWorth: answer(6),
  concentration: answer(7),
  movement: answer(8),
  harm: answer(9),
};
