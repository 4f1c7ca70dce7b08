import sharp, { type Sharp } from "sharp";
import { decode } from "./decoder.ts";
import { heightAt, narrowerThan } from "./names.ts";
import { LARGEST, SIZES, TALLEST, WIDEST } from "./sizes.ts";

export async function encodeAll(bytes: Uint8Array) {
  const square = await pixelsOf(decode(bytes).resize(LARGEST, LARGEST, { fit: "cover" }));
  const files: { size: number; format: string; data: Buffer }[] = [];
  // One after another, since they share the threads with passwords and files.
  for (const size of SIZES) {
    const resized = () => sharp(square.data, { raw: square.info }).resize(size, size);
    files.push(
      { size, format: "avif", data: await resized().avif({ quality: 50, effort: 3 }).toBuffer() },
      { size, format: "webp", data: await resized().webp({ quality: 72 }).toBuffer() },
      { size, format: "jpg", data: await resized().jpeg({ quality: 78, mozjpeg: true }).toBuffer() },
    );
  }
  return files;
}

export async function encodeWhole(bytes: Uint8Array) {
  const fitting = decode(bytes).resize(WIDEST, TALLEST, { fit: "inside", withoutEnlargement: true });
  const { data, info } = await pixelsOf(fitting);
  const again = () => sharp(data, { raw: info });
  const { width, height } = info;
  const [webp, jpg] = await Promise.all([
    again().webp({ quality: 72 }).toBuffer(),
    again().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ]);
  const files = [
    { ending: ".webp", data: webp },
    { ending: ".jpg", data: jpg },
  ];
  for (const narrower of narrowerThan(width)) {
    const resized = again().resize(narrower, heightAt(narrower, info), { fit: "fill" });
    files.push({ ending: `-${narrower}.webp`, data: await resized.webp({ quality: 72 }).toBuffer() });
  }
  return { width, height, files };
}

function pixelsOf(picture: Sharp) {
  return picture.flatten({ background: "#ffffff" }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}
