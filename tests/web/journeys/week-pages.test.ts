import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inDays } from "../../fixtures/dates.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { mainText, part } from "./page-parts.ts";
import { openedAt, signedIn, writing } from "./people.ts";

const site = siteOfFile();

/** 24 weeks and 3 days. */
const lastMenstrualPeriod = inDays(-171);

/** The weeks to choose from, on a phone. */
const chipsIn = (browser: FormVisitor) =>
  within(part(browser, "navigation", "Weeks"))
    .getAllByRole("link")
    .filter((link) => !link.classList.contains("wide-only"))
    .map(textOf);
const chosenIn = (browser: FormVisitor) =>
  textOf(part(browser, "navigation", "Weeks").querySelector("[aria-current=page]"));
const headingsOf = (browser: FormVisitor) => within(browser.page.getByRole("main")).getAllByRole("heading").map(textOf);
const wayBack = (browser: FormVisitor) => browser.page.queryByRole("link", { name: /^Back to week/ });

test("a member's own week stays above the week that she reads, and one link leads back to it", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/timeline");
  expect(browser.heading).toBe("Week 24");
  expect(wayBack(browser)).toBeNull();

  await browser.follow(within(part(browser, "navigation", "Weeks")).getByRole("link", { name: "Week 26" }));
  expect(browser.path).toBe("/timeline?week=26");
  expect(browser.heading).toBe("Week 26");
  expect(headingsOf(browser)[0]).toBe("Your baby is in their week 24, day 3");
  expect(chipsIn(browser)).toEqual(["Week 22", "Week 23", "Yours 24", "Week 25", "Week 26"]);
  expect(chosenIn(browser)).toBe("Week 26");

  await browser.open("/timeline?week=12");
  expect(browser.heading).toBe("Week 12");
  expect(chipsIn(browser)).toEqual(["Week 10", "Week 11", "Week 12", "Week 13", "Week 14"]);
  await browser.follow("Back to week 24");
  expect(browser.path).toBe("/timeline?week=24");
  expect(chosenIn(browser)).toBe("Yours 24");
});

test("a week shows size, weight, length and trimester, and then its text in parts", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/timeline");
  const stage = part(browser, "region", "Week 24");
  expect(textOf(stage)).toMatch(/About the size of .+\. ?Drawn to scale/);
  expect([...stage.querySelectorAll("dd")].map(textOf)).toEqual(["0.63 KG", "32 cm", "Second"]);
  expect(headingsOf(browser)).toEqual([
    "Your baby is in their week 24, day 3",
    "Week 24",
    "Timeline",
    "Your baby",
    "You",
    "What helps",
    "When to call",
    "Weight by week",
    "For this week",
    "High sugar in pregnancy: test, food and birth",
    "Swollen feet and blood pressure: what to check",
    "Sources",
  ]);
  const call = within(part(browser, "region", "When to call"));
  expect(call.getByRole("link", { name: /^Call \d+$/ })).toHaveAttribute("href", expect.stringMatching(/^tel:\d+$/));
  expect(call.getByRole("link", { name: "Check what to do" })).toHaveAttribute("href", "/danger-signs?who=pregnant");
});

test("the curve names her own week, and tells the one that she reads beside it", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/timeline?week=26");
  const curve = part(browser, "region", "Weight by week");
  expect(within(curve).getByRole("img").getAttribute("aria-label")).toContain("Week 24: 0.63 KG");
  expect(curve).toHaveTextContent("The ring is week 26: 0.85 KG.");
  await browser.open("/weeks?tab=before&week=8");
  expect(headingsOf(browser)).toContain("Weight by week");
  const visitor = await openedAt(site, "/weeks?tab=before&week=8");
  expect(headingsOf(visitor)).not.toContain("Weight by week");
});

test("of several babies neither the size nor the curve of one is shown", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  await browser.open("/account/dates");
  browser.select("How many babies are you expecting? (optional)", "Twins");
  await browser.press("Save");
  for (const address of ["/timeline", "/timeline?week=30", "/weeks?tab=before&week=30"]) {
    await browser.open(address);
    expect([address, mainText(browser).match(/About the size of|Drawn to scale|\d KG|\d cm,|Weight by week/g)]).toEqual(
      [address, null],
    );
    expect(browser.document.querySelector(".bead-ring img")?.getAttribute("src")).toMatch(/plant-\d+\.svg$/);
    expect(mainText(browser)).toContain("This text is about one baby. With twins or more, your visits");
    expect(browser.page.getByRole("link", { name: /^If any one baby moves less/ })).toHaveAttribute(
      "href",
      "/danger-signs?who=pregnant",
    );
  }
  await browser.open("/timeline");
  expect(mainText(browser)).toContain("We show no lengths and weights for twins or more");
  await browser.open("/weeks?tab=after&week=3");
  expect(mainText(browser)).toContain("This text is about one baby. With twins or more, each baby");
  await browser.follow("Read about twins");
  browser.page.getByRole("link", { name: "Expecting twins" });
});

