import { say } from "../../contract/sentences/say.ts";

/**
 * Of the doses at birth only BCG is given later. From six weeks on polio drops and hepatitis B come with the 6-week
 * vaccines (WHO: Recommendations for interrupted or delayed routine immunization, March 2023), and how late BCG is
 * given differs: some programmes end with the first year.
 */
export const BIRTH_DOSES_UNTIL_MONTHS = 12;

interface VaccineRule {
  key: string;
  age: { weeks: number } | { months: number };
  /** Its doses follow these by four weeks at the least (WHO: as above), however late those were. */
  after?: string;
  name: () => string;
  about: () => string;
}

export const DAYS_BETWEEN_DOSES = 28;

/**
 * Pakistan's schedule (EPI): the youngest age for each, and due for the week or month that it names. It has no booster
 * of pentavalent and ends at 15 months.
 */
export const VACCINES: readonly VaccineRule[] = [
  { key: "vaccines-birth", age: { weeks: 0 }, name: say.planVaccinesBirth, about: say.planVaccinesBirthAbout },
  { key: "vaccines-6-weeks", age: { weeks: 6 }, name: say.planVaccines6Weeks, about: say.planVaccines6WeeksAbout },
  {
    key: "vaccines-10-weeks",
    age: { weeks: 10 },
    after: "vaccines-6-weeks",
    name: say.planVaccines10Weeks,
    about: say.planVaccines6WeeksAbout,
  },
  {
    key: "vaccines-14-weeks",
    age: { weeks: 14 },
    after: "vaccines-10-weeks",
    name: say.planVaccines14Weeks,
    about: say.planVaccines14WeeksAbout,
  },
  { key: "vaccines-9-months", age: { months: 9 }, name: say.planVaccines9Months, about: say.planVaccines9MonthsAbout },
  {
    key: "vaccines-15-months",
    age: { months: 15 },
    after: "vaccines-9-months",
    name: say.planVaccines15Months,
    about: say.planVaccines15MonthsAbout,
  },
];
