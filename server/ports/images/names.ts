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
  const [, id, size = "", ending] = /^([0-9a-f]{32})-(96|384|\d{1,4}x\d{1,4})\.(avif|webp|jpg)$/.exec(name) ?? [];
  const format = FORMATS.find((known) => known === ending);
  if (!id || !format) return null;
  if (!size.includes("x")) {
    return { path: `/uploads/${id}-${LARGEST}.jpg`, format, width: Number(size), height: Number(size) };
  }
  const [width = 0, height = 0] = size.split("x").map(Number);
  return format === "avif" ? null : { path: `/uploads/${id}-${size}.jpg`, format, width, height };
}

export function namesOf(path: string): string[] {
  const [, id, size] = /^\/uploads\/([0-9a-f]{32})-(384|\d{1,4}x\d{1,4})\.jpg$/.exec(path) ?? [];
  if (!id || !size) return [];
  if (size.includes("x")) return WHOLE_FORMATS.map((format) => `${id}-${size}.${format}`);
  return SIZES.flatMap((side) => FORMATS.map((format) => `${id}-${side}.${format}`));
}
