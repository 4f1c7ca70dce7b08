const EVERY_REFERENCE = /\{\{[^{}]*\}\}|\{[A-Za-z]+\}/g;
const ADDRESSES = /\]\([^)]*\)/g;
const NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g;

/** Numbers and references of a text, in the order of their letters: the same in every language that says the same. */
export function figuresIn(text: string): string[] {
  return [...referencesIn(text), ...numbersIn(text)].toSorted();
}

export function numbersIn(text: string): string[] {
  const plain = text.replaceAll(EVERY_REFERENCE, " ").replaceAll(ADDRESSES, "]");
  return plain.replaceAll(/(\d),(?=\d{3})/g, "$1").match(NUMBER) ?? [];
}

export function referencesIn(text: string): string[] {
  return (text.match(EVERY_REFERENCE) ?? []).map((reference) => reference.replaceAll(/\s/g, ""));
}
