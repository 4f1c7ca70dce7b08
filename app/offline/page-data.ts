import type { OwnPage } from "./own/addresses.ts";

/** In the page `/offline`, for its script, which has no words of its own. */
export interface OfflineData {
  signs: Record<
    string,
    {
      level: "now" | "today" | "watch";
      label: string;
      advice: string;
      purpose: string | null;
      language: { lang?: string; dir?: string } | null;
    }
  >;
  own: Record<OwnPage, string>;
  words: Record<
    | "now"
    | "today"
    | "watch"
    | "none"
    | "worried"
    | "keptOn"
    | "remove"
    | "removeNamed"
    | "pinOpening"
    | "pinWrong"
    | "pinRemoved",
    string
  >;
}
