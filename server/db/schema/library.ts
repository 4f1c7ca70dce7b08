import type { Generated } from "kysely";
import type { HelplinePurpose, Province } from "../../contract/helplines/choices.ts";
import type { GuidelineStage } from "../../contract/guidelines/stages.ts";
import type { AgeUnit } from "../../contract/plan/rules.ts";
import type { Area } from "../../contract/symptoms/areas.ts";
import type { Flag, Time } from "./columns.ts";

export interface LibraryTables {
  city: CityTable;
  week: WeekTable;
  tip: TipTable;
  tipFit: TipFitTable;
  contentPage: ContentPageTable;
  shippedContent: ShippedContentTable;
  category: CategoryTable;
  article: ArticleTable;
  savedArticle: SavedArticleTable;
  symptom: SymptomTable;
  dangerSignQuestion: DangerSignQuestionTable;
  guideline: GuidelineTable;
  familyMonth: FamilyMonthTable;
  planRule: PlanRuleTable;
  event: EventTable;
  helpline: HelplineTable;
}

export interface CityTable {
  id: string;
  name: string;
  position: number;
  province: Province | null;
  isDeleted: Generated<Flag>;
  createdAt: Time;
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

export interface TipTable {
  id: string;
  /** Processes from before migration 0034 read it, and may run beside a new one for a moment. */
  audience: "pregnancy" | "baby" | "everyone";
  body: string;
  source: string;
}

export interface TipFitTable {
  tipId: string;
  fit:
    | "everyone"
    | "firstTrimester"
    | "secondTrimester"
    | "thirdTrimester"
    | "newborn"
    | "youngBaby"
    | "olderBaby"
    | "toddler"
    | "afterLoss";
}

export interface ContentPageTable {
  key: string;
  title: string;
  body: string;
  updatedOn: string;
}

export interface ShippedContentTable {
  name: string;
  fingerprint: string;
  loadedAt: Time;
}

export interface CategoryTable {
  id: string;
  name: string;
  position: number;
  articleCount: Generated<number>;
}

export interface ArticleTable {
  /** The key of the full-text index; the newest has the highest. */
  number: number;
  id: string;
  categoryId: string;
  title: string;
  summary: string;
  body: string;
  picture: string;
  /** The path of an uploaded picture, in place of the drawn cover. */
  cover: string | null;
  author: string;
  /** JSON: Source[]. */
  sources: string;
  publishedOn: string;
  searchText: string;
  helplinePurpose: HelplinePurpose | null;
}

export interface SavedArticleTable {
  memberId: string;
  articleId: string;
  savedAt: Time;
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
  helplinePurpose: HelplinePurpose | null;
  position: number;
  /** The default is for processes from before migration 0040, which may run beside a new one for a moment. */
  createdAt: Generated<Time>;
}

export interface DangerSignQuestionTable {
  id: string;
  who: "pregnant" | "afterBirth" | "baby" | "afterLoss";
  area: Generated<Area>;
  label: string;
  level: "now" | "today" | "watch";
  advice: string;
  /** Weeks of pregnancy; days since birth or loss for the others. */
  ageFrom: Generated<number>;
  ageTo: number | null;
  symptomId: string | null;
  /** Of the symptom that it leads to while readers have that. */
  wantedSymptomId: string | null;
  helplinePurpose: HelplinePurpose | null;
  position: number;
}

export interface GuidelineTable {
  id: string;
  stage: GuidelineStage | null;
  title: string;
  picture: string;
  summary: string;
  body: string;
  sources: string;
  position: number;
  createdAt: Generated<Time>;
}

export interface FamilyMonthTable {
  id: string;
  key: string;
  position: number;
  title: string;
  summary: string;
  body: string;
  sources: string;
}

export interface PlanRuleTable {
  id: string;
  key: string;
  name: string;
  about: string;
  why: string;
  bring: string | null;
  unit: AgeUnit;
  fromAge: number;
  toAge: number;
  gap: number | null;
  usefulTo: number | null;
  aboutOfSeveral: string | null;
  aboutMother: string | null;
  whyOfSeveral: string | null;
  source: string;
}

export interface EventTable {
  id: string;
  name: string;
  description: string;
  venue: string;
  cityId: string | null;
  /** HH:MM in the operator's zone; 00:00 for a whole day. */
  time: string;
  /** JSON: Recurrence. */
  recurrence: string;
  /** JSON: Source. */
  source: string | null;
  isSample: Generated<Flag>;
  about: "pregnancy" | "baby" | null;
}

export interface HelplineTable {
  id: string;
  name: string;
  number: string;
  purpose: HelplinePurpose;
  /** Null: all of Pakistan. */
  province: Province | null;
  /** In words; null: day and night. */
  hours: string | null;
  /** JSON: Source. */
  source: string;
  position: number;
}
