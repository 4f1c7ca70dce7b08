import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inDays } from "../../fixtures/dates.ts";
import { registered } from "../../fixtures/mothers.ts";
import { answeredStop, numberProved, onDatabaseOf } from "../../fixtures/operator.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { codeFor } from "./codes.ts";
import { dialogText } from "./page-parts.ts";
import { browserOf } from "./people.ts";

const site = siteOfFile();

test("from her plan she proves her number, chooses an hour, is reminded, and ends it", async () => {
  const sana = await registered(site.address, { lastMenstrualPeriod: inDays(-100) });
  const browser = await browserOf(site, sana);
  await browser.open("/plan");
  await browser.follow("Get an SMS the day before");
  expect(dialogText(browser)).toContain("whoever holds the phone can read it");
  expect(dialogText(browser)).toContain("First we need to know that");

  await browser.follow("Confirm my number");
  await browser.press("Send me a code");
  const code = await codeFor(site, sana.phoneNumber, "number");
  browser.fill("Code", code);
  await browser.press("Confirm my number");

  expect(browser.path).toBe("/account/reminders");
  expect(browser.field("At what time?")).toHaveValue("10");
  expect(dialogText(browser)).toContain("In Pakistan Standard Time.");
  browser.select("At what time?", "18:00");
  await browser.press("Turn reminders on");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Reminders come at 18:00 the day before."]]);

  await onDatabaseOf(site, async (db) => {
    const choice = await db.selectFrom("reminderChoice").selectAll().where("phone", "=", sana.phoneNumber).execute();
    expect(choice).toEqual([expect.objectContaining({ isOn: 1, hour: 18, timeZone: "Asia/Karachi", channel: "sms" })]);
  });

  await browser.open("/account/reminders");
  expect(browser.field("At what time?")).toHaveValue("18");
  expect(dialogText(browser)).toContain("Reminders are on: at 18:00 the day before.");
  await browser.press("Turn reminders off");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Reminders are off."]]);
  await browser.open("/account/reminders");
  expect(browser.page.queryByRole("button", { name: "Turn reminders off" })).toBeNull();
  expect(dialogText(browser)).not.toContain("Reminders are on");
});

test("who answered STOP is told how to begin again, and a form of before changes nothing", async () => {
  const sana = await registered(site.address);
  const browser = await browserOf(site, sana);
  await numberProved(site, sana);
  await browser.open("/account/reminders");
  await browser.press("Turn reminders on");
  await browser.open("/account/reminders");
  await answeredStop(site, sana);
  expect(await browser.press("Save")).toBe(400);
  expect(dialogText(browser)).toContain("answer one of our messages with START");
  await browser.open("/account/reminders");
  expect(dialogText(browser)).toContain("answered STOP");
  expect(browser.page.queryByRole("button", { name: "Save" })).toBeNull();
  const dialog = within(browser.page.getByRole("dialog"));
  expect(dialog.getByRole("link", { name: "Change phone number" })).toHaveAttribute("href", "/account/phone");
});

test("in Urdu it says the same, with the text as it comes", async () => {
  const sana = await registered(site.address);
  const browser = await browserOf(site, sana);
  await browser.open("/ur/account/reminders");
  expect(dialogText(browser)).toContain("منگل کو آپ کی اپائنٹمنٹ ہے۔");
  expect(dialogText(browser)).toContain("جس کے ہاتھ میں فون ہو وہ اسے پڑھ سکتا ہے");
});
