import { currentLanguage } from "../../language.ts";
import { keptUntilWritten } from "../../db/content-writes.ts";
import type { Context } from "../context.ts";
import { oncePerCall } from "../read-once.ts";
import { inItsLanguage, type Translating } from "../translations/translations.ts";
import { careRulesFrom, type CareRules } from "./care-rules.ts";
import { childRulesFrom, type ChildRule } from "./child-rules.ts";

export interface PlanRules {
  ofPregnancy: CareRules;
  ofChild: ChildRule[];
}

type Asking = Translating & Pick<Context, "once">;

export function planRulesOf(context: Asking): Promise<PlanRules> {
  return rulesOfCall(context, "");
}

/** Whether they have changed is asked once, too. */
const rulesOfCall = oncePerCall((context: Asking) => newest(context));

/** Plans are read often, and their rules change hardly ever. */
const newest = keptUntilWritten(
  async (context: Translating): Promise<PlanRules> => {
    const rows = await context.db.selectFrom("planRule").selectAll().execute();
    const translated = await inItsLanguage(context, rows, ({ id }) => id);
    return { ofPregnancy: careRulesFrom(translated), ofChild: childRulesFrom(translated) };
  },
  ({ settings }) => `${currentLanguage()} ${settings.values.unreviewedTranslations}`,
);
