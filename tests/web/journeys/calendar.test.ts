import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { busyDay, eventsAhead, monthFromNow, nameOf, shortNameOf } from "../../fixtures/calendar.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { entriesIn, part } from "./page-parts.ts";

const today = inDays(0);
const CITY = "Lahore";
const dayOf = (date: string) => Number(date.slice(8));

let site: Site;
let browser: FormVisitor;
beforeAll(async () => {
  site = await startWarmSite();
  browser = new FormVisitor(site.address);
  await browser.open("/events");
  browser.select("Your city", CITY);
  await browser.press("Show events");
});
afterAll(() => site.stop());

test("the month is a table of days, and a day lists its events", async () => {
  const next = monthFromNow(1);
  const { day, events, marked } = await busyDay(site.address, next, CITY);
  expect(events.length).toBeGreaterThan(0);
  await browser.open("/calendar");
  const month = within(part(browser, "table", nameOf(monthFromNow(0))));
  expect(month.getAllByRole("columnheader").map(textOf)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(month.getByRole("link", { name: /today/ })).toHaveTextContent(new RegExp(`^${dayOf(today)} \\(today`));
  part(browser, "region", written(today));

  await browser.follow(shortNameOf(next));
  expect(browser.path).toBe(`/calendar?month=${next}`);
  browser.page.getByText(/^Choose a day of/);
  const link = new RegExp(`^${dayOf(day)} \\(${marked} event`);
  await browser.follow(link);
  expect(browser.path).toBe(`/calendar?month=${next}&day=${day}`);
  expect(browser.page.getByRole("link", { name: link })).toHaveAttribute("aria-current", "true");
  const listed = within(part(browser, "region", written(day))).getAllByRole("link");
  expect(listed.map(textOf)).toEqual(events.map(({ name }) => name));

  await browser.follow("Back to today");
  expect(browser.path).toBe("/calendar");
  expect(browser.page.queryByRole("link", { name: "Back to today" })).toBeNull();
});

test("the calendar goes two years back and two ahead", async () => {
  const monthLinks = () =>
    within(part(browser, "navigation", "Months"))
      .getAllByRole("link")
      .map(textOf);
  await browser.open(`/calendar?month=${monthFromNow(24)}`);
  part(browser, "table", nameOf(monthFromNow(24)));
  expect(monthLinks()).toEqual([shortNameOf(monthFromNow(23)), "Back to today"]);

  await browser.open(`/calendar?month=${monthFromNow(-24)}`);
  part(browser, "table", nameOf(monthFromNow(-24)));
  expect(monthLinks()).toEqual(["Back to today", shortNameOf(monthFromNow(-23))]);
});

test.each([
  "month=2026-13",
  "month=march",
  "month=",
  `month=${monthFromNow(25)}`,
  `month=${monthFromNow(-25)}`,
  `day=${today.slice(0, 8)}32`,
  `day=${today.slice(0, 4)}-02-30`,
  `month=${monthFromNow(1)}&day=${today}`,
])("there is no calendar page at ?%s", async (query) => {
  await browser.open(`/calendar?${query}`);

  expect(browser.status).toBe(404);
  expect(browser.heading).toMatch(/^(The calendar has no such month|This month has no such day)$/);
});

test("there is no event at an address without one, and the way to the calendar is there", async () => {
  await browser.open("/calendar/event/none");

  expect(browser.status).toBe(404);
  expect(browser.heading).toBe("There is no such event");
  within(browser.page.getByRole("main")).getByRole("link", { name: "Calendar" });
});

test("who has chosen no city sees no mark of all cities in the month, but what is on each day, and the three that are next", async () => {
  const visitor = new FormVisitor(site.address);
  await visitor.open(`/calendar?month=${monthFromNow(1)}`);
  const month = part(visitor, "table", nameOf(monthFromNow(1)));
  expect(within(month).queryAllByRole("link", { name: /\d event/ })).toEqual([]);
  const upcoming = part(visitor, "region", "Upcoming");
  expect(entriesIn(upcoming)).toHaveLength(3);
  const { rows } = await eventsAhead(site.address);
  const next = rows.find(({ date, city }) => date > today && city._id !== null);
  const day = next?.date ?? today;
  await visitor.open(`/calendar?month=${day.slice(0, 7)}&day=${day}`);
  expect(textOf(part(visitor, "region", written(day)))).toContain(next?.name);
  const names = within(part(visitor, "region", "Upcoming"))
    .getAllByRole("link")
    .map(textOf);
  expect(names).not.toContain(next?.name);
  await visitor.follow("Choose your city");
  expect(visitor.path).toBe("/events?tab=city");
});

test("the next events of her city are upcoming, each once, and one leads to its page and back to the month", async () => {
  const { ahead, nameOf: cityOf } = await eventsAhead(site.address);
  const hers = ahead.filter(({ date, city }) => date > today && cityOf(city) === CITY);
  const rows = hers.filter(({ eventId }, index) => hers.findIndex((event) => event.eventId === eventId) === index);
  expect(rows.length).toBeLessThan(hers.length);
  const here = `/calendar?month=${monthFromNow(2)}`;
  await browser.open(here);
  const upcoming = part(browser, "region", `Upcoming in ${CITY}`);
  expect(entriesIn(upcoming)).toEqual(rows.slice(0, 10).map(({ name }) => expect.stringContaining(name)));
  expect(textOf(upcoming)).toMatch(/Every \w+day/);
  expect(textOf(upcoming)).not.toMatch(/Karachi|World/);

  const last = within(within(upcoming).getAllByRole("listitem").at(-1) ?? upcoming).getByRole("link");
  const name = textOf(last);
  await browser.follow(last);
  expect(browser.heading).toBe(name);
  expect(browser.page.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/api\/event\/[0-9a-f]+\.ics$/),
  );
  await browser.follow(within(browser.page.getByRole("main")).getByRole("link", { name: "Calendar" }));
  expect(browser.path).toBe(here);
});
