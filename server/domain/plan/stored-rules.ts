import { currentLanguage } from "../../language.ts";
import { keptUntilWritten } from "../../db/content-writes.ts";
import type { Context } from "../context.ts";
import { inItsLanguage, type Translating } from "../translations/translations.ts";
import { careRulesFrom, type CareRules } from "./care-rules.ts";
import { childRulesFrom, type ChildRule } from "./child-rules.ts";

export interface PlanRules {
  ofPregnancy: CareRules;
  ofChild: ChildRule[];
}

/** A call that reads once asks once whether they have changed. */
export async function planRulesOf(context: Translating & Pick<Context, "once">): Promise<PlanRules> {
  const { once } = context;
  if (!once) return newest(context);
  const asking = askedBy.get(once) ?? newest(context);
  askedBy.set(once, asking);
  return asking;
}

const askedBy = new WeakMap<object, Promise<PlanRules>>();

/** Plans are read often, and their rules change hardly ever. */
const newest = keptUntilWritten(
  async (context: Translating): Promise<PlanRules> => {
    const rows = await context.db.selectFrom("planRule").selectAll().execute();
    const translated = await inItsLanguage(context, rows, ({ id }) => id);
    return { ofPregnancy: careRulesFrom(translated), ofChild: childRulesFrom(translated) };
  },
  ({ settings }) => `${currentLanguage()} ${settings.values.unreviewedTranslations}`,
);
