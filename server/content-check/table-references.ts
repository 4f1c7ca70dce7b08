/** `{{sign:fever}}` and its kind, but for urgencies, which are no numbers. */
const REFERENCE = /\{\{\s*(sign|threshold|enough)\s*:\s*([a-z, -]+?)\s*(?:@[^{}]*)?\}\}/g;
const NOTE = /\uE002([^\uE003]*)\uE003/g;

/**
 * Marks what the table of signs will say in a text: `{{sign:…}}` becomes a note of its keys, since the table says that
 * whole; a threshold stays in its sentence, between marks.
 */
export function withoutTable(text: string): string {
  return text.replaceAll(REFERENCE, (written: string, variant: string, keys: string) => {
    const note = `\uE002${keys}\uE003`;
    return variant === "sign" ? note : `${note}\uE000${written}\uE001`;
  });
}

/** @returns the keys of the signs that the text refers to, and the text without the notes of them. */
export function referencesWithin(text: string): { signs: string[]; text: string } {
  const signs = [...text.matchAll(NOTE)].flatMap(([, keys = ""]) => keys.split(",").map((key) => key.trim()));
  return { signs: [...new Set(signs)], text: text.replaceAll(NOTE, "") };
}
