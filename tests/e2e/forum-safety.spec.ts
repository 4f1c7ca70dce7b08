import type { Page } from "playwright/test";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const threadOf = (id: string) => `/forum/details?id=${id}`;

async function open(page: Page, address: string, hasScript: boolean) {
  await page.goto(address);
  await settled(page, hasScript);
}

/** Chooses from the menu of a post or comment. */
async function choose(page: Page, id: string, words: string) {
  const card = cardOf(page, id);
  await card.getByText("More").last().click();
  await card.getByRole("link", { name: words, exact: true }).click();
}

test("she edits her post from the list, and it says so", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "First words" });
  await author.comesTo(page);
  await open(page, "/forum", hasScript);
  await choose(page, id, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit your post" });
  await expect(dialog.getByLabel("Happy")).toBeChecked();
  await expect(field(page, "Description")).toHaveValue("I lie awake at three.");
  await field(page, "Title").fill("");
  await send(page, "Save");
  await expectProblems(page, [[field(page, "Title"), "Enter a title."]]);
  await field(page, "Title").fill("Better words");
  await dialog.getByLabel("Excited").check();
  await send(page, "Save");

  await expect(toast(page, "Your changes are saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const card = cardOf(page, id);
  await expect(card.getByRole("heading", { name: "Better words" })).toBeVisible();
  await expect(card).toContainText("Excited");
  await expect(card).toContainText("edited");
});

test("a post changed in two tabs: the second sees both texts, and saves over on purpose", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "Two tabs" });
  await author.comesTo(page);
  const address = `${threadOf(id)}&dialog=edit&post=${id}`;
  await open(page, address, hasScript);
  const other = await page.context().newPage();
  await open(other, address, hasScript);
  await field(other, "Description").fill("Written in the second tab.");
  await send(other, "Save");
  await expect(toast(other, "Your changes are saved")).toBeVisible();
  await other.close();

  await field(page, "Description").fill("Written in the first tab.");
  const answer = await send(page, "Save");
  expect(answer.status()).toBe(409);
  const dialog = page.getByRole("dialog", { name: "Edit your post" });
  await expect(dialog.getByRole("alert")).toContainText("This post was changed in another window meanwhile.");
  await expect(field(page, "Description")).toHaveValue("Written in the first tab.");
  await expect(dialog.getByRole("heading", { name: "What stands there now" })).toBeVisible();
  await expect(dialog.locator(".plain-text")).toHaveText("Written in the second tab.");

  await field(page, "Title").fill("");
  await send(page, "Save");
  await expectProblems(page, [[field(page, "Title"), "Enter a title."]]);
  await field(page, "Title").fill("Two tabs");
  await send(page, "Save");
  await expect(toast(page, "Your changes are saved")).toBeVisible();
  await expect(page.getByRole("article").locator(".plain-text")).toHaveText("Written in the first tab.");
});

test("a third change between the two is not overwritten unseen", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "Three" });
  await author.comesTo(page);
  await open(page, `/forum?dialog=edit&post=${id}`, hasScript);
  const change = (description: string) =>
    author.call("PUT", `/socialform/${id}`, { body: { moodID: 1, title: "Three", description } });
  await change("One.");
  await field(page, "Description").fill("Mine.");
  expect((await send(page, "Save")).status()).toBe(409);
  await change("Two.");
  expect((await send(page, "Save")).status()).toBe(409);
  await expect(page.getByRole("dialog").locator(".plain-text")).toHaveText("Two.");
  await expect(field(page, "Description")).toHaveValue("Mine.");
});

test("she edits her comment and deletes it", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "With a comment" });
  const id = await commentBy(author, post);
  await author.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await choose(page, id, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit your comment" });
  await dialog.getByLabel("Your comment").fill("Me three.");
  await send(page, "Save");
  await expect(cardOf(page, id)).toContainText("Me three.");

  await choose(page, id, "Delete");
  await expect(page.getByRole("dialog", { name: "Delete this comment?" })).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(cardOf(page, id)).toBeVisible();
  await choose(page, id, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The comment is deleted.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${post}`));
  await expect(cardOf(page, id)).toHaveCount(0);
  await expect(page.getByText("Nobody has answered yet.")).toBeVisible();
});

test("the only comment of a page can be deleted there", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const post = await postBy(author, { title: "Eleven" });
  for (let count = 1; count <= 10; count += 1) await commentBy(author, post, { comment: `Answer ${count}` });
  const last = await commentBy(author, post, { comment: "The eleventh" });
  await author.comesTo(page);
  await open(page, `${threadOf(post)}&page=2`, hasScript);
  await choose(page, last, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The comment is deleted.")).toBeVisible();
  await expect(page.locator(".comments > li")).toHaveCount(10);
});

test("the only post of a list's last page can be deleted there", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const oldest = await postBy(author, { title: "Twigs 0" });
  for (let count = 1; count <= 10; count += 1) await postBy(author, { title: `Twigs ${count}` });
  await author.comesTo(page);
  await open(page, "/forum?search=twigs&page=2", hasScript);
  await expect(page.locator(".posts > li")).toHaveCount(1);
  await choose(page, oldest, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The post is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/forum\?search=twigs&page=1/);
  await expect(page.locator(".posts > li")).toHaveCount(10);
});

test("she deletes the post that she reads, and is led to the forum", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "Not for long" });
  await author.comesTo(page);
  await open(page, threadOf(id), hasScript);
  await choose(page, id, "Delete");
  await send(page, "Delete");
  await expect(toast(page, "The post is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(page.getByRole("heading", { name: "Not for long" })).toHaveCount(0);
});

test("she reports a post with a reason, and a comment", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const post = await postBy(author, { title: "Drink bleach" });
  const comment = await commentBy(author, post, { comment: "It helps." });
  await reader.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await choose(page, post, "Report");
  const dialog = page.getByRole("dialog", { name: "Report this post" });
  await send(page, "Report");
  await expectProblems(page, [[dialog.getByLabel("It is unkind"), "Choose a reason."]]);
  await dialog.getByLabel("It gives unsafe advice").check();
  await dialog.getByLabel(/What the moderator should know/).fill("Nobody should try this.");
  await send(page, "Report");
  await expect(toast(page, "Thank you. A moderator will look at it.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${post}`));

  await choose(page, comment, "Report");
  await page.getByRole("dialog", { name: "Report this comment" }).getByLabel("Something else").check();
  await send(page, "Report");
  await expect(toast(page, "Thank you. A moderator will look at it.")).toBeVisible();
});

