import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { grant } from "../../fixtures/operator.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { part } from "./page-parts.ts";
import { openedAt, writing } from "./people.ts";

const WORDS = "It told me kindly what a lamp in the next room would say.";

const onHome = (browser: FormVisitor) => part(browser, "region", /^What people say about/);

const site = siteOfFile();

test("she writes a review, a moderator shows it on the home page, and she deletes it", async () => {
  const { browser: hers } = await writing(site, { fullName: "Rukhsana" });
  const moderator = await writing(site);
  await grant(site, moderator, "moderator");

  await openReview(hers);
  hers.fill("What would you like to say?", WORDS);
  expect(await hers.press("Send my review")).toBe(400);
  expect(hers.problems).toEqual([["Stars", "Choose from 1 to 5 stars."]]);
  expect(hers.field("What would you like to say?")).toHaveValue(WORDS);
  hers.check("4 stars");
  await hers.press("Send my review");
  expect(hers.toasts).toEqual(["Thank you. It is shown when a moderator has read it."]);
  await hers.open("/");
  expect(onHome(hers)).not.toHaveTextContent(WORDS);

  const desk = moderator.browser;
  await desk.open("/admin/reports");
  await desk.follow("New review to approve");
  const dialog = part(desk, "dialog", "New review to approve");
  expect(dialog).toHaveTextContent(/New, to approve ?By Rukhsana\. Only its author can read it until it is approved\./);
  expect(dialog).toHaveTextContent(`4 stars${WORDS}`);
  desk.check("Approve it: show it on the home page");
  desk.fill(/^Why/, "Kind words.");
  await desk.press("Decide");
  expect(desk.toasts).toEqual(["Done. The author and the reporters are notified."]);

  await hers.open("/");
  expect(onHome(hers)).toHaveTextContent(WORDS);
  expect(onHome(hers)).toHaveTextContent("Rukhsana");
  await hers.open("/notifications");
  expect(hers.text).toContain("A moderator looked at your review, and it is shown on the home page.");

  await openReview(hers);
  expect(part(hers, "dialog", "Your review")).toHaveTextContent("Your review is shown on the home page.");
  expect(hers.field("4 stars")).toBeChecked();
  await hers.follow("Delete my review");
  part(hers, "dialog", "Delete your review?");
  await hers.press("Delete my review");
  expect(hers.toasts).toEqual(["Your review is deleted."]);
  await hers.open("/");
  expect(onHome(hers)).not.toHaveTextContent(WORDS);
});

test("a review has five stars, filled to the nearest half, and says how many they are", async () => {
  const browser = await openedAt(site, "/");
  const said = browser.pageWithIcons.getByRole("region", { name: /^What people say about/ });
  const [rating] = said.querySelectorAll(".stars");
  const [words = ""] = /^\d\.\d of 5 stars$/.exec(textOf(rating)) ?? [];
  const halves = Math.round(parseFloat(words) * 2);
  const full = rating?.querySelector("svg > svg");
  expect([...(rating?.querySelectorAll("use") ?? [])].map((use) => use.getAttribute("href")?.split("#")[1])).toEqual([
    "stars",
    "stars-full",
  ]);
  const star = 26;
  expect(Number(full?.getAttribute("width"))).toBe((halves / 2) * star);
});

async function openReview(browser: FormVisitor) {
  await browser.open("/account");
  await browser.follow("Your review");
  part(browser, "dialog", "Your review");
}
