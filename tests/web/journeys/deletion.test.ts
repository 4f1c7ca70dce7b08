import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { within } from "@testing-library/dom";
import { write } from "../../fixtures/messages.ts";
import { grant, onlyAdministrator } from "../../fixtures/operator.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { logIn, writing } from "./people.ts";

const DELETED = "Your account is deleted.";
const LEAVE_TEXTS = "Leave my posts and comments";

const site = siteOfFile();

/** Opens the dialog that asks, from the links beside a page of the account area. */
async function askToDelete(browser: FormVisitor) {
  await browser.open("/account/sessions");
  const area = browser.page.getByRole("navigation", { name: "Account area" });
  await browser.follow(within(area).getByRole("link", { name: "Delete Account" }));
  expect(browser.path).toBe("/account/delete");
  expect(textOf(browser.page.getByRole("dialog"))).toContain(
    "Are you sure to delete account? This will delete all posts, comments etc.",
  );
}

test("she deletes her account with her password, and what she wrote goes with her", async () => {
  const [mother, friend] = [await writing(site), await writing(site, { isFindable: true })];
  const post = await postBy(mother, { title: "I am leaving" });
  await write(mother, friend, "Salam, dear");
  await write(friend, mother, "Walaikum salam");
  const { browser } = mother;
  await askToDelete(browser);

  await browser.press("Delete Account");
  expect(browser.problems).toEqual([["Password", "Enter your password."]]);
  browser.fill("Password", "a loud lamp");
  await browser.press("Delete Account");
  expect(browser.problems).toEqual([["Password", "The password is not right."]]);
  expect(browser.field("Password")).toHaveValue("");
  browser.fill("Password", mother.password);
  await browser.press("Delete Account");

  expect(browser.toasts).toEqual([DELETED]);
  expect(browser.path).toBe("/");
  await browser.open(`/forum/details?id=${post}`);
  expect(browser.status).toBe(404);
  await browser.open("/account");
  expect(browser.path).toMatch(/^\/login\?/);
  expect(await logIn(browser, mother)).toBe(401);

  await friend.browser.open(`/messages/with/${mother.id}`);
  friend.browser.page.getByRole("heading", { name: "Deleted member" });
  expect(friend.browser.text).toContain("Salam, dear");
});

test("she leaves her posts and comments under no name", async () => {
  const [mother, friend] = [await writing(site, { fullName: "Mahnoor" }), await writing(site)];
  const [hers, theirs] = [await postBy(mother, { title: "What helped me sleep" }), await postBy(friend)];
  const comment = await commentBy(mother, theirs);
  const { browser } = mother;
  const cards = [
    { thread: hers, card: `post-${hers}` },
    { thread: theirs, card: `comment-${comment}` },
  ];
  for (const { thread, card } of cards) {
    await browser.open(`/forum/details?id=${thread}`);
    expect(textOf(browser.document.getElementById(card))).toContain("Mahnoor");
  }
  await askToDelete(browser);
  browser.fill("Password", mother.password);
  browser.check(LEAVE_TEXTS);
  await browser.press("Delete Account");
  expect(browser.toasts).toEqual([DELETED]);

  for (const { thread, card } of cards) {
    await browser.open(`/forum/details?id=${thread}`);
    expect(textOf(browser.document.getElementById(card))).toContain("Deleted member");
    expect(browser.text).not.toContain("Mahnoor");
  }
});

test("the last administrator is told to name another first, and nothing is deleted", async () => {
  const [last, other] = [await writing(site), await writing(site)];
  await onlyAdministrator(site, last);
  const { browser } = last;
  await askToDelete(browser);
  browser.fill("Password", last.password);
  browser.check(LEAVE_TEXTS);
  await browser.press("Delete Account");
  const alert = within(browser.page.getByRole("dialog")).getByRole("alert");
  expect(textOf(alert)).toContain("There is no other administrator. Make somebody else one first, under Members.");
  expect(browser.field(LEAVE_TEXTS)).toBeChecked();

  await grant(site, other, "administrator");
  browser.fill("Password", last.password);
  await browser.press("Delete Account");
  expect(browser.toasts).toEqual([DELETED]);
});
