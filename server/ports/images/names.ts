import { NARROWER_WIDTHS } from "../../contract/pictures/widths.ts";
import { LARGEST, SIZES } from "./sizes.ts";

const FORMATS = ["avif", "webp", "jpg"] as const;
const WHOLE_FORMATS = ["webp", "jpg"] as const;

export type Format = (typeof FORMATS)[number];

export interface Named {
  path: string;
  format: Format;
  width: number;
  height: number;
}

export function parseName(name: string): Named | null {
  const narrower = narrowerIn(name);
  if (narrower) return narrower;
  const [, id, size = "", ending] = /^([0-9a-f]{32})-(96|384|\d{1,4}x\d{1,4})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const format = FORMATS.find((known) => known === ending);
  if (!id || !format) return null;
  if (!size.includes("x")) {
    return { path: `/uploads/${id}-${LARGEST}.jpg`, format, width: Number(size), height: Number(size) };
  }
  const [width = 0, height = 0] = size.split("x").map(Number);
  return format === "avif" ? null : { path: `/uploads/${id}-${size}.jpg`, format, width, height };
}

interface Narrower extends Named {
  whole: string;
}

/** Null for all but a narrower copy, which older pictures do not have. */
export function narrowerIn(name: string): Narrower | null {
  const [, whole, size = "", asked] = /^([0-9a-f]{32}-(\d{1,4}x\d{1,4}))-(\d{3})\.webp$/.exec(name) ?? [];
  const [wide = 0, tall = 0] = size.split("x").map(Number);
  const width = narrowerThan(wide).find((each) => each === Number(asked));
  if (!whole || !width) return null;
  const height = heightAt(width, { width: wide, height: tall });
  return { path: `/uploads/${whole}.jpg`, format: "webp", width, height, whole: `${whole}.webp` };
}

export const narrowerThan = (width: number) => NARROWER_WIDTHS.filter((each) => each < width);

export function heightAt(width: number, whole: Record<"width" | "height", number>): number {
  return Math.max(1, Math.round((whole.height * width) / whole.width));
}

export function narrowerNamesOf(path: string): string[] {
  const [, whole, width] = /^\/uploads\/([0-9a-f]{32}-(\d{1,4})x\d{1,4})\.jpg$/.exec(path) ?? [];
  return narrowerThan(Number(width ?? 0)).map((each) => `${whole}-${each}.webp`);
}

export function namesOf(path: string): string[] {
  const [, id, size] = /^\/uploads\/([0-9a-f]{32})-(384|\d{1,4}x\d{1,4})\.jpg$/.exec(path) ?? [];
  if (!id || !size) return [];
  if (size.includes("x")) return WHOLE_FORMATS.map((format) => `${id}-${size}.${format}`);
  return SIZES.flatMap((side) => FORMATS.map((format) => `${id}-${side}.${format}`));
}
