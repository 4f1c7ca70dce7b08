import { expect, test } from "vitest";
import { articleKeysOf } from "../../../server/domain/articles/of-week.ts";

test("a week has its own article and the next that is another", () => {
  expect(articleKeysOf("pregnancy", 26)).toEqual(["swelling-and-blood-pressure", "benazir-nashonuma"]);
  expect(articleKeysOf("pregnancy", 1)).toEqual(["foods-to-leave-alone", "mms-tablets"]);
  expect(articleKeysOf("afterBirth", 1)).toEqual(["first-breastfeeds", "cord-stump-care"]);
});

test("the last weeks have the one before, and a week beyond them has none", () => {
  expect(articleKeysOf("pregnancy", 42)).toEqual(["starting-labour-induction", "what-labour-feels-like"]);
  expect(articleKeysOf("pregnancy", 43)).toEqual([]);
  expect(articleKeysOf("afterBirth", 52)).toHaveLength(2);
});