test("a visitor who reports signs in first, and finds the dialog", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Seen from outside" });
  const address = `/forum?dialog=report&post=${id}`;
  await open(page, address, hasScript);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: address })}`);
  await logIn(page, reader);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("dialog", { name: "Report this post" })).toBeVisible();
});

test("a report written while her session ended is there after the sign-in", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "To be reported" });
  await reader.comesTo(page);
  await open(page, `/forum?dialog=report&post=${id}`, hasScript);
  await endSessionAtServer(page, site.address);
  await page.getByLabel("It is spam").check();
  await page.getByLabel(/What the moderator should know/).fill("She sells pills.");
  await send(page, "Report");
  await logIn(page, reader);
  await expect(page.getByLabel("It is spam")).toBeChecked();
  await expect(page.getByLabel(/What the moderator should know/)).toHaveValue("She sells pills.");
});

test("she hides a post, and shows it again", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Out of sight" });
  await reader.comesTo(page);
  await open(page, threadOf(id), hasScript);
  await choose(page, id, "Hide/Block post");
  await send(page, "Hide this post");
  await expect(toast(page, "You don't see this post any more.")).toBeVisible();
  await expect(page).toHaveURL(/\/forum$/);
  await expect(cardOf(page, id)).toHaveCount(0);

  await open(page, "/account", hasScript);
  await page.getByRole("link", { name: "Hidden and blocked" }).click();
  await expect(page.getByRole("list").filter({ hasText: "Out of sight" })).toBeVisible();
  await send(page, "Show it again Out of sight");
  await expect(toast(page, "You see this post again.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing hidden, nobody blocked" })).toBeVisible();
  await page.goto("/forum");
  await expect(cardOf(page, id)).toBeVisible();
});

test("a block by name holds both ways and everywhere, until she undoes it", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira Loud" });
  const reader = await writer(site.address);
  const third = await writer(site.address);
  const [post, another] = [await postBy(author, { title: "Loud" }), await postBy(author, { title: "Louder" })];
  const own = await postBy(reader, { title: "Hers" });
  const comment = await commentBy(author, await postBy(third, { title: "Of a third" }));
  await reader.comesTo(page);
  await open(page, "/forum", hasScript);
  await choose(page, post, "Hide/Block post");
  await expect(page.getByRole("dialog")).toContainText("Blocking works everywhere and both ways");
  await send(page, "Block this member");
  await expect(toast(page, "You don't see what this member writes any more.")).toBeVisible();
  for (const id of [post, another]) await expect(cardOf(page, id)).toHaveCount(0);
  expect((await reader.call("GET", `/comment/${comment}`)).status).toBe(404);
  expect((await author.call("GET", `/socialform/${own}`)).status).toBe(404);

  await open(page, "/account/hidden", hasScript);
  await send(page, "Unblock Hira Loud");
  await expect(toast(page, "You see what she writes again.")).toBeVisible();
  await page.goto("/forum");
  for (const id of [post, another]) await expect(cardOf(page, id)).toBeVisible();
});

test("a pseudonym is blocked in its thread alone", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira Double" });
  const reader = await writer(site.address);
  const post = await postBy(await writer(site.address), { title: "A thread" });
  const comment = await commentBy(author, post, { comment: "From behind.", isPseudonymous: true });
  const named = await postBy(author, { title: "Under her name" });
  await reader.comesTo(page);
  await open(page, threadOf(post), hasScript);
  await choose(page, comment, "Block this member");
  await expect(page.getByRole("dialog")).toContainText("Blocking it works in this thread only");
  await send(page, "Block this member");
  await expect(page).toHaveURL(new RegExp(`id=${post}`));
  await expect(cardOf(page, comment)).toHaveCount(0);
  expect((await reader.call("GET", `/socialform/${named}`)).status).toBe(200);

  await open(page, "/account/hidden", hasScript);
  await expect(page.getByText("(pseudonym, in one thread)")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Hira Double");
});

test("what may not be done with a text opens no dialog", async ({ page, site }) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Mine" });
  await author.comesTo(page);
  for (const dialog of ["report", "hide"]) {
    await page.goto(`/forum?dialog=${dialog}&post=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Social forum" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await reader.comesTo(page);
  for (const dialog of ["edit", "delete"]) {
    await page.goto(`/forum?dialog=${dialog}&post=${id}`);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  const answer = await page.request.post(`/forum?dialog=delete&post=${id}`, {
    form: { intent: "delete" },
    headers: { origin: site.address },
  });
  expect(await answer.text()).toContain("There is no such post.");
  expect((await author.call("GET", `/socialform/${id}`)).status).toBe(200);
});
