import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { inDays } from "../../fixtures/dates.ts";
import { letters, markup } from "../../fixtures/naughty-strings.ts";
import { newMother, registered, type Mother } from "../../fixtures/mothers.ts";
import { fillInSteps, LAST_PERIOD, registerInSteps, typePassword } from "../../fixtures/registration-steps.ts";
import { textOf } from "../form-visitor.ts";
import { htmlProblemsIn } from "../html-rules.ts";
import { Visitor } from "../visitor.ts";
import { browserOf, logIn, openedAt } from "./people.ts";
import { expectDate, expectNumber } from "./registering.ts";

let gateway: SmsGateway;
let site: Site;
beforeAll(async () => {
  gateway = await startSmsGateway();
  site = await startWarmSite({ SMS_WEBHOOK_URL: gateway.url });
});
afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

const lastPeriod = inDays(-70);
const textsTo = (number: string) => gateway.messages.filter((sent) => sent.number === number).map(({ text }) => text);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Has filled in the three steps and sent them. */
async function atCode(mother: Mother) {
  const browser = await openedAt(site, "/register");
  await registerInSteps(browser, mother, lastPeriod);
  return browser;
}

test("who registers types the code that came by SMS, and only then has an account", async () => {
  const sana = newMother({ fullName: "Sana Tariq" });
  const browser = await atCode(sana);
  expect([browser.path, browser.heading]).toEqual(["/register/code", "Type the code"]);
  expect(browser.text).toContain("Step 4 of 4 · The code");
  expect(browser.text).toContain(`A code is on its way by SMS to ${sana.phoneNumber}.`);
  expect(browser.html).not.toContain(sana.password);
  expect(await logIn(await openedAt(site, "/login"), sana)).toBe(401);

  const code = await gateway.codeFor(sana.phoneNumber);
  expect(await browser.press("Create my account")).toBe(400);
  expect(browser.problems).toEqual([["Code", "Enter the code."]]);
  browser.fill("Code", wrong(code));
  expect(await browser.press("Create my account")).toBe(403);
  expect(browser.problems).toEqual([["Code", "This code is wrong or has expired. Check it, or ask for a new one."]]);
  browser.fill("Code", code);
  await browser.press("Create my account");
  expect(browser.toasts).toEqual(["Register successfully"]);
  expect([browser.path, browser.heading]).toEqual(["/", "Week 10, day 0"]);
  expect(browser.http.cookies().filter((name) => /held|registration/.test(name))).toEqual([]);

  await browser.open("/account");
  expect(browser.page.queryByRole("link", { name: "Confirm my number" })).toBeNull();
  await browser.open("/register/code");
  expect(browser.path).toBe("/");
});

test("the step of the code is valid HTML, and shows what is typed into it as text", async () => {
  const browser = await atCode(newMother());
  expect(htmlProblemsIn(browser.html)).toEqual([]);
  for (const text of [...markup, ...letters.slice(0, 4)]) {
    browser.fill("Code", text);
    expect([400, 403]).toContain(await browser.press("Create my account"));
    expect([text, htmlProblemsIn(browser.html)]).toEqual([text, []]);
    expect(browser.document.querySelector("naughty-tag, [onnaughty]")).toBeNull();
  }
});

test("the form and the code, each sent many times, make one account with one code", async () => {
  const sana = newMother();
  const browser = await openedAt(site, "/register");
  expect(browser.text).toContain("Step 1 of 4 · Your dates");
  await fillInSteps(browser, sana, lastPeriod);
  await browser.press("Register");
  const code = await gateway.codeFor(sana.phoneNumber);
  for (let sent = 0; sent < 6; sent += 1) {
    await browser.follow("Back to what you entered");
    await typePassword(browser, sana);
    await browser.press("Register");
    expect(browser.path).toBe("/register/code");
  }
  expect(textsTo(sana.phoneNumber)).toHaveLength(1);

  browser.fill("Code", code);
  const cookie = browser.http.cookieHeader();
  const form = { code, intent: "register" };
  const sent = Array.from({ length: 8 }, () => new Visitor(site.address).post("/register/code", form, { cookie }));
  const answers = await Promise.all(sent);
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    Array.from({ length: 8 }, () => [303, "/"]),
  );
  await browser.press("Create my account");
  expect([browser.path, browser.toasts]).toEqual(["/", ["Register successfully"]]);
  const after = await browser.http.post("/register/code", form);
  expect([after.status, after.headers.location]).toEqual([303, "/"]);
});

