import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { shortSpan } from "../../../app/format/dates.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { behind, entriesIn, expectDate, part } from "./page-parts.ts";
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

  expect([...visits(browser).querySelectorAll("li strong")].map(textOf)).toEqual([
    "Sugar test, 24 to 28 weeks",
    "Tetanus vaccine (Td)",
    "Antenatal visit, week 20",
    "Antenatal visit, week 26",
    "Antenatal visit, week 30",
    "Antenatal visit, week 34",
    "Antenatal visit, week 36",
    "Antenatal visit, week 38",
    "Antenatal visit, week 40",
    "Antenatal visit, week 12",
  ]);
  expect(visit(browser, 26)).toEqual([expect.stringContaining("Next for you · in 7 days · ")]);
  expect(visits(browser)).toHaveTextContent("do not wait for that date: go as soon as you can");
  expect(visits(browser)).not.toHaveTextContent(/missed|overdue|too late/i);
  expect(visit(browser, 12)).toEqual([
    expect.stringContaining(`Was due by ${written(plusDays(lastMenstrualPeriod, 90)).split(",")[0]}`),
  ]);
  expect(visit(browser, 20)).toEqual([expect.stringMatching(/Was due by \d+ \w{3} · You can still go/)]);

  expect(browser.page.queryByRole("button", { name: "Done (Antenatal visit, week 26)" })).toBeNull();
  await browser.follow("I have already been (Antenatal visit, week 26)");
  browser.fillDate("On which day was it done?", inDays(0));
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Marked as done"]);
  expect(browser.path).toBe("/account/visits");
  expect(visit(browser, 26)).toEqual([expect.stringContaining(`Done on ${written(inDays(0)).split(",")[0]}`)]);
  expect(visit(browser, 30)).toEqual([expect.stringContaining("Next for you · ")]);
  expect(visits(browser)).not.toHaveTextContent("do not wait for that date");

  await browser.press("Undo (Antenatal visit, week 26)");
  expect(visit(browser, 26)).toEqual([expect.stringContaining("Next for you · ")]);
  expect(visit(browser, 30)).toHaveLength(1);
  expect(browser.page.queryByRole("link", { name: /already \(Antenatal visit, week 30\)/ })).toBeNull();
});

test("the card has her dates, and its paper is one link away that needs no script", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/visits");
  await browser.press("Done (Antenatal visit, week 20)");
  await browser.follow("Visit card to print");

  const card = part(browser, "dialog", "Visit card");
  const [first, second, third] = entriesIn(card);
  expect(entriesIn(card)).toHaveLength(8);
  expect(first).toContain(`Was due by ${written(plusDays(lastMenstrualPeriod, 90)).split(",")[0]}`);
  expect(first).toContain("not marked as done");
  expect(second).toContain(`Done on ${written(inDays(0)).split(",")[0]}`);
  expect(third).toContain(shortSpan(week26, plusDays(week26, 6)));
  const paper = await behind(browser, "Download (PDF)");
  expect([paper.status, paper.headers["content-type"]]).toEqual([200, "application/pdf"]);
});

test("a visit was done on another day, which has to be one that is past", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/visits");
  await browser.follow("I went on another day (Antenatal visit, week 20)");
  expectDate(browser, "On which day was it done?", ["", "", ""]);
  expect(part(browser, "dialog", "Antenatal visit, week 20")).toHaveTextContent("Was due by");
  browser.fillDate("On which day was it done?", inDays(1));
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["On which day was it done?", "Enter a day that is not in the future."]]);
  browser.fillDate("On which day was it done?", inDays(-30));
  await browser.press("Save");

  expect(browser.path).toBe("/account/visits");
  expect(visit(browser, 20)).toEqual([expect.stringContaining(`Done on ${written(inDays(-30)).split(",")[0]}`)]);
  await browser.open("/account/visit-day?pregnancy=none&item=week-20");
  expect(browser.status).toBe(404);
});

test("after birth the checks of mother and baby and the vaccines are in one list", async () => {
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-3),
    babyName: "Zara",
    lastMenstrualPeriod: undefined,
  });
  await browser.open("/");
  part(browser, "region", "Vaccines at birth");
  expect(part(browser, "region", "Check after birth, day 3")).toHaveTextContent("Due now, until");
  await browser.open("/account/visits");
  const list = () => part(browser, "dialog", "Your visits and vaccines");
  expect(entriesIn(list())).toHaveLength(11);
  await browser.press("Done (Check after birth, day 3)");
  expect(list()).toHaveTextContent("Vaccines at birth: due now, until");
  await browser.follow("Visit card to print");
  const card = part(browser, "dialog", "Visit card");
  expect(card).toHaveTextContent(`Zara, born ${written(inDays(-3))}`);
  expect(entriesIn(card).slice(0, 2)).toEqual([
    expect.stringContaining("Was due by"),
    expect.stringMatching(/day 3 ?Done on /),
  ]);
  const paper = within(card).getByRole("link", { name: "Your child's card, with the vaccines" });
  expect(paper.getAttribute("href")).toMatch(/^\/downloads\/child-card\.pdf\?child=\w+$/);
  await browser.open("/calendar");
  expect(part(browser, "region", "Your later dates")).toHaveTextContent("Check after birth, week 6");
});

test("the vaccines of each child stand under a name, and doses of the day of birth are promised to no older child", async () => {
  const browser = await signedIn(site, {
    isPregnant: false,
    babyBirthDate: inDays(-400),
    lastMenstrualPeriod: undefined,
  });
  await browser.open("/account/visits");
  const list = part(browser, "dialog", "Your visits and vaccines");
  expect(within(list).getAllByRole("heading", { level: 3 }).map(textOf)).toEqual(["For you", "Your baby"]);
  const atBirth = entriesIn(list).find((entry) => entry.includes("Vaccines at birth"));
  expect(atBirth).toContain(`Was due by ${written(inDays(-394))} · Ask the centre which are still given`);
  expect(atBirth).not.toContain("too late");
  const atSixWeeks = entriesIn(list).find((entry) => entry.includes("6-week vaccines"));
  expect(atSixWeeks).toContain(`Was due by ${written(inDays(-352))} · Take the card to the vaccination centre`);
  const atTenWeeks = entriesIn(list).find((entry) => entry.includes("10-week vaccines"));
  expect(atTenWeeks).toMatch(/Was due by .* · You can still go/);
});

test("who is told of nothing has no visits, in neutral words", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-305) });
  for (const dialog of ["visits", "visit-card"]) {
    await browser.open(`/account/${dialog}`);
    expect(part(browser, "dialog", "Nothing is counted now")).not.toHaveTextContent(/visit/i);
  }
});
