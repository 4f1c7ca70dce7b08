import { sharp } from "./loaders.ts";

const PIXELS_MAX = 24e6;

/** @throws for all but JPEG, PNG and WebP. */
export function decode(bytes: Uint8Array) {
  requireUploadable(bytes);
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" }).autoOrient();
}

/** What we encoded ourselves gives no warning unless it is damaged. @throws as `decode`. */
export function decodeOurs(bytes: Uint8Array) {
  requireUploadable(bytes);
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "warning" });
}

/** By the bytes that each format begins with, so that the loader of another, such as SVG, is never asked. */
function requireUploadable(bytes: Uint8Array) {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  const isKnown =
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP"));
  if (!isKnown) throw new Error("It is no JPEG, PNG or WebP.");
}
