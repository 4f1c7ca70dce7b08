import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every style sheet is part of the one that pages load", () => {
  const whole = readFileSync("app/styles/umeed.css", "utf8");
  const sheets = globSync("*/*.css", { cwd: "app/styles" });
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((sheet) => !whole.includes(`"./${sheet}"`))).toEqual([]);
});
