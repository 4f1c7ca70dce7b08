import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { inMenu, part } from "./page-parts.ts";
import { openedAt, signedIn } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

/** The links of one of the page's navigations. */
function linksOf(browser: FormVisitor, name: string) {
  return within(browser.page.getByRole("navigation", { name }));
}

const otherWeeks = (browser: FormVisitor) => linksOf(browser, "Other weeks").getAllByRole("link").map(textOf);
const tabs = (browser: FormVisitor) => linksOf(browser, "Before or after birth");

test("her menu leads to her account", async () => {
  const browser = await signedIn(site);
  await browser.open("/");
  await browser.follow(inMenu(browser).getByRole("link", { name: "Me" }));
  expect(browser.path).toBe("/account");
  browser.page.getByRole("heading", { name: "My Account" });
});

test("the menu marks where the reader is, and nothing else", async () => {
  const marked = ({ document }: FormVisitor) => textOf(document.querySelector(".places > [aria-current]"));
  expect([marked(await visitorAt("/login")), marked(await visitorAt("/register"))]).toEqual(["Login", ""]);
  const visitor = await visitorAt("/plan");
  expect(textOf(visitor.document.querySelector("summary[data-here]"))).toBe("Plan");
});

test("the links beside a page of the account mark the place that it belongs to", async () => {
  const browser = await signedIn(site);
  const marked = async (path: string) => {
    await browser.open(path);
    const link = browser.document.querySelector(".sidebar [aria-current]");
    return [textOf(link), link?.getAttribute("aria-current")];
  };
  expect(await marked("/account/hidden")).toEqual(["Account", "true"]);
  expect(await marked("/record")).toEqual(["Account", "true"]);
  expect(await marked("/downloads")).toEqual(["Downloads", "page"]);
});

test("the terms have one name and begin with links to their headings", async () => {
  const browser = await visitorAt("/");
  await browser.follow("Terms and Conditions");
  expect(browser.heading).toBe("Terms and Conditions");
  const [first, ...others] = [...browser.document.querySelectorAll("details.contents a")];
  expect(others.length).toBeGreaterThan(5);
  expect(textOf(browser.document.querySelector(first?.getAttribute("href") ?? ""))).toBe(textOf(first));
});

test("one link at the foot of a page leads to all pages, in the groups of the site", async () => {
  const browser = await visitorAt("/symptoms");
  await browser.follow("All pages");
  expect(browser.path).toBe("/all-pages");
  const list = within(part(browser, "navigation", "All pages"));
  expect(list.getAllByRole("heading").map(textOf)).toEqual(["Main pages", "Meet Us", "Company", "Additional"]);
  const main = ["Danger signs", "Home", "Weeks", "Articles", "Forum", "Login", "Signup", "Your plan", "Search"];
  expect(list.getAllByRole("link").slice(0, main.length).map(textOf)).toEqual(main);
  await browser.follow(list.getByRole("link", { name: "Citations" }));
  expect(browser.heading).toBe("Citations");
});

test("where nothing is found a visitor is not offered an account", async () => {
  const visitor = await visitorAt("/forum/details?id=none");
  const ways = within(visitor.page.getByRole("main")).getAllByRole("link").map(textOf);
  expect(ways).toEqual(["Social forum", "Home", "Search", "Week by week", "Danger signs"]);
});

test("an address that there is none of says so and leads on", async () => {
  const browser = await visitorAt("/nowhere/at-all");
  expect(browser.status).toBe(404);
  expect(browser.document.title).toBe("Page not found");
  const main = within(browser.page.getByRole("main"));
  const headings = ["Unexpected Application Error!", "This page does not exist", "More to read"];
  expect(main.getAllByRole("heading").map(textOf)).toEqual(headings);
  main.getByText(/^There is no page at this address\./);
  const ways = ["Home", "Danger signs"];
  const tiles = ["Articles", "Common Symptoms", "Guidelines", "Calendar", "Events", "Downloads"];
  expect(main.getAllByRole("link").map(textOf)).toEqual([...ways, ...tiles]);
  await browser.follow(main.getByRole("link", { name: "Danger signs" }));
  expect(browser.path).toBe("/danger-signs");
  const again = await visitorAt("/nowhere/at-all");
  again.fill("Word or question", "bukhar");
  await again.press("Search");
  expect(again.path).toBe("/search?q=bukhar");
});

