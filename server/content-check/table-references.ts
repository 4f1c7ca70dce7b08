/** `{{sign:fever}}` and its kind, but for urgencies, which are no numbers. */
const REFERENCE = /\{\{\s*(sign|threshold|enough)\s*:\s*([a-z, -]+?)\s*(?:@[^{}]*)?\}\}/g;
const NOTE = /\uE002([^\uE003]*)\uE003/g;

/** Leaves notes of signs that the table says whole, and marks around thresholds, which stay in their sentences. */
export function withoutTable(text: string): string {
  return text.replaceAll(REFERENCE, (written: string, variant: string, keys: string) => {
    const note = `\uE002${keys}\uE003`;
    return variant === "sign" ? note : `${note}\uE000${written}\uE001`;
  });
}

export function referencesWithin(text: string): { signs: string[]; text: string } {
  const signs = [...text.matchAll(NOTE)].flatMap(([, keys = ""]) => keys.split(",").map((key) => key.trim()));
  return { signs: [...new Set(signs)], text: text.replaceAll(NOTE, "") };
}
