import { wholeNumber } from "../numbers.ts";
import { say } from "../sentences/say.ts";

const answer = wholeNumber(0, 3, say.moodAnswerMissing);

export const moodAnswers = {
  interest: answer,
  lowMood: answer,
  sleep: answer,
  energy: answer,
  appetite: answer,
  selfWorth: answer,
  concentration: answer,
  movement: answer,
  harm: answer,
};
