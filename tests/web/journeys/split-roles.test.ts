import { randomInt } from "node:crypto";
import { within } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { startPair, type Pair } from "../../support/pair.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { fillInSteps, LAST_PERIOD, registerInSteps, typePassword } from "../../fixtures/registration-steps.ts";
import { FormVisitor } from "../form-visitor.ts";
import { htmlProblemsIn } from "../html-rules.ts";
import { inBar } from "./page-parts.ts";
import { browserOf, endSessionAtServer, logIn } from "./people.ts";
import { expectAboutHerself, expectDate, expectNumber } from "./registering.ts";

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterEach(async () => {
  pair.failCalls(null);
  await pair.startApi();
});
afterAll(() => pair.stop());

test("pages with their API elsewhere serve her as one", async () => {
  const mother = newMother();
  const browser = new FormVisitor(pair.address);
  await browser.open("/register");
  await registerInSteps(browser, mother);
  expect(browser.heading).toBe("Week 10, day 0");
  const picture = browser.document.querySelector("main img")?.getAttribute("src") ?? "";
  expect((await browser.http.get(picture)).headers["content-type"]).toMatch(/^image\//);

  await browser.open("/account/dates");
  browser.fillDate(LAST_PERIOD, inDays(-77));
  await browser.press("Save");
  expect(browser.text).toContain(`Expected Due Date ${written(inDays(203))}`);
  const own = await browser.http.get(`/calendar/own.ics?only=dueDate-${inDays(203)}`);
  expect(own.text).toContain("SUMMARY:Expected due date");
  await browser.follow("Log out");
  await browser.press("Log out");
  await browser.open("/login");
  await logIn(browser, mother);
  expect(browser.heading).toBe("Week 11, day 0");

  expect((await browser.http.get("/api/setting")).status).toBe(404);
  const events = await browser.http.get("/api/calendar.ics");
  expect(events.headers["content-type"]).toContain("text/calendar");
});

test("while the API is away a page says so in plain words, and leads back when it is there again", async () => {
  const browser = new FormVisitor(pair.address);
  await browser.open("/about");
  await pair.stopApi();
  const began = performance.now();
  await browser.follow(within(browser.page.getByRole("contentinfo")).getByRole("link", { name: "Week by week" }));
  noteFault({ saw: `a page with ${browser.status} after ${(performance.now() - began).toFixed(0)} ms` });
  expectAway(browser);

  await pair.startApi();
  await browser.follow("Try again");
  expect(browser.heading).toBe("Week 1");
});

test("to a balancer the pages are not ready while their API is away", async () => {
  const readiness = async () => (await fetch(`${pair.address}/readyz`)).text();
  expect(await readiness()).toBe("ready\n");
  await pair.stopApi();
  expect(await readiness()).toBe("not ready: API\n");
  await pair.startApi();
  await expect.poll(readiness).toBe("ready\n");
});

test("a member whose API is away is still signed in when it is back", async () => {
  const browser = await browserOf(pair, await registered(pair.apiAddress));
  await pair.stopApi();
  await browser.open("/account");
  expectAway(browser);

  await pair.startApi();
  await browser.follow("Try again");
  expect(browser.path).toBe("/account");
  browser.page.getByRole("heading", { name: "My Account" });
});

test("a name sent while the API was away is typed for her when it is back", async () => {
  const browser = await browserOf(pair, await registered(pair.apiAddress));
  await browser.open("/account/profile");
  await pair.stopApi();
  browser.fill("Username", "Sana Tariq");
  await browser.press("Save");
  expectAway(browser);

  await pair.startApi();
  await browser.follow("Try again");
  browser.page.getByRole("dialog", { name: "Update Profile" });
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
  await browser.press("Save");
  within(browser.page.getByRole("main")).getByText("Sana Tariq");
});

test("a text too large for a cookie, sent while her session ended, is there again after the sign-in", async () => {
  const member = await registered(pair.apiAddress);
  const browser = await browserOf(pair, member);
  const text = longText();
  await browser.open("/contact");
  await endSessionAtServer(browser, { address: pair.apiAddress });
  browser.fill("Subject", "My account");
  browser.fill("Your question", text);
  await browser.press("Send");
  await logIn(browser, member);
  expect(browser.path).toBe("/contact");
  expect(browser.field("Your question")).toHaveValue(text);
});

test("one sent while the API was away stands on the page, since there is nowhere to keep it", async () => {
  const browser = await browserOf(pair, await registered(pair.apiAddress));
  const text = longText();
  await browser.open("/contact");
  browser.fill("Your question", text);
  await pair.stopApi();
  expect(await browser.press("Send")).toBe(503);
  expect(browser.text).toContain("there was no room to keep what you wrote");
  expect(browser.text).not.toContain("it is kept for a while");
  expect(browser.field("Your question")).toHaveValue(text);
});

test("a sign-up sent while the API was away is typed for her when it is back", async () => {
  const mother = newMother();
  const browser = new FormVisitor(pair.address);
  await browser.open("/register");
  await fillInSteps(browser, mother);
  await pair.stopApi();
  expect(await browser.press("Register")).toBe(503);

  await pair.startApi();
  await browser.open("/register");
  expectDate(browser, LAST_PERIOD, inDays(-70));
  await browser.press("Continue");
  expectAboutHerself(browser, mother);
  await browser.press("Continue");
  expectNumber(browser, mother);
  await typePassword(browser, mother);
  await browser.press("Register");
  expect(browser.heading).toBe("Week 10, day 0");
});

test("a page that fails for a member shows her bar", async () => {
  const member = await registered(pair.apiAddress);
  const browser = new FormVisitor(pair.address);
  await browser.open("/login");
  await logIn(browser, member);
  await pair.stopApi();
  await browser.open("/account");
  expectAway(browser);
  const bar = inBar(browser);
  bar.getByRole("link", { name: "Me" });
  expect(bar.queryByRole("link", { name: "Signup" })).toBeNull();
  await pair.startApi();
});

test("a sign-in sent while the API was away keeps the number", async () => {
  const member = await registered(pair.apiAddress);
  const browser = new FormVisitor(pair.address);
  await browser.open("/login");
  await pair.stopApi();
  expect(await logIn(browser, member)).toBe(503);

  await pair.startApi();
  await browser.open("/login");
  expect(browser.field("Phone number")).toHaveValue(member.phoneNumber);
  expect(browser.field("Password")).toHaveValue("");
});

test.each([403, 429, 500, 502, 503])(
  "a stranger's page with %i, which a proxy may send for the API, is never shown, but a page of ours",
  async (status) => {
    const browser = new FormVisitor(pair.address);
    pair.failCalls(/\/guidline/, status);
    await browser.open("/guidelines");
    expect([browser.status, browser.heading]).toEqual([503, "Not reachable"]);
    expectOurs(browser);
  },
);

test.each([
  [429, "You have asked for this very often"],
  [503, "Not reachable"],
])("when the API itself answers %i, a page of ours says '%s', and when to ask again", async (status, heading) => {
  const browser = new FormVisitor(pair.address);
  const message = "You have asked for this very often. Try again in a minute.";
  pair.failCalls(/\/guidline/, status, { code: "too_many", message, retryAfter: "61" });
  await browser.open("/guidelines");
  expect([browser.status, browser.heading]).toEqual([status, heading]);
  expect(browser.text).toContain("Try again in a minute.");
  expect((await browser.http.get("/guidelines")).headers["retry-after"]).toBe("61");
  expectOurs(browser);
});

test("a form that the API refuses for now comes back with what was typed, and says why", async () => {
  const browser = await browserOf(pair, await registered(pair.apiAddress));
  await browser.open("/account/profile");
  browser.fill("Username", "Sana Tariq");
  const message = "You have changed this very often. Try again in a minute.";
  pair.failCalls(/\/user\/update/, 429, { code: "too_many", message, retryAfter: "61" });
  expect(await browser.press("Save")).toBe(429);
  expect(browser.page.getByRole("alert")).toHaveTextContent(message);
  pair.failCalls(/\/user\/update/, 429);
  expect(await browser.press("Save")).toBe(500);
  expect(browser.page.getByRole("alert")).toHaveTextContent("Failed to update profile");
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
  pair.failCalls(null);
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Profile updated successfully"]);
});

test.each(["there", "away"])("while the API is %s an address that can't be read gets a page of ours", async (where) => {
  if (where === "away") await pair.stopApi();
  const browser = new FormVisitor(pair.address);
  await browser.open("/article/%ff");
  expect([browser.status, browser.heading]).toEqual([400, "This address can't be read"]);
  expect(htmlProblemsIn(browser.html)).toEqual([]);
  browser.page.getByRole("link", { name: "Danger signs" });
  expect(browser.page.queryByRole("link", { name: "Umeed" }) !== null).toBe(where === "there");
});

/** Random letters, which do not compress. */
function longText() {
  return Array.from({ length: 22_000 }, () => String.fromCodePoint(randomInt(0x627, 0x64b))).join("");
}

function expectOurs(browser: FormVisitor) {
  expect(browser.text).not.toContain("Bad gateway");
  expect(htmlProblemsIn(browser.html)).toEqual([]);
  within(browser.page.getByRole("banner")).getByRole("link", { name: "Umeed" });
  within(browser.page.getByRole("contentinfo")).getByRole("link", { name: "All pages" });
}

function expectAway(browser: FormVisitor) {
  expect(browser.status).toBe(503);
  expect(browser.heading).toBe("Not reachable");
  const main = within(browser.page.getByRole("main"));
  main.getByText("We could not reach the server just now. Try again in a moment.");
  main.getByRole("link", { name: "Try again" });
}
