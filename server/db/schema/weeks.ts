export interface WeekTables {
  week: WeekTable;
}

export interface WeekTable {
  id: string;
  stage: "pregnancy" | "afterBirth";
  number: number;
  title: string;
  shape: string | null;
  picture: string;
  summary: string;
  body: string;
  sources: string;
}
