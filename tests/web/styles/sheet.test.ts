import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = ["umeed.css", "desk.css"];

test("each style sheet is part of one that pages load", () => {
  const files = globSync("**/*.css", { cwd: "app/styles" }).filter((file) => !sheets.includes(file));
  const imported = sheets.flatMap((sheet) => [
    ...readFileSync(`app/styles/${sheet}`, "utf8").matchAll(/@import "\.\/(.+?)"/g),
  ]);
  expect(imported.map(([, file = ""]) => file).toSorted(byName)).toEqual(files.toSorted(byName));
});

const byName = (one: string, other: string) => one.localeCompare(other);
