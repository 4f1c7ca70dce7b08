import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { entriesIn, mainText } from "./page-parts.ts";
import { bereaved, openedAt } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

test("danger signs come first, in a group that opens, and carry the call", async () => {
  const browser = await visitorAt("/symptoms?who=afterBirth");
  const main = within(browser.page.getByRole("main"));
  expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Danger signs after birth \(\d+\)$/),
    "Common after birth, and what helps",
  ]);
  const danger = browser.document.querySelector("main details");
  expect(danger).not.toHaveAttribute("open");
  expect(danger?.querySelectorAll("li").length).toBeGreaterThan(5);

  await browser.open("/symptoms");
  const [first] = within(browser.page.getByRole("main")).getAllByRole("listitem");
  await browser.follow(within(first ?? browser.document.body).getByRole("link"));
  expect(browser.path).toMatch(/^\/symptom\?id=[0-9a-f]{24}$/);
  expect(browser.page.getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
  for (const name of ["What it is", "What helps", "When to get help now"]) {
    browser.page.getByRole("heading", { name });
  }
  await browser.follow("All symptoms");
  expect(browser.heading).toBe("Common symptoms");
});

test("getting help now comes before what helps, and both before what it is", async () => {
  const browser = await visitorAt("/symptoms");
  const [first] = within(browser.page.getByRole("main")).getAllByRole("listitem");
  await browser.follow(within(first ?? browser.document.body).getByRole("link"));
  const headings = within(browser.page.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    "When to get help now",
    "What helps",
    "What it is",
  ]);
});

test("a list of the mother's symptoms holds none of a baby, and the other way round", async () => {
  const listed = async (who: string) => {
    const browser = await visitorAt(`/symptoms?who=${who}`);
    const rows = within(browser.page.getByRole("main")).getAllByRole("heading", { level: 3 });
    return rows.map(({ textContent }) => textContent);
  };
  const [pregnant, afterBirth, baby] = await Promise.all(["pregnant", "afterBirth", "baby"].map(listed));
  expect(baby).toContain("Baby is hot (fever) or cold");
  expect(pregnant).toContain("Bleeding in pregnancy");
  expect(afterBirth).not.toContain("Bleeding in pregnancy");
  expect([...(pregnant ?? []), ...(afterBirth ?? [])].filter((title) => baby?.includes(title))).toEqual([]);
});

test("the list of all keeps the mother's and a baby's apart, on one page", async () => {
  const browser = await visitorAt("/symptoms");
  const main = within(browser.page.getByRole("main"));
  expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Danger signs in pregnancy and after birth \(\d+\)$/),
    expect.stringMatching(/^Danger signs in a baby or child \(\d+\)$/),
    "Common in pregnancy, and what helps",
    "Common after birth, and what helps",
    "Common for a baby, and what helps",
  ]);
  expect(main.getAllByRole("heading", { level: 3 })).toHaveLength(51);
  expect(main.queryByRole("link", { name: "Next" })).toBeNull();
});

test("a symptom is searched for from the list", async () => {
  const browser = await visitorAt("/symptoms");
  browser.fill("Search for a symptom", "heartburn");
  await browser.press("Search");
  expect(browser.path).toBe("/search?q=heartburn");
});

test("what not to do has a mark of its own", async () => {
  const browser = await visitorAt("/symptoms?who=baby");
  await browser.follow(/breathes fast/);
  const marked = [...browser.document.querySelectorAll(".box.help .not")].map(({ textContent }) => textContent);
  expect(marked).toHaveLength(2);
  for (const words of marked) expect(words).toMatch(/^Do not/);
});

test.each(["/symptom", "/symptom?id=nothing", "/symptoms?page=2"])("%s is a 404", async (address) => {
  expect((await visitorAt(address)).status).toBe(404);
});

test("after a loss what is her own comes first, and nothing of feeding a baby", async () => {
  const browser = await bereaved(site);
  await browser.open("/symptoms");
  const main = within(browser.page.getByRole("main"));
  const [first] = entriesIn(browser.page.getByRole("list", { name: "For you" }));
  expect(first).toMatch(/^Your own danger signs/);
  expect(main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(["Your body"]);
  main.getByRole("heading", { level: 3, name: "Feeling low, tearful or anxious" });
  expect(mainText(browser)).not.toMatch(/feeding|mouthful|your baby/i);

  await browser.open("/symptoms?who=baby");
  browser.page.getByRole("heading", { level: 2, name: "Common for a baby, and what helps" });
});
