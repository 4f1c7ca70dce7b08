import type { Page } from "playwright/test";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const threadOf = (id: string) => `/forum/details?id=${id}`;

async function open(page: Page, address: string) {
  await page.goto(address);
  await settled(page, true);
}

/** Chooses from the menu of a post or comment. */
async function choose(page: Page, id: string, words: string) {
  const card = cardOf(page, id);
  await card.locator("summary").last().click();
  await card.getByRole("link", { name: words, exact: true }).click();
}

test("the menu closes by Escape and by a tap beside it, and leads a visitor through sign-in to her report", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Drink bleach" });
  await open(page, "/forum");
  const card = cardOf(page, id);
  const report = card.getByRole("link", { name: "Report", exact: true });
  await expect(report).toBeHidden();
  await card.locator("summary").click();
  await expect(card.getByRole("link", { name: "Hide/Block post" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(report).toBeHidden();
  await card.locator("summary").click();
  await expect(report).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(report).toBeHidden();
  await card.locator("summary").click();
  await report.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, reader);

  await expect(page).toHaveURL(new RegExp(`/forum/report\\?post=${id}$`));
  const dialog = page.getByRole("dialog", { name: "Report this post" });
  await send(page, "Report");
  await expectProblems(page, [[dialog.getByLabel("Somebody may be in danger"), "Choose a reason."]]);
  await dialog.getByLabel("It gives unsafe advice").check();
  await dialog.getByLabel(/What the moderator should know/).fill("Nobody should try this.");
  await send(page, "Report");
  await expect(toast(page, "Thank you. A moderator will look at it.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/forum#post-${id}$`));
});

test("she edits her post over one that was changed meanwhile, as often as it was, and on purpose", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "First words" });
  const change = (description: string) =>
    author.call("PUT", `/socialform/${id}`, { body: { moodID: 1, title: "Others", description } });
  await author.comesTo(page);
  await open(page, "/forum");
  await choose(page, id, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit your post" });
  await expect(dialog.getByLabel("Happy")).toBeChecked();
  await expect(field(page, "Description")).toHaveValue("I lie awake at three.");
  await field(page, "Description").fill("Mine.");
  await dialog.getByLabel("Excited").check();

  for (const meanwhile of ["One.", "Two."]) {
    await change(meanwhile);
    const answer = await send(page, "Save");
    expect(answer.status()).toBe(409);
    await expect(dialog.getByRole("alert")).toContainText("This post was changed in another window meanwhile.");
    await expect(field(page, "Description")).toHaveValue("Mine.");
    await expect(dialog.getByRole("heading", { name: "The saved text" })).toBeVisible();
    await expect(dialog.locator(".plain-text")).toHaveText(meanwhile);
  }

  await field(page, "Title").fill("");
  await send(page, "Save");
  await expectProblems(page, [[field(page, "Title"), "Enter a title."]]);
  await expect(dialog.locator(".plain-text")).toHaveText("Two.");
  await field(page, "Title").fill("Better words");
  await send(page, "Save");
  await expect(toast(page, "Your changes are saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const card = cardOf(page, id);
  await expect(card.getByRole("heading", { name: "Better words" })).toBeVisible();
  await expect(card).toContainText("Mine.");
  await expect(card).toContainText("Excited");
  await expect(card).toContainText("edited");
});

test("she edits her comment and deletes it, and then the post that she reads", async ({ page, site }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "Not for long" });
  const id = await commentBy(author, post);
  await author.comesTo(page);
  await open(page, threadOf(post));
  await choose(page, id, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit your comment" });
  await dialog.getByLabel("Your comment").fill("Me three.");
  await send(page, "Save");
  await expect(cardOf(page, id)).toContainText("Me three.");

  await choose(page, id, "Delete");
  await expect(page.getByRole("dialog", { name: "Delete this comment?" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cardOf(page, id)).toBeVisible();
  await choose(page, id, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The comment is deleted.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${post}`));
  await expect(cardOf(page, id)).toHaveCount(0);
  await expect(page.getByText(/^Nobody has answered yet\./)).toBeVisible();

  await choose(page, post, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The post is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(page.getByRole("heading", { name: "Not for long" })).toHaveCount(0);
});

test("she hides a post and blocks its author, and takes both back", async ({ page, site }) => {
  const author = await writer(site.address, { fullName: "Hira Loud" });
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Out of sight" });
  await reader.comesTo(page);
  await open(page, threadOf(id));
  await choose(page, id, "Hide/Block post");
  await send(page, "Hide this post");
  await expect(toast(page, "You don't see this post any more.")).toBeVisible();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(cardOf(page, id)).toHaveCount(0);

  await open(page, "/account");
  await page.getByRole("link", { name: "Hidden and blocked" }).click();
  await expect(page.getByRole("list").filter({ hasText: "Out of sight" })).toBeVisible();
  await send(page, "Show it again Out of sight");
  await expect(toast(page, "You see this post again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing hidden, nobody blocked" })).toBeVisible();

  await open(page, "/forum");
  await choose(page, id, "Hide/Block post");
  await expect(page.getByRole("dialog")).toContainText("neither of you can message the other");
  await send(page, "Block this member");
  await expect(toast(page, "You will not see what is written under this name any more.")).toBeVisible();
  await expect(cardOf(page, id)).toHaveCount(0);
  await open(page, "/account/hidden");
  await send(page, "Unblock Hira Loud");
  await expect(toast(page, "You see what they write again.")).toBeVisible();
  await page.goto("/forum");
  await expect(cardOf(page, id)).toBeVisible();
});
