import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { categories } from "../../../server/pictures/tones.ts";
import { objectNames, objects } from "../../../server/pictures/objects.ts";
import { inLight } from "../../../server/pictures/palette.ts";
import { drawingNamed } from "../../../server/pictures/pictures.ts";
import { sizeByWords, sizeOfWeek, sizes } from "../../../server/pictures/sizes.ts";
import { svgFile, svgSheet, type Drawing } from "../../../server/pictures/svg.ts";

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const names = [
  ...objectNames,
  ...objectNames.map((name) => `stage-${name}`),
  ...upTo(42).map((week) => `plant-${week}`),
  ...upTo(52).map((week) => `tree-${week}`),
  ...categories.flatMap((category) => [`cover-${category}-3fa201-moon`, `tile-${category}-3fa201`]),
  "lantern",
  "mark",
  "word-mark",
  "icon-thermometer",
];

function drawn(name: string): Drawing {
  const drawing = drawingNamed(name);
  if (!drawing) throw new Error(`there is no picture '${name}'`);
  return drawing;
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

async function pixels(svg: string, side = 64) {
  const image = sharp(Buffer.from(svg)).resize(side, side, { fit: "fill" }).ensureAlpha().raw();
  return image.toBuffer();
}

describe("the sizes of the weeks", () => {
  test("are one thing for each week from 4 to 42, and no thing comes twice", () => {
    expect(sizes.map(({ week }) => week)).toEqual(upTo(42).slice(3));
    expect(new Set(sizes.map(({ object }) => object)).size).toBe(sizes.length);
    expect(new Set(sizes.map(({ words }) => words)).size).toBe(sizes.length);
    expect(sizeOfWeek(3)).toBeUndefined();
    expect(sizeOfWeek(16)).toMatchObject({ words: "a mango", object: "mango" });
  });

  test("grow from week to week while they are chosen by length", () => {
    const lengths = sizes.filter(({ week }) => week <= 20).map(({ centimetres }) => centimetres);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(lengths.length);
  });

  test("are found by an editor's words", () => {
    expect(sizeByWords(" A Mango ")?.week).toBe(16);
    expect(sizeByWords("an olive")).toBeUndefined();
  });

  test("stand on the stage true to scale, ten units for a centimetre", () => {
    for (const { object, centimetres } of sizes.filter((size) => size.centimetres > 1)) {
      const scales = all(drawn(`stage-${object}`).body, /scale\(([\d.]+)\)"><g id/g).map(Number);
      const expected = (centimetres * 10) / objects[object].span;
      expect(scales.some((scale) => Math.abs(scale - expected) < 0.001)).toBe(true);
    }
  });

  test("are magnified when small, and say how many times", () => {
    const factors = sizes.flatMap(({ week, object }) =>
      all(drawn(`stage-${object}`).body, /×([\d.]+)</g).map((factor) => [week, Number(factor)]),
    );
    expect(factors.map(([week]) => week)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(factors[0]).toEqual([4, 78]);
  });

  test("show no number but that", () => {
    for (const name of names) {
      for (const words of all(drawn(name).body, /<text[^>]*>([^<]*)</g)) expect(words).toMatch(/^×[\d.]+$/);
    }
    for (const { words } of sizes) expect(words).not.toMatch(/\d/);
  });
});

describe("every picture", () => {
  test("is well-formed and shows something, and neighbours of a row differ", async () => {
    let before = Buffer.alloc(0);
    for (const name of names) {
      const image = await pixels(inLight(svgFile(drawn(name))));
      expect(image.some((value) => value > 0)).toBe(true);
      expect(image.equals(before)).toBe(false);
      before = image;
    }
  });

  test("has each id once, and all that it refers to", () => {
    for (const name of names) {
      const { body } = drawn(name);
      const ids = all(body, / id="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of all(body, /(?:href="|url\()#([^")]+)/g)) expect(ids).toContain(id);
    }
  });

  test("has a dark colour for each colour of the page's", () => {
    for (const name of names) {
      const { body } = drawn(name);
      const used = new Set(all(body, /var\((--[\w-]+),/g).filter((token) => token !== "--sun"));
      for (const token of used) expect(body).toMatch(new RegExp(`\\{[^}]*${token}:#[0-9A-F]{6}`));
    }
  });

  test("weighs less than 2 KB on its way", () => {
    for (const name of names) expect(gzipSync(svgFile(drawn(name))).length).toBeLessThan(2_048);
  });
});

describe("covers", () => {
  const cover = (name: string) => inLight(svgFile(drawn(`cover-${name}`)));

  test("are the same for one seed and others for another", () => {
    expect(cover("mind-3fa201-moon")).toBe(cover("mind-3fa201-moon"));
    const bodies = upTo(40).map((seed) =>
      cover(`mind-${seed.toString(16).padStart(6, "0")}`).replaceAll(/-\w{6}"/g, ""),
    );
    expect(new Set(bodies).size).toBeGreaterThan(30);
  });

  test("have a tone of their category", async () => {
    const corners = await Promise.all(
      categories.map(async (category) => [...(await pixels(cover(`${category}-000001`), 96)).subarray(0, 3)].join()),
    );
    expect(new Set(corners).size).toBeGreaterThanOrEqual(7);
  });

  test.each(["cover-mind-3fa201-no-such-icon", "cover-other-3fa201-moon", "cover-mind-3fa2-moon", "tile-mind-3FA201"])(
    "are not there by a wrong name: %s",
    (name) => {
      expect(drawingNamed(name)).toBeUndefined();
    },
  );
});

test.each(["plant-0", "plant-43", "tree-53", "tree-x", "stage-moon", "icon-", "constructor", "icon-constructor", ""])(
  "there is no picture '%s'",
  (name) => {
    expect(drawingNamed(name)).toBeUndefined();
  },
);

describe("a sheet", () => {
  test("shows each picture by its name, as it looks alone, however many share the file", async () => {
    const sheet = svgSheet(["mango", "cover-mind-3fa201-moon", "plant-9"].map((name) => ({ name, ...drawn(name) })));
    const views = all(sheet, /<view id="[^"]+" viewBox="([\d ]+)"/g);
    expect(views).toEqual(["0 0 120 120", "128 0 320 200", "456 0 320 320"]);
    for (const [index, name] of ["mango", "cover-mind-3fa201-moon", "plant-9"].entries()) {
      const view = sheet.replace(/viewBox="[^"]+"/, `viewBox="${views[index]}"`);
      const [, , width, height] = (views[index] ?? "").split(" ");
      const seen = await pixels(inLight(view.replace("<svg ", `<svg width="${width}" height="${height}" `)));
      const alone = await pixels(inLight(svgFile(drawn(name))));
      const difference = seen.reduce((sum, value, at) => sum + Math.abs(value - (alone[at] ?? 0)), 0) / seen.length;
      // The drawer begins a pattern anew in each place; a picture of the wrong place differs by more than 20.
      expect(difference).toBeLessThan(4);
    }
  });
});
