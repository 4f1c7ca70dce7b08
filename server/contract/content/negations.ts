const NEGATION = /\b(?:not|never|no|nor|without|cannot|nobody|nothing)\b|n['’]t\b/gi;

/** The words of a text that turn what it says into its opposite, in their order. */
export function negationsIn(text: string): string[] {
  return [...text.matchAll(NEGATION)].map(([word]) => (/^n['’]t$/i.test(word) ? "not" : word.toLowerCase()));
}
