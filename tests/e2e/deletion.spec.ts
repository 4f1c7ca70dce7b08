import type { Page } from "playwright/test";
import { write } from "../world/messages.ts";
import { grant, onlyAdministrator } from "../world/operator.ts";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Opens the dialog that asks, from the links beside a page of the account area. */
async function askToDelete(page: Page, hasScript: boolean) {
  await page.goto("/account/sessions");
  await settled(page, hasScript);
  await page.getByRole("navigation", { name: "Account area" }).getByRole("link", { name: "Delete Account" }).click();
  await expect(page).toHaveURL(/\/account\?dialog=delete$/);
  const question = "Are you sure to delete account? This will delete all posts, comments etc.";
  await expect(page.getByRole("dialog").getByText(question)).toBeVisible();
  await settled(page, hasScript);
}

test("she deletes her account with her password, and what she wrote goes with her", async ({
  page,
  browser,
  site,
  hasScript,
}) => {
  const [mother, friend] = [await writer(site.address), await writer(site.address, { isFindable: true })];
  const post = await postBy(mother, { title: "I am leaving" });
  await write(mother, friend, "Salam, dear");
  await write(friend, mother, "Walaikum salam");
  await mother.comesTo(page);
  await askToDelete(page, hasScript);

  await send(page, "Delete Account");
  await expectProblems(page, [[field(page, "Password"), "Enter your password."]]);
  await field(page, "Password").fill("a loud lamp");
  await send(page, "Delete Account");
  await expectProblems(page, [[field(page, "Password"), "The password is not right."]]);
  await expect(field(page, "Password")).toHaveValue("");
  await field(page, "Password").fill(mother.password);
  await send(page, "Delete Account");

  await expect(page.getByRole("status").filter({ hasText: "Your account is deleted." })).toBeVisible();
  await expect(page).toHaveURL(`${site.address}/`);
  expect((await page.goto(`/forum/details?id=${post}`))?.status()).toBe(404);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?/);
  await settled(page, hasScript);
  expect((await logIn(page, mother)).status()).toBe(401);

  const other = await browser.newPage();
  await friend.comesTo(other);
  await other.goto(`${site.address}/messages/with/${mother.id}`);
  await expect(other.getByRole("heading", { name: "Deleted member" })).toBeVisible();
  await expect(other.getByText("Salam, dear")).toBeVisible();
  await other.close();
});

test("she leaves her posts and comments under no name", async ({ page, site, hasScript }) => {
  const [mother, friend] = [await writer(site.address, { fullName: "Mahnoor" }), await writer(site.address)];
  const [hers, theirs] = [await postBy(mother, { title: "What helped me sleep" }), await postBy(friend)];
  const comment = await commentBy(mother, theirs);
  await mother.comesTo(page);
  await askToDelete(page, hasScript);
  await field(page, "Password").fill(mother.password);
  await field(page, "Leave my posts and comments").check();
  await send(page, "Delete Account");
  await expect(page.getByRole("status").filter({ hasText: "Your account is deleted." })).toBeVisible();

  for (const [thread, text] of [
    [hers, hers],
    [theirs, comment],
  ] as const) {
    await page.goto(`/forum/details?id=${thread}`);
    await expect(cardOf(page, text)).toContainText("Deleted member");
    await expect(page.getByText("Mahnoor")).toHaveCount(0);
  }
});

test("the last administrator is told to name another first, and nothing is deleted", async ({
  page,
  site,
  hasScript,
}) => {
  const [last, other] = [await writer(site.address), await writer(site.address)];
  await onlyAdministrator(site, last);
  await last.comesTo(page);
  await askToDelete(page, hasScript);
  await field(page, "Password").fill(last.password);
  await field(page, "Leave my posts and comments").check();
  await send(page, "Delete Account");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Nobody else is administrator. Make somebody else one first, under Members.",
  );
  await expect(field(page, "Leave my posts and comments")).toBeChecked();

  await grant(site, other, "administrator");
  await field(page, "Password").fill(last.password);
  await send(page, "Delete Account");
  await expect(page.getByRole("status").filter({ hasText: "Your account is deleted." })).toBeVisible();
});
