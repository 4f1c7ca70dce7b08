/** What one or more texts say, in the words of the shortest sentence. */
export interface Fact {
  sentence: string;
  /** `kind/key` of every text that says it. */
  places: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}
