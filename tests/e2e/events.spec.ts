import type { Page } from "playwright/test";
import { inDays } from "./calendar.ts";
import { expectProblems, field, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const DAY_SECONDS = 86_400;

test("a visitor chooses her city, and sees what is on there and everywhere", async ({ page, site, hasScript }) => {
  const { ahead, nameOf } = await eventsAhead(site.address);
  await page.goto("/events");
  await settled(page, hasScript);
  await expect(page.getByRole("link", { name: "Event In Your City" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Until then, these are the events held everywhere.")).toBeVisible();
  expect(await cards(page)).toEqual(firstNine(ahead.filter(({ city }) => city === null)));

  await field(page, "Your city").selectOption("Lahore");
  await send(page, "Show events");
  await expect(page).toHaveURL("/events?tab=city");
  await expect(page.getByText("Events in Lahore, and those held everywhere, nearest first.")).toBeVisible();
  const inLahore = ahead.filter(({ city }) => city === null || nameOf(city) === "Lahore");
  expect(inLahore.filter(({ city }) => city !== null).length).toBeGreaterThan(0);
  expect(await cards(page)).toEqual(firstNine(inLahore));

  const cookie = (await page.context().cookies()).find(({ name }) => name === "umeed-city");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * DAY_SECONDS);

  await page.goto("/events");
  await settled(page, hasScript);
  await field(page, "Your city").selectOption("Karachi");
  await send(page, "Change city");
  await expect(page.getByText("Events in Karachi, and those held everywhere, nearest first.")).toBeVisible();
  expect(await cards(page)).toEqual(firstNine(ahead.filter(({ city }) => city === null || nameOf(city) === "Karachi")));
});

test("a city that is none is refused in words", async ({ page, hasScript }) => {
  await page.goto("/events");
  await settled(page, hasScript);
  const answer = await send(page, "Show events");
  expect(answer.status()).toBe(400);
  await expectProblems(page, [[field(page, "Your city"), "Choose your city."]]);
});

test("a member sees the events of her account's city", async ({ page, site }) => {
  const { cities, ahead } = await eventsAhead(site.address);
  const lahore = cities.find(({ name }) => name === "Lahore")?._id;
  await signedIn(page, site.address, { city: lahore });
  await page.goto("/events");
  await expect(page.getByText("Events in Lahore, the city of your account, and those held everywhere")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show events" })).toHaveCount(0);
  expect(await cards(page)).toEqual(firstNine(ahead.filter(({ city }) => city === null || city._id === lahore)));
});

test("a member without a city chooses one as visitors do", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/events");
  await settled(page, hasScript);
  await field(page, "Your city").selectOption("Multan");
  await send(page, "Show events");
  await expect(page.getByText("Events in Multan, and those held everywhere")).toBeVisible();
});

test("all events stand nine a page, nearest first, none of them over", async ({ page, site, hasScript }) => {
  const { ahead } = await eventsAhead(site.address);
  expect(ahead.length).toBeGreaterThan(18);
  await page.goto("/events");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "All Events" }).click();
  await expect(page).toHaveURL("/events?tab=all");
  await expect(page.getByRole("link", { name: "All Events" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(`Page 1 of ${Math.ceil(ahead.length / 9)}`)).toBeVisible();
  expect(await cards(page)).toEqual(firstNine(ahead));
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/events?tab=all&page=2");
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  expect(await cards(page)).toEqual(ahead.slice(9, 18).map(({ name }) => name));

  const beyond = await page.goto("/events?tab=all&page=999");
  expect(beyond?.status()).toBe(404);
});

test("an event opens over the list, goes to her calendar and closes", async ({ page, site, hasScript }) => {
  const { ahead } = await eventsAhead(site.address);
  const sample = ahead.find(({ isSample }) => isSample);
  const rank = ahead.findIndex(({ _id }) => _id === sample?._id);
  const list = `/events?tab=all&page=${Math.floor(rank / 9) + 1}`;
  await page.goto(list);
  await settled(page, hasScript);
  const title = await page.title();
  await page.locator(`a[href*="${sample?._id}"]`).click();

  const dialog = page.getByRole("dialog", { name: sample?.name ?? "" });
  await expect(dialog).toContainText("Sample, not a real event");
  await expect(dialog).toContainText(sample?.time ?? "");
  await expect(page).toHaveURL(`${list}&event=${sample?._id}`);
  await expect.poll(() => page.title()).toContain(sample?.name);

  const href = await dialog.getByRole("link", { name: "Add to my calendar" }).getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain(`DTSTART:${utcStamp(sample)}`);

  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page).toHaveTitle(title);
});

test("an event opens cold at its address, and one that is not is not found", async ({ page, site }) => {
  const { ahead } = await eventsAhead(site.address);
  const open = ahead.find(({ source }) => source !== null);
  await page.goto(`/events?event=${open?._id}`);
  const dialog = page.getByRole("dialog", { name: open?.name ?? "" });
  await expect(dialog.getByRole("link", { name: open?.source?.name ?? "" })).toBeVisible();
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", open?.name ?? "");

  const missing = await page.goto("/events?event=0123456789abcdef0123456720260101");
  expect(missing?.status()).toBe(404);
});

interface Event {
  _id: string;
  name: string;
  date: string;
  time: string | null;
  city: { _id: string } | null;
  source: { name: string } | null;
  isSample: boolean;
}

/** What the API tells of the events from today on, and the names of its cities. */
async function eventsAhead(address: string) {
  const { data: ahead }: { data: Event[] } = await (await fetch(`${address}/api/event?from=${inDays(0)}`)).json();
  const cities: { _id: string; name: string }[] = await (await fetch(`${address}/api/city`)).json();
  return { ahead, cities, nameOf: (city: Event["city"]) => cities.find(({ _id }) => _id === city?._id)?.name };
}

function cards(page: Page) {
  return page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
}

function firstNine(events: Event[]) {
  return events.slice(0, 9).map(({ name }) => name);
}

/** A time in Karachi, five hours ahead of UTC all year, as calendar files write it. */
function utcStamp(event: Event | undefined) {
  const instant = new Date(`${event?.date}T${event?.time}:00+05:00`);
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}
