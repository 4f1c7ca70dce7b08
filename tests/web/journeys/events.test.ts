import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { eventsAhead, type ToldEvent } from "../../fixtures/calendar.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { behind, entriesIn, mainText, part } from "./page-parts.ts";
import { bereaved, signedIn } from "./people.ts";

const DAY_SECONDS = 86_400;

const site = siteOfFile();

test("a visitor chooses her city, and sees what is on there, and world days last", async () => {
  const { rows, nameOf } = await eventsAhead(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/events");
  expect(browser.page.getByRole("link", { name: "Event In Your City" })).toHaveAttribute("aria-current", "page");
  browser.page.getByText("See what is on in your city.");
  const worldDays = rows.filter(({ city }) => city._id === null);
  expect(cards(browser)).toEqual(["World days"]);
  expect(entriesIn(part(browser, "region", "World days"))).toHaveLength(Math.min(9, worldDays.length));

  browser.select("Your city", "Lahore");
  await browser.press("Show events");
  expect(browser.path).toBe("/events?tab=city");
  browser.page.getByText("Events in Lahore, nearest first. World days come after them.");
  const inLahore = rows.filter(({ city }) => nameOf(city) === "Lahore");
  expect(inLahore.length).toBeGreaterThan(1);
  expect(cards(browser)).toEqual([...firstNine(inLahore), ...headingOf(inLahore)]);
  await browser.open(`/events?tab=city&page=${Math.ceil((inLahore.length + worldDays.length) / 9)}`);
  expect(cards(browser).at(-1)).toBe("World days");
  expect(entriesIn(part(browser, "region", "World days")).at(-1)).toContain(worldDays.at(-1)?.name ?? "none");

  await browser.open("/events");
  browser.select("Your city", "Karachi");
  await browser.press("Change city");
  browser.page.getByText("Events in Karachi, nearest first. World days come after them.");
  const inKarachi = rows.filter(({ city }) => nameOf(city) === "Karachi");
  expect(cards(browser)).toEqual([...firstNine(inKarachi), ...headingOf(inKarachi)]);
});

test("her city is kept for a year, out of the reach of script and other sites", async () => {
  const { cities } = await eventsAhead(site.address);
  const lahore = cities.find(({ name }) => name === "Lahore")?._id ?? "";
  const browser = new FormVisitor(site.address);
  const { headers } = await browser.http.post("/events", { city: lahore, intent: "city" });
  const cookie = headers["set-cookie"]?.find((line) => line.startsWith("umeed-city="));

  expect(cookie).toMatch(/; HttpOnly(;|$)/);
  expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  expect(Number(/; Max-Age=(\d+)/.exec(cookie ?? "")?.[1])).toBeGreaterThan(364 * DAY_SECONDS);
});

test("a city that is none is refused in words", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/events");

  expect(await browser.press("Show events")).toBe(400);
  expect(browser.problems).toEqual([["Your city", "Choose your city."]]);
});

test("a member sees the events of her account's city", async () => {
  const { cities, rows } = await eventsAhead(site.address);
  const lahore = cities.find(({ name }) => name === "Lahore")?._id;
  const browser = await signedIn(site, { city: lahore });
  await browser.open("/events");
  browser.page.getByText(/^Events in Lahore, the city of your account, nearest first/);
  expect(browser.page.queryByRole("button", { name: "Show events" })).toBeNull();
  const hers = rows.filter(({ city }) => city._id === lahore);
  expect(cards(browser)).toEqual([...firstNine(hers), ...headingOf(hers)]);
});

test("a member without a city chooses one as visitors do", async () => {
  const browser = await signedIn(site);
  await browser.open("/events");
  browser.select("Your city", "Multan");
  await browser.press("Show events");
  expect(mainText(browser)).toContain("Events in Multan, nearest first");
});

