import { describe, expect, test } from "vitest";
import { naughtyStrings } from "../../fixtures/naughty-strings.ts";
import { directionOf, fitted, widthOf, writable, written } from "../../../server/pictures/lettering.ts";
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
    ["بچہ بہت روتا ہے 😢", "بچہ بہت روتا ہے"],
    ["Iron آئرن", "Iron آئرن"],
    ["بخار \u206638 °C\u2069 ہو", "بخار \u206638\u00A0°C\u2069 ہو"],
  ])("%j is written as %j", (text, expected) => {
    expect(writable(text)).toBe(expected);
  });

  test.each(["妊娠", "شہر 妊娠", "😢😢", "", " ", "\u2066\u2069", "\ud800", "Z͑ͫ̓a̴l"])("%j is not written", (text) => {
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

describe("words in Urdu", () => {
  const place = { x: 0, y: 0, size: 100, fill: "#000" };
  const outline = (text: string) => /d="([^"]*)"/.exec(written(text, place))?.[1] ?? "";
  const startsAsSeen = (text: string, leftmost: string) => outline(text).startsWith(outline(leftmost));

  test("run from right to left, and numbers, Latin words and isolates in them from left to right", () => {
    expect(directionOf("آئرن (Iron)")).toBe("rtl");
    expect(startsAsSeen("الف 1122", "1122")).toBe(true);
    expect(startsAsSeen("الف Iron", "Iron")).toBe(true);
    expect(startsAsSeen("الف \u206638\u00A0°C\u2069", "38")).toBe(true);
    expect(startsAsSeen("الف 38 °C", "38")).toBe(false);
    // Brackets stand about what they enclose.
    expect(startsAsSeen("الف (ب)", "(")).toBe(true);
    expect(startsAsSeen("Iron الف", "Iron")).toBe(true);
  });

  test("are joined letters, and the mark between two keeps them apart", () => {
    expect(outline("ببب")).not.toBe(outline("ب\u200Cب\u200Cب"));
    expect(widthOf("ببب", 100)).toBeLessThan(widthOf("ب", 100) * 3);
  });

  test("end where a line from the right begins", () => {
    const toTheLeft = written("ب", { ...place, x: 500, isFromRight: true });
    expect(toTheLeft).toBe(written("ب", { ...place, x: 500 - widthOf("ب", 100) }));
  });

  test("stand in their field, and those that are too many end after a word", () => {
    const text = "پیدائش کے بعد پہلے چھ ہفتوں میں ماں کی صحت ".repeat(9).trim();
    const { size, lines } = fitted(text, WIDTH, SIZES);
    expect(lines.filter((line) => widthOf(line, size) > WIDTH)).toEqual([]);
    expect(lines.at(-1)).toMatch(/…$/);
    const words = text.split(" ");
    expect(
      lines
        .join(" ")
        .replace("…", "")
        .split(" ")
        .filter((word) => !words.includes(word)),
    ).toEqual([]);
  });

  test("turn the picture: the words begin at the right, what is shown stands at the left", () => {
    const shared = { category: "mind", seed: "a1b2c3", title: "دل", brand: "Umeed" } as const;
    const picture = { width: 10, height: 10, body: "<circle/>" };
    const [left, right] = [false, true].map((isFromRight) => sharePicture({ ...shared, picture, isFromRight }));
    expect([left, right].map((svg) => /cx="(\d+)" cy="315"/.exec(svg ?? "")?.[1])).toEqual(["930", "270"]);
    expect([left, right].map((svg) => /<svg x="(\d+)" y="140"/.exec(svg ?? "")?.[1])).toEqual(["755", "95"]);
  });
});

test("a share picture needs no font: its words are outlines, and nothing of them is markup", () => {
  const svg = sharePicture({
    category: "mind",
    seed: "a1b2c3",
    title: '</svg><script>"&',
    brand: "Umeed",
    kicker: "<x>",
    isFromRight: false,
  });
  expect(svg).not.toMatch(/<text|font|<script|<x>|var\(/);
  const none = { title: "心", brand: "心", kicker: "" };
  const without = sharePicture({ category: "mind", seed: "a1b2c3", ...none, isFromRight: false });
  expect(without.length).toBeLessThan(svg.length);
});

test.each(naughtyStrings)("a title of %j is written or left out, and breaks nothing", (title) => {
  const words = { title, brand: title, kicker: title };
  const svg = sharePicture({ category: "mind", seed: "a1b2c3", ...words, isFromRight: true });
  expect(svg.replaceAll(/<(\/?)(svg|style|defs|pattern|g|path|circle|linearGradient|stop)[ >/]/g, "")).not.toMatch(
    /<[a-z!?]/i,
  );
});
