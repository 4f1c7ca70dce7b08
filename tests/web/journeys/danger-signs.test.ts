import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor } from "../form-visitor.ts";
import { openedAt } from "./people.ts";

const BLEEDING = "I am bleeding a lot from the vagina";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

/** What the check answers. */
const adviceOf = (browser: FormVisitor) => browser.page.getByRole("status");
const titleOf = (browser: FormVisitor) => within(adviceOf(browser)).getByRole("heading", { level: 2 });

test("the check is one tap from every page and leads to the call", async () => {
  const browser = await visitorAt("/about");
  await browser.follow(within(browser.page.getByRole("banner")).getByRole("link", { name: "Danger signs" }));
  browser.check(BLEEDING);
  await browser.press("See what to do");

  expect(titleOf(browser)).toHaveTextContent(/^Get help now$/);
  const advice = adviceOf(browser);
  expect(within(advice).getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
  expect(advice).toHaveTextContent(BLEEDING);
  expect(browser.field(BLEEDING)).toBeChecked();
});

test("the most serious of what she feels decides", async () => {
  const browser = await visitorAt("/danger-signs?who=pregnant");
  browser.check(/burns when I pass urine/);
  await browser.press("See what to do");
  expect(titleOf(browser)).toHaveTextContent(/^Call your midwife or doctor today$/);

  browser.check("I had a fit, or I passed out");
  await browser.press("See what to do");
  expect(titleOf(browser)).toHaveTextContent(/^Get help now$/);
});

test("choosing nothing never says that all is well", async () => {
  const browser = await visitorAt("/danger-signs?who=baby");
  await browser.press("See what to do");
  expect(titleOf(browser)).toHaveTextContent(/^You ticked nothing$/);
  within(adviceOf(browser)).getByText(/^If something still feels wrong, call/);
  expect(browser.page.getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
});

test("limits by age are listed, one a line", async () => {
  const browser = await visitorAt("/danger-signs?who=baby");
  browser.check(/breathes fast or hard/);
  await browser.press("See what to do");
  const items = within(adviceOf(browser)).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/What is too fast:/),
    expect.stringMatching(/^Under 2 months, /),
    expect.stringMatching(/^From 2 months, /),
    expect.stringMatching(/^From 12 months, /),
  ]);
});

test.each([
  ["I am bleeding a lot from the vagina", /burns when I pass urine/],
  ["I had a fit, or I passed out", /burns when I pass urine/],
])("beside %s a milder sign is named without its advice", async (grave, mild) => {
  const browser = await visitorAt("/danger-signs?who=pregnant");
  browser.check(mild);
  await browser.press("See what to do");
  const itemOf = () =>
    within(adviceOf(browser))
      .getAllByRole("listitem")
      .find((item) => mild.test(item.textContent));
  expect(itemOf()?.querySelector(".read-more")).not.toBeNull();

  browser.check(grave);
  await browser.press("See what to do");
  expect(within(adviceOf(browser)).getAllByRole("listitem")[0]).toHaveTextContent(grave);
  expect(itemOf()).toHaveTextContent(/^It burns when I pass urine, .* smells bad\.$/);
});

test("what is often harmless is not named beside a sign that can't wait, which its words would deny", async () => {
  const browser = await visitorAt("/danger-signs?who=baby");
  browser.check(/A blocked nose/);
  browser.check(/Sticky, swollen eyes/);
  await browser.press("See what to do");
  expect(adviceOf(browser)).toHaveTextContent("A blocked nose, but feeds and breathes calmly.");

  browser.check(/breathes fast or hard/);
  await browser.press("See what to do");
  expect(adviceOf(browser)).toHaveTextContent(/Tell them this too: ?Sticky/);
  expect(adviceOf(browser)).not.toHaveTextContent("calmly");
});

test("signs of the baby in the womb are a group of their own, and a baby's are asked about the baby", async () => {
  const browser = await visitorAt("/danger-signs?who=pregnant");
  const group = within(browser.page.getByRole("group", { name: "Your baby" }));
  expect(group.getAllByRole("checkbox")).toEqual([group.getByRole("checkbox", { name: /My baby moves less/ })]);
  browser.page.getByRole("group", { name: "Tick everything that you have now" });
  await browser.follow("Baby");
  browser.page.getByRole("group", { name: "Tick everything that your baby has now" });
});

test("each of the four groups has its own signs", async () => {
  const browser = await visitorAt("/danger-signs");
  await browser.follow("Baby");
  expect(browser.path).toBe("/danger-signs?who=baby");
  expect(browser.page.queryByRole("checkbox", { name: BLEEDING })).toBeNull();
  expect(browser.page.getAllByRole("checkbox").length).toBeGreaterThan(9);

  await browser.follow("After a loss");
  expect(browser.path).toBe("/danger-signs?who=afterLoss");
  browser.check(/tip of my shoulder/);
  await browser.press("See what to do");
  expect(titleOf(browser)).toHaveTextContent(/^Get help now$/);
  expect(browser.page.getByRole("link", { name: "After a loss" })).toHaveAttribute("aria-current", "page");
});

test("the numbers to call are those of the reader's city, beside the sign that they fit", async () => {
  const browser = await visitorAt("/events?tab=city");
  browser.select("Your city", "Lahore");
  await browser.press("Show events");

  await browser.open("/danger-signs?who=pregnant");
  expect(browser.page.queryByRole("link", { name: "Call 1043" })).toBeNull();
  browser.check(/my belly was hit/);
  await browser.press("See what to do");
  const advice = within(adviceOf(browser));
  expect(advice.getAllByRole("link", { name: /^Call [0-9 ]+$/ }).map((link) => link.getAttribute("href"))).toEqual([
    "tel:1122",
    "tel:1043",
    "tel:15",
    "tel:1099",
  ]);
  advice.getByText(/Punjab Women Helpline\. Day and night\. For Punjab\./);

  await browser.open("/danger-signs?who=afterLoss");
  browser.check(/dying/);
  await browser.press("See what to do");
  within(adviceOf(browser)).getByRole("link", { name: "Call 0311 7786264" });
  within(adviceOf(browser)).getByText(/but not on the days of Eid/);
});

test("a sign without a number of its own leads to the emergency number alone", async () => {
  const browser = await visitorAt("/danger-signs?who=pregnant");
  browser.check(BLEEDING);
  await browser.press("See what to do");
  expect(within(adviceOf(browser)).getAllByRole("link", { name: /^Call/ })).toHaveLength(1);
});
