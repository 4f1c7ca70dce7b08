import { isAfterBirth, POSTNATAL_VISIT_KEYS } from "../plan/keys.ts";
import { AGE_UNITS, type AgeUnit } from "../plan/rules.ts";
import type { FieldOf } from "./fields.ts";

export const childRuleFields: FieldOf[] = [
  {
    name: "name",
    label: "Name",
    hint: "Vaccines say their age here. To others it is added, such as: Vitamin A drops, 6 months.",
    control: "line",
  },
  {
    name: "about",
    label: "What it is",
    hint: "What is given or looked at, and where to ask. No amounts of a medicine.",
    control: "lines",
    max: 500,
  },
  { name: "why", label: "Why", control: "lines", max: 500 },
  { name: "bring", label: "What to bring", control: "line", isLong: true, max: 160, isOptional: true },
  {
    name: "unit",
    label: "Age is counted in",
    hint: "Completed days, weeks or months since the birth. Milestones count from the due date for a child born early.",
    control: "choice",
    choices: AGE_UNITS.map((unit) => ({ value: unit, label: unit[0]?.toUpperCase() + unit.slice(1) })),
  },
  { name: "from", label: "From this age", control: "number" },
  { name: "to", label: "To this age", hint: "This age counts too: 6 lasts until the child is 7.", control: "number" },
  {
    name: "gap",
    label: "Least time since the dose before",
    hint: "Leave it empty where no dose comes before.",
    control: "number",
    isOptional: true,
  },
];

export const pregnancyRuleFields: FieldOf[] = [
  { name: "name", label: "Name", control: "line" },
  {
    name: "about",
    label: "What it is",
    hint: "What is done, and where to ask. No amounts of a medicine. A danger has a line of its own, and stands out.",
    control: "lines",
    max: 500,
  },
  {
    name: "aboutOfSeveral",
    label: "What it is, with twins or more",
    hint: "Leave it empty where the words are the same.",
    control: "lines",
    max: 500,
    isOptional: true,
  },
  {
    name: "aboutMother",
    label: "What of it is for the mother",
    hint: "After a loss it stands for the whole check: name no baby.",
    control: "lines",
    max: 500,
  },
  { name: "why", label: "Why", control: "lines", max: 500 },
  {
    name: "whyOfSeveral",
    label: "Why, with twins or more",
    hint: "Leave it empty where the words are the same.",
    control: "lines",
    max: 500,
    isOptional: true,
  },
  { name: "bring", label: "What to bring", control: "line", isLong: true, max: 160, isOptional: true },
  {
    name: "from",
    label: "From",
    hint: "Completed weeks of the pregnancy.",
    hintInDays: "Completed days after the birth: 0 is the day of the birth.",
    control: "number",
  },
  {
    name: "to",
    label: "To",
    hint: "It counts too: 12 lasts until the end of week 12.",
    hintInDays:
      "It counts too: 2 lasts until the end of the second day after the birth. That is before 72 hours are over.",
    control: "number",
  },
  {
    name: "usefulTo",
    label: "Worth making up to",
    hint: "Until then, those who missed it read that it is not too late. Leave empty to allow it until the birth.",
    hintInDays:
      "Until then, those who missed it read that it is not too late. Leave empty to allow it for 12 weeks after the birth.",
    control: "number",
    isOptional: true,
  },
];

/** Only checks after a birth have words for the mother alone. */
export const hasField = (key: string, field: string): boolean =>
  field !== "aboutMother" || POSTNATAL_VISIT_KEYS.some((each) => each === key);

/** What a bare number in a plan's rule counts: all units for an age, as its field `unit` says; none of other kinds. */
export function unitsOf(kind: string, key: string, field: string): readonly AgeUnit[] {
  if (kind === "pregnancyRule") return [isAfterBirth(key) ? "days" : "weeks"];
  if (kind !== "childRule") return [];
  if (field === "gap") return [key.startsWith("vaccines") ? "weeks" : "months"];
  return AGE_UNITS;
}
