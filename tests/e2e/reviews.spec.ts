import type { Page } from "playwright/test";
import { grant } from "../world/operator.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const WORDS = "It told me kindly what a lamp in the next room would say.";

const onHome = (page: Page) => page.getByRole("region", { name: /^What people say about/ });
const said = (page: Page, message: string | RegExp) => page.getByRole("status").filter({ hasText: message });

async function openReview(page: Page, hasScript: boolean) {
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Your review" }).click();
  await expect(page.getByRole("dialog", { name: "Your review" })).toBeVisible();
}

test("she writes a review, a moderator shows it on the home page, and she deletes it", async ({
  page,
  browser,
  site,
  hasScript,
}) => {
  test.setTimeout(90_000);
  const sana = await writer(site.address, { fullName: "Rukhsana" });
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");

  await test.step("what she leaves out is told, and what she typed stays", async () => {
    await sana.comesTo(page);
    await openReview(page, hasScript);
    await field(page, "What do you say?").fill(WORDS);
    expect((await send(page, "Send my review")).status()).toBe(400);
    await expectProblems(page, [[page.getByLabel("1 star", { exact: true }), "Choose from 1 to 5 stars."]]);
    await expect(field(page, "What do you say?")).toHaveValue(WORDS);
    await field(page, "4 stars").check();
    await send(page, "Send my review");
    await expect(said(page, "Thank you. It is shown when a moderator has read it.")).toBeVisible();
    await page.goto("/");
    await expect(onHome(page)).not.toContainText(WORDS);
  });

  await test.step("a moderator reads it and shows it", async () => {
    const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: hasScript });
    const desk = await context.newPage();
    await moderator.comesTo(desk);
    // Whatever else waits in this site, hers is the only review.
    await expect.poll(async () => (await moderator.call("GET", "/moderation?limit=100")).text).toContain(WORDS);
    await desk.goto("/admin/reports");
    await settled(desk, hasScript);
    await desk.getByRole("link", { name: "A review waits for a first look" }).click();
    const dialog = desk.getByRole("dialog", { name: "A review to look at" });
    await expect(dialog).toContainText("By Rukhsana. It waits for a first look; nobody else can read it.");
    await expect(dialog).toContainText(`4 stars${WORDS}`);
    await desk.getByLabel("Show it on the home page").check();
    await desk.getByLabel("Why").fill("Kind words.");
    await send(desk, "Decide");
    await expect(said(desk, "Done. Author and reporters are told.")).toBeVisible();
    await context.close();
  });

  await test.step("everybody reads it, and she is told", async () => {
    await page.goto("/");
    await expect(onHome(page)).toContainText(WORDS);
    await expect(onHome(page)).toContainText("Rukhsana");
    await page.goto("/notifications");
    await expect(page.getByText("A moderator looked at your review, and it is shown on the home page.")).toBeVisible();
  });

  await test.step("she deletes it, and is asked first", async () => {
    await openReview(page, hasScript);
    await expect(page.getByRole("dialog")).toContainText("It is shown on the home page.");
    await expect(field(page, "4 stars")).toBeChecked();
    await page.getByRole("link", { name: "Delete my review" }).click();
    await expect(page.getByRole("dialog", { name: "Delete your review?" })).toBeVisible();
    await send(page, "Delete my review");
    await expect(said(page, "Your review is deleted.")).toBeVisible();
    await page.goto("/");
    await expect(onHome(page)).not.toContainText(WORDS);
  });
});
