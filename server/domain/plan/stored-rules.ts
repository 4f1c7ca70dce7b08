import { currentLanguage } from "../../language.ts";
import { contentWrites } from "../../db/content-writes.ts";
import type { Database } from "../../db/schema.ts";
import type { Context } from "../context.ts";
import { inItsLanguage, type Translating } from "../translations/translations.ts";
import { careRulesFrom, type CareRules } from "./care-rules.ts";
import { childRulesFrom, type ChildRule } from "./child-rules.ts";

export interface PlanRules {
  ofPregnancy: CareRules;
  ofChild: ChildRule[];
}

interface Known {
  state: string;
  rules: Promise<PlanRules>;
}

/** Plans are read often, and their rules change hardly ever. */
const known = new WeakMap<Database, Map<string, Known>>();

/** A call that reads once asks once whether they have changed. */
export async function planRulesOf(context: Translating & Pick<Context, "once">): Promise<PlanRules> {
  const { once } = context;
  if (!once) return newest(context);
  const asking = askedBy.get(once) ?? newest(context);
  askedBy.set(once, asking);
  return asking;
}

const askedBy = new WeakMap<object, Promise<PlanRules>>();

async function newest(context: Translating): Promise<PlanRules> {
  const { db, settings } = context;
  const language = currentLanguage();
  const state = `${await contentWrites(db)} ${settings.values.unreviewedTranslations}`;
  const languages = known.get(db) ?? new Map<string, Known>();
  known.set(db, languages);
  const before = languages.get(language);
  if (before?.state === state) return before.rules;
  const rules = read(context);
  languages.set(language, { state, rules });
  rules.catch(() => languages.delete(language));
  return rules;
}

async function read(context: Translating) {
  const rows = await context.db.selectFrom("planRule").selectAll().execute();
  const translated = await inItsLanguage(context, rows, ({ id }) => id);
  return { ofPregnancy: careRulesFrom(translated), ofChild: childRulesFrom(translated) };
}
