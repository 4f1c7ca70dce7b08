import { describe, expect, test } from "vitest";
import { signs, sources } from "../../../server/domain/signs/table.ts";

const all = [...signs.values()];
const rows = all.flatMap(({ key, rows: own }) => own.map((row) => ({ key, ...row })));

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

describe("the table of signs", () => {
  test("has at least 30 signs, each once, and all groups of readers", () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ who }) => who)).size).toBe(4);
  });

  test("says for each row where it comes from and on which day that was read", () => {
    for (const { key, sources: cited } of rows) {
      for (const name of cited) expect([key, sources[name]?.checked]).toEqual([key, expect.stringMatching(/^2026-/)]);
    }
    const cited = new Set(rows.flatMap((row) => row.sources));
    expect(Object.keys(sources).filter((name) => !cited.has(name))).toEqual([]);
  });

  test("has no two rows for one reader", () => {
    const overlaps = rows.flatMap((one, place) =>
      rows
        .slice(place + 1)
        .filter(({ key, who }) => key === one.key && who === one.who)
        .filter(({ from, to }) => from <= one.to && to >= one.from)
        .map(({ key, who }) => `${key} ${who}`),
    );

    expect(overlaps).toEqual([]);
    expect(rows.filter(({ from, to }) => from > to)).toEqual([]);
  });

  test("says each threshold in the words of the sign, with the numbers of its limits", () => {
    const thresholds = rows.flatMap(({ key, words, threshold }) => (threshold ? [{ key, words, threshold }] : []));

    expect(thresholds.length).toBeGreaterThan(20);
    for (const { key, words, threshold } of thresholds) {
      expect([key, words]).toEqual([key, expect.stringContaining(threshold.words)]);
      for (const { value, unit } of threshold.limits.filter(({ unit }) => unit !== "egg")) {
        const isSaid = [String(value), NUMBERS[value], value === 1 ? "an" : "-"].some((said) =>
          said ? new RegExp(`(?<![\\d.])${said}(?![\\d.]\\d)`).test(threshold.words) : false,
        );
        expect([key, value, unit, isSaid]).toEqual([key, value, unit, true]);
      }
    }
  });

  test("is found by its own words", () => {
    const unfound = all.filter(
      ({ words, found, rows: own }) => !found.test(words) && !own.some((row) => row.words && found.test(row.words)),
    );

    expect(unfound.map(({ key }) => key)).toEqual([]);
  });
});
