/** What one or more texts say, in the words of the shortest sentence. */
export interface Fact {
  sentence: string;
  places: string[];
  sources: { name: string; url: string; checked?: string | undefined }[];
}
