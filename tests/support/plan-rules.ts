import { readFileSync } from "node:fs";
import { z } from "zod";
import { AGE_UNITS } from "../../server/contract/plan/rules.ts";
import { childRulesFrom, type ChildRule } from "../../server/domain/plan/child-rules.ts";

const shipped = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    about: z.string(),
    why: z.string(),
    bring: z.string().nullable().default(null),
    unit: z.enum(AGE_UNITS),
    from: z.int(),
    to: z.int(),
    gap: z.int().nullable().default(null),
    source: z.unknown(),
  }),
);

/** As a first start stores them. */
export const shippedChildRules: ChildRule[] = childRulesFrom(
  shipped
    .parse(JSON.parse(readFileSync(new URL("../../server/content/child-plan.json", import.meta.url), "utf8")))
    .map(({ from: fromAge, to: toAge, source, ...rule }) => ({
      ...rule,
      fromAge,
      toAge,
      source: JSON.stringify(source),
    })),
);
