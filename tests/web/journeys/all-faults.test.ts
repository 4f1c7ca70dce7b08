import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { signedIn } from "./people.ts";
import { LAST_PERIOD } from "../../fixtures/registration-steps.ts";

/** What the form knows and what only the server knows is said in one round. */
const site = siteOfFile();
const NO_DAY = ["31", "2", "2026"];
const NOT_IN_CALENDAR = "This date is not in the calendar. Enter day, month and year, such as 27 3 2026.";
const SCAN_FUTURE = "Enter a scan date that is not in the future.";
const WEEKS = "Enter how many weeks the scan found, from 6 to 42.";
const BIRTH_FUTURE = "Enter a birth date that is not in the future.";
const born = (daysAgo: number) => ({ isPregnant: false, babyBirthDate: inDays(-daysAgo), lastMenstrualPeriod: "" });
const longName = "x".repeat(200);
const tooLong = expect.stringMatching(/^Use at most \d+ characters/);

test("dates of a pregnancy that is known, and of a new one", async () => {
  for (const address of ["/account/dates", "/account/add-pregnancy"]) {
    const browser = await signedIn(site);
    await browser.open(address);
    browser.fillDate(LAST_PERIOD, NO_DAY);
    browser.fillDate("Day of the transfer (optional)", inDays(4));
    browser.fillDate("Due date (optional)", inDays(400));
    expect([address, await browser.press("Save")]).toEqual([address, 400]);
    expect(browser.problems).toEqual([
      [LAST_PERIOD, NOT_IN_CALENDAR],
      ["Day of the transfer (optional)", "Enter a transfer date that is not in the future."],
      ["How old the embryo was", "Choose how old the embryo was."],
      ["Due date (optional)", "Enter a due date at most 40 weeks from now."],
    ]);
    await browser.open("/account/dates");
    expect(browser.dateFields("Due date (optional)")[2]).toHaveValue("");
  }
});

test("a scan, new and corrected", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/scan");
  browser.fillDate("Day of the scan", inDays(3));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Day of the scan", SCAN_FUTURE],
    ["Weeks at that scan", WEEKS],
  ]);
  browser.fillDate("Day of the scan", inDays(-3));
  browser.fill("Weeks at that scan", "9");
  browser.fill(/^And days/, "9");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toHaveLength(1);
  browser.fill(/^And days/, "2");
  expect(await browser.press("Save")).toBe(303);

  await browser.open(`/account/scan?day=${inDays(-3)}`);
  browser.fillDate("Day of the scan", inDays(-300));
  browser.fill("Weeks at that scan", "");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Day of the scan", "Enter a scan date that is after your last period."],
    ["Weeks at that scan", WEEKS],
  ]);
});

test("a birth date and the due date there was", async () => {
  const browser = await signedIn(site, born(60));
  await browser.open("/account/birth");
  browser.fillDate("Your baby's birth date", inDays(9));
  browser.fillDate("The due date you had (optional)", NO_DAY);
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Your baby's birth date", BIRTH_FUTURE],
    ["The due date you had (optional)", NOT_IN_CALENDAR],
  ]);
  browser.fillDate("Your baby's birth date", NO_DAY);
  browser.fillDate("The due date you had (optional)", inDays(400));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["Your baby's birth date", NOT_IN_CALENDAR],
    ["The due date you had (optional)", "Enter a date that fits the baby's birth date."],
  ]);
});

test("a birth that a pregnancy ends with, and a baby beside the first", async () => {
  const pregnant = await signedIn(site);
  const mother = await signedIn(site, born(400));
  for (const [browser, address] of [
    [pregnant, "/account/mode"],
    [mother, "/account/add-baby"],
  ] as const) {
    await browser.open(address);
    browser.fillDate("Your baby's birth date", inDays(9));
    browser.fill(/^Your baby's name/, longName);
    expect([address, await browser.press("Save")]).toEqual([address, 400]);
    expect(browser.problems).toEqual([
      ["Your baby's birth date", BIRTH_FUTURE],
      [expect.stringMatching(/^Your baby's name/), tooLong],
    ]);
  }
});

test("a loss", async () => {
  const browser = await signedIn(site);
  await browser.open("/account/loss");
  browser.fillDate("The day it happened (optional)", inDays(9));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    ["What happened?", expect.any(String)],
    ["The day it happened (optional)", "Enter a day that is not in the future."],
  ]);
});
