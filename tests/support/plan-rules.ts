import { readFileSync } from "node:fs";
import { z } from "zod";
import { AGE_UNITS } from "../../server/contract/plan/rules.ts";
import { careRulesFrom } from "../../server/domain/plan/care-rules.ts";
import { childRulesFrom } from "../../server/domain/plan/child-rules.ts";
import type { PlanRules } from "../../server/domain/plan/stored-rules.ts";
import { currentLanguage } from "../../server/language.ts";

const words = z.object({
  name: z.string(),
  about: z.string(),
  aboutOfSeveral: z.string().nullable().default(null),
  why: z.string(),
  whyOfSeveral: z.string().nullable().default(null),
  bring: z.string().nullable().default(null),
});

const shipped = z.array(
  words.extend({
    key: z.string(),
    unit: z.enum(AGE_UNITS).default("weeks"),
    from: z.int(),
    to: z.int(),
    gap: z.int().nullable().default(null),
    usefulTo: z.int().nullable().default(null),
    source: z.unknown(),
  }),
);

const content = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../server/content/${file}`, import.meta.url), "utf8"));

const inUrdu = (file: string) => z.record(z.string(), words).parse(content(`ur/${file}`));

const rowsOf = (file: string, isUrdu: boolean) => {
  const translated = isUrdu ? inUrdu(file) : {};
  return shipped.parse(content(file)).map(({ from: fromAge, to: toAge, source, ...rule }) => ({
    ...rule,
    ...translated[rule.key],
    fromAge,
    toAge,
    source: JSON.stringify(source),
  }));
};

const rulesIn = (isUrdu: boolean): PlanRules => ({
  ofPregnancy: careRulesFrom(rowsOf("pregnancy-plan.json", isUrdu)),
  ofChild: childRulesFrom(rowsOf("child-plan.json", isUrdu)),
});

const [english, urdu] = [rulesIn(false), rulesIn(true)];

/** As a first start stores them, in the language that is spoken. */
export const shippedPlanRules = (): PlanRules => (currentLanguage() === "ur" ? urdu : english);
