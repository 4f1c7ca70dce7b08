import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { questionsOf } from "../../../../server/contract/plan/keys.ts";
import { planQuestionWords } from "../../../../server/contract/plan/question-words.ts";

/** Of a rule of a plan that is not for all: no field of it says that. */
export function whoGetsIt(kind: ContentKind, key: string): string | null {
  const questions = kind === "pregnancyRule" ? questionsOf(key) : undefined;
  if (!questions) return null;
  return `Only for those who said yes to: ${questions.map((question) => `“${planQuestionWords[question]()}”`).join(" or ")}.`;
}
