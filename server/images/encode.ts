import sharp from "sharp";
import { LARGEST, SIZES } from "./sizes.ts";

const PIXELS_MAX = 24e6;

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

/**
 * Decodes a picture, cuts it square and encodes it anew without metadata, in every size and format.
 * @throws when it is no picture of the three formats, or one of more than 24 megapixels.
 */
export async function encodeAll(bytes: Uint8Array) {
  const square = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = SIZES.map(async (size) => {
    const resized = () => sharp(square.data, { raw: square.info }).resize(size, size);
    return [
      { size, format: "avif", data: await resized().avif({ quality: 50, effort: 3 }).toBuffer() },
      { size, format: "webp", data: await resized().webp({ quality: 72 }).toBuffer() },
      { size, format: "jpg", data: await resized().jpeg({ quality: 78, mozjpeg: true }).toBuffer() },
    ];
  });
  return (await Promise.all(encoded)).flat();
}
