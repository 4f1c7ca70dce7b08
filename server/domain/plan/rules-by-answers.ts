import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";

const ASPIRIN_SOURCE = {
  name: "NHS Specialist Pharmacy Service: Aspirin to prevent pre-eclampsia, with NICE guidance NG133",
  url: "https://www.medicinesresources.nhs.uk/aspirin-to-prevent-pre-eclampsia.html",
  checked: "2026-11-26",
} as const;

const ASPIRIN_OF_TWINS_SOURCE = {
  name: "Action on Pre-eclampsia: Low-dose aspirin, with NICE guidance",
  url: "https://action-on-pre-eclampsia.org.uk/public-area/pre-eclampsia-information/fact-sheet1-low-dose-aspirin-for-high-risk-pregnancy/",
  checked: "2026-11-26",
} as const;

const EARLY_SUGAR_SOURCE = {
  name: "Diabetes UK: Gestational diabetes tests",
  url: "https://www.diabetes.org.uk/diabetes-the-basics/gestational-diabetes/test",
  checked: "2026-11-26",
} as const;

const ANAEMIA_SOURCE = {
  name: "University Hospitals Plymouth NHS: Iron deficiency and anaemia in pregnancy",
  url: "https://www.plymouthhospitals.nhs.uk/display-pil/pil-iron-deficiency-and-anaemia-in-pregnancy-8509",
  checked: "2026-11-26",
} as const;

const THYROID_SOURCE = {
  name: "British Thyroid Foundation: Pregnancy and thyroid disorders, guidance for patients",
  url: "https://www.btf-thyroid.org/pregnancy-and-thyroid-disorders-guidance-for-patietns",
  checked: "2026-11-25",
} as const;

const ANTI_D_SOURCE = {
  name: "East Kent Hospitals, NHS: The Rhesus factor and anti-D",
  url: "https://leaflets.ekhuft.nhs.uk/the-rhesus-factor-and-anti-d/html",
  checked: "2026-11-26",
} as const;

const CAESAREAN_SOURCE = {
  name: "Cambridge University Hospitals NHS: Birth after caesarean",
  url: "https://cuh.nhs.uk/patient-information/birth-after-caesarean-patient-information",
  checked: "2026-11-26",
} as const;

const EARLY_SCAN_SOURCE = {
  name: "South Eastern Health and Social Care Trust: Early pregnancy clinic",
  url: "https://setrust.hscni.net/service/early-pregnancy-clinic/",
  checked: "2026-11-26",
} as const;

/** The sentence that says why it is in her plan. */
export const BECAUSE = {
  bloodPressure: say.planBecauseBloodPressure,
  diabetes: say.planBecauseDiabetes,
  anaemia: say.planBecauseAnaemia,
  thyroid: say.planBecauseThyroid,
  rhNegative: say.planBecauseRhNegative,
  caesarean: say.planBecauseCaesarean,
  earlierLoss: say.planBecauseEarlierLoss,
} as const satisfies Record<PlanQuestion, () => string>;

/**
 * What is in a plan because of what she said. Each is something to ask about, by first and last completed week, and
 * until which week asking still helps.
 */
export const CARE_BY_ANSWERS = [
  {
    key: "early-scan",
    kind: "tests",
    of: ["earlierLoss"],
    from: 6,
    to: 8,
    usefulTo: 12,
    name: say.planEarlyScan,
    about: say.planEarlyScanAbout,
    why: say.planEarlyScanWhy,
    bring: say.planBringPapersOfThen,
    source: EARLY_SCAN_SOURCE,
  },
  {
    key: "thyroid-test",
    kind: "tests",
    of: ["thyroid"],
    from: 0,
    to: 12,
    usefulTo: 39,
    name: say.planThyroidTest,
    about: say.planThyroidTestAbout,
    why: say.planThyroidTestWhy,
    bring: say.planTabletsBring,
    source: THYROID_SOURCE,
  },
  {
    key: "early-sugar-test",
    kind: "tests",
    of: ["diabetes"],
    from: 0,
    to: 12,
    usefulTo: 23,
    name: say.planEarlySugarTest,
    about: say.planEarlySugarTestAbout,
    why: say.planEarlySugarTestWhy,
    bring: say.planTabletsBring,
    source: EARLY_SUGAR_SOURCE,
  },
  {
    // From 12 weeks by NICE; begun before 16 weeks it lowers the risk most.
    key: "aspirin",
    kind: "tablets",
    of: ["bloodPressure", "diabetes"],
    from: 12,
    to: 15,
    usefulTo: 19,
    name: say.planAspirin,
    about: say.planAspirinAbout,
    why: say.planAspirinWhy,
    bring: say.planTabletsBring,
    source: ASPIRIN_SOURCE,
  },
  {
    key: "anaemia-again",
    kind: "tests",
    of: ["anaemia"],
    from: 26,
    to: 29,
    usefulTo: 39,
    name: say.planAnaemiaAgain,
    about: say.planAnaemiaAgainAbout,
    why: say.planAnaemiaAgainWhy,
    bring: say.planTabletsBring,
    source: ANAEMIA_SOURCE,
  },
  {
    key: "anti-d",
    kind: "tablets",
    of: ["rhNegative"],
    from: 24,
    to: 29,
    usefulTo: 39,
    name: say.planAntiD,
    about: say.planAntiDAbout,
    why: say.planAntiDWhy,
    bring: say.planAntiDBring,
    source: ANTI_D_SOURCE,
  },
  {
    key: "place-of-birth",
    kind: "preparing",
    of: ["caesarean"],
    from: 28,
    to: 35,
    usefulTo: 39,
    name: say.planPlaceOfBirth,
    about: say.planPlaceOfBirthAbout,
    why: say.planPlaceOfBirthWhy,
    bring: say.planBringPapersOfThen,
    source: CAESAREAN_SOURCE,
  },
] as const;

/** By NICE twins are a reason only beside another one, which nobody has asked her for. */
export const ASPIRIN_OF_TWINS = {
  about: say.planAspirinOfTwinsAbout,
  because: say.planBecauseSeveral,
  source: ASPIRIN_OF_TWINS_SOURCE,
} as const;

/** Within 72 hours of the birth; when they have passed, asking still helps. */
export const ANTI_D_AFTER_BIRTH = {
  key: "anti-d-after-birth",
  kind: "tablets",
  of: ["rhNegative"],
  toDay: 3,
  usefulToDay: 14,
  name: say.planAntiDAfterBirth,
  about: say.planAntiDAfterBirthAbout,
  why: say.planAntiDWhy,
  bring: say.planAntiDBring,
  source: ANTI_D_SOURCE,
} as const;
