import { busyDay, monthFromNow, nameOf, shortNameOf } from "../fixtures/calendar.ts";
import { written } from "../fixtures/dates.ts";
import { field, send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

test("the chosen day is as wide as its column, on a wide window too", async ({ page, hasScript }) => {
  await page.goto("/calendar");
  await settled(page, hasScript);
  const link = page.getByRole("table").locator("a[aria-current]");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const column = (await page.getByRole("columnheader").first().boundingBox())?.width ?? 0;
    expect((await link.boundingBox())?.width).toBeLessThanOrEqual(column);
  }
});

test("she goes from month to day to event in one page, and back", async ({ page, site }) => {
  const next = monthFromNow(1);
  const { day, events, marked } = await busyDay(site.address, next, "Lahore");
  await page.goto("/events");
  await settled(page, true);
  await field(page, "Your city").selectOption("Lahore");
  await send(page, "Show events");
  await page.goto("/calendar");
  await settled(page, true);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));

  await page.getByRole("link", { name: shortNameOf(next) }).click();
  await expect(page).toHaveURL(`/calendar?month=${next}`);
  await expect(page.getByRole("table", { name: nameOf(next) })).toBeVisible();
  await expect(page.getByText(/^Choose a day of/)).toBeVisible();
  const link = page
    .getByRole("table")
    .getByRole("link", { name: new RegExp(`^${Number(day.slice(8))} \\(${marked} event`) });
  await link.click();
  await expect(page).toHaveURL(`/calendar?month=${next}&day=${day}`);
  await expect(link).toHaveAttribute("aria-current", "true");
  const listed = page.getByRole("region", { name: written(day) }).getByRole("link");
  await expect(listed).toHaveText(events.map(({ name }) => name));

  const last = page.getByRole("region", { name: "Upcoming in Lahore" }).getByRole("listitem").last().getByRole("link");
  const name = await last.innerText();
  await last.click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(`/calendar?month=${next}&day=${day}`);
  await expect(last).toBeFocused();

  await page.getByRole("link", { name: "Back to today" }).click();
  await expect(page).toHaveURL("/calendar");
  await expect(page.getByRole("table", { name: nameOf(monthFromNow(0)) })).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});
