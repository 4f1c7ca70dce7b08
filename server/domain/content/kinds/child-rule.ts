import { z } from "zod";
import { AGE_UNITS } from "../../../contract/plan/rules.ts";
import { FOLLOWED_YEARS } from "../../children/problems.ts";
import { daysOf } from "../../plan/ages.ts";
import { anyOf } from "../../signs/readers.ts";
import { defineKind } from "../define-kind.ts";
import { line, optionalLine, source } from "../front-matter.ts";
import { storePlanRule } from "./plan-rule.ts";

const LAST_DAYS = FOLLOWED_YEARS * 366;
const WRONG_AGE = "Write the age as a number.";
const TOO_OLD = "A plan ends with the fifth birthday. Write a lower age.";

const age = z.int(WRONG_AGE).min(0, WRONG_AGE);

const matter = z
  .object({
    name: line(80, "Write the name."),
    about: line(500, "Write what it is."),
    why: line(500, "Write why."),
    bring: optionalLine(160),
    unit: z.enum(AGE_UNITS, "Choose what the age is counted in."),
    from: age,
    to: age,
    gap: z.int(WRONG_AGE).min(1, WRONG_AGE).max(60, "Write a shorter time.").optional(),
    source,
  })
  .superRefine(({ unit, from, to }, issues) => {
    if (to < from)
      issues.addIssue({ code: "custom", path: ["to"], message: "Write an age that is not before the first." });
    if (daysOf(to, unit) > LAST_DAYS) issues.addIssue({ code: "custom", path: ["to"], message: TOO_OLD });
  });

export const childRule = defineKind({
  name: "childRule",
  files: { file: "child-plan.json" },
  matter,
  title: "name",
  translated: { name: "name", about: "about", why: "why", bring: "bring" },
  titleOf: ({ name, from, unit }) => `${String(name)} (from ${String(from)} ${String(unit)})`,
  readersOf: () => anyOf("baby"),
  sourcesOf: (fields) => [fields.source],
  async store(storing, stored) {
    const { unit, gap = null } = stored.matter;
    await storePlanRule(storing, stored, { unit, gap });
  },
});
