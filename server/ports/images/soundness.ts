import { decodeOurs } from "./decoder.ts";
import type { Named } from "./names.ts";

/** A disk that lost a write gives zeros; in WebP and AVIF even a flat colour has no run so long. */
const LOST = Buffer.alloc(512);

export async function isSound(bytes: Uint8Array, { format, width, height }: Named): Promise<boolean> {
  const file = Buffer.from(bytes);
  if (file.length === 0 || (format !== "jpg" && file.includes(LOST))) return false;
  if (format === "avif") return isWholeAvif(file, width, height);
  try {
    const { info } = await decodeOurs(bytes).raw().toBuffer({ resolveWithObject: true });
    const { format: found } = await decodeOurs(bytes).metadata();
    return found === (format === "jpg" ? "jpeg" : format) && info.width === width && info.height === height;
  } catch {
    return false;
  }
}

/** Decoding AVIF would open its decoder to uploads as well; the boxes tell what is cut off. */
function isWholeAvif(file: Buffer, width: number, height: number) {
  const boxes = boxesOf(file);
  if (boxes?.join() !== "ftyp,meta,mdat" || file.toString("latin1", 8, 12) !== "avif") return false;
  const size = file.indexOf("ispe");
  if (size < 0 || file.readUInt32BE(size + 8) !== width || file.readUInt32BE(size + 12) !== height) return false;
  return file.subarray(-16).some((byte) => byte !== 0);
}

function boxesOf(file: Buffer) {
  const kinds: string[] = [];
  for (let start = 0; start < file.length;) {
    if (start + 8 > file.length) return null;
    const length = file.readUInt32BE(start);
    if (length < 8 || start + length > file.length) return null;
    kinds.push(file.toString("latin1", start + 4, start + 8));
    start += length;
  }
  return kinds;
}
