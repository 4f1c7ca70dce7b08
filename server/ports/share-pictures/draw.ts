import { sharp } from "../images/loaders.ts";
import { sharePicture, type SharedThing } from "../../pictures/share.ts";

export function drawPng(thing: SharedThing): Promise<Buffer> {
  const picture = sharp(Buffer.from(sharePicture(thing)));
  return picture.png({ palette: true, colours: 64, effort: 4 }).toBuffer();
}
