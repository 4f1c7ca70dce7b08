import type { Context } from "../context.ts";
import { keptUntilWritten } from "../kept-until-written.ts";
import { inItsLanguage, languageVariant, type Translating } from "../translations/translations.ts";
import { careRulesFrom, type CareRules } from "./care-rules.ts";
import { childRulesFrom, type ChildRule } from "./child-rules.ts";

export interface PlanRules {
  ofPregnancy: CareRules;
  ofChild: ChildRule[];
}

/** Plans are read often, and their rules change hardly ever. */
export const planRulesOf = keptUntilWritten(
  async (context: Translating & Pick<Context, "once">): Promise<PlanRules> => {
    const rows = await context.db.selectFrom("planRule").selectAll().execute();
    const translated = await inItsLanguage(context, rows, ({ id }) => id);
    return { ofPregnancy: careRulesFrom(translated), ofChild: childRulesFrom(translated) };
  },
  languageVariant,
);
