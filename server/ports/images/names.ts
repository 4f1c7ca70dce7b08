import { LARGEST, SIZES } from "./sizes.ts";

const FORMATS = ["avif", "webp", "jpg"] as const;
const WHOLE_FORMATS = ["webp", "jpg"] as const;

export type Format = (typeof FORMATS)[number];

/** What the name of a picture's file says of it. */
export interface Named {
  /** Of the one of its sizes and formats that rows name. */
  path: string;
  format: Format;
  width: number;
  height: number;
}

/** @returns null for what is no name of a picture's file. */
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

/** The names of all files of a picture; none for what is no path of one. */
export function namesOf(path: string): string[] {
  const [, id, size] = /^\/uploads\/([0-9a-f]{32})-(384|\d{1,4}x\d{1,4})\.jpg$/.exec(path) ?? [];
  if (!id || !size) return [];
  if (size.includes("x")) return WHOLE_FORMATS.map((format) => `${id}-${size}.${format}`);
  return SIZES.flatMap((side) => FORMATS.map((format) => `${id}-${side}.${format}`));
}
