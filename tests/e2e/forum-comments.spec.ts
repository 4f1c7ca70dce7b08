import type { Page } from "playwright/test";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const comment = (page: Page) => field(page, "Your comment");
const added = (page: Page) => page.getByRole("status").filter({ hasText: "Comment added!" });
const threadOf = (id: string) => `/forum/details?id=${id}`;

async function open(page: Page, address: string, hasScript: boolean) {
  await page.goto(address);
  await settled(page, hasScript);
}

test("she comments and lands at her comment, on the last page", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Eleven answers" });
  for (let count = 1; count <= 10; count += 1) await commentBy(author, post, { comment: `Answer ${count}` });
  await reader.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await comment(page).fill("The eleventh.\n\nFrom me.");
  await send(page, "Post Comment");

  await expect(page).toHaveURL(new RegExp(`/forum/details\\?id=${post}&page=2#comment-\\w+$`));
  await expect(added(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "11 comments" })).toBeVisible();
  const card = page.locator(".comments > li");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Zoya");
  await expect(card.locator(".plain-text p")).toHaveText(["The eleventh.", "From me."]);
  await expect(comment(page)).toHaveValue("");
  if (hasScript) await expect(card).toBeFocused();
  await expect(card).toBeInViewport();

  await comment(page).fill("And the twelfth.");
  await send(page, "Post Comment");
  await expect(page.locator(".comments > li")).toHaveCount(2);
  await expect(comment(page)).toHaveValue("");
});

test("the comments' own page sends one too", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "To be sent to" });
  await author.comesTo(page);
  await open(page, `/forum/comment/${post}`, hasScript);
  await comment(page).fill("Sent.");
  await send(page, "Send");
  await expect(page).toHaveURL(new RegExp(`/forum/comment/${post}\\?page=1#comment-\\w+$`));
  await expect(added(page)).toBeVisible();
  await expect(page.locator(".comments > li")).toContainText("Sent.");
});

test("spaces are no comment, and too long a one comes back whole", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "Nothing said" });
  await author.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await comment(page).fill("  \n ");
  const answer = await send(page, "Post Comment");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [[comment(page), "Please type message"]]);

  const long = "x".repeat(2_003);
  await comment(page).fill(long);
  await send(page, "Post Comment");
  await expectProblems(page, [[comment(page), "Use at most 2,000 characters. These are 3 too many."]]);
  await expect(comment(page)).toHaveValue(long);
});

test("a double click makes one comment", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "Twice pressed" });
  await author.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await comment(page).fill("Once.");
  await page.getByRole("button", { name: "Post Comment" }).dblclick();
  await expect(added(page)).toBeVisible();
  await expect(page.locator(".comments > li")).toHaveCount(1);
});

test("a comment shows at once, and is taken back with her words kept when the post is gone", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const post = await postBy(author, { title: "Soon gone" });
  await reader.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await author.call("DELETE", `/socialform/${post}`);
  await comment(page).fill("Too late.");
  if (!hasScript) {
    expect((await send(page, "Post Comment")).status()).toBe(404);
    return;
  }
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
  await expect(page.getByRole("alert")).toContainText("There is no such post.");
  await expect(pending).toHaveCount(0);
  await expect(comment(page)).toHaveValue("Too late.");
});

test("a visitor's comment leads to sign in, and waits for her here", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Come in" });
  await open(page, threadOf(post), hasScript);
  await comment(page).fill("میں بھی۔");
  await page.getByLabel("Under a pseudonym").check();
  await send(page, "Post Comment");
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: threadOf(post) })}`);
  await logIn(page, reader);

  await expect(page).toHaveURL(threadOf(post));
  await expect(comment(page)).toHaveValue("میں بھی۔");
  await expect(page.getByLabel("Under a pseudonym")).toBeChecked();
  await send(page, "Post Comment");
  await expect(added(page)).toBeVisible();
  const card = page.locator(".comments > li");
  await expect(card).toContainText("میں بھی۔");
  await expect(card).toContainText("(pseudonym)");
  await expect(card).not.toContainText("Zoya");
});

test("a comment typed while her session ended is there after the sign-in", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "Interrupted" });
  await author.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await endSessionAtServer(page, site.address);
  await comment(page).fill("Half a sentence");
  await send(page, "Post Comment");
  await logIn(page, author);
  await expect(comment(page)).toHaveValue("Half a sentence");
  await send(page, "Post Comment");
  await expect(page.locator(".comments > li")).toContainText("Half a sentence");
});

test("in her own pseudonymous thread she is told who she is there", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Zarmina Canary" });
  const post = await postBy(author, { title: "Nobody knows", isPseudonymous: true });
  const name = (await author.call("GET", `/socialform/${post}`)).textAt("data.userId.fullName");
  await author.comesTo(page);
  await open(page, threadOf(post), hasScript);
  const box = page.getByRole("region", { name: "Add a comment" });
  await expect(box).toContainText(`In this thread you are ${name}`);
  await expect(box.getByRole("checkbox")).toHaveCount(0);
  await comment(page).fill("Still me.");
  await send(page, "Post Comment");
  await expect(page.locator(".comments > li")).toContainText(name);
  await expect(page.locator(".thread")).not.toContainText("Zarmina");
});

test("the box covers nothing: what is above it can be read, on a phone upright and on its side", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
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
    if (isFixed) expect(boxHeight).toBeLessThanOrEqual(height / 2 + 1);
    const button = box.getByRole("button", { name: "Post Comment" });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
    const words = cardOf(page, last).getByText("The last words.");
    await words.evaluate((element) => element.scrollIntoView({ block: "end" }));
    // Nothing lies over it.
    expect(
      await words.evaluate((element) => {
        const { left, top, height: tall } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, top + tall / 2));
      }),
    ).toBe(true);
  }
});
