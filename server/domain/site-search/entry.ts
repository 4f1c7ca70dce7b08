import type { DangerSignQuestionTable, WeekTable } from "../../db/schema/library.ts";
import type { SearchKind } from "../../contract/search/kinds.ts";
import type { InLanguage } from "../translations/translations.ts";

export interface Entry extends Pick<InLanguage, "textLanguage"> {
  kind: SearchKind;
  id: string;
  title: string;
  summary: string;
  text: string;
  otherNames: string;
  isAboutBaby: boolean;
  /** Of events about a pregnancy or a baby: the event's page is not shown to her after a loss. */
  isHiddenAfterLoss: boolean;
  isDangerSign: boolean;
  question: Pick<DangerSignQuestionTable, "who" | "level"> | null;
  week: Pick<WeekTable, "stage" | "number"> | null;
  /** YYYY-MM-DD, the first day of an event. */
  date: string | null;
}

const nothingMore = {
  otherNames: "",
  isAboutBaby: false,
  isHiddenAfterLoss: false,
  isDangerSign: false,
  question: null,
  week: null,
  date: null,
};

export type Own = Pick<Entry, "kind" | "id" | "title" | "summary" | "text"> & Partial<Entry>;

export function entryOf({ textLanguage }: InLanguage, own: Own): Entry {
  return { ...nothingMore, ...(textLanguage === undefined ? {} : { textLanguage }), ...own };
}

/** Stored texts are clean, so their tags need no parser, which would take ten times as long. */
export function textOf(cleanHtml: string) {
  return cleanHtml
    .replaceAll(/(?<![.?!:])<\/h[1-6]>/g, ": ")
    .replaceAll(/<\/?(?:a|abbr|b|bdi|code|em|i|span|strong|sub|sup)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
