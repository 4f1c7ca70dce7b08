import sharp from "sharp";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("where the system gives the colours, home still shows how far she has come", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await settled(page, hasScript);
  const bar = page.getByRole("progressbar");
  const { data, info } = await sharp(await bar.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const colourAt = (share: number) => {
    const at = (middle + Math.floor(info.width * share)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  expect(colourAt(0.05)).not.toEqual(colourAt(0.95));
});
