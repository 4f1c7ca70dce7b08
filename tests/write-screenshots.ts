import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { inLanguage, LANGUAGES } from "../server/contract/languages.ts";
import { chromiumArgs, findChromium } from "./support/chromium.ts";

/** Run by hand after a change of the looks, on an Umeed that runs: `node tests/write-screenshots.ts http://localhost:3000`. */
const [address = "http://localhost:3000"] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../public/screenshots");
const shown = { week: "/weeks?week=24", "danger-signs": "/danger-signs" };

const executablePath = await findChromium();
const browser = await chromium.launch({ args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, baseURL: address });
await mkdir(folder, { recursive: true });
for (const language of LANGUAGES) {
  for (const [name, path] of Object.entries(shown)) {
    await page.goto(inLanguage(path, language), { waitUntil: "networkidle" });
    const picture = sharp(await page.screenshot());
    await picture.png({ palette: true, colours: 64, effort: 10 }).toFile(join(folder, `${name}-${language.code}.png`));
  }
}
await browser.close();
