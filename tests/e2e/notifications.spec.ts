import type { Page } from "playwright/test";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { writer } from "./forum.ts";
import { field, send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

const entries = (page: Page) => page.locator(".row-list > li");
const told = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** The link in the bar; on a phone it is in the menu. */
const inBar = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

test("she opens an answer where it stands, marks the rest as read, and chooses what she is told", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const reader = await writer(site.address, { fullName: "Zoya" });
  const other = await postBy(author, { title: "Swollen feet at work" });
  const post = await postBy(author, { title: "Awake at three" });
  await commentBy(reader, other);
  for (let count = 1; count <= 11; count += 1) await commentBy(reader, post, { comment: `Answer ${count}` });
  await author.comesTo(page);
  await page.goto("/");
  await settled(page, true);
  await expect(inBar(page)).toHaveText(/2 new$/);
  await inBar(page).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notification");
  await expect(entries(page)).toContainText([/Awake at three/, /Swollen feet/]);
  await entries(page).first().getByRole("link", { name: /^New / }).click();
  await expect(page).toHaveURL(/#comment-\w+$/);
  await expect(page.locator(".comments li.comment-card").last()).toContainText("Answer 11");
  await expect(page.locator(".comments li.comment-card").last()).toBeInViewport();

  await page.goto("/notifications");
  await settled(page, true);
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(1);
  await expect(inBar(page)).toHaveText(/1 new$/);
  await send(page, "Mark all as read");
  await expect(told(page, "All are marked as read.")).toBeVisible();
  await expect(entries(page).getByText("New", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await expect(inBar(page)).toHaveText("Notifications");

  await page.getByRole("link", { name: "Choose your notifications" }).click();
  await expect(page.getByRole("dialog", { name: "Choose your notifications" })).toBeVisible();
  await field(page, "Comments").uncheck();
  await send(page, "Save");
  await expect(told(page, "Updated successfully!")).toBeVisible();
  await inBar(page).click();
  await expect(page.getByText("Nothing new")).toBeVisible();
});
