import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a heading is never larger than the one above it", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const base = readFileSync("app/styles/base.css", "utf8");
  const sizes = ["h1", "h2", "h3", "h4"].map((heading) => {
    const rule = [...base.matchAll(new RegExp(`(?:^|\\n)${heading} \\{([^}]*)\\}`, "g"))].at(-1)?.[1] ?? "";
    const [, token = "none"] = /--(size-\d+)/.exec(rule) ?? [];
    const [, largest = ""] = new RegExp(`--${token}: (?:clamp\\(.*, )?([\\d.]+)rem`).exec(tokens) ?? [];
    return Number(largest) * 16;
  });
  expect(sizes).toEqual([40, 22, 18, 16]);
});
