import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { readCalendar } from "../support/ical.ts";
import { inDays, plusDays } from "./calendar.ts";
import { field, send } from "./forms.ts";
import { endSessionAtServer, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const lastMenstrualPeriod = inDays(-70);
const dueDate = plusDays(lastMenstrualPeriod, 280);

test("a visitor takes the whole calendar to her phone: of every city, then of hers", async ({ page, hasScript }) => {
  await page.goto("/calendar");
  await settled(page, hasScript);
  const everywhere = await fileBehind(page, "Add the events to my calendar");
  expect(everywhere.name).toBe("umeed.ics");
  expect(everywhere.entries.length).toBeGreaterThan(50);

  await page.goto("/events?tab=city");
  await settled(page, hasScript);
  await field(page, "Your city").selectOption("Lahore");
  await send(page, "Show events");
  await page.goto("/calendar");
  await settled(page, hasScript);
  const hers = await fileBehind(page, "Add the events to my calendar");
  expect(hers.entries.length).toBeGreaterThan(10);
  expect(hers.entries.length).toBeLessThan(everywhere.entries.length);
});

test("a member takes one of her dates to her phone, or all with the events", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto(`/calendar?day=${dueDate}`);
  await settled(page, hasScript);
  const due = await fileBehind(page, "Add to my calendar (Expected due date)");
  expect(due.summaries).toEqual(["Expected due date"]);
  const visit = await fileBehind(page, "Add to my calendar (Antenatal visit, week 40)");
  expect(visit.summaries).toEqual(["Antenatal visit, week 40"]);

  const all = await fileBehind(page, "Add the events and my dates to my calendar");
  expect(all.summaries.filter((summary) => /^(Antenatal visit|Expected due date)/.test(summary ?? ""))).toHaveLength(9);
  expect(all.entries.length).toBeGreaterThan(20);
});

test("who is signed out meanwhile is led to sign in, and back to her file", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto(`/calendar?day=${dueDate}`);
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await page.getByRole("link", { name: "Add to my calendar (Expected due date)" }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: `/calendar/own.ics?only=dueDate-${dueDate}` })}`);
});

test("a date that is no longer hers leads back to the calendar, and says so", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/calendar/own.ics?only=dueDate-2020-01-01");
  await expect(page).toHaveURL("/calendar");
  await expect(page.getByRole("alert").filter({ hasText: "There is no such date." })).toBeVisible();
});

/** What is downloaded by the link of that name. */
async function fileBehind(page: Page, link: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: link, exact: true }).click();
  const download = await downloading;
  const { entries } = readCalendar(await readFile(await download.path(), "utf8"));
  return {
    name: download.suggestedFilename(),
    entries,
    summaries: entries.map(({ properties }) => properties.get("SUMMARY")),
  };
}
