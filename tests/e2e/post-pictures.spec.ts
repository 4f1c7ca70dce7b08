import { ALT, photo } from "../fixtures/post-pictures.ts";
import { grant } from "../fixtures/operator.ts";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

let pictured: Site;
test.beforeAll(async () => {
  pictured = await startWarmSite({ FORUM_PICTURES: "on" });
});
test.afterAll(() => pictured.stop());

test(
  "a picture is chosen, seen while it is chosen, described and posted, and a moderator shows it",
  { tag: "@without-script" },
  async ({ page, browser, hasScript }) => {
    const { address } = pictured;
    const author = await writer(address);
    await author.comesTo(page);
    await page.goto(`${address}/forum/post-new`);
    await settled(page, hasScript);
    await page.getByLabel("Happy").check();
    await field(page, "Title").fill("A cot");
    await field(page, "Description").fill("By the window.");
    const file = { name: "cot.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await (await photo()).arrayBuffer()) };
    await field(page, "Picture (optional)").setInputFiles(file);
    if (hasScript) await expect(page.getByRole("img", { name: "The chosen one" })).toBeVisible();
    await send(page, "Add Post");
    await expectProblems(page, [[field(page, "What the picture shows (optional)"), "Say what the picture shows."]]);
    await expect(field(page, "Description")).toHaveValue("By the window.");

    await field(page, "What the picture shows (optional)").fill(ALT);
    // Without script the page that came back has lost the file.
    if (!hasScript) await field(page, "Picture (optional)").setInputFiles(file);
    await send(page, "Add Post");
    await expect(page).toHaveURL(/\/forum\/details\?id=\w+$/);
    const picture = page.getByRole("article").getByRole("img", { name: ALT });
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBe(400);
    await expect(page.getByRole("article")).toContainText("A moderator looks at this picture before others see it.");
    const thread = page.url();

    const moderator = await writer(address);
    await grant(pictured, moderator, "moderator");
    const desk = await browser.newPage();
    await moderator.comesTo(desk);
    await desk.goto(`${address}/admin/reports`);
    await desk.getByRole("link", { name: "Picture to check" }).first().click();
    const dialog = desk.getByRole("dialog", { name: "Picture to check" });
    const looked = dialog.getByRole("img", { name: ALT });
    await expect.poll(() => looked.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await dialog.getByRole("link", { name: "Other decisions" }).click();
    await dialog.getByRole("radio", { name: "Show it" }).check();
    await dialog.getByRole("button", { name: "Decide", exact: true }).click();
    await expect(desk.getByRole("status").filter({ hasText: "Done." })).toBeVisible();
    await desk.close();

    const visitor = await browser.newPage();
    await visitor.goto(thread);
    const seen = visitor.getByRole("article").getByRole("img", { name: ALT });
    // Of a picture with several widths the browser tells the width in the layout.
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(seen).toHaveAttribute("width", "400");
    await visitor.close();
  },
);
