import sharp from "sharp";

const PIXELS_MAX = 24e6;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/** A picture from outside, which fails as it is worked on when it is none of the three formats, or too large. */
export function decode(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" }).autoOrient();
}

/** The same of one that we encoded ourselves, where anything odd means damage. */
export function decodeOurs(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "warning" });
}
