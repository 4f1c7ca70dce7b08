import { grant } from "../fixtures/operator.ts";
import { decideAbout } from "../fixtures/decisions.ts";
import { mePlace, menuOf } from "./frame.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const WORDS = "It told me kindly what a lamp in the next room would say.";

test("she writes a review, reads on the home page that it is shown, and deletes it", async ({ page, site }) => {
  const sana = await writer(site.address, { fullName: "Rukhsana" });
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const said = (message: string) => page.getByRole("status").filter({ hasText: message });
  const onHome = page.getByRole("region", { name: /^What people say about/ });
  await sana.comesTo(page);
  await page.goto("/account");
  await settled(page, true);

  await page.getByRole("link", { name: "Your review" }).click();
  await field(page, "What would you like to say?").fill(WORDS);
  expect((await send(page, "Send my review")).status()).toBe(400);
  await expectProblems(page, [[page.getByLabel("1 star", { exact: true }), "Choose from 1 to 5 stars."]]);
  await expect(field(page, "What would you like to say?")).toHaveValue(WORDS);
  await page.setViewportSize({ width: 360, height: 740 });
  const stars = await page.getByRole("dialog").locator(".choice").all();
  const boxes = await Promise.all(stars.map((star) => star.boundingBox()));
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await field(page, "4 stars").check();
  await send(page, "Send my review");
  await expect(said("Thank you. It is shown when a moderator has read it.")).toBeVisible();

  const waiting = await moderator.call("GET", "/moderation?limit=100");
  const [, id] = /"_id":"(\w+)","kind":"review"/.exec(waiting.text) ?? [];
  expect((await decideAbout(moderator, `review/${id}`, { outcome: "restore", version: 1 })).status).toBe(200);
  await menuOf(page).getByRole("link", { name: "Today" }).click();
  await expect(onHome).toContainText(WORDS);
  await expect(onHome).toContainText("Rukhsana");

  await mePlace(page).click();
  await page.getByRole("link", { name: "Your review" }).click();
  await expect(page.getByRole("dialog")).toContainText("Your review is shown on the home page.");
  await expect(field(page, "4 stars")).toBeChecked();
  await page.getByRole("link", { name: "Delete my review" }).click();
  await expect(page.getByRole("dialog", { name: "Delete your review?" })).toBeVisible();
  await send(page, "Delete my review");
  await expect(said("Your review is deleted.")).toBeVisible();
  await menuOf(page).getByRole("link", { name: "Today" }).click();
  await expect(onHome).not.toContainText(WORDS);
});

test("the stars of a review are golden @without-script", async ({ page }) => {
  await page.goto("/");
  const stars = page.getByRole("region", { name: /^What people say about/ }).locator(".stars > svg");
  expect(await stars.count()).toBeGreaterThan(1);
  for (const picture of await stars.all()) await expect(picture).toHaveCSS("color", "rgb(242, 184, 75)");
});
