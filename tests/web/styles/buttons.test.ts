import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no small button is a filled one, whose words would stand on the small one's own ground", () => {
  const filled = /\b(?:main|danger|call)\b/;
  const blank: string[] = [];
  for (const path of globSync("app/**/*.tsx"))
    for (const [classes] of readFileSync(path, "utf8").matchAll(/(?<=["`])button [^"`]*\bsmall\b[^"`]*/g))
      if (filled.test(classes)) blank.push(`${path}: ${classes}`);
  expect(blank).toEqual([]);
});
