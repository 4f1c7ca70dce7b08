import { inDays, written } from "./calendar.ts";
import { expect, settled, test } from "./test.ts";

const today = inDays(0);

test("the month is a table of days, and a day lists its events", async ({ page, site, hasScript }) => {
  const day = `${monthFromNow(1)}-${await busyDay(site.address)}`;
  const events = await eventsOf(site.address, day, day);
  await page.goto("/calendar");
  await settled(page, hasScript);
  const month = page.getByRole("table", { name: nameOf(monthFromNow(0)) });
  await expect(month.getByRole("columnheader")).toHaveText(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  await expect(month.getByRole("link", { name: /today/ })).toHaveText(new RegExp(`^${dayOf(today)} \\(today`));
  await expect(page.getByRole("region", { name: written(today) })).toBeVisible();

  await page.getByRole("link", { name: shortNameOf(monthFromNow(1)) }).click();
  await expect(page).toHaveURL(`/calendar?month=${monthFromNow(1)}`);
  await expect(page.getByText(/^Choose a day of/)).toBeVisible();
  const link = page
    .getByRole("table")
    .getByRole("link", { name: new RegExp(`^${dayOf(day)} \\(${events.length} event`) });
  await link.click();
  await expect(page).toHaveURL(`/calendar?month=${day.slice(0, 7)}&day=${day}`);
  await expect(link).toHaveAttribute("aria-current", "true");
  const listed = page.getByRole("region", { name: written(day) }).getByRole("link");
  await expect(listed).toHaveText(events.map(({ name }) => name));

  await page.getByRole("link", { name: "Today" }).click();
  await expect(page).toHaveURL("/calendar");
});

test("the calendar goes two years back and two ahead", async ({ page }) => {
  await page.goto(`/calendar?month=${monthFromNow(24)}`);
  await expect(page.getByRole("table", { name: nameOf(monthFromNow(24)) })).toBeVisible();
  await expect(page.locator('main a[rel="next"]')).toHaveCount(0);
  await expect(page.getByRole("link", { name: shortNameOf(monthFromNow(23)) })).toBeVisible();

  await page.goto(`/calendar?month=${monthFromNow(-24)}`);
  await expect(page.locator('main a[rel="prev"]')).toHaveCount(0);
  await expect(page.getByRole("link", { name: shortNameOf(monthFromNow(-23)) })).toBeVisible();
});

for (const query of [
  "month=2026-13",
  "month=march",
  "month=",
  `month=${monthFromNow(25)}`,
  `month=${monthFromNow(-25)}`,
  `day=${today.slice(0, 8)}32`,
  `day=${today.slice(0, 4)}-02-30`,
  `month=${monthFromNow(1)}&day=${today}`,
  "event=none",
]) {
  test(`no calendar page at ?${query}`, async ({ page }) => {
    const answer = await page.goto(`/calendar?${query}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  });
}

test("the next ten events are upcoming, and one opens over the month", async ({ page, site, hasScript }) => {
  const ahead = await eventsOf(site.address, inDays(1), inDays(60));
  const month = monthFromNow(2);
  await page.goto(`/calendar?month=${month}`);
  await settled(page, hasScript);
  const upcoming = page.getByRole("region", { name: "Upcoming" }).getByRole("listitem");
  await expect(upcoming).toHaveCount(10);
  const [tomorrows] = ahead;
  await expect(upcoming.filter({ hasText: tomorrows?.name ?? "none" }).first()).toBeVisible();

  const last = upcoming.last().getByRole("link");
  const name = await last.innerText();
  await last.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("link", { name: "Add to my calendar" })).toHaveAttribute(
    "href",
    /^\/api\/event\/[0-9a-f]+\.ics$/,
  );
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(`/calendar?month=${month}`);
});

async function eventsOf(address: string, from: string, to: string): Promise<{ name: string; date: string }[]> {
  const response = await fetch(`${address}/api/event?${new URLSearchParams({ from, to })}`);
  const { data }: { data: { name: string; date: string }[] } = await response.json();
  return data;
}

/** A day of next month, in two digits, on which there is something. */
async function busyDay(address: string) {
  const month = monthFromNow(1);
  const [event] = await eventsOf(address, `${month}-08`, `${month}-28`);
  return event?.date.slice(8) ?? "";
}

function monthFromNow(months: number) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

function nameOf(month: string) {
  return new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(month));
}

function shortNameOf(month: string) {
  return nameOf(month).replace(/^(\w{3})\w*/, "$1");
}

function dayOf(date: string) {
  return Number(date.slice(8));
}
