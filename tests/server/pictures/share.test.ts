import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../fixtures/naughty-strings.ts";
import { fitted, widthOf, writable } from "../../../server/pictures/lettering.ts";
import { sharePicture } from "../../../server/pictures/share.ts";

const SIZES = [
  { size: 70, lines: 2 },
  { size: 40, lines: 3 },
];
const WIDTH = 545;

describe("words of a share picture", () => {
  test.each([
    ["  Two\n words ", "Two words"],
    ["Sleep 😴 well 👩🏽‍🍼❤️", "Sleep well"],
    ["\u202Eabc\u0000\u200B", "abc"],
    ["It’s “38 °C” – café", "It’s “38 °C” – café"],
    ["cafe\u0301", "café"],
    ["<b>&amp;</b>", "<b>&amp;</b>"],
  ])("%j is written as %j", (text, expected) => {
    expect(writable(text)).toBe(expected);
  });

  test.each(["بچہ بہت روتا ہے", "Iron آئرن", "妊娠", "😢😢", "", " ", "\ud800", "Z͑ͫ̓a̴l"])("%j is not written", (text) => {
    expect(writable(text)).toBeNull();
  });

  test.each([
    ["Teething", 70, 1],
    ["High sugar in pregnancy", 70, 2],
    ["High sugar in pregnancy: test, food and birth", 40, 2],
    ["a".repeat(90), 40, 3],
    ["word ".repeat(60).trim(), 40, 3],
  ])("%j stands in its field at %i in %i lines", (text, size, count) => {
    const { size: found, lines } = fitted(text, WIDTH, SIZES);
    expect([found, lines.length]).toEqual([size, count]);
    for (const line of lines) expect(widthOf(line, found)).toBeLessThanOrEqual(WIDTH);
  });

  test("end in an ellipsis when they are too many, and lose nothing otherwise", () => {
    expect(fitted("word ".repeat(60), WIDTH, SIZES).lines.at(-1)).toMatch(/…$/);
    expect(fitted("a".repeat(60), WIDTH, SIZES).lines.join("")).toBe("a".repeat(60));
  });

  test("leave no word alone in the last line", () => {
    const { lines } = fitted("Your baby is about the size of a fig", WIDTH, [{ size: 58, lines: 4 }]);
    const widths = lines.map((line) => widthOf(line, 58));
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
  });
});

test("a share picture needs no font: its words are outlines, and nothing of them is markup", () => {
  const svg = sharePicture({
    category: "mind",
    seed: "a1b2c3",
    title: '</svg><script>"&',
    brand: "Umeed",
    kicker: "<x>",
  });
  expect(svg).not.toMatch(/<text|font|<script|<x>|var\(/);
  const without = sharePicture({ category: "mind", seed: "a1b2c3", title: "دل", brand: "دل", kicker: "" });
  expect(without.length).toBeLessThan(svg.length);
});

test.each(naughtyStrings)("a title of %j is written or left out, and breaks nothing", (title) => {
  const svg = sharePicture({ category: "mind", seed: "a1b2c3", title, brand: title, kicker: title });
  expect(svg.replaceAll(/<(\/?)(svg|style|defs|pattern|g|path|circle|linearGradient|stop)[ >/]/g, "")).not.toMatch(
    /<[a-z!?]/i,
  );
});
