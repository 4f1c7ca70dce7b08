import type { ContentKind } from "../../contract/content/kinds.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import { allInvalid } from "../../failures.ts";
import { expandDocument } from "../signs/documents.ts";
import { EVERYONE } from "../signs/readers.ts";
import type { ContentDocument } from "./documents.ts";
import type { Kind } from "./kind.ts";
import { article } from "./kinds/article.ts";
import { category } from "./kinds/category.ts";
import { childRule } from "./kinds/child-rule.ts";
import { city } from "./kinds/city.ts";
import { dangerSign } from "./kinds/danger-sign.ts";
import { event } from "./kinds/event.ts";
import { familyMonth } from "./kinds/family-month.ts";
import { guideline } from "./kinds/guideline.ts";
import { helpline } from "./kinds/helpline.ts";
import { page } from "./kinds/page.ts";
import { pregnancyRule } from "./kinds/pregnancy-rule.ts";
import { sign } from "./kinds/sign.ts";
import { symptom } from "./kinds/symptom.ts";
import { tip } from "./kinds/tip.ts";
import { afterBirthWeek, week } from "./kinds/week.ts";

const named: Record<ContentKind, Kind> = {
  sign,
  city,
  category,
  week,
  afterBirthWeek,
  page,
  tip,
  article,
  symptom,
  dangerSign,
  guideline,
  familyMonth,
  pregnancyRule,
  childRule,
  event,
  helpline,
};

/** Every kind of content, those first that others point to. */
export const kinds: readonly Kind[] = Object.values(named);

export function kindNamed(name: ContentKind): Kind {
  return named[name];
}

export function expandedFor(
  kind: ContentKind | undefined,
  key: string,
  document: ContentDocument,
  language: LanguageCode,
): ContentDocument {
  const expanded = kind
    ? kindNamed(kind).expand(key, document, language)
    : expandDocument(document, EVERYONE, language);
  if (expanded.problems.length > 0) throw allInvalid(expanded.problems);
  return expanded.document;
}
