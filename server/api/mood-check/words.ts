import type { MoodQuestion } from "../../contract/mood-check/questions.ts";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { say } from "../../contract/sentences/say.ts";
import type { MoodBand } from "../../domain/mood-check/score.ts";
import { areUnreadHidden, type Translating } from "../../domain/translations/sign-words.ts";
import type { InLanguage } from "../../domain/translations/translations.ts";
import { currentLanguage, speaking } from "../../language.ts";

export const questionWords: Record<MoodQuestion, () => string> = {
  interest: say.moodInterest,
  lowMood: say.moodLowMood,
  sleep: say.moodSleep,
  energy: say.moodEnergy,
  appetite: say.moodAppetite,
  selfWorth: say.moodSelfWorth,
  concentration: say.moodConcentration,
  movement: say.moodMovement,
  harm: say.moodHarm,
};

export const answerWords = [
  say.moodNotAtAll,
  say.moodSeveralDays,
  say.moodMoreThanHalf,
  say.moodNearlyEveryDay,
] as const;

export const titles: Record<MoodBand, () => string> = {
  minimal: say.moodMinimalTitle,
  mild: say.moodMildTitle,
  moderate: say.moodModerateTitle,
  moderatelySevere: say.moodModeratelySevereTitle,
  severe: say.moodSevereTitle,
};

export const advices: Record<MoodBand, () => string> = {
  minimal: say.moodMinimalAdvice,
  mild: say.moodMildAdvice,
  moderate: say.moodModerateAdvice,
  moderatelySevere: say.moodModeratelySevereAdvice,
  severe: say.moodSevereAdvice,
};

/** No clinician has read the translation: it says so, or where the operator hides such, the words are English. */
export function inReadWords<T extends object>(context: Pick<Translating, "settings">, words: () => T): T & InLanguage {
  if (currentLanguage() === FIRST_LANGUAGE) return words();
  if (areUnreadHidden(context)) return { ...speaking(FIRST_LANGUAGE, words), textLanguage: FIRST_LANGUAGE };
  return { ...words(), isUnreviewed: true };
}
