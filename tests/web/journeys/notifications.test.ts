import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { inBar } from "./page-parts.ts";
import { writing } from "./people.ts";
import { said, strangers } from "./talks.ts";

const site = siteOfFile();

/** What she is told, the newest first. */
function entries({ page }: FormVisitor): string[] {
  return within(page.getByRole("main"))
    .getAllByRole("listitem")
    .map(textOf)
    .filter((text) => / ago |just now/.test(text));
}

/** The link to them in the bar, as it reads. */
function bellOf(browser: FormVisitor): string {
  return textOf(inBar(browser).getByRole("link", { name: /^Notifications/ }));
}

/** Her list has these entries, all of which she has seen. */
async function expectSeen(browser: FormVisitor, count: number) {
  await browser.open("/notifications");
  expect(entries(browser)).toHaveLength(count);
  expect(browser.page.queryByText("New", { exact: true })).toBeNull();
  expect(bellOf(browser)).toBe("Notifications");
}

test("she is told of an answer, opens it, and it is new no more", async () => {
  const { browser, ...author } = await writing(site, { fullName: "Hira" });
  const reader = await writing(site, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Awake at three" });
  for (let count = 1; count <= 11; count += 1) await commentBy(reader, post, { comment: `Answer ${count}` });
  await browser.open("/");
  expect(bellOf(browser)).toBe("Notifications 1 new");
  await browser.follow(/^Notifications/);

  expect(browser.heading).toBe("Notification");
  expect(entries(browser)).toEqual([
    expect.stringMatching(/^New 11 new comments on .*Awake at three.*, the last by .*Zoya/),
  ]);
  await browser.follow(/^New /);
  expect(browser.target).toHaveTextContent("Answer 11");
  await expectSeen(browser, 1);
});

test("she marks all as read", async () => {
  const { browser, ...author } = await writing(site);
  const reader = await writing(site, { fullName: "Zoya" });
  for (const title of ["One", "Two"]) await commentBy(reader, await postBy(author, { title }));
  await browser.open("/notifications");
  expect(browser.page.getAllByText("New", { exact: true })).toHaveLength(2);
  await browser.press("Mark all as read");

  expect(browser.toasts).toEqual(["All are marked as read."]);
  expect(browser.page.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  await expectSeen(browser, 2);
});

test("she is told who would like to write to her, reads it, and it is new no more", async () => {
  const { sana, hira } = await strangers(site);
  const { browser } = hira;
  await write(sana, hira, "Salam, we met in the forum");
  await browser.open("/notifications");
  expect(bellOf(browser)).toBe("Notifications 1 new");
  expect(entries(browser)).toEqual([expect.stringMatching(/^New .*Sana.* would like to write to you\./)]);
  await browser.follow(/^New /);
  expect(said(browser)).toEqual([expect.stringContaining("Salam, we met in the forum")]);
  browser.page.getByRole("button", { name: /^Accept/ });
  await expectSeen(browser, 1);
});

test("without any there is a kind word, and a visitor logs in first", async () => {
  const visitor = new FormVisitor(site.address);
  await visitor.open("/notifications");
  expect(visitor.path).toBe("/login?next=%2Fnotifications");

  const { browser } = await writing(site);
  await browser.open("/notifications");
  browser.page.getByText("Nothing new");
  expect(bellOf(browser)).toBe("Notifications");
});

test("she is told of a date of hers in neutral words, and once she has seen the day it is new no more", async () => {
  // Her visit of week 12 is tomorrow.
  const { browser } = await writing(site, { lastMenstrualPeriod: inDays(1 - 84) });
  await browser.open("/notifications");
  expect(entries(browser)).toEqual([expect.stringMatching(/^New Tomorrow there is a date in your calendar\./)]);
  expect(entries(browser)[0]).not.toMatch(/visit|week/i);
  expect(bellOf(browser)).toBe("Notifications 1 new");
  await browser.follow(/^New /);

  browser.page.getByText("Yours: Antenatal visit, week 12");
  await expectSeen(browser, 1);
});

test("she chooses what she is told, and what she does not want is neither listed nor counted", async () => {
  const { browser, ...author } = await writing(site, { lastMenstrualPeriod: inDays(-84) });
  const reader = await writing(site);
  await commentBy(reader, await postBy(author, { title: "Swollen feet at work" }));
  await browser.open("/notifications");
  expect(entries(browser)).toHaveLength(2);
  await browser.follow("Choose your notifications");
  const chosen = () => {
    const dialog = within(browser.page.getByRole("dialog", { name: "Choose your notifications" }));
    return dialog.getAllByRole("checkbox", { checked: true });
  };
  expect(chosen()).toHaveLength(5);
  browser.check("Comments", false);
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Updated successfully!"]);

  await browser.open("/account/notifications");
  expect(browser.field("Comments")).not.toBeChecked();
  expect(chosen()).toHaveLength(4);
  await browser.open("/notifications");
  expect(entries(browser)).toEqual([expect.stringContaining("Today there is a date in your calendar.")]);
  expect(bellOf(browser)).toBe("Notifications 1 new");
});
