import type { ContentKind } from "../../contract/content/kinds.ts";
import type { Kind } from "./kind.ts";
import { article } from "./kinds/article.ts";
import { category } from "./kinds/category.ts";
import { city } from "./kinds/city.ts";
import { event } from "./kinds/event.ts";
import { guideline } from "./kinds/guideline.ts";
import { helpline } from "./kinds/helpline.ts";
import { page } from "./kinds/page.ts";
import { symptom } from "./kinds/symptom.ts";
import { tip } from "./kinds/tip.ts";
import { afterBirthWeek, week } from "./kinds/week.ts";

const named: Record<ContentKind, Kind> = {
  city,
  category,
  week,
  afterBirthWeek,
  page,
  tip,
  article,
  symptom,
  guideline,
  event,
  helpline,
};

/** Every kind of content, those first that others point to. */
export const kinds: readonly Kind[] = Object.values(named);

export function kindNamed(name: ContentKind): Kind {
  return named[name];
}