test("weeks before birth and after are two tabs with addresses", async () => {
  const browser = await visitorAt("/");
  await browser.follow("Explore now");
  expect(browser.path).toBe("/weeks?tab=before&week=24");
  expect(tabs(browser).getByRole("link", { name: "Before birth" })).toHaveAttribute("aria-current", "page");
  await browser.follow(tabs(browser).getByRole("link", { name: "After birth" }));
  expect(browser.path).toBe("/weeks?tab=after&week=1");
  expect(tabs(browser).getByRole("link", { name: "After birth" })).toHaveAttribute("aria-current", "page");
  await browser.follow(linksOf(browser, "Weeks").getByRole("link", { name: "Week 3" }));
  expect(browser.path).toBe("/weeks?tab=after&week=3");
  browser.page.getByRole("heading", { name: "Timeline" });
  await browser.follow(linksOf(browser, "Other weeks").getByRole("link", { name: "Week 4" }));
  expect(browser.path).toBe("/weeks?tab=after&week=4");
  await browser.follow(tabs(browser).getByRole("link", { name: "Before birth" }));
  expect(browser.path).toBe("/weeks?tab=before&week=1");
});

test("the first week leads to no week before it, the last to none after it", async () => {
  expect(otherWeeks(await visitorAt("/weeks?week=1"))).toEqual(["Week 2"]);
  expect(otherWeeks(await visitorAt("/weeks?week=42"))).toEqual(["Week 41"]);
  expect(otherWeeks(await visitorAt("/weeks?tab=after&week=52"))).toEqual(["Week 51"]);
});

test.each(["/weeks?week=43", "/weeks?week=0", "/weeks?week=x", "/weeks?tab=after&week=53"])(
  "%s is a week that there is none of, and no page",
  async (address) => {
    const browser = await visitorAt(address);
    expect(browser.status).toBe(404);
    expect(browser.heading).toBe("There is no such week");
    expect(browser.document.title).toBe("There is no such week");
  },
);

test("after a loss no address that there is none of leads to weeks", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-70) });
  await browser.open("/account/loss");
  browser.check("Miscarriage in the first 3 months");
  await browser.press("Save");
  await browser.open("/nowhere");
  const main = within(browser.page.getByRole("main"));
  expect(main.queryByRole("link", { name: "Week by week" })).toBeNull();
  main.getByRole("link", { name: "Home" });
});

test("the weeks open at a member's own, and a shared address as it says", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-24 * 7) });
  await browser.open("/weeks");
  browser.page.getByRole("heading", { name: "Week 24" });
  const own = linksOf(browser, "Weeks").getByRole("link", { name: "Yours 24" });
  expect(own).toHaveAttribute("aria-current", "page");

  await browser.follow(tabs(browser).getByRole("link", { name: "After birth" }));
  expect(browser.path).toBe("/weeks?tab=after&week=1");
  await browser.follow(tabs(browser).getByRole("link", { name: "Before birth" }));
  expect(browser.path).toBe("/weeks?tab=before&week=24");
  browser.page.getByRole("heading", { name: "Week 24" });
  await browser.open("/weeks?week=7");
  browser.page.getByRole("heading", { name: "Week 7" });
});

test("the weeks of a mother open with her baby's", async () => {
  const born = { isPregnant: false, babyBirthDate: inDays(-37), lastMenstrualPeriod: "" };
  const browser = await signedIn(site, born);
  await browser.open("/weeks");
  expect(browser.page.getByRole("link", { name: "Yours 6" })).toHaveAttribute("aria-current", "page");
  await browser.open("/weeks?week=7");
  expect(tabs(browser).getByRole("link", { name: "Before birth" })).toHaveAttribute("aria-current", "page");
});
