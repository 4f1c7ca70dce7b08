import type { PlanQuestion } from "./questions.ts";

/** Of the check that is offered past the due date; its words say today, not a span of days. */
export const PAST_DUE_KEY = "past-due";

/** Of a child's plan: these doses begin no series. */
export const BIRTH_VACCINES_KEY = "vaccines-birth";

/** How the keys of anti-D begin, before and after a birth. */
export const ANTI_D = "anti-d";

export const POSTNATAL_VISIT_KEYS = ["first-day", "day-3", "days-7-to-14", "week-6"] as const;
export const AFTER_BIRTH_KEYS = ["anti-d-after-birth", "family-planning"] as const;

/** Whether a rule of a pregnancy's plan follows the birth: its times are completed days then, not weeks. */
export const isAfterBirth = (key: string): boolean =>
  [...POSTNATAL_VISIT_KEYS, ...AFTER_BIRTH_KEYS].some((each) => each === key);

/** Rules of a pregnancy's plan for those alone who said yes to one of the questions. */
const BY_ANSWER: Record<string, readonly PlanQuestion[]> = {
  "early-scan": ["earlierLoss"],
  "thyroid-test": ["thyroid"],
  "early-sugar-test": ["diabetes"],
  aspirin: ["bloodPressure", "diabetes"],
  "anaemia-again": ["anaemia"],
  "anti-d": ["rhNegative"],
  "place-of-birth": ["caesarean"],
  "anti-d-after-birth": ["rhNegative"],
};

export const questionsOf = (key: string): readonly PlanQuestion[] | undefined =>
  Object.hasOwn(BY_ANSWER, key) ? BY_ANSWER[key] : undefined;

/** The last day after the birth on which it may be due: the end of day 3 may be 96 hours after a birth just past midnight. */
export const ANTI_D_LAST_DAY = 2;
