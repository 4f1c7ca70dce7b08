import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { openedAt } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

test("danger signs come first, are marked in words and carry the call", async () => {
  const browser = await visitorAt("/symptoms");
  const cards = within(browser.page.getByRole("main")).getAllByRole("listitem");
  expect(cards).toHaveLength(9);
  expect(cards[0]).toHaveTextContent("Danger sign");

  const [first] = cards.map((card) => within(card).getByRole("link"));
  await browser.follow(first ?? "the first symptom");
  expect(browser.path).toMatch(/^\/symptom\?id=[0-9a-f]{24}$/);
  expect(browser.page.getByRole("link", { name: "Call 1122 now" })).toHaveAttribute("href", "tel:1122");
  for (const name of ["What it is", "What helps", "When to get help now"]) {
    browser.page.getByRole("heading", { name });
  }
  await browser.follow("All symptoms");
  expect(browser.heading).toBe("Common symptoms");
});

test("the last page of symptoms ends the list", async () => {
  const browser = await visitorAt("/symptoms?page=6");
  browser.page.getByText("Page 6 of 6");
  expect(browser.page.queryByRole("link", { name: "Next" })).toBeNull();
  await browser.follow("Previous");
  expect(browser.path).toBe("/symptoms?page=5");
});

test.each(["/symptom", "/symptom?id=nothing", "/symptoms?page=7"])("%s is a 404", async (address) => {
  expect((await visitorAt(address)).status).toBe(404);
});
