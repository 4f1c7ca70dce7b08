import type { Page } from "playwright/test";
import { write } from "../world/messages.ts";
import { commentBy, postBy } from "../world/posts.ts";
import { inDays } from "./calendar.ts";
import { writer } from "./forum.ts";
import { field, send } from "./forms.ts";
import { said, strangers } from "./messages.ts";
import { expect, settled, test } from "./test.ts";

const entries = (page: Page) => page.locator(".notifications > li");

/** The link in the bar; on a phone it is in the menu. */
const inBar = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Notifications/ });

test("she is told of an answer, opens it, and it is new no more", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Awake at three" });
  for (let count = 1; count <= 11; count += 1) await commentBy(reader, post, { comment: `Answer ${count}` });
  await author.comesTo(page);
  await page.goto("/");
  await settled(page, hasScript);
  await expect(inBar(page)).toHaveText(/1 new$/);
  await inBar(page).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notification");
  await expect(entries(page)).toContainText([/New 11 new comments on .*Awake at three.*, the last by .*Zoya/]);
  await entries(page).getByRole("link", { name: /^Open/ }).click();
  await expect(page).toHaveURL(/#comment-\w+$/);
  await expect(page.locator(".comments > li")).toContainText(["Answer 11"]);
  await expect(page.locator(".comments > li").last()).toBeInViewport();

  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(inBar(page)).not.toHaveText(/new/);
});

test("she marks all as read", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address, { fullName: "Zoya" });
  for (const title of ["One", "Two"]) await commentBy(reader, await postBy(author, { title }));
  await author.comesTo(page);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(2);
  await send(page, "Mark all as read");

  await expect(page.getByRole("status").filter({ hasText: "All are marked as read." })).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
});

test("she is told who would like to write to her, reads it, and it is new no more", async ({
  page,
  site,
  hasScript,
}) => {
  const { sana, hira } = await strangers(site.address);
  await write(sana, hira, "Salam, we met in the forum");
  await hira.comesTo(page);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(inBar(page)).toHaveText(/1 new$/);
  await expect(entries(page)).toContainText([/New .*Sana.* would like to write to you\./]);
  await entries(page).getByRole("link", { name: /^Open/ }).click();
  await expect(said(page)).toContainText("Salam, we met in the forum");
  await expect(page.getByRole("button", { name: "Accept" })).toBeVisible();

  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(inBar(page)).not.toHaveText(/new/);
});

test("without any there is a kind word, and a visitor logs in first", async ({ page, site, hasScript }) => {
  await page.goto("/notifications");
  await expect(page).toHaveURL(/\/login\?/);
  const member = await writer(site.address);
  await member.comesTo(page);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(page.getByText("Nothing new")).toBeVisible();
  await expect(inBar(page)).not.toHaveText(/new/);
});

test("she is told of a date of hers in neutral words, and once she has seen the day it is new no more", async ({
  page,
  site,
  hasScript,
}) => {
  // Her visit of week 12 is tomorrow.
  const member = await writer(site.address, { lastMenstrualPeriod: inDays(1 - 84) });
  await member.comesTo(page);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toContainText([/^New Tomorrow there is a date in your calendar\./]);
  await expect(entries(page)).not.toContainText([/visit|week/i]);
  await expect(inBar(page)).toHaveText(/1 new$/);
  await entries(page).getByRole("link", { name: /^Open/ }).click();

  await expect(page.getByText("Yours: Antenatal visit, week 12")).toBeVisible();
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(inBar(page)).not.toHaveText(/new/);
});

test("she chooses what she is told, and what she does not want is neither listed nor counted", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address, { lastMenstrualPeriod: inDays(-84) });
  const reader = await writer(site.address);
  await commentBy(reader, await postBy(author, { title: "Swollen feet at work" }));
  await author.comesTo(page);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Choose what you are told" }).click();
  const dialog = page.getByRole("dialog", { name: "What you are told" });
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await field(page, "Comments").uncheck();
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();

  await page.goto("/account?dialog=notifications");
  await settled(page, hasScript);
  await expect(field(page, "Comments")).not.toBeChecked();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(4);
  await page.goto("/notifications");
  await settled(page, hasScript);
  await expect(entries(page)).toContainText(["Today there is a date in your calendar."]);
  await expect(entries(page)).toHaveCount(1);
  await expect(inBar(page)).toHaveText(/1 new$/);
});
