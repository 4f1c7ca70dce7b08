import type { FieldOf } from "./fields.ts";

export interface KindOfContent {
  name: string;
  one: string;
  fields: FieldOf[];
  text?: string;
  sources: "many" | "one" | "optional" | "none";
  isOpen: boolean;
  /** It advises readers about health, so it may hold doses and urgencies, and a clinician may review it. */
  isAdvice: boolean;
}
