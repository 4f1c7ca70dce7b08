interface Part {
  heading: string;
  text?: string | undefined;
  /** A list with a bullet each. */
  points?: string[] | undefined;
  /** A list with a box each, to tick on paper. */
  ticks?: string[] | undefined;
  /** The same, to tick on the screen too. */
  choices?: string[] | undefined;
  /** Each with a field to write in, on the screen or on paper. */
  questions?: string[] | undefined;
}

/** A paper to print, before it is drawn. */
export interface PaperContent {
  title: string;
  summary: string;
  /** YYYY-MM-DD. */
  updatedOn: string;
  parts: Part[];
  /** A table of visits, with empty columns for what is measured. */
  visits?: { weeks: string; work: string }[] | undefined;
  sources: { name: string; url: string; checked?: string | undefined }[];
}
