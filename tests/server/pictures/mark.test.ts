import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { favicon, maskableIcon, touchIcon } from "../../../server/pictures/mark.ts";
import { svgFile, type Drawing } from "../../../server/pictures/svg.ts";

const shared = (name: string) => new URL(`../../../public/${name}`, import.meta.url);

const pixels = (picture: Buffer) => sharp(picture).resize(96, 96).removeAlpha().raw().toBuffer();

async function difference(name: string, icon: Drawing) {
  const file = await pixels(await readFile(shared(name)));
  const drawn = await pixels(Buffer.from(svgFile(icon)));
  return file.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / file.length;
}

test("the icon of the browser's tab is the mark as it is drawn now", async () => {
  expect(await readFile(shared("icon.svg"), "utf8")).toBe(favicon());
});

test.each([
  ["icon-180.png", 180, touchIcon],
  ["icon-512.png", 512, touchIcon],
  ["icon-maskable-512.png", 512, maskableIcon],
] as const)("%s is a small PNG of %i pixels of it", async (name, side, icon) => {
  const bytes = await readFile(shared(name));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: side, height: side });
  expect(bytes.length).toBeLessThan(20_000);
  expect(await difference(name, icon)).toBeLessThan(4);
});

test("a phone's round mask keeps all of the mark", async () => {
  const side = 256;
  const data = await sharp(Buffer.from(svgFile(maskableIcon)))
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer();
  const outside = Array.from({ length: side * side }, (_, at) => at).filter(
    (at) => Math.hypot((at % side) - side / 2, Math.floor(at / side) - side / 2) > side * 0.4,
  );
  const ground = [...data.subarray(0, 3)].join();
  expect(outside.filter((at) => [...data.subarray(at * 3, at * 3 + 3)].join() !== ground)).toEqual([]);
});
