import type { Reading } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

export function savedWords({ name, inWords: value, advice }: Reading) {
  return advice?.isCurrent
    ? m.recordSavedAdvice({ name, value, sentence: advice.sentence })
    : m.recordSaved({ name, value });
}
