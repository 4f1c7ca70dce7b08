const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Text of at most `max` characters, cut between letters as people see them, with an ellipsis where it was cut. */
export function shorten(text: string, max: number): string {
  // No letter is shorter than one unit of the string, and most texts of English need no search for where one ends.
  if (text.length <= max) return text;
  if (/^[ -~]+$/.test(text.slice(0, max + 1))) return `${text.slice(0, max).trimEnd()}…`;
  let count = 0;
  for (const { index } of letters.segment(text)) {
    if (count === max) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}

/** The beginning of a text of many lines as one line. */
export function excerpt(text: string, max: number): string {
  return shorten(text.replaceAll(/\s+/g, " ").trim(), max);
}
