import type { Page } from "playwright/test";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { strangers } from "./messages.ts";
import { expect, settled, test } from "./test.ts";

const WORDS = "میں تین بجے جاگتی ہوں،\nand then I can't sleep.";
const GONE = "What you were writing about is no longer here";

async function open(page: Page, path: string) {
  await page.goto(path);
  await settled(page, true);
}

test("a comment on a post that was deleted meanwhile stays in its box", async ({ page, site }) => {
  const [author, reader] = [await writer(site.address), await writer(site.address)];
  const post = await postBy(author);
  await reader.comesTo(page);
  await open(page, `/forum/details?id=${post}&write=`);
  await field(page, "Your comment").fill(WORDS);
  await author.call("DELETE", `/socialform/${post}`);
  expect((await send(page, "Post Comment")).status()).toBe(404);
  await expect(page.getByRole("alert").filter({ hasText: GONE })).toBeVisible();
  await expect(page.getByLabel("Your comment")).toHaveValue(WORDS);
  await expect(page.getByRole("link", { name: "Social forum" }).first()).toBeVisible();
});

test("a comment that was sent before the script ran is on the page of what happened", async ({ page, site }) => {
  const [author, reader] = [await writer(site.address), await writer(site.address)];
  const post = await postBy(author);
  await reader.comesTo(page);
  await open(page, `/forum/details?id=${post}&write=`);
  await field(page, "Your comment").fill(WORDS);
  await author.call("DELETE", `/socialform/${post}`);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form#comment");
    form?.append(Object.assign(document.createElement("input"), { name: "intent", value: "comment", type: "hidden" }));
    form?.submit();
  });
  await expect(page.getByRole("heading", { name: "This is no longer here" })).toBeVisible();
  await settled(page, true);
  await expect(page.getByLabel("Your comment")).toHaveValue(WORDS);
});

test("an edit of a text that was deleted in another tab, and a report of one, stay in their dialogs", async ({
  page,
  site,
}) => {
  const [author, other] = [await writer(site.address), await writer(site.address)];
  const [mine, theirs] = [await postBy(author), await postBy(other)];
  const comment = await commentBy(author, theirs);
  await author.comesTo(page);

  await open(page, `/forum/details/edit?id=${mine}&post=${mine}`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").fill(WORDS);
  await author.call("DELETE", `/socialform/${mine}`);
  expect((await send(page, "Save")).status()).toBe(404);
  await expect(dialog.getByRole("alert").filter({ hasText: GONE })).toBeVisible();
  await expect(dialog.locator("textarea")).toHaveValue(WORDS);

  await open(page, `/forum/details/edit?id=${theirs}&comment=${comment}`);
  await dialog.locator("textarea").fill(WORDS);
  await author.call("DELETE", `/comment/${comment}`);
  expect((await send(page, "Save")).status()).toBe(404);
  await expect(dialog.locator("textarea")).toHaveValue(WORDS);

  await open(page, `/forum/details/report?id=${theirs}&post=${theirs}`);
  await dialog.getByLabel("It is spam").check();
  await dialog.locator("textarea").fill(WORDS);
  await other.call("DELETE", `/socialform/${theirs}`);
  expect((await send(page, "Report")).status()).toBe(404);
  await expect(dialog.getByRole("alert").filter({ hasText: GONE })).toBeVisible();
  await expect(dialog.locator("textarea")).toHaveValue(WORDS);
});

test("a first message to a member who has left stays on the page", async ({ page, site }) => {
  const { sana, hira } = await strangers(site.address);
  await sana.comesTo(page);
  await open(page, `/messages/with/${hira.id}`);
  await field(page, "Your message").fill(WORDS);
  await hira.call("DELETE", `/user/delete/${hira.id}`, { body: { password: hira.password } });
  expect((await send(page, "Send")).status()).toBe(404);
  await expect(page.getByText("and then I can't sleep.")).toBeVisible();
  await expect(page.getByText(GONE).first()).toBeVisible();
});