test("of one baby nothing is said of several", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod });
  for (const address of ["/timeline", "/weeks?tab=before&week=30"]) {
    await browser.open(address);
    expect(mainText(browser)).not.toContain("This text is about one baby");
  }
});

test("after a birth the weeks are counted on in 52 beads, without a size", async () => {
  const browser = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-61), lastMenstrualPeriod: "" });
  await browser.open("/timeline");
  expect(headingsOf(browser).slice(0, 2)).toEqual(["Weekly data", "Week 9"]);
  expect(chipsIn(browser)).toEqual(["Week 7", "Week 8", "Yours 9", "Week 10", "Week 11"]);
  expect(part(browser, "region", "Week 9")).toHaveTextContent("Weekly dataYour baby is 8 weeks old");
  const beads = [...browser.document.querySelectorAll(".bead-ring.baby path")].map((path) => path.getAttribute("d"));
  expect(beads.join("").match(/M/g)).toHaveLength(51);
  expect(mainText(browser)).not.toMatch(/About the size of|trimester/);
});

test("after a birth her own week says what the baby may do, and another how old the baby is in it", async () => {
  const browser = await signedIn(site, { isPregnant: false, babyBirthDate: inDays(-61), lastMenstrualPeriod: "" });
  await browser.open("/timeline");
  expect(part(browser, "region", "Week 9")).toHaveTextContent("follow you with the eyes");
  await browser.open("/timeline?week=12");
  expect(part(browser, "region", "Week 12")).toHaveTextContent("11 weeks old");
  expect(part(browser, "region", "Week 12")).not.toHaveTextContent("follow you with the eyes");
});

test("a visitor gets the week of the address, and can reach any other", async () => {
  const browser = await openedAt(site, "/weeks?tab=before&week=24");
  expect(browser.heading).toBe("Week 24");
  expect(chipsIn(browser)).toEqual(["Week 22", "Week 23", "Week 24", "Week 25", "Week 26"]);
  expect(wayBack(browser)).toBeNull();
  expect(browser.page.getByRole("link", { name: "Find your week" })).toHaveAttribute("href", "/");
  await browser.follow(within(part(browser, "navigation", "All weeks")).getByRole("link", { name: "42" }));
  expect(browser.path).toBe("/weeks?tab=before&week=42");
  expect(chipsIn(browser)).toEqual(["Week 38", "Week 39", "Week 40", "Week 41", "Week 42"]);
});

test("past 42 weeks the last week is hers, and all its beads are on", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-298) });
  await browser.open("/timeline");
  expect(headingsOf(browser).slice(0, 2)).toEqual(["Your baby is in their week 42, day 4", "Week 42"]);
  expect(chosenIn(browser)).toBe("Yours 42");
  expect(browser.document.querySelector(".bead-ring .present")).toBeNull();
});

test("three weeks past the due date no week is hers: the page asks, and the weeks can still be read", async () => {
  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-43 * 7) });
  for (const address of ["/timeline", "/timeline?week=12"]) {
    await browser.open(address);
    expect(browser.heading).toBe("How are things now?");
    expect(browser.document.querySelector(".bead-ring")).toBeNull();
    expect(mainText(browser)).toContain("we have stopped counting");
  }
  const ways = ["My baby is here", "The date was not right", "Something else happened"];
  for (const way of ways) browser.page.getByRole("link", { name: way });
  const signs = browser.page.getByRole("link", { name: /^Still pregnant\? See a midwife or doctor today\./ });
  expect(signs).toHaveAttribute("href", "/danger-signs?who=pregnant");
  await browser.follow("Read about any week");
  expect([browser.path, mainText(browser).match(/Yours|in their week|Find your week/)]).toEqual(["/weeks", null]);

  await browser.open("/timeline");
  await browser.follow("The date was not right");
  browser.fillDate("First day of your last period", lastMenstrualPeriod);
  await browser.press("Save");
  await browser.open("/timeline");
  expect(browser.heading).toBe("Week 24");
});

test("who gave no dates is offered to add them, and sees no week as her own", async () => {
  const { call, browser } = await writing(site, { lastMenstrualPeriod });
  const id = (await call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "mistake", isHidden: false } });
  await browser.open("/timeline");
  browser.page.getByRole("heading", { name: "Add one date" });
  expect(browser.document.querySelector(".bead-ring")).toBeNull();
  browser.page.getByRole("link", { name: "Read about any week" });
  await browser.follow("Add your dates");
  expect(browser.path).toBe("/account/dates");
});

test("after a loss nothing is counted, and the weeks can still be read", async () => {
  const { call, browser } = await writing(site, { lastMenstrualPeriod });
  const id = (await call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const told = await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "miscarriage", isHidden: false } });
  expect(told.status).toBe(200);
  await browser.open("/timeline");
  expect(browser.heading).toBe("We are with you");
  expect(browser.document.querySelector(".bead-ring")).toBeNull();
  expect(browser.page.getByRole("link", { name: "Somebody to talk to" })).toHaveAttribute("href", "/#talk");
  await browser.open("/weeks?tab=before&week=24");
  expect(browser.heading).toBe("Week 24");
  expect(mainText(browser)).not.toMatch(/Yours \d|in their week|For this week/);
});
