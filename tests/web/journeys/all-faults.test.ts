import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf, signedIn } from "./people.ts";
import { LAST_PERIOD } from "../../fixtures/registration-steps.ts";

/** What the form knows and what only the server knows is said in one round. */
const site = siteOfFile();
const NO_DAY = ["31", "2", "2026"];
const NOT_IN_CALENDAR = "This date is not in the calendar. Check the day, month and year.";
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
  expect(browser.problems).toEqual([["The day it happened (optional)", "Enter a day that is not in the future."]]);
});

const TOO_EASY = "This password is too easy to guess. Choose another one.";
const NOT_MATCHED = "Password and confirm password are not matched.";

test("a changed number and the password", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/phone");
  browser.fill("New phone number", member.phoneNumber);
  browser.fill("Password", "not her password");
  expect(await browser.press("Continue")).toBe(401);
  expect(browser.problems).toEqual([
    ["New phone number", "This is your number already."],
    ["Password", "This is not your password."],
  ]);
  browser.fill("Password", "");
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([
    ["New phone number", "This is your number already."],
    ["Password", "Enter your password."],
  ]);
});

test("a changed password: the old one, the new one and its confirmation", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/password");
  browser.fill("Old password", "not her password");
  browser.fill("New password", "password123");
  browser.fill("Confirm password", "password1234");
  expect(await browser.press("Change password")).toBe(400);
  expect(browser.problems).toEqual([
    ["Old password", "This is not your old password."],
    ["New password", TOO_EASY],
    ["Confirm password", NOT_MATCHED],
  ]);
  browser.fill("Old password", "");
  browser.fill("New password", "lamp");
  browser.fill("Confirm password", "lump");
  expect(await browser.press("Change password")).toBe(400);
  expect(browser.problems.map(([label]) => label)).toEqual(["Old password", "New password", "Confirm password"]);
});

test("a changed password from the login, where number and password are refused together", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login/reset-password");
  const dialog = within(browser.page.getByRole("dialog"));
  browser.fill(dialog.getByLabelText("Phone number"), newMother().phoneNumber);
  browser.fill(dialog.getByLabelText("Old password"), "not her password");
  browser.fill(dialog.getByLabelText("New password"), "password123");
  expect(await browser.press(dialog.getByRole("button", { name: "Change password" }))).toBe(400);
  expect(browser.problems).toEqual([
    ["", "The phone number or the password is not right."],
    ["New password", TOO_EASY],
    ["Confirm password", "Enter the password once more."],
  ]);
});

test("a new password by a code", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/login/new-password");
  const dialog = () => within(browser.page.getByRole("dialog"));
  const fill = (told: Record<string, string>) => {
    for (const [label, value] of Object.entries(told)) browser.fill(dialog().getByLabelText(label), value);
  };
  fill({ "Phone number": member.phoneNumber, Code: "123456", "New password": "password123", "Confirm password": "no" });
  expect(await browser.press("Set new password")).toBe(400);
  expect(browser.problems).toEqual([
    ["Code", expect.stringMatching(/^This code is wrong/)],
    ["New password", TOO_EASY],
    ["Confirm password", NOT_MATCHED],
  ]);
  fill({ "Phone number": "0300", Code: "", "New password": "lamp", "Confirm password": "" });
  expect(await browser.press("Set new password")).toBe(400);
  expect(browser.problems).toEqual([
    ["Phone number", "Enter a phone number, such as 0300 1234567."],
    ["Code", "Enter the code."],
    ["New password", "Use at least 8 characters for the password."],
    ["Confirm password", "Enter the password once more."],
  ]);
});
