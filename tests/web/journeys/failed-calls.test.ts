import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { inDays } from "../../fixtures/dates.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import {
  giveLastPeriod,
  LAST_PERIOD,
  tellAboutHerself,
  typeAboutHerself,
  typeNumber,
} from "../../fixtures/registration-steps.ts";
import { callApi } from "../../support/api-call.ts";
import { startPair, type Pair } from "../../support/pair.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf } from "./people.ts";
import { expectAboutHerself } from "./registering.ts";

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterEach(() => pair.failCalls(null));
afterAll(() => pair.stop());

const optionsOf = (browser: FormVisitor, label: string) =>
  Array.from(browser.field(label).querySelectorAll("option"), ({ textContent }) => textContent);

test("without the list of cities the registration form offers 'Other', registers with it, and the failure is logged", async () => {
  pair.failCalls(/\/city$/);
  const mother = { ...newMother(), city: "Other" };
  const browser = new FormVisitor(pair.address);
  await browser.open("/register");
  await giveLastPeriod(browser);
  expect([browser.status, browser.heading]).toEqual([200, "About you"]);
  expect(optionsOf(browser, "City")).toEqual(["Choose", "Other"]);
  await expect.poll(() => pair.log()).toContain("page failed");

  await typeAboutHerself(browser, { ...mother, email: "none" });
  expect(await browser.press("Continue")).toBe(400);
  expectAboutHerself(browser, { ...mother, email: "none" });
  await tellAboutHerself(browser, mother);
  await typeNumber(browser, mother);
  expect(await browser.press("Register")).toBe(303);
  expect(browser.heading).toBe("Week 10, day 0");
});

test("a city that was chosen before the list failed is kept", async () => {
  const mother = newMother();
  const browser = new FormVisitor(pair.address);
  await browser.open("/register");
  await giveLastPeriod(browser);
  await typeAboutHerself(browser, { ...mother, email: "none" });
  pair.failCalls(/\/city$/);
  expect(await browser.press("Continue")).toBe(400);
  browser.fill("Email", mother.email);
  await browser.press("Continue");
  await typeNumber(browser, mother);
  expect(await browser.press("Register")).toBe(303);

  const { phoneNumber, password } = mother;
  const body = { phoneNumber, password };
  const answer = await callApi(pair.apiAddress, "POST", "/user/login/number-password", { body });
  const cities = z.array(z.looseObject({ _id: z.string(), name: z.string() }));
  const { body: listed } = await callApi(pair.apiAddress, "GET", "/city");
  expect(cities.parse(listed).find(({ _id }) => _id === answer.at("user.city"))?.name).toBe(mother.city);
});

test("a week that can't be counted is left out of the registration, which goes on", async () => {
  const browser = new FormVisitor(pair.address);
  await browser.open("/register");
  pair.failCalls(/\/week\/of-date$/, 503);
  await giveLastPeriod(browser);
  expect([browser.status, browser.heading]).toEqual([200, "About you"]);
  expect(browser.text).not.toContain("Week 10");
  pair.failCalls(null);
  await browser.open("/register/about-you");
  expect(browser.text).toContain("Week 10, day 0");
});

test("articles that can't be had are named as the contract names them", async () => {
  pair.failCalls(/\/article\/pagination/);
  const browser = new FormVisitor(pair.address);
  await browser.open("/articles?search=iron");

  expect(browser.status).toBe(503);
  expect(browser.text).toContain("Error while fetching articles: Something went wrong. Please try again");
});

test.each(["/about", "/terms-and-conditions", "/privacy-policy", "/citations"])(
  "%s says that something went wrong, and the failure is logged",
  async (path) => {
    pair.failCalls(/\/setting$/);
    const before = pair.log().length;
    const browser = new FormVisitor(pair.address);
    await browser.open(path);

    expect(browser.status).toBe(503);
    expect(browser.text).toContain("Something went wrong. Please try again");
    await expect.poll(() => pair.log().slice(before)).toContain("page failed");
  },
);

test("a profile that could not be saved is told so, and the name stays typed", async () => {
  const member = await registered(pair.apiAddress);
  const browser = await browserOf(pair, member);
  await browser.open("/account/profile");
  pair.failCalls(/\/user\/update$/);
  browser.fill("Username", "Sana Tariq");
  await browser.press("Save");

  expect(browser.text).toContain("Failed to update profile");
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
  pair.failCalls(null);
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Profile updated successfully"]);
});

test("a visitor's date that could not be answered comes back as it was typed, and is kept in no cookie", async () => {
  pair.failCalls(/\/week\/of-date$/, 503);
  const browser = new FormVisitor(pair.address);
  await browser.open("/");
  browser.fillDate(LAST_PERIOD, ["4", "6", "2026"]);
  expect(await browser.press("Track Now")).toBe(503);
  expect(browser.dateFields(LAST_PERIOD).map((box) => box.getAttribute("value"))).toEqual(["4", "6", "2026"]);
  expect(browser.http.cookies()).toEqual([]);

  pair.failCalls(null);
  browser.fillDate(LAST_PERIOD, inDays(-70));
  expect(await browser.press("Track Now")).toBe(200);
  expect(browser.heading).toBe("Week 10, day 0");
});
