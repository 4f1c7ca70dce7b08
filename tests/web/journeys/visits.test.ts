import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shortSpan } from "../../../app/format/dates.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { entriesIn, part } from "./page-parts.ts";
import { signedIn } from "./people.ts";

/** 25 weeks ago: the contacts of weeks 12 and 20 are over, that of week 26 is a week ahead. */
const lastMenstrualPeriod = inDays(-175);
const week26 = plusDays(lastMenstrualPeriod, 182);

const visits = (browser: FormVisitor) => part(browser, "dialog", "Your visits");
const visit = (browser: FormVisitor, week: number) =>
  entriesIn(visits(browser)).filter((entry) => entry.includes(`Antenatal visit, week ${week}`));

const site = siteOfFile();

test("home names her next visit; marked as done it is the one after, and the mark can be undone", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/");
  const next = part(browser, "region", "Antenatal visit, week 26");
  expect(next).toHaveTextContent("Next for you · in 7 days");
  expect(next).toHaveTextContent(`Any day from ${shortSpan(week26, plusDays(week26, 6))}.`);
  await browser.open("/account/visits");

  expect(visits(browser)).toHaveTextContent(
    `Next: Antenatal visit, week 26. ${written(week26)} to ${written(plusDays(week26, 6))}.`,
  );
  expect(visits(browser)).toHaveTextContent("do not wait for that date: go as soon as you can");
  expect(visits(browser)).not.toHaveTextContent(/missed|overdue|too late/i);
  expect(visit(browser, 12)).toEqual([expect.stringContaining(`Up to ${written(plusDays(lastMenstrualPeriod, 90))}`)]);

  await browser.press("Mark as done Antenatal visit, week 26");
  expect(visit(browser, 26)).toEqual([expect.stringContaining("Done")]);
  expect(visits(browser)).toHaveTextContent("Next: Antenatal visit, week 30.");
  expect(visits(browser)).not.toHaveTextContent("do not wait for that date");

  await browser.press("Undo Antenatal visit, week 26");
  expect(visits(browser)).toHaveTextContent("Next: Antenatal visit, week 26.");
  browser.page.getByRole("button", { name: "Mark as done Antenatal visit, week 26" });
  expect(visits(browser)).toHaveTextContent("Antenatal visit, week 30");
  expect(browser.page.queryByRole("button", { name: "Mark as done Antenatal visit, week 30" })).toBeNull();
});

test("the card has lines for what is measured at each visit, and no button that only script can answer", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/visits");
  await browser.press("Mark as done Antenatal visit, week 20");
  await browser.follow("Visit card to print");

  const card = within(part(browser, "dialog", "Visit card"));
  expect(card.getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(
    [12, 20, 26, 30, 34, 36, 38, 40].map((week) => `Antenatal visit, week ${week}`),
  );
  expect(card.getAllByText(/Done/)).toHaveLength(1);
  expect(card.getAllByText("Blood pressure")).toHaveLength(8);
  expect(card.getAllByRole("button").map(textOf)).toEqual(["Leave quickly"]);
});

test("after birth the checks of mother and baby are her visits", async () => {
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-3),
    lastMenstrualPeriod: undefined,
  });
  await browser.open("/");
  part(browser, "region", "Vaccines at birth");
  await browser.follow(/^Your own check, day 3/);
  expect(entriesIn(visits(browser))).toHaveLength(4);
  await browser.press("Mark as done Check after birth, day 3");
  expect(visits(browser)).toHaveTextContent("Next: Check after birth, days 7 to 14.");
  await browser.open("/calendar");
  expect(part(browser, "region", "Your dates")).toHaveTextContent("Check after birth, week 6");
});

test("who is told of nothing has no visits, in neutral words", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-305) });
  for (const dialog of ["visits", "visit-card"]) {
    await browser.open(`/account/${dialog}`);
    expect(part(browser, "dialog", "Nothing is counted now")).not.toHaveTextContent(/visit/i);
  }
});
