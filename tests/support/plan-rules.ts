import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LanguageCode } from "../../server/contract/languages.ts";
import { AGE_UNITS } from "../../server/contract/plan/rules.ts";
import { kindNamed } from "../../server/domain/content/kinds.ts";
import { careRulesFrom } from "../../server/domain/plan/care-rules.ts";
import { childRulesFrom } from "../../server/domain/plan/child-rules.ts";
import type { PlanRules } from "../../server/domain/plan/stored-rules.ts";
import { currentLanguage } from "../../server/language.ts";

const words = z.object({
  name: z.string(),
  about: z.string(),
  aboutOfSeveral: z.string().nullable().default(null),
  aboutMother: z.string().nullable().default(null),
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

function rowsOf(kind: "pregnancyRule" | "childRule", file: string, language: LanguageCode) {
  const translated = language === "ur" ? inUrdu(file) : {};
  return shipped.parse(content(file)).map(({ from: fromAge, to: toAge, source, ...rule }) => {
    const document = { matter: translated[rule.key] ?? words.parse(rule), body: "" };
    const said = words.parse(kindNamed(kind).expand(rule.key, document, language).document.matter);
    return { ...rule, ...said, fromAge, toAge, source: JSON.stringify(source) };
  });
}

const rulesIn = (language: LanguageCode): PlanRules => ({
  ofPregnancy: careRulesFrom(rowsOf("pregnancyRule", "pregnancy-plan.json", language)),
  ofChild: childRulesFrom(rowsOf("childRule", "child-plan.json", language)),
});

const [english, urdu] = [rulesIn("en"), rulesIn("ur")];

/** As a first start stores them, in the language that is spoken. */
export const shippedPlanRules = (): PlanRules => (currentLanguage() === "ur" ? urdu : english);
