/** A paper as it is typeset: `papers/<layout>.typ` says how each looks. */
export interface Handout {
  layout: "hospital-bag" | "birth-plan" | "danger-signs" | "visit-card";
  language: string;
  direction: "ltr" | "rtl";
  title: string;
  summary: string;
  updatedOn: string;
  author: string;
  mark: string;
  words: { sources: string; note: string };
  /** Of a translation that no clinician has read. */
  unreviewed?: { words: string; original: string | undefined } | undefined;
  call?: { label: string; number: string; text: string } | undefined;
  parts: HandoutPart[];
  /** A drawing of `papers/drawings/`, and in `alt` what it shows. */
  signs?: { heading: string; signs: { drawing: string; alt: string; words: string }[] }[] | undefined;
  also?: { heading: string; points: string[] }[] | undefined;
  /** Of the columns `wide` has what is left of the width. */
  tables?: { heading: string; columns: string[]; wide: number; rows: string[][] }[] | undefined;
  sources: { name: string; url: string }[];
}

export interface HandoutPart {
  heading: string;
  text?: string | undefined;
  points?: string[] | undefined;
  ticks?: string[] | undefined;
  choices?: string[] | undefined;
  questions?: string[] | undefined;
  facts?: { label: string; value: string }[] | undefined;
}
