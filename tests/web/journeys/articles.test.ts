import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { logIn, openedAt } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

/** The articles of a list. */
function cardsOf({ document }: FormVisitor) {
  return [...document.querySelectorAll<HTMLElement>(".article-list > li")];
}

/** The link to one of them, by its place. */
function linkAt(browser: FormVisitor, index: number) {
  const card = cardsOf(browser)[index];
  if (!card) throw new Error(`There is no article ${index} at ${browser.path}.`);
  return within(within(card).getByRole("heading")).getByRole("link");
}

test("a visitor walks from home to an article, its sources and its neighbours", async () => {
  const browser = await visitorAt("/");
  const latest = within(browser.page.getByRole("region", { name: "Latest Articles" }));
  await browser.follow(latest.getByRole("link", { name: "View All" }));
  expect(browser.path).toBe("/articles");
  expect(cardsOf(browser)).toHaveLength(9);

  const first = linkAt(browser, 0);
  await browser.follow(first);
  expect(browser.heading).toBe(textOf(first));
  expect(browser.page.getAllByText(/^\d+ min read/)).not.toEqual([]);
  browser.page.getByRole("heading", { name: "Sources" });
  const related = browser.page.getByRole("region", { name: "Read next" });
  expect(within(related).getAllByRole("listitem")).toHaveLength(3);

  await browser.follow("All articles");
  expect(browser.path).toBe("/articles");
});

test("where a cover is a small square, it is drawn as one, with its medallion in the middle", async () => {
  const browser = await visitorAt("/articles");
  const listed = cardsOf(browser)[0]?.querySelector("picture");
  expect(listed?.querySelector("source")?.getAttribute("srcset")).toMatch(/\.svg#tile-/);
  expect(listed?.querySelector("img")?.getAttribute("src")).toMatch(/\.svg#cover-/);

  await browser.follow(linkAt(browser, 0));
  expect(browser.document.querySelector(".cover.large")?.getAttribute("src")).toMatch(/\/cover-/);
  for (const small of browser.document.querySelectorAll(".related .cover"))
    expect(small.getAttribute("src")).toMatch(/\.svg#tile-/);
});

test("search, category and page live together in the address", async () => {
  const browser = await visitorAt("/articles");
  await browser.follow("Next");
  expect(browser.path).toBe("/articles?page=2");
  browser.page.getByText("Page 2 of 11");

  await browser.follow("Newborn care");
  expect(browser.path).toMatch(/^\/articles\?category=\w+$/);
  expect(browser.page.getByRole("link", { name: "Newborn care" })).toHaveAttribute("aria-current", "page");

  const address = browser.path;
  browser.fill("Search for articles...", "BÁTH");
  await browser.press("Search");
  expect(browser.path).toBe(`${address}&${new URLSearchParams({ search: "BÁTH" })}`);
  expect(cardsOf(browser)[0]).toHaveTextContent("Newborn care");
});

test("a search begins the list anew", async () => {
  const browser = await visitorAt("/articles?page=2");
  browser.fill("Search for articles...", "jaund");
  await browser.press("Search");
  expect(browser.path).toBe("/articles?category=all&search=jaund");
});

test("a search without result says so, offers to search everything, and shows a way on", async () => {
  const browser = await visitorAt("/articles?search=bukhar");
  browser.page.getByRole("heading", { name: "Nothing found for 'bukhar'" });
  await browser.follow("Search everything");
  expect(browser.path).toBe("/search?q=bukhar");
  await browser.open("/articles?search=zzzzqqq");
  browser.page.getByRole("heading", { name: "Nothing found for 'zzzzqqq'" });
  await browser.follow(within(browser.page.getByRole("main")).getByRole("link", { name: "All articles" }));
  expect(cardsOf(browser)).toHaveLength(9);
});

test("what a visitor types is never part of the page's own code", async () => {
  const typed = '"><script>document.title="taken"</script>';
  const browser = await visitorAt(`/articles?search=${encodeURIComponent(typed)}`);
  expect(browser.page.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("<script>");
  expect(browser.field("Search for articles...")).toHaveValue(typed);
  expect([...browser.document.scripts].filter(({ text }) => text === 'document.title="taken"')).toEqual([]);
});

test.each(["/articles?page=99", "/articles?page=0", "/articles?page=x", "/articles?category=nothing"])(
  "%s is no page, with a way back",
  async (address) => {
    const browser = await visitorAt(address);
    expect(browser.status).toBe(404);
    expect(browser.heading).toBe(address.includes("page=") ? "The list has no such page" : "There is no such category");
    within(browser.page.getByRole("main")).getByRole("link", { name: "Home" });
  },
);

test("an unknown article is a 404", async () => {
  expect((await visitorAt("/article/000000000000000000000000")).status).toBe(404);
});

test("a visitor who saves is led to sign in and back; the article is then kept for her", async () => {
  const browser = await visitorAt("/articles");
  const chosen = linkAt(browser, 4);
  const title = textOf(chosen);
  await browser.follow(chosen);
  const article = browser.path;
  await browser.follow("Save");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: article })}`);
  await logIn(browser, site.sample);

  expect(browser.path).toBe(article);
  expect(browser.heading).toBe(title);
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Saved for later"]);
  await browser.open("/account/saved");
  await browser.follow(title);
  await browser.press("Saved");
  browser.page.getByRole("button", { name: "Save" });
  await browser.open("/account/saved");
  browser.page.getByRole("heading", { name: "Nothing saved yet" });
});

test("an article is shared by a WhatsApp link, and what needs script is not there", async () => {
  const browser = await visitorAt("/articles");
  await browser.follow(linkAt(browser, 0));
  const whatsApp = browser.page.getByRole("link", { name: "WhatsApp" });
  expect(whatsApp).toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*article/));
  for (const name of ["Print", "Copy link"]) expect(browser.page.queryByRole("button", { name })).toBeNull();
});
