/** Of a page that is the same for everybody; `first` has its styles inside, for a browser that may have no style sheet. */
export type PageForm = "light" | "first" | "usual";

export interface FormHeaders {
  cookie: string | undefined;
  saveData: unknown;
  /** Sec-Fetch-Site. Text browsers and crawlers send none. */
  site: unknown;
}
