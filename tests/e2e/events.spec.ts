import type { Page } from "playwright/test";
import { eventsAhead } from "../fixtures/calendar.ts";
import { expectProblems, field, send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

test("a visitor chooses her city, pages through all events, and opens one over the list", async ({ page, site }) => {
  const { rows, nameOf } = await eventsAhead(site.address);
  const namesIn = (city: string) => {
    const hers = rows.filter((event) => nameOf(event.city) === city).map(({ name }) => name);
    return [...hers, "World days"].slice(0, 9);
  };
  await page.goto("/events");
  await settled(page, true);

  await test.step("her city: none, one, another", async () => {
    expect((await send(page, "Show events")).status()).toBe(400);
    await expectProblems(page, [[field(page, "Your city"), "Choose your city."]]);
    await field(page, "Your city").selectOption("Lahore");
    await send(page, "Show events");
    await expect(page).toHaveURL("/events?tab=city");
    await expect(page.getByText("Events in Lahore, nearest first. World days come after them.")).toBeVisible();
    await expect(cards(page)).toHaveText(namesIn("Lahore"));
    await field(page, "Your city").selectOption("Karachi");
    await send(page, "Change city");
    await expect(page.getByText("Events in Karachi, nearest first. World days come after them.")).toBeVisible();
    await expect(cards(page)).toHaveText(namesIn("Karachi"));
  });

  await test.step("all events, a page on", async () => {
    await page.getByRole("link", { name: "All Events" }).click();
    await expect(page).toHaveURL("/events?tab=all");
    await expect(page.getByRole("link", { name: "All Events" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL("/events?tab=all&page=2");
    await expect(cards(page)).toHaveText(rows.slice(9, 18).map(({ name }) => name));
  });

  await test.step("an event opens over them and closes", async () => {
    const title = await page.title();
    const [event] = rows.slice(9);
    await page.locator(`a[href*="${event?._id}"]`).click();
    const dialog = page.getByRole("dialog", { name: event?.name ?? "none" });
    await expect(dialog.getByRole("link", { name: "Add to calendar" })).toBeVisible();
    await expect(page).toHaveURL(`/events/${event?._id}?tab=all&page=2`);
    await expect.poll(() => page.title()).toContain(event?.name);
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/events?tab=all&page=2");
    await expect(page).toHaveTitle(title);
  });
});

function cards(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 2 });
}