test("all events stand nine a page, nearest first, none of them over", async () => {
  const { ahead, rows } = await eventsAhead(site.address);
  expect(rows.length).toBeGreaterThan(18);
  expect(rows.length).toBeLessThan(ahead.length);
  const browser = new FormVisitor(site.address);
  await browser.open("/events");
  await browser.follow("All Events");
  expect(browser.path).toBe("/events?tab=all");
  expect(browser.page.getByRole("link", { name: "All Events" })).toHaveAttribute("aria-current", "page");
  browser.page.getByText(`Page 1 of ${Math.ceil(rows.length / 9)}`);
  expect(cards(browser)).toEqual(firstNine(rows));
  expect(browser.page.queryByRole("link", { name: "Previous" })).toBeNull();

  await browser.follow("Next");
  expect(browser.path).toBe("/events?tab=all&page=2");
  browser.page.getByText(/^Page 2 of/);
  expect(cards(browser)).toEqual(rows.slice(9, 18).map(({ name }) => name));

  await browser.open("/events?tab=all&page=999");
  expect(browser.status).toBe(404);
});

test("all events are narrowed to one city, and each names its city first", async () => {
  const { cities, rows } = await eventsAhead(site.address);
  const lahore = cities.find(({ name }) => name === "Lahore")?._id;
  const browser = new FormVisitor(site.address);
  await browser.open("/events?tab=all");
  browser.select("City", "Lahore");
  await browser.press("Show");
  expect(browser.path).toBe(`/events?tab=all&city=${lahore}`);
  expect(cards(browser)).toEqual(firstNine(rows.filter(({ city }) => city._id === lahore)));
  expect(within(browser.page.getByRole("main")).getAllByText(/^Lahore · /).length).toBe(cards(browser).length);
});

test("an event is a page without script, goes to her calendar and leads back", async () => {
  const { rows } = await eventsAhead(site.address);
  const sample = rows.find(({ isSample }) => isSample);
  const rank = rows.findIndex(({ _id }) => _id === sample?._id);
  const query = `?tab=all&page=${Math.floor(rank / 9) + 1}`;
  const list = `/events${query}`;
  const browser = new FormVisitor(site.address);
  await browser.open(list);
  const title = browser.document.title;
  const links = browser.page.getAllByRole("link", { name: sample?.name ?? "none" });
  const its = links.find((link) => link.getAttribute("href")?.includes(sample?._id ?? "none"));
  await browser.follow(its ?? "none");

  const main = browser.page.getByRole("main");
  expect([browser.heading, browser.page.queryByRole("dialog")]).toEqual([sample?.name, null]);
  expect(main).toHaveTextContent("Sample, not a real event");
  expect(main).toHaveTextContent(sample?.time ?? "none");
  expect(browser.path).toBe(`/events/${sample?._id}${query}`);
  expect(browser.document.title).toContain(sample?.name);

  const file = await behind(browser, "Add to calendar");
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(file.text).toContain(`DTSTART:${utcStamp(sample)}`);

  await browser.follow("All events");
  expect(browser.path).toBe(list);
  expect(browser.document.title).toBe(title);
});

test("an event opens cold at its address, and one that is not is not found", async () => {
  const { rows } = await eventsAhead(site.address);
  const open = rows.find(({ source }) => source !== null);
  const browser = new FormVisitor(site.address);
  await browser.open(`/events/${open?._id}`);
  expect(browser.heading).toBe(open?.name);
  browser.page.getByRole("link", { name: open?.source?.name ?? "none" });
  const description = browser.document.querySelector('meta[property="og:title"]');
  expect(description).toHaveAttribute("content", open?.name);

  await browser.open("/events/0123456789abcdef0123456720260101");
  expect(browser.status).toBe(404);
});

function cards({ page }: FormVisitor) {
  return within(page.getByRole("main")).queryAllByRole("heading", { level: 2 }).map(textOf);
}

/** World days begin on the page on which hers end. */
const headingOf = (hers: ToldEvent[]) => (hers.length < 9 ? ["World days"] : []);

function firstNine(events: ToldEvent[]) {
  return events.slice(0, 9).map(({ name }) => name);
}

/** A time in Karachi, five hours ahead of UTC all year, as calendar files write it. */
function utcStamp(event: ToldEvent | undefined) {
  const instant = new Date(`${event?.date}T${event?.time}:00+05:00`);
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

test.each(["/events", "/events?tab=all", "/calendar"])("after a loss %s says what is not shown", async (address) => {
  const browser = await bereaved(site);
  await browser.open(address);
  expect(mainText(browser)).toContain("Some events are not shown to you now.");
  expect(mainText(browser)).not.toContain("No events are planned");
});
