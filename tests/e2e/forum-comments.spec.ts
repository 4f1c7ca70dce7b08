import type { Page } from "playwright/test";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const comment = (page: Page) => field(page, "Your comment");
const added = (page: Page) => page.getByRole("status").filter({ hasText: "Comment added!" });
const threadOf = (id: string) => `/forum/details?id=${id}`;

test("a visitor logs in and comments; sent, her comment has the focus on the last page, and the box is one line again", async ({
  page,
  site,
}) => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Eleven answers" });
  for (let count = 1; count <= 10; count += 1) await commentBy(author, post, { comment: `Answer ${count}` });
  await page.goto(threadOf(post));
  await settled(page, true);
  await expect(page.getByLabel("Your comment")).toHaveCount(0);
  await page.getByRole("link", { name: "Log in to comment" }).click();
  const writing = `${threadOf(post)}&write=#comment`;
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: writing })}`);
  await logIn(page, reader);

  await expect(page).toHaveURL(writing);
  await settled(page, true);
  await comment(page).fill("میں بھی۔\n\nFrom me.");
  await page.getByLabel("Under another name").check();
  await send(page, "Post Comment");
  await expect(page).toHaveURL(new RegExp(`/forum/details\\?id=${post}&page=2#comment-\\w+$`));
  await expect(added(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "11 comments" })).toBeVisible();
  const card = page.locator(".comments li.comment-card");
  await expect(card).toHaveCount(1);
  await expect(card.locator(".plain-text p")).toHaveText(["میں بھی۔", "From me."]);
  await expect(card).toContainText("(another name)");
  await expect(card).not.toContainText("Zoya");
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(page.getByLabel("Your comment")).toHaveCount(0);

  const { pathname, search } = new URL(page.url());
  await page.getByRole("link", { name: "Write a comment" }).click();
  await expect(comment(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${pathname}\\${search}`));
  await expect(comment(page)).toHaveValue("");
  await comment(page).fill("  \n ");
  await send(page, "Post Comment");
  await expectProblems(page, [[comment(page), "Please type message"]]);
  await comment(page).fill("And the twelfth.");
  await send(page, "Post Comment");
  await expect(page.locator(".comments li.comment-card")).toHaveCount(2);
});

test("a comment shows at once, and is taken back with her words kept when the post is gone", async ({ page, site }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const post = await postBy(author, { title: "Soon gone" });
  await reader.comesTo(page);
  await page.goto(`${threadOf(post)}&write=`);
  await settled(page, true);
  await author.call("DELETE", `/socialform/${post}`);
  await comment(page).fill("Too late.");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/details\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Post Comment" }).click();
  const pending = page.locator(".comment-card.pending");
  await expect(pending).toContainText("Too late.");
  await expect(pending.getByRole("status")).toHaveText("Sending your comment…");
  letGo();
  const gone = "What you were writing about is no longer here";
  await expect(page.getByRole("alert").filter({ hasText: gone })).toBeVisible();
  await expect(pending).toHaveCount(0);
  await expect(comment(page)).toHaveValue("Too late.");
});

test("the open form is part of the page, and the line that opens it covers nothing, on a phone upright and on its side", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  await author.comesTo(page);
  const post = await postBy(author, { title: "Long", description: "A line.\n\n".repeat(60) });
  const last = await commentBy(author, post, { comment: "The last words." });
  for (const [width, height, size] of [
    [320, 640, "100%"],
    [320, 640, "200%"],
    [740, 360, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(threadOf(post));
    await page.evaluate((fontSize) => {
      document.documentElement.style.setProperty("font-size", fontSize);
      window.scrollTo(0, 0);
    }, size);
    const box = page.getByRole("region", { name: "Add a comment" });
    const isFixed = height > 479;
    const { y = 0, height: boxHeight = 0 } = (await box.boundingBox()) ?? {};
    expect(y + boxHeight <= height).toBe(isFixed);
    const words = cardOf(page, last).getByText("The last words.");
    await words.evaluate((element) => element.scrollIntoView({ block: "end" }));
    // Nothing lies over it.
    expect(
      await words.evaluate((element) => {
        const { left, top, height: tall } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, top + tall / 2));
      }),
    ).toBe(true);

    await page.goto(`${threadOf(post)}&write=`);
    const button = box.getByRole("button", { name: "Post Comment" });
    await expect(button).not.toBeInViewport();
    await page.goto("about:blank");
    await page.goto(`${threadOf(post)}&write=#comment`);
    await expect(comment(page)).toBeInViewport({ ratio: 1 });
  }
});
