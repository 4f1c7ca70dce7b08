import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import appPages from "../../../server/domain/site-search/app-pages.json" with { type: "json" };
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf } from "../form-visitor.ts";
import { Visitor } from "../visitor.ts";
import { openedAt, signedIn } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

test("a visitor searches from the bar, and a danger sign leads to what to do", async () => {
  const browser = await visitorAt("/");
  await browser.follow("Search");
  expect([browser.path, browser.heading]).toEqual(["/search", "Search"]);
  browser.fill("Word or question", "khoon");
  await browser.press("Search");
  expect(browser.path).toBe("/search?q=khoon");

  const headings = browser.page.getAllByRole("heading", { level: 2 }).map(textOf);
  expect(headings[0]).toMatch(/^Danger signs \(\d+\)$/);
  const signs = within(browser.page.getByRole("region", { name: /^Danger signs/ }));
  signs.getByRole("link", { name: "Call 1122" });
  await browser.follow(signs.getByRole("link", { name: "I am bleeding a lot from the vagina" }));
  expect(browser.path).toMatch(/^\/danger-signs\?who=pregnant&check=1&feel=[0-9a-f]{24}$/);
  browser.page.getByRole("heading", { name: "Get help now" });
});

test("every kind of result leads to its own page", async () => {
  const kinds = [
    ["nausea", "Symptoms", "Feeling sick and being sick (nausea)", /^\/symptom\?id=/],
    ["teething", "Articles", "Teething", /^\/article\//],
    ["BP", "Guidelines", "Blood pressure and urine at every visit", /^\/guidelines\//],
    ["week 24", "Weeks", "Week 24 of pregnancy", /^\/weeks\?tab=before&week=24$/],
    ["week 24", "Weeks", "Week 24 after birth", /^\/weeks\?tab=after&week=24$/],
    ["contraception", "Events", "World Contraception Day", /^\/events\//],
    ["privacy", "Pages", "Privacy Policy", /^\/privacy-policy$/],
  ] as const;
  for (const [words, group, name, address] of kinds) {
    const browser = await visitorAt(`/search?${new URLSearchParams({ q: words })}`);
    const results = within(browser.page.getByRole("region", { name: new RegExp(`^${group}`) }));
    await browser.follow(results.getByRole("link", { name }));
    expect(browser.status).toBe(200);
    expect(browser.path).toMatch(address);
  }
});

test("every page of the app that can be found opens for a member", async () => {
  const browser = await signedIn(site);
  const opened = [];
  for (const { path } of appPages) {
    await browser.open(`/${path.replace(/#.*/, "")}`);
    opened.push([path, browser.status]);
  }
  expect(opened).toEqual(appPages.map(({ path }) => [path, path === "how-are-you" ? 203 : 200]));
});

test("a page that is part of another is found with its place there", async () => {
  const browser = await visitorAt("/search?q=birth+plan");
  const results = within(browser.page.getByRole("region", { name: /^Pages/ }));
  const link = results.getByRole("link", { name: "Birth plan" });
  expect(link).toHaveAttribute("href", "/downloads#birth-plan");
  await browser.follow(link);
  expect(browser.page.getByRole("link", { name: /^Birth plan/ }).closest("li")).toHaveAttribute("id", "birth-plan");
});

test("a group is paged through, and leads back to all results", async () => {
  const browser = await visitorAt("/search?q=khoon");
  await browser.follow(/^All \d+ in Articles$/);
  expect(browser.path).toBe("/search?q=khoon&in=article");
  await browser.follow("Next");
  expect(browser.path).toBe("/search?q=khoon&in=article&page=2");
  await browser.follow("Search in everything");
  expect(browser.path).toBe("/search?q=khoon");
  await browser.open("/search?q=khoon&in=page");
  await browser.follow("Search in everything");
  expect(browser.path).toBe("/search?q=khoon");
  await browser.open("/search?q=khoon&in=article&page=99");
  expect(browser.status).toBe(404);
});

test("a wrong letter is forgiven and said", async () => {
  const browser = await visitorAt("/search?q=vacine");
  expect(browser.page.getByRole("status")).toHaveTextContent(/results for ‘vacine’\. We read ‘vacine’ as ‘vaccine’\./);
});

test.each([
  ["vaccine", true],
  ["ٹیکے", true],
  ["ٹیکہ کب لگے گا", true],
  ["پوليو", true],
  ["پولیو", true],
  ["بخار", false],
  ["ٹیکسی", false],
])("a search for '%s' gives the line for vaccines: %s", async (q, has) => {
  const browser = await visitorAt(`/search?${new URLSearchParams({ q })}`);
  const line = within(browser.page.getByRole("main")).queryByRole("link", { name: /^Vaccine information/ });
  expect(line !== null).toBe(has);
});

test("a word of Roman Urdu is said in English, and weeks come in their order", async () => {
  const browser = await visitorAt("/search?q=khoon");
  expect(browser.page.getByRole("status")).toHaveTextContent(/results for ‘khoon’ \(bleeding\)\.$/);
  const weeks = within(browser.page.getByRole("region", { name: /^Weeks/ })).getAllByRole("heading", { level: 3 });
  const places = weeks.map(textOf).map((title) => Number(/\d+/.exec(title)?.[0]) + (/after/.test(title) ? 100 : 0));
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a search without result leads to danger signs, the forum and words that help", async () => {
  const browser = await visitorAt(`/search?${new URLSearchParams({ q: "<b>zzzzqqq</b>" })}`);
  browser.page.getByRole("heading", { name: "Nothing found for ‘<b>zzzzqqq</b>’" });
  const main = within(browser.page.getByRole("main"));
  main.getByRole("link", { name: "Check danger signs" });
  main.getByRole("link", { name: "Ask in the forum" });
  await browser.follow(main.getByRole("link", { name: "roza" }));
  expect(browser.path).toBe("/search?q=roza");
  browser.page.getByRole("link", { name: "Fasting while you are pregnant" });
});

test("no word yet, and one letter, are no search", async () => {
  const browser = await visitorAt("/search");
  expect(browser.page.getByRole("status")).toHaveTextContent(/^Search articles/);
  await browser.open("/search?q=a");
  expect(browser.page.getByRole("status")).toHaveTextContent("Type at least two letters.");
  await browser.open("/search?q=khoon&in=nowhere&page=1");
  expect(browser.path).toBe("/search?q=khoon&in=nowhere&page=1");
  browser.page.getByRole("region", { name: /^Danger signs/ });
});

test("what was asked for is in no cache, title, description, referrer or list of the browser", async () => {
  const { headers, text } = await new Visitor(site.address).get("/search?q=khoon");
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "strict-origin",
    "server-timing": "cache;desc=bypass",
  });
  const head = text.slice(0, text.indexOf("</head>"));
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain("khoon");
  expect(text).toMatch(/<input[^>]* type="search"[^>]* autoComplete="off"/);
});

test("forms of the page are taken, though the page names only the site as sender", async () => {
  const browser = await visitorAt("/search?q=khoon");
  await browser.press("Light pages");
  expect([browser.status, browser.path]).toEqual([200, "/search?q=khoon"]);
});
