import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { expectDate, mainText, part } from "./page-parts.ts";
import { signedIn } from "./people.ts";

/** Ten weeks ago. */
const lastMenstrualPeriod = inDays(-70);
const cycle = "Cycle length (optional)";

const site = siteOfFile();

test("a scan that differs much becomes what her dates are counted from, and the page says why", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  const dates = () => part(browser, "region", "My pregnancy");
  await browser.open("/account");
  await browser.follow("Update Menstrual Period Date");
  expectDate(browser, "First day of your last period", lastMenstrualPeriod);
  await browser.follow("Add a scan");
  browser.fillDate("Day of the scan", inDays(-7));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Weeks at that scan", "Enter how many weeks the scan found, from 6 to 42."]]);
  expectDate(browser, "Day of the scan", inDays(-7));

  // Nine weeks by the period that day; the scan finds eight days less, and seven are usual.
  browser.fill("Weeks at that scan", "7");
  browser.fill("And days (optional)", "6");
  await browser.press("Save");
  expect(dates()).toHaveTextContent(written(plusDays(lastMenstrualPeriod, 288)));
  expect(dates()).toHaveTextContent(
    `Counted from your scan on ${written(inDays(-7))}. It differs from your last period by 8 days; at that stage more than 7 means that the scan is the surer one.`,
  );
  await browser.follow("Expected Due Date");
  const why = part(browser, "dialog", "Which date counts, and why");
  expect(why).toHaveTextContent(
    new RegExp(
      `Expected Due Date${written(plusDays(lastMenstrualPeriod, 288))}Counted from your scan.*We use the first`,
    ),
  );
  expect(why).toHaveTextContent(`By the last period${written(plusDays(lastMenstrualPeriod, 280))}`);
  within(why).getByRole("link", { name: /ACOG Committee Opinion 700/ });

  await browser.open("/account/dates");
  await browser.follow(`Change the scan of ${written(inDays(-7))}`);
  expectDate(browser, "Day of the scan", inDays(-7));
  browser.fill("Weeks at that scan", "8");
  browser.fill("And days (optional)", "0");
  await browser.press("Save");
  expect(dates()).toHaveTextContent("Your scan differs by 7 days; at that stage up to 7 is usual, so the date stays.");

  await browser.open("/account/dates");
  await browser.press(`Remove the scan of ${written(inDays(-7))}`);
  browser.page.getByText("You have not added a scan.");
  browser.fill(cycle, "30");
  await browser.press("Save");
  expect(dates()).toHaveTextContent(written(plusDays(lastMenstrualPeriod, 282)));
  expect(dates()).toHaveTextContent("and your cycle of 30 days.");
});

test("a transfer counts before all else, and what can't be is said at its field", async () => {
  const transfer = "Day of the transfer (optional)";
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/dates");
  browser.fill(cycle, "60");
  browser.fillDate(transfer, inDays(1));
  browser.check("5 days");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([
    [cycle, "Enter the days from one period to the next, from 21 to 45."],
    [transfer, "Enter a transfer date that is not in the future."],
  ]);
  browser.fill(cycle, "");
  expect(browser.field("5 days")).toBeChecked();
  browser.fillDate(transfer, inDays(-50));
  await browser.press("Save");

  const dates = part(browser, "region", "My pregnancy");
  expect(dates).toHaveTextContent(written(inDays(-50 + 261)));
  expect(dates).toHaveTextContent(`Counted from your embryo transfer on ${written(inDays(-50))}`);
});

test("pages speak of twins in the plural, and say that an earlier birth is likely", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/dates");
  browser.select("How many babies are you expecting? (optional)", "Twins");
  await browser.press("Save");
  expect(part(browser, "region", "My pregnancy")).toHaveTextContent(
    "Twins are often born some weeks before the due date. Ask your doctor when and where yours should be born",
  );
  await browser.open("/");
  expect(mainText(browser)).toContain("Your scans show how each of your babies grows.");
  expect(mainText(browser)).not.toMatch(/about the size of|Drawn to scale/);
  await browser.open("/timeline");
  browser.page.getByRole("heading", { name: "Your babies are in their week 10, day 0" });
  expect(mainText(browser)).not.toMatch(/About the size of|Drawn to scale/);
  await browser.open("/timeline?week=30");
  expect(mainText(browser)).toContain("This text is about one baby.");
  expect(mainText(browser)).toContain("Third trimester");
  expect(mainText(browser)).not.toMatch(/KG|Length, head|Weight by week/);
  await browser.open("/weeks?tab=before&week=30");
  expect(mainText(browser)).toContain("Week 30");
  expect(mainText(browser)).not.toMatch(/KG|Length, head/);
  await browser.open("/account/visits");
  expect(mainText(browser)).toContain("Most twins are born by week 37, so this list ends with week 36.");
  expect(mainText(browser)).not.toMatch(/week (38|40)/);
});

test("of an early baby the age is counted from the due date, too", async () => {
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-60),
    lastMenstrualPeriod: undefined,
  });
  await browser.open("/account/dates");
  browser.fillDate("The due date you had (optional)", inDays(-25));
  await browser.press("Save");
  expect(part(browser, "region", "My baby")).toHaveTextContent(
    "Born about 5 weeks before the due date. Counted from the due date: 3 weeks old.",
  );
  await browser.open("/");
  expect(mainText(browser)).toContain("Born early: 3 weeks old, counted from the due date");
});
