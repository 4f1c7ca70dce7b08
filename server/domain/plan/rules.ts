import { PAST_DUE_KEY } from "../../contract/plan/keys.ts";
import { say } from "../../contract/sentences/say.ts";

/** Completed weeks of the contacts that WHO recommends (2016), and what each is for. */
export const ANTENATAL_VISITS = [
  { week: 12, about: say.planWeek12About },
  { week: 20, about: say.planWeek20About },
  { week: 26, about: say.planMiddleAbout },
  { week: 30, about: say.planMiddleAbout },
  { week: 34, about: say.planMiddleAbout },
  { week: 36, about: say.planLateAbout },
  { week: 38, about: say.planLateAbout },
  { week: 40, about: say.planWeek40About },
] as const;

/** What the text of week 41 says may be offered. */
export const PAST_DUE_CHECK = {
  key: PAST_DUE_KEY,
  name: say.planPastDue,
  about: say.planPastDueAbout,
} as const;

/** First and last day after birth, by WHO's recommendations of 2022. */
export const POSTNATAL_VISITS = [
  {
    key: "first-day",
    when: say.planFirstDay,
    from: 0,
    to: 1,
    about: say.planFirstDayAbout,
    mother: say.planFirstDayMother,
  },
  { key: "day-3", when: say.planDay3, from: 2, to: 3, about: say.planDay3About, mother: say.planDay3Mother },
  {
    key: "days-7-to-14",
    when: say.planDays7To14,
    from: 7,
    to: 14,
    about: say.planDays7To14About,
    mother: say.planDays7To14Mother,
  },
  { key: "week-6", when: say.planWeek6, from: 35, to: 41, about: say.planWeek6About, mother: say.planWeek6Mother },
] as const;

/** A first full check should not be later than this. Source: ACOG Committee Opinion 736 (2018). */
export const LAST_CHECK_UNTIL_DAYS = 12 * 7;
