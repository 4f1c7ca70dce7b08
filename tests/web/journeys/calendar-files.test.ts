import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { readCalendar } from "../../support/ical.ts";
import { inDays, plusDays } from "../../fixtures/dates.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { behind } from "./page-parts.ts";
import { endSessionAtServer, signedIn } from "./people.ts";

const lastMenstrualPeriod = inDays(-70);
const dueDate = plusDays(lastMenstrualPeriod, 280);

const site = siteOfFile();

test("a visitor takes the whole calendar to her phone: of every city, then of hers", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/calendar");
  const everywhere = await fileBehind(browser, "Add the calendar to my phone");
  expect(everywhere.disposition).toContain('filename="umeed.ics"');
  expect(everywhere.entries.length).toBeGreaterThan(50);

  await browser.open("/events?tab=city");
  browser.select("Your city", "Lahore");
  await browser.press("Show events");
  await browser.open("/calendar");
  const hers = await fileBehind(browser, "Add the calendar to my phone");
  expect(hers.entries.length).toBeGreaterThan(10);
  expect(hers.entries.length).toBeLessThan(everywhere.entries.length);
});

test("a member takes one of her dates to her phone, or all with the events", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open(`/calendar?day=${dueDate}`);
  const due = await fileBehind(browser, "Add to calendar (Expected due date)");
  expect(due.summaries).toEqual(["Expected due date"]);
  const visit = await fileBehind(browser, "Add to calendar (Antenatal visit, week 40)");
  expect(visit.summaries).toEqual(["Antenatal visit, week 40"]);

  const all = await fileBehind(browser, "Add the calendar to my phone");
  expect(all.summaries.filter((summary) => /^(Antenatal visit|Expected due date)/.test(summary ?? ""))).toHaveLength(9);
  expect(all.entries.length).toBeGreaterThan(9);
});

test("who is signed out meanwhile is led to sign in, and back to her file", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open(`/calendar?day=${dueDate}`);
  await endSessionAtServer(browser, site);
  const link = browser.page.getByRole("link", { name: "Add to calendar (Expected due date)" });
  // It would have the browser save the page of the sign-in.
  expect(link).not.toHaveAttribute("download");
  await browser.follow(link);

  const next = `/calendar/own.ics?only=dueDate-${dueDate}`;
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next })}`);
});

test("a date that is no longer hers leads back to the calendar, and says so", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/calendar/own.ics?only=dueDate-2020-01-01");

  expect(browser.path).toBe("/calendar");
  expect(browser.page.getAllByRole("alert").map(textOf)).toEqual([expect.stringContaining("There is no such date.")]);
});

/** What is downloaded by the link of that name. */
async function fileBehind(browser: FormVisitor, link: string) {
  const { status, headers, text } = await behind(browser, link);
  expect(status).toBe(200);
  const { entries } = readCalendar(text);
  return {
    disposition: headers["content-disposition"],
    entries,
    summaries: entries.map(({ properties }) => properties.get("SUMMARY")),
  };
}
