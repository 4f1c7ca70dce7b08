import type { Flag } from "./columns.ts";

export interface SymptomTables {
  symptom: SymptomTable;
  dangerSignQuestion: DangerSignQuestionTable;
}

export interface SymptomTable {
  id: string;
  name: string;
  stage: "pregnancy" | "afterBirth" | "both";
  isDangerSign: Flag;
  picture: string;
  summary: string;
  body: string;
  sources: string;
  position: number;
}

export interface DangerSignQuestionTable {
  id: string;
  who: "pregnant" | "afterBirth" | "baby" | "afterLoss";
  label: string;
  level: "now" | "today" | "watch";
  advice: string;
  symptomId: string | null;
  position: number;
}
