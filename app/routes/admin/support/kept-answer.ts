/** Answers that are not sent yet, by the number of their message, while another page is looked at meanwhile. */
const kept = new Map<string, string>();

export function keepAnswer(reference: string, text: string) {
  kept.set(reference, text);
}

export function keptAnswer(reference: string): string | undefined {
  return kept.get(reference) || undefined;
}

export function forgetAnswer(reference: string) {
  kept.delete(reference);
}