test("another code, asked for twice by the same tap, is one", async () => {
  const sana = newMother();
  const browser = await atCode(sana);
  await gateway.codeFor(sana.phoneNumber);
  const formKey = browser.document.querySelector("input[name=formKey]")?.getAttribute("value") ?? "";
  const form = { intent: "again", formKey };
  await Promise.all([1, 2, 3].map(() => browser.http.post("/register/code", form)));
  await browser.press("Send me another code");
  await expect.poll(() => textsTo(sana.phoneNumber)).toHaveLength(2);
  const code = await gateway.codeFor(sana.phoneNumber);
  browser.fill("Code", code);
  await browser.press("Create my account");
  expect(textsTo(sana.phoneNumber)).toHaveLength(2);
});

test("a number that a member has looks the same to whoever types it, and its owner is told", async () => {
  const hira = await registered(site.address, { fullName: "Hira" });
  const [taken, free] = [newMother({ phoneNumber: hira.phoneNumber }), newMother()];
  const pages = [await atCode(taken), await atCode(free)];
  const [first, second] = pages.map((browser) => textOf(browser.page.getByRole("main")));
  expect(first).toBe(second?.replace(free.phoneNumber, taken.phoneNumber));
  await expect.poll(() => textsTo(hira.phoneNumber)).toEqual([expect.stringMatching(/^Somebody tried to register/)]);
});

test("another code can be asked for, and she can go back to what she entered", async () => {
  const sana = newMother();
  const browser = await atCode(sana);
  await gateway.codeFor(sana.phoneNumber);
  await browser.press("Send me another code");
  expect([browser.path, browser.toasts]).toEqual(["/register/code", ["A new code is on its way"]]);
  await expect.poll(() => textsTo(sana.phoneNumber)).toHaveLength(2);
  const code = await gateway.codeFor(sana.phoneNumber);

  await browser.follow("Back to what you entered");
  expectNumber(browser, sana);
  await browser.press("Back");
  await browser.press("Back");
  expectDate(browser, LAST_PERIOD, lastPeriod);

  await browser.open("/register/code");
  browser.fill("Code", code);
  await browser.press("Create my account");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("the form says at once what is wrong, as it does without a code", async () => {
  const browser = await atCode(newMother({ password: "password123" }));
  expect([browser.path, browser.status]).toEqual(["/register/your-number", 400]);
  expect(browser.problems).toEqual([["Password", "This password is too easy to guess. Choose another one."]]);
});

test("the code's page alone leads to the form, and says why to who was there", async () => {
  const browser = await openedAt(site, "/register/code");
  expect(browser.path).toBe("/register");
  const late = await atCode(newMother());
  late.http.change("umeed-registration", () => "");
  late.fill("Code", "123456");
  await late.press("Create my account");
  expect(late.path).toBe("/register");
  expect(late.page.getByRole("alert")).toHaveTextContent("Half an hour is over. Fill in the form once more.");
});

test("who registered in an app is asked to prove her number, and does", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account");
  await browser.follow("Confirm my number");
  expect(browser.page.getByRole("dialog", { name: "Confirm your phone number" })).toHaveTextContent(member.phoneNumber);
  await browser.press("Send me a code");
  const code = await gateway.codeFor(member.phoneNumber);
  browser.fill("Code", wrong(code));
  expect(await browser.press("Confirm my number")).toBe(403);
  expect(browser.problems).toEqual([["Code", "This code is wrong or has expired. Check it, or ask for a new one."]]);
  browser.fill("Code", code);
  await browser.press("Confirm my number");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["Your phone number is confirmed."]]);
  expect(browser.page.queryByRole("link", { name: "Confirm my number" })).toBeNull();
  await browser.open("/account/prove-phone");
  expect(browser.page.getByRole("dialog")).toHaveTextContent(`${member.phoneNumber} is confirmed.`);
});
