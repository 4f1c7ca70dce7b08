import { expect, test } from "vitest";
import { unitsOf } from "../../server/contract/content/plan-fields.ts";

test.each([
  ["pregnancyRule", "week-12", "from", ["weeks"]],
  ["pregnancyRule", "week-6", "usefulTo", ["days"]],
  ["pregnancyRule", "anti-d-after-birth", "to", ["days"]],
  ["childRule", "vaccines-9-months", "from", ["days", "weeks", "months"]],
  ["childRule", "vaccines-10-weeks", "gap", ["weeks"]],
  ["childRule", "vitamin-a-12", "gap", ["months"]],
  ["category", "nutrition", "place", []],
])("the units of %s %s, %s", (kind, key, field, units) => {
  expect(unitsOf(kind, key, field)).toEqual(units);
});
