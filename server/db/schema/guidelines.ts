export interface GuidelineTables {
  guideline: GuidelineTable;
}

export interface GuidelineTable {
  id: string;
  title: string;
  picture: string;
  summary: string;
  body: string;
  sources: string;
  position: number;
}
