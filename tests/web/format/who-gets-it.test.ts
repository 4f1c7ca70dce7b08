import { expect, test } from "vitest";
import { whoGetsIt } from "../../../app/routes/admin/content/who-gets-it.ts";

test.each([
  ["pregnancyRule", "anti-d", "Only for those who said yes to: “A negative blood group (Rh negative)”."],
  [
    "pregnancyRule",
    "aspirin",
    "Only for those who said yes to: “High blood pressure, now or in an earlier pregnancy” or “Diabetes (sugar), now or in an earlier pregnancy”.",
  ],
  ["pregnancyRule", "calcium", null],
  ["article", "aspirin", null],
] as const)("who gets %s %s", (kind, key, words) => {
  expect(whoGetsIt(kind, key)).toBe(words);
});
