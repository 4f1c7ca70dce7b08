import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { writer } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { cardOf, cardsOf } from "./forum-texts.ts";
import { browserOf, writing } from "./people.ts";

const site = siteOfFile({ FORUM_REVIEW: "first" });

test("a post that waits stands first in its author's forum, and nowhere in that of others", async () => {
  const { browser } = await writing(site);
  await browser.open("/forum/post-new");
  browser.check("Happy");
  browser.fill("Title", "My first");
  browser.fill("Description", "Good evening.");
  await browser.press("Add Post");
  expect(browser.toasts).toEqual(["Your post waits for a moderator"]);
  const id = new URL(browser.path, site.address).searchParams.get("id") ?? "";

  await browser.open("/forum");
  expect(cardsOf(browser)).toHaveLength(11);
  expect(cardsOf(browser)[0]).toBe(cardOf(browser, id));
  expect(cardOf(browser, id)).toHaveTextContent("Waiting for a moderator. Only you see it until then.");
  for (const elsewhere of ["/forum?page=2", "/forum?search=first"]) {
    await browser.open(elsewhere);
    expect(browser.heading).toBe("Social forum");
    expect(cardOf(browser, id)).toBeNull();
  }

  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  for (const other of [moderator, await writer(site.address)]) {
    const another = await browserOf(site, other);
    await another.open("/forum");
    expect(cardsOf(another)).toHaveLength(10);
    expect(cardOf(another, id)).toBeNull();
  }
});
