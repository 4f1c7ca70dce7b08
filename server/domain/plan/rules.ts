import { PAST_DUE_KEY } from "../../contract/plan/keys.ts";

const ANTENATAL_SOURCE = {
  name: "WHO: Digital adaptation kit for antenatal care (2021)",
  url: "https://www.who.int/publications/i/item/9789240020306",
  checked: "2026-11-24",
} as const;

const POSTNATAL_SOURCE = {
  name: "WHO: Digital adaptation kit for postnatal care (2025)",
  url: "https://iris.who.int/handle/10665/381725",
  checked: "2026-11-24",
} as const;

const VACCINES_SOURCE = {
  name: "WHO Pakistan: Expanded Programme on Immunization",
  url: "https://www.emro.who.int/pak/programmes/expanded-programme-immunization.html",
  checked: "2026-11-21",
} as const;

const PAST_DUE_SOURCE = {
  name: "Somerset NHS Foundation Trust: When pregnancy goes beyond your due date",
  url: "https://somersetft.nhs.uk/maternity-new/maternity/labour-and-birth/assisted-birth/when-pregnancy-goes-beyond-your-due-date",
  checked: "2026-11-21",
} as const;

export const sources = {
  antenatal: ANTENATAL_SOURCE,
  pastDue: PAST_DUE_SOURCE,
  postnatal: POSTNATAL_SOURCE,
  vaccines: VACCINES_SOURCE,
};

const IN_THE_MIDDLE =
  "Blood pressure, urine, blood for anaemia, and how your womb grows. Ask whether you need a sugar test.";
const TOWARDS_THE_END = "Blood pressure, urine, how the baby lies, and your plan for the birth.";

/** Completed weeks of the contacts that WHO recommends (2016), and what each is for. */
export const ANTENATAL_VISITS = [
  { week: 12, about: "Blood tests, blood pressure, folic acid, and your due date." },
  { week: 20, about: "Blood pressure and urine. A tetanus vaccine if it is due, and a scan if you have had none." },
  { week: 26, about: IN_THE_MIDDLE },
  { week: 30, about: IN_THE_MIDDLE },
  { week: 34, about: IN_THE_MIDDLE },
  { week: 36, about: TOWARDS_THE_END },
  { week: 38, about: TOWARDS_THE_END },
  { week: 40, about: `${TOWARDS_THE_END} Ask what is done when labour has not begun a week after the due date.` },
] as const;

/** What the text of week 41 says may be offered. */
export const PAST_DUE_CHECK = {
  key: PAST_DUE_KEY,
  name: "Check past your due date",
  about: "Blood pressure, the baby's heartbeat, and a talk about starting labour.",
} as const;

/** First and last day after birth, by WHO's recommendations of 2022. */
export const POSTNATAL_VISITS = [
  {
    key: "first-day",
    when: "first 24 hours",
    from: 0,
    to: 1,
    about: { mother: "bleeding, blood pressure, temperature", baby: "breathing, warmth, feeding" },
  },
  {
    key: "day-3",
    when: "day 3",
    from: 2,
    to: 3,
    about: { mother: "bleeding, blood pressure, breasts", baby: "feeding, colour of the skin, weight" },
  },
  {
    key: "days-7-to-14",
    when: "days 7 to 14",
    from: 7,
    to: 14,
    about: { mother: "bleeding, blood pressure, how you feel", baby: "feeding, cord, weight" },
  },
  {
    key: "week-6",
    when: "week 6",
    from: 35,
    to: 41,
    about: { mother: "bleeding, blood for anaemia, how you feel", baby: "feeding, weight" },
  },
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
  { key: "vaccines-birth", name: "Vaccines at birth", weeks: 0, about: "BCG, polio drops and hepatitis B." },
  {
    key: "vaccines-6-weeks",
    name: "6-week vaccines",
    weeks: 6,
    about: "Polio drops, pentavalent, PCV and rotavirus drops.",
  },
  {
    key: "vaccines-10-weeks",
    name: "10-week vaccines",
    weeks: 10,
    about: "Polio drops, pentavalent, PCV and rotavirus drops.",
  },
  {
    key: "vaccines-14-weeks",
    name: "14-week vaccines",
    weeks: 14,
    about: "Polio drops, polio injection, pentavalent and PCV.",
  },
  {
    key: "vaccines-9-months",
    name: "9-month vaccines",
    months: 9,
    about: "Measles and rubella, typhoid, and polio injection.",
  },
  { key: "vaccines-15-months", name: "15-month vaccines", months: 15, about: "Measles and rubella again." },
] as const;
