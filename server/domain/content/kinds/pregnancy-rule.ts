import { z } from "zod";
import { ANTI_D_LAST_DAY, isAfterBirth } from "../../../contract/plan/keys.ts";
import { allInvalid } from "../../../failures.ts";
import { isPostnatalVisit } from "../../plan/care-rules.ts";
import { LAST_CHECK_UNTIL_DAYS, visitTime } from "../../plan/rules.ts";
import { anyOf } from "../../signs/readers.ts";
import { defineKind } from "../define-kind.ts";
import { line, optionalLine, source } from "../front-matter.ts";
import { storePlanRule } from "./plan-rule.ts";

const WRONG_TIME = "Write the time as a number.";
const LAST_WEEK = 41;

const time = z.int(WRONG_TIME).min(0, WRONG_TIME);

const matterOfRule = z
  .object({
    name: line(80, "Write the name."),
    about: line(500, "Write what it is."),
    aboutOfSeveral: optionalLine(500),
    aboutMother: optionalLine(500),
    why: line(500, "Write why."),
    whyOfSeveral: optionalLine(500),
    bring: optionalLine(160),
    from: time,
    to: time,
    usefulTo: time.optional(),
    source,
  })
  .superRefine(({ from, to, usefulTo = to }, issues) => {
    if (to < from)
      issues.addIssue({ code: "custom", path: ["to"], message: "Write a time that is not before the first." });
    if (usefulTo < to)
      issues.addIssue({ code: "custom", path: ["usefulTo"], message: "Write a time that is not before the last." });
  });

/** For whom a rule is, and what its key brings about, is code: an editor changes words, times and the source. */
export const pregnancyRule = defineKind({
  name: "pregnancyRule",
  files: { file: "pregnancy-plan.json" },
  matter: matterOfRule,
  title: "name",
  translated: {
    name: "name",
    about: "about",
    aboutOfSeveral: "aboutOfSeveral",
    aboutMother: "aboutMother",
    why: "why",
    whyOfSeveral: "whyOfSeveral",
    bring: "bring",
  },
  readersOf: (key) => anyOf(isAfterBirth(key) ? "afterBirth" : "pregnant"),
  sourcesOf: (fields) => [fields.source],
  async requireKnown(_db, matter, key) {
    const problems = [...problemsOfTime(matter, key), ...problemsOfWords(matter, key)];
    if (problems.length > 0) throw allInvalid(problems);
  },
  async store(storing, stored) {
    const { aboutOfSeveral, aboutMother, whyOfSeveral, usefulTo = null } = stored.matter;
    await storePlanRule(storing, stored, {
      unit: isAfterBirth(stored.key) ? "days" : "weeks",
      usefulTo,
      aboutOfSeveral: aboutOfSeveral || null,
      aboutMother: aboutMother || null,
      whyOfSeveral: whyOfSeveral || null,
    });
  },
});

type Known = Partial<z.infer<typeof matterOfRule>>;

function problemsOfTime(matter: Known, key: string) {
  const time = visitTime(key);
  if (time) {
    const changed = (["from", "to"] as const).filter((field) => ![time[field], undefined].includes(matter[field]));
    return changed.map((path) => ({
      path,
      msg: `Papers and calendars name this visit by its time. Write ${time[path]}.`,
    }));
  }
  const last = isAfterBirth(key) ? LAST_CHECK_UNTIL_DAYS : LAST_WEEK;
  const late = (["from", "to", "usefulTo"] as const).filter((field) => (matter[field] ?? 0) > last);
  const problems = late.map((path) => ({ path: path as string, msg: `Write ${last} at most.` }));
  if (key === "anti-d-after-birth" && problems.length === 0 && (matter.to ?? 0) > ANTI_D_LAST_DAY)
    return [{ path: "to", msg: `Write ${ANTI_D_LAST_DAY} at most: later than that, 72 hours may be over.` }];
  return problems;
}

function problemsOfWords({ aboutMother = "" }: Known, key: string) {
  const isThere = aboutMother !== "";
  if (isThere === isPostnatalVisit(key)) return [];
  const msg = isThere ? "Only checks after a birth have this. Leave it empty." : "Write what of it is for the mother.";
  return [{ path: "aboutMother", msg }];
}
