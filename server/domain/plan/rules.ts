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

/**
 * Of the doses at birth only BCG is given later. From six weeks on polio drops and hepatitis B come with the 6-week
 * vaccines (WHO: Recommendations for interrupted or delayed routine immunization, March 2023), and how late BCG is
 * given differs: some programmes end with the first year.
 */
export const BIRTH_DOSES_UNTIL_MONTHS = 12;

/** A first full check should not be later than this. Source: ACOG Committee Opinion 736 (2018). */
export const LAST_CHECK_UNTIL_DAYS = 12 * 7;

/** Pakistan's schedule (EPI). Each is due for the week or month of age that the schedule names. */
export const VACCINES = [
  { key: "vaccines-birth", weeks: 0, name: say.planVaccinesBirth, about: say.planVaccinesBirthAbout },
  { key: "vaccines-6-weeks", weeks: 6, name: say.planVaccines6Weeks, about: say.planVaccines6WeeksAbout },
  { key: "vaccines-10-weeks", weeks: 10, name: say.planVaccines10Weeks, about: say.planVaccines6WeeksAbout },
  { key: "vaccines-14-weeks", weeks: 14, name: say.planVaccines14Weeks, about: say.planVaccines14WeeksAbout },
  { key: "vaccines-9-months", months: 9, name: say.planVaccines9Months, about: say.planVaccines9MonthsAbout },
  { key: "vaccines-15-months", months: 15, name: say.planVaccines15Months, about: say.planVaccines15MonthsAbout },
] as const;
