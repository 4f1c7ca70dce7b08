const [FROM_LEFT, END] = ["\u2066", "\u2069"];

const UNIT = String.raw`°\s?[CF]|[A-Za-zµ%]+`;
const PHONE = String.raw`(?:\+|\b0)\d{2,}(?:[ -]\d{2,})+`;
/** What is left alone: addresses, tags, what is isolated already, places to be filled. */
const LEFT_ALONE = String.raw`\]\([^)]*\)|<[^>]*>|${FROM_LEFT}[^${END}]*${END}|\{[^}]*\}`;
const PARTS = new RegExp(
  String.raw`(?<rest>${LEFT_ALONE})|${PHONE}|\d[\d.,/]*\s?(?:${UNIT})(?![A-Za-z])|°[CF]\b`,
  "gu",
);

export const isolated = (text: string): string => `${FROM_LEFT}${text}${END}`;

/** Among words that run from right to left a number and its Latin unit would change places. */
export function isolateNumbers(text: string): string {
  return text.replaceAll(PARTS, (part: string, rest: string | undefined) =>
    rest === undefined ? isolated(part) : part,
  );
}

/** Undoes `withIsolates`, for text without elements. */
export function withIsolateMarks(html: string): string {
  return html.replaceAll(/<bdi dir="ltr">([^<]*)<\/bdi>/g, (_, inside: string) => isolated(inside));
}

/** The same for HTML, whose elements text browsers and copied text know. Attributes keep the characters. */
export function withIsolates(html: string): string {
  const isolates = new RegExp(`<[^>]*>|${FROM_LEFT}([^${FROM_LEFT}${END}<]*)${END}`, "gu");
  return html.replaceAll(isolates, (part: string, inside: string | undefined) =>
    inside === undefined ? part : `<bdi dir="ltr">${inside}</bdi>`,
  );
}

export function withoutIsolatedNumbers(text: string): string {
  const isolates = new RegExp(`${FROM_LEFT}([^${FROM_LEFT}${END}]*)${END}`, "gu");
  return text.replaceAll(isolates, (whole: string, inside: string) =>
    isolateNumbers(inside) === whole ? inside : whole,
  );
}
