interface Part {
  heading: string;
  text?: string | undefined;
  points?: string[] | undefined;
  /** To tick on paper. */
  ticks?: string[] | undefined;
  /** To tick on the screen, too. */
  choices?: string[] | undefined;
  questions?: string[] | undefined;
}

export interface HandoutContent {
  title: string;
  summary: string;
  updatedOn: string;
  parts: Part[];
  visits?: { weeks: string; work: string }[] | undefined;
  sources: { name: string; url: string; checked?: string | undefined }[];
}
