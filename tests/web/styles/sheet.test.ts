import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the one sheet has every style sheet in it", () => {
  const files = globSync("**/*.css", { cwd: "app/styles" }).filter((file) => file !== "umeed.css");
  const imported = [...readFileSync("app/styles/umeed.css", "utf8").matchAll(/@import "\.\/(.+?)"/g)];
  expect(imported.map(([, file = ""]) => file).toSorted(byName)).toEqual(files.toSorted(byName));
});

const byName = (one: string, other: string) => one.localeCompare(other);
