import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { favicon, maskableIcon, touchIcon } from "./mark.ts";
import { svgFile, type Drawing } from "./svg.ts";

/** Run by hand after a change of the mark: `node server/pictures/write-icons.ts`. */
const folder = new URL("../../public/", import.meta.url);

await writeFile(new URL("icon.svg", folder), favicon());
await write("icon-180.png", touchIcon, 180);
await write("icon-192.png", touchIcon, 192);
await write("icon-512.png", touchIcon, 512);
await write("icon-maskable-512.png", maskableIcon, 512);

async function write(name: string, icon: Drawing, side: number) {
  const picture = sharp(Buffer.from(svgFile(icon)), { density: 288 }).resize(side, side);
  await writeFile(new URL(name, folder), await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer());
}
