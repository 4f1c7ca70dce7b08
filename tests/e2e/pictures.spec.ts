import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { cleanHtml } from "../../server/html/clean.ts";
import { putIntoArticle } from "../fixtures/operator.ts";
import { formOf } from "../fixtures/registrations.ts";
import { editorOf } from "./editors.ts";
import { expectProblems, field, send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

const ARTICLE = "f95c9fd7eeceeb1bcfa129e0";
const file = "public/icon-512.png";
const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

// Without script, too: the browser then sends the file itself, in a form of several parts.
test(
  "an editor uploads a picture, copies its line, and removes it",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const editor = await editorOf(site);
    const alt = `A lamp at night ${editor.mark}`;
    await editor.comesTo(page);
    await page.goto("/admin");
    await settled(page, hasScript);
    await page.getByRole("main").getByRole("navigation").getByRole("link", { name: "Pictures" }).click();
    await page.getByRole("link", { name: "Add a picture" }).click();

    await test.step("what is missing or no picture is said", async () => {
      await send(page, "Upload");
      await expectProblems(page, [
        [field(page, "What it shows"), "Say what the picture shows."],
        [field(page, "Picture"), "Choose a picture."],
      ]);
      await field(page, "What it shows").fill(alt);
      await field(page, "Picture").setInputFiles("package.json");
      await send(page, "Upload");
      await expectProblems(page, [[field(page, "Picture"), "Please select an image file"]]);
      await expect(field(page, "What it shows")).toHaveValue(alt);
    });

    const card = page.locator(".cards > li").filter({ has: page.getByRole("img", { name: alt }) });
    await test.step("and what is one stands in the list with its line", async () => {
      await field(page, "Picture").setInputFiles(file);
      await send(page, "Upload");
      await expect(toast(page, "Saved. Copy its line into your text.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card).toContainText(/!\[A lamp at night \w+\]\(\/uploads\/[0-9a-f]{32}-512x512\.jpg\)/);
      if (hasScript) {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await card.getByRole("button", { name: "Copy the line" }).click();
        await expect(card.getByRole("status")).toHaveText("The line is copied.");
        expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`![${alt}](/uploads/`);
      }
      const picture = card.getByRole("img", { name: alt });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(250);
    });

    const dialog = page.getByRole("dialog");
    await test.step("until she removes it, and is told before that a text shows it", async () => {
      await card.getByRole("link", { name: "Remove" }).click();
      await expect(dialog).toContainText("No text shows it.");
      await dialog.getByRole("link", { name: "Cancel" }).click();
      const line = (await card.locator("code").textContent()) ?? "";
      const title = `Lamps ${editor.mark}`;
      const draft = { document: { matter: { title }, body: line }, publication: { when: "never" } };
      expect((await editor.call("POST", "/content/article", { body: draft })).status).toBe(200);

      // With script the same again within two seconds is what she was shown before.
      await page.goto("/admin/pictures");
      await settled(page, hasScript);
      await card.getByRole("link", { name: "Remove" }).click();
      await expect(dialog).toContainText("This text shows it");
      await expect(dialog.getByRole("listitem")).toHaveText(`${title} (article, a draft)`);
      await dialog.getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await settled(page, hasScript);
      await send(page, "Remove");
      await expect(toast(page, "The picture is removed.")).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  },
);

test("in a text a picture fits a small phone, and its place is free before it comes", async ({ page, site }) => {
  const editor = await editorOf(site);
  const form = formOf({ alt: `Wide ${editor.mark}`, image: new File([await readFile(file)], "lamp.png") });
  const markdown = (await editor.call("POST", "/content/picture", { body: form })).textAt("data.markdown");
  const html = marked.parse(`Before.\n\n${markdown}\n\nAfter.`, { async: false });
  await putIntoArticle(site, ARTICLE, cleanHtml(html));
  await editor.comesTo(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const awaited = Promise.withResolvers<void>();
  await page.route("**/api/uploads/**", async (route) => {
    await awaited.promise;
    await route.continue();
  });
  await page.goto(`/article/${ARTICLE}`, { waitUntil: "domcontentloaded" });
  await settled(page, true);
  const picture = page.getByRole("main").getByRole("img", { name: `Wide ${editor.mark}` });
  await picture.scrollIntoViewIfNeeded();
  const reserved = await picture.boundingBox();
  awaited.resolve();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const shown = await picture.boundingBox();

  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.webp$/);
  expect(shown?.width).toBeGreaterThan(250);
  expect(shown?.width).toBeLessThanOrEqual(360);
  expect(Math.abs((shown?.height ?? 0) - (shown?.width ?? 0))).toBeLessThan(2);
  expect(reserved?.height).toBeCloseTo(shown?.height ?? 0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("an editor searches for an icon, and sees it drawn", async ({ page, site }) => {
  await (await editorOf(site)).comesTo(page);
  await page.goto("/admin/icons");
  await settled(page, true);
  await page.getByRole("searchbox", { name: "What it shows, in English" }).fill("Heart pulse");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  const heart = page.locator(".cards > li").filter({ has: page.getByText("heart-pulse", { exact: true }) });
  await expect(heart).toHaveCount(1);
  const shown = heart.locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("a phone loads an uploaded cover in the width that it shows", async ({ page, site }) => {
  const editor = await editorOf(site);
  const wide = await sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: "#0d6657" } })
    .jpeg()
    .toBuffer();
  const form = formOf({ alt: `Cover ${editor.mark}`, image: new File([new Uint8Array(wide)], "cover.jpg") });
  const cover = (await editor.call("POST", "/content/picture", { body: form })).textAt("data.url");
  const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
  const title = `Covered ${editor.mark}`;
  const matter = { title, category: "nutrition", picture: "tangerine", cover, summary: "Good.", sources };
  const publication = { when: "now" };
  const article = { document: { matter, body: "One word." }, publication };
  expect((await editor.call("POST", "/content/article", { body: article })).status).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  const loaded = () =>
    page
      .locator(`img.cover[src*="${cover.replace(".jpg", "")}"]`)
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        image.loading = "eager";
        await image.decode();
        return image.currentSrc.slice(-9);
      });

  await page.goto(`/articles?search=${encodeURIComponent(title)}`);
  expect(await loaded()).toBe("-320.webp");
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await loaded()).toBe("-720.webp");
});
