import type { Page } from "playwright/test";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { endSessionAtServer, heldCookies, logIn, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const NOTE = "We kept what you had written";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const mood = (page: Page, name: string) => page.getByRole("group", { name: "How do you feel?" }).getByLabel(name);

async function openForm(page: Page, hasScript = true) {
  await page.goto("/forum/post-new");
  await settled(page, hasScript);
}

async function typePost(page: Page, title: string, description: string) {
  await mood(page, "Anxious").check();
  await field(page, "Title").fill(title);
  await field(page, "Description").fill(description);
}

test(
  "a double click makes one post and one comment, which is scrolled to and whose menu opens by itself",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const author = await writer(site.address, { fullName: "Zoya" });
    await author.comesTo(page);
    await openForm(page, hasScript);
    await typePost(page, "Only once please", `I lie awake.\n\n${"A line.\n\n".repeat(40)}Do you too?`);
    await page.getByRole("button", { name: "Add Post" }).dblclick();

    await expect(page).toHaveURL(/\/forum\/details\?id=\w+$/);
    await expect(toast(page, "Your post is in the forum")).toBeVisible();
    const post = page.getByRole("article");
    await expect(post.getByRole("heading", { level: 1, name: "Only once please" })).toBeVisible();
    await expect(post).toContainText("Anxious");
    await expect(post).toContainText("Zoya");
    await expect(post.locator(".plain-text p").last()).toHaveText("Do you too?");

    await settled(page, hasScript);
    await page.getByRole("link", { name: "Write a comment" }).click();
    await field(page, "Your comment").fill("Me too.");
    await page.getByRole("button", { name: "Post Comment" }).dblclick();
    await expect(toast(page, "Comment added!")).toBeVisible();
    await expect(page).toHaveURL(/#comment-\w+$/);
    const comment = page.locator(".comments li.comment-card");
    await expect(comment).toHaveCount(1);
    await expect(comment).toContainText("Me too.");
    await expect(comment).toBeInViewport();
    await expect(page.getByLabel("Your comment")).toHaveCount(0);

    await settled(page, hasScript);
    const remove = comment.getByRole("link", { name: "Delete" });
    await expect(remove).toBeHidden();
    await comment.locator("summary").click();
    await remove.click();
    await expect(page.getByRole("dialog", { name: "Delete this comment?" })).toBeVisible();

    await page.goto("/forum?search=Only+once+please");
    await expect(page.getByRole("heading", { level: 2, name: "Only once please" })).toHaveCount(1);
  },
);

test("what is wrong with a post is told at its fields, what is left as she types, and nothing is lost on the way", async ({
  page,
  site,
}) => {
  await signedIn(page, site.address);
  await openForm(page);
  const description = field(page, "Description");
  await expect(description).toHaveAccessibleDescription(
    "Nobody watches this for emergencies. In danger, call 1122. At most 5,000 characters",
  );
  await description.fill(" \n ");
  const answer = await send(page, "Add Post");
  expect(answer.status()).toBe(400);
  const summary = page.getByRole("alert").filter({ hasText: "need your attention" });
  await expect(summary.getByRole("listitem")).toHaveText([
    "Select mood",
    "Enter a title.",
    "Write what you want to say.",
  ]);
  await summary.getByRole("link", { name: "Select mood" }).click();
  await expect(mood(page, "Smile")).toBeFocused();
  await expect(mood(page, "Smile")).toHaveAccessibleDescription("Error: Select mood");

  await mood(page, "In love").check();
  await field(page, "Title").fill("Long");
  const text = `${"ا".repeat(4_999)}\nب`;
  await description.fill(text);
  await expect(description).toHaveAccessibleDescription(/ 1 too many$/);
  await expect(page.getByRole("status").filter({ hasText: "1 too many" })).toHaveCount(1);
  await send(page, "Add Post");
  await expectProblems(page, [[description, "Use at most 5,000 characters. Shorten it by 1."]]);
  await expect(mood(page, "In love")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("Long");
  await expect(description).toHaveValue(text);

  await description.fill("in the village");
  await page.route("**/post-new*", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Add Post" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We could not reach the server" })).toHaveCount(1);
  await expect(description).toHaveValue("in the village");
  await page.unroute("**/post-new*");
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
});

test("a post typed while her session ended is there after the sign-in", async ({ page, site }) => {
  const member = await signedIn(page, site.address);
  await openForm(page);
  await endSessionAtServer(page, site.address);
  const text = "نیند نہیں آتی۔ ".repeat(300);
  await typePost(page, "نیند", text);
  await send(page, "Add Post");
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, member);

  await expect(page).toHaveURL("/forum/post-new");
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(mood(page, "Anxious")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("نیند");
  await expect(field(page, "Description")).toHaveValue(text);
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
});

test("a draft is kept however she leaves, until she starts anew or sends it", async ({ page, site }) => {
  await signedIn(page, site.address);
  await openForm(page);
  await typePost(page, "Half a", "thought");
  await page.getByRole("link", { name: "Social forum" }).first().click();
  await expect.poll(() => heldCookies(page)).not.toEqual([]);
  await openForm(page);
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(mood(page, "Anxious")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("Half a");
  await expect(field(page, "Description")).toHaveValue("thought");

  await page.getByRole("button", { name: "Start over" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await openForm(page);
  await expect(field(page, "Description")).toHaveValue("");
  expect(await heldCookies(page)).toEqual([]);

  await typePost(page, "Another", "thought");
  await page.goto("/about");
  await expect.poll(() => heldCookies(page)).not.toEqual([]);
  await openForm(page);
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(mood(page, "Anxious")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("Another");
  await expect(field(page, "Description")).toHaveValue("thought");
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
  await openForm(page);
  await expect(field(page, "Title")).toHaveValue("");
  await expect(page.getByText(NOTE)).toHaveCount(0);
});
