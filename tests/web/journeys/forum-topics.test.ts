import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { writer } from "../../fixtures/mothers.ts";
import { monthsWorkedOut } from "../../fixtures/operator.ts";
import { postBy } from "../../fixtures/posts.ts";
import { textOf } from "../form-visitor.ts";
import { cardOf, choose } from "./forum-texts.ts";
import { bereaved, openedAt, writing } from "./people.ts";
import { staff } from "./staff.ts";

const site = siteOfFile();

test("a visitor narrows the forum to a topic, and a search stays in it", async () => {
  const author = await writer(site.address);
  const birth = await postBy(author, { title: "The night bag", topicId: "birth" });
  const other = await postBy(author, { title: "The night light" });
  const browser = await openedAt(site, "/forum");
  const topics = () => within(browser.page.getByRole("navigation", { name: "Topics" }));
  expect(topics().getAllByRole("link").map(textOf)).toEqual(["All", "First months", "Birth", "Newborn", "Feelings"]);
  await browser.follow(topics().getByRole("link", { name: "Birth" }));
  expect(browser.path).toBe("/forum?topic=birth");
  expect(topics().getByRole("link", { name: "Birth" })).toHaveAttribute("aria-current", "page");
  expect([cardOf(browser, birth) !== null, cardOf(browser, other)]).toEqual([true, null]);

  browser.fill("Search the forum...", "night");
  await browser.press("Search");
  expect(browser.path).toBe("/forum?topic=birth&search=night");
  expect([cardOf(browser, birth) !== null, cardOf(browser, other)]).toEqual([true, null]);
  await browser.follow("The night bag");
  await browser.follow("Birth");
  expect(browser.path).toBe("/forum?topic=birth");
});

test("a topic of which nobody is reminded is found by who opens it, and written to from there", async () => {
  const { browser } = await writing(site);
  await browser.open("/forum");
  expect(textOf(browser.page.getByRole("navigation", { name: "Topics" }))).not.toContain("Loss");
  await browser.follow("Loss");
  expect(browser.path).toBe("/forum?topic=loss");
  expect(browser.text).toContain("These posts are shown only here");
  expect(browser.page.getByRole("link", { name: "Your own danger signs" })).toHaveAttribute(
    "href",
    "/danger-signs?who=afterLoss",
  );

  await browser.follow("Add post");
  expect(browser.field(/^Topic/)).toHaveValue("loss");
  browser.check("Sad");
  browser.fill("Title", "Her name");
  browser.fill("Description", "I say it every day.");
  await browser.press("Add Post");
  const id = new URL(browser.path, site.address).searchParams.get("id") ?? "";
  for (const [address, isThere] of [
    ["/forum", false],
    ["/forum?search=every+day", false],
    ["/forum?topic=loss", true],
  ] as const) {
    await browser.open(address);
    expect([address, cardOf(browser, id) !== null]).toEqual([address, isThere]);
  }
});

test("she chooses a topic, and another when she edits", async () => {
  const { browser } = await writing(site);
  await browser.open("/forum/post-new");
  const options = within(browser.field(/^Topic/))
    .getAllByRole("option")
    .map(textOf);
  expect(options).toEqual(["No topic", "First months", "Birth", "Newborn", "Feelings"]);
  browser.check("Happy");
  browser.fill("Title", "Nine weeks");
  browser.fill("Description", "And counting.");
  browser.select(/^Topic/, "First months");
  await browser.press("Add Post");
  const id = new URL(browser.path, site.address).searchParams.get("id") ?? "";
  within(browser.page.getByRole("article")).getByRole("link", { name: "First months" });
  await choose(browser, id, "Edit");
  expect(browser.field(/^Topic/)).toHaveValue("first-months");
  browser.select(/^Topic/, "No topic");
  await browser.press("Save");
  expect(within(browser.page.getByRole("article")).queryByRole("link", { name: "First months" })).toBeNull();
});

test("an administrator keeps the list of topics", async () => {
  const { browser } = await staff(site, "administrator");
  await browser.open("/admin/topics");
  await browser.follow("Add a topic");
  browser.fill("Name", "Twins");
  browser.fill("Place in the list", "none");
  expect(await browser.press("Add")).toBe(400);
  expect(browser.problems).toEqual([["Place in the list", "Enter a number from 1 to 99."]]);
  browser.fill("Place in the list", "3");
  await browser.press("Add");
  expect(browser.toasts).toEqual(["Added"]);
  await browser.follow("Twins");
  browser.fill("Name", "Two at once");
  browser.fill("Name in Urdu (optional)", "جڑواں بچے");
  browser.check("Closed to new posts");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved"]);
  expect(textOf(browser.page.getByRole("list", { name: "Topics" }))).toMatch(/Two at once.*Closed to new posts/);
  await browser.follow("Two at once");
  expect(browser.field("Name in Urdu (optional)")).toHaveValue("جڑواں بچے");
  browser.fill("Name in Urdu (optional)", "");
  await browser.press("Save");
  await browser.follow("Two at once");
  expect(browser.field("Name in Urdu (optional)")).toHaveValue("");
});

test("a month is a filter where twenty share it, for the reader alone", async () => {
  const lastMenstrualPeriod = inDays(-100);
  const { browser } = await writing(site, { lastMenstrualPeriod });
  const chip = () => browser.page.queryByRole("link", { name: "My month" });
  await browser.open("/forum");
  expect(chip()).toBeNull();

  const [author, ...others] = await Promise.all(
    Array.from({ length: 19 }, () => writer(site.address, { lastMenstrualPeriod })),
  );
  if (!author) throw new Error(`nobody came but ${others.length}`);
  const named = await postBy(author, { title: "Of the same month" });
  const hidden = await postBy(author, { title: "Under another name", isPseudonymous: true });
  const elsewhere = await postBy(await writer(site.address, { lastMenstrualPeriod: inDays(-200) }));
  await monthsWorkedOut(site);
  await browser.open("/forum");
  await browser.follow("My month");
  expect(browser.path).toBe("/forum?my-month=");
  expect(chip()).toHaveAttribute("aria-current", "page");
  expect([named, hidden, elsewhere].map((id) => cardOf(browser, id) !== null)).toEqual([true, false, false]);
  const visitor = await openedAt(site, "/forum?my-month=");
  expect(cardOf(visitor, named)).toBeNull();
});

test("after a loss the topic of it is the first that is offered", async () => {
  const browser = await bereaved(site);
  await browser.open("/forum");
  const chips = within(browser.page.getByRole("navigation", { name: "Topics" })).getAllByRole("link");
  expect(chips.map(textOf).slice(0, 3)).toEqual(["All", "Loss", "First months"]);
  expect(browser.page.getAllByRole("link", { name: "Loss" })).toHaveLength(1);

  await browser.open("/");
  await browser.follow(/^Others who went through a loss/);
  expect(browser.path).toBe("/forum?topic=loss");
  expect(browser.text).toContain("These posts are shown only here");
});
