import type { LanguageCode } from "../../../server/contract/languages.ts";
import type { SYMPTOM_READERS } from "../../../server/contract/symptoms/readers.ts";
import { m } from "../../messages/m.ts";

export type Who = (typeof SYMPTOM_READERS)[number] | "afterLoss" | "all";

export interface Symptom {
  id: string;
  textLanguage: LanguageCode | undefined;
  symptom: string;
  summary: string;
  imageUrl: string;
  isDangerSign: boolean;
  isAboutBaby: boolean;
  stage: "pregnancy" | "afterBirth" | "both";
}

export interface SymptomGroup {
  title: string;
  isDangerSign: boolean;
  symptoms: Symptom[];
}

interface GroupOf {
  isDangerSign: boolean;
  has: (symptom: Symptom) => boolean;
  title: Partial<Record<Who, string>>;
}

const isOfMother = ({ isAboutBaby }: Symptom) => !isAboutBaby;
const isOfBaby = ({ isAboutBaby }: Symptom) => isAboutBaby;

const groups: GroupOf[] = [
  {
    isDangerSign: true,
    has: isOfMother,
    title: {
      all: m.symptomsDangerMother(),
      pregnant: m.symptomsDangerPregnant(),
      afterBirth: m.dangerSignsAfterBirth(),
    },
  },
  { isDangerSign: true, has: isOfBaby, title: { all: m.symptomsDangerBaby(), baby: m.symptomsDangerBaby() } },
  {
    isDangerSign: false,
    has: isOfMother,
    title: {
      pregnant: m.symptomsCommonPregnant(),
      afterBirth: m.symptomsCommonAfterBirth(),
      afterLoss: m.yourBody(),
    },
  },
  {
    isDangerSign: false,
    has: (symptom) => isOfMother(symptom) && symptom.stage !== "afterBirth",
    title: { all: m.symptomsCommonPregnant() },
  },
  {
    isDangerSign: false,
    has: (symptom) => isOfMother(symptom) && symptom.stage === "afterBirth",
    title: { all: m.symptomsCommonAfterBirth() },
  },
  { isDangerSign: false, has: isOfBaby, title: { all: m.symptomsCommonBaby(), baby: m.symptomsCommonBaby() } },
];

export function symptomGroups(rows: Symptom[], who: Who): SymptomGroup[] {
  return groups.flatMap(({ title: { [who]: title }, isDangerSign, has }) => {
    const symptoms = rows.filter((row) => row.isDangerSign === isDangerSign && has(row));
    return title === undefined || symptoms.length === 0 ? [] : [{ title, isDangerSign, symptoms }];
  });
}
