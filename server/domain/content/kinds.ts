import type { ContentKind } from "../../db/schema/content.ts";
import type { Kind } from "./kind.ts";
import { article } from "./kinds/article.ts";
import { category } from "./kinds/category.ts";
import { city } from "./kinds/city.ts";
import { event } from "./kinds/event.ts";
import { guideline } from "./kinds/guideline.ts";
import { page } from "./kinds/page.ts";
import { symptom } from "./kinds/symptom.ts";
import { tip } from "./kinds/tip.ts";
import { afterBirthWeek, week } from "./kinds/week.ts";

/** Kinds to which others refer come first. */
export const kinds: readonly Kind[] = [
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
];

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

export function kindNamed(name: ContentKind): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`there is no kind of content named ${name}`);
  return kind;
}
