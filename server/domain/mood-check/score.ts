import { MOOD_QUESTIONS, type MOOD_BANDS, type MoodQuestion } from "../../contract/mood-check/questions.ts";

/** By question, how often in the last two weeks: 0 not at all, 3 nearly every day. */
export type MoodAnswers = Record<MoodQuestion, number>;

export type MoodBand = (typeof MOOD_BANDS)[number];

export interface MoodScore {
  score: number;
  band: MoodBand;
  /** She thought of death or of hurting herself, on however few days. */
  needsHelpNow: boolean;
}

export function scoreOf(answers: MoodAnswers): MoodScore {
  const score = MOOD_QUESTIONS.reduce((sum, question) => sum + answers[question], 0);
  return { score, band: bandOf(score), needsHelpNow: answers.harm > 0 };
}

/** The bands of Kroenke, Spitzer and Williams (2001). */
export function bandOf(score: number): MoodBand {
  if (score >= 20) return "severe";
  if (score >= 15) return "moderatelySevere";
  if (score >= 10) return "moderate";
  return score >= 5 ? "mild" : "minimal";
}
