import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { Visitor } from "../visitor.ts";
import { browserOf } from "./people.ts";
import { expectAboutHerself, expectDate, LAST_PERIOD, putCodesOff, typeAboutHerself } from "./registering.ts";

const FINDABLE = /^Other members may find me and write to me/;

const site = siteOfFile();

async function atForm(address = "/register") {
  const browser = new FormVisitor(site.address);
  await browser.open(address);
  return browser;
}

test("who registers with her last period sees her week on the home page", async () => {
  const lastMenstrualPeriod = inDays(-(23 * 7 + 4));
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, lastMenstrualPeriod);
  typeAboutHerself(browser, newMother({ fullName: "Sana Tariq" }));
  await browser.press("Register");

  expect(browser.toasts).toEqual(["Register successfully"]);
  await putCodesOff(browser);
  expect(browser.heading).toBe("Week 23, day 4");
  const summary = textOf(browser.page.getByRole("region", { name: "Week 23, day 4" }));
  expect(summary).toContain("Second trimester");
  expect(summary).toContain(`Due about ${written(plusDays(lastMenstrualPeriod, 280))}`);
  expect(summary).toContain(`days left${280 - (23 * 7 + 4)}`);
});

test("one form sent many times, one after another and at once, signs her in each time and is one account", async () => {
  const { fullName, phoneNumber, email, password, dob } = newMother();
  const dates = { dateOfBirth: dob, lastMenstrualPeriod: inDays(-70) };
  const parts = Object.entries(dates).flatMap(([name, date]) => {
    const [year = "", month = "", day = ""] = date.split("-");
    return Object.entries({ day, month, year }).map(([part, value]) => [`${name}.${part}`, value]);
  });
  const browser = await atForm();
  const formKey = browser.document.querySelector("input[name=formKey]")?.getAttribute("value") ?? "";
  const about = { fullName, phoneNumber, email, password, confirmPassword: password, gender: "FEMALE", city: "other" };
  const form = { ...about, ...Object.fromEntries(parts), formKey, intent: "register" };
  const send = async (by: Visitor) => {
    const { status, headers } = await by.post("/register", form);
    const { text } = await by.get("/account");
    return [status, headers.location, text.includes(phoneNumber)];
  };
  const answers: unknown[] = [];
  const same = new Visitor(site.address);
  for (let sent = 0; sent < 7; sent += 1) answers.push(await send(same));
  const device = { cookie: `umeed-device=${same.cookie("umeed-device")}` };
  const others = Array.from({ length: 8 }, () => browser.http.post("/register", form, device));
  for (const { status, headers } of await Promise.all(others)) answers.push([status, headers.location, true]);
  expect(answers).toEqual(Array.from({ length: 15 }, () => [303, "/recovery-codes", true]));
});

test("who has registered is offered recovery codes, and one press shows them", async () => {
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, inDays(-70));
  typeAboutHerself(browser, newMother());
  await browser.press("Register");

  const offer = browser.page.getByRole("dialog", { name: "If you ever lose your password" });
  expect(within(offer).queryAllByRole("listitem")).toEqual([]);
  expect(browser.toasts).toEqual(["Register successfully"]);
  await browser.press("Show my recovery codes");
  const dialog = browser.page.getByRole("dialog", { name: "Recovery codes" });
  const codes = within(dialog).getAllByRole("listitem").map(textOf);
  expect(codes).toHaveLength(5);
  expect(within(dialog).getByText(/^Write these codes on paper now/)).toHaveAttribute("autofocus");
  await browser.follow("I have written them down");
  expect(browser.path).toBe("/");

  await browser.open("/recovery-codes");
  expect(browser.heading).toBe("Week 10, day 0");
  expect(browser.page.queryByRole("dialog")).toBeNull();
  for (const code of codes) expect(browser.html).not.toContain(code);
});

test("who comes back to the offer of recovery codes later says her password for them", async () => {
  // A log-in, so that the session did not begin with the registration.
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/recovery-codes");
  expect(await browser.press("Show my recovery codes")).toBe(400);

  browser.page.getByRole("dialog", { name: "Recovery codes" });
  expect(browser.problems).toEqual([["Password", "Enter your password."]]);
  browser.fill("Password", member.password);
  await browser.press("Show me new codes");
  const dialog = browser.page.getByRole("dialog", { name: "Recovery codes" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(5);
});

test("a visitor is offered no recovery codes", async () => {
  const browser = await atForm("/recovery-codes");
  browser.page.getByRole("link", { name: "Track Now" });
  expect(browser.page.queryByRole("dialog")).toBeNull();
});

test("who knows only her due date registers with it", async () => {
  const dueDate = inDays(30);
  const browser = await atForm();
  browser.page.getByText("I do not know it, but I have a due date");
  browser.fillDate("Due date (optional)", dueDate);
  typeAboutHerself(browser, newMother());
  await browser.press("Register");

  expect(browser.heading).toBe("Week 35, day 5");
  expect(browser.text).toContain(`Due about ${written(dueDate)}`);
});

test("who has her baby already registers with the birth date and the name", async () => {
  const browser = await atForm();
  await browser.press("My baby is born");
  expect(browser.path).toBe("/register?type=postPartum");
  browser.fillDate("Your baby's birth date", inDays(-17));
  browser.fill("Your baby's name (optional)", "Zara");
  typeAboutHerself(browser, newMother());
  await browser.press("Register");

  expect(browser.heading).toBe("Zara is 2 weeks old");
  await putCodesOff(browser);
  await browser.follow("View Timeline");
  browser.page.getByRole("heading", { name: "Weekly data" });
  expect(browser.page.getByRole("link", { name: "Your week 3" })).toHaveAttribute("aria-current", "page");
});

test("who finds out midway that the other form is hers keeps what she typed", async () => {
  const mother = newMother();
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, "2025-02-03");
  typeAboutHerself(browser, mother);
  browser.check(FINDABLE);
  await browser.press("My baby is born");

  expect(browser.path).toBe("/register?type=postPartum");
  expect(browser.page.getByRole("button", { name: "My baby is born" })).toHaveAttribute("aria-pressed", "true");
  expect(browser.problems).toEqual([]);
  expectDate(browser, "First day of your last period before the birth (optional)", "2025-02-03");
  expectAboutHerself(browser, mother);
  expect(browser.field(FINDABLE)).toBeChecked();

  browser.fillDate("Your baby's birth date", inDays(-3));
  browser.fill("Password", mother.password);
  browser.fill("Confirm password", mother.password);
  await browser.enter("Confirm password");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("a baby without a name is N/A", async () => {
  const browser = await atForm("/register?type=postPartum");
  browser.fillDate("Your baby's birth date", inDays(0));
  typeAboutHerself(browser, newMother());
  await browser.press("Register");

  expect(browser.heading).toBe("Your baby is 0 days old");
  expect(browser.text).toContain("Name: N/A");
});

test("an empty form says of every required field what is missing", async () => {
  const browser = await atForm();

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([
    [LAST_PERIOD, "Enter the first day of your last period, or your due date."],
    ["Username", "Enter a username."],
    ["Phone number", "Enter your phone number."],
    ["Email", "Enter your email address."],
    ["Password", "Enter a password."],
    ["Confirm password", "Enter the password once more."],
    ["Date of birth", "Enter your date of birth."],
    ["City", "Choose your city."],
  ]);
});

test("an empty form after birth asks for the birth date", async () => {
  const browser = await atForm("/register?type=postPartum");
  typeAboutHerself(browser, newMother());

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([["Your baby's birth date", "Enter your baby's birth date."]]);
});

test("passwords that differ are told, and nothing but them is lost", async () => {
  const mother = newMother({ fullName: "Sana <b>&amp;</b> ثنا" });
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, inDays(-100));
  typeAboutHerself(browser, mother);
  browser.fill("Confirm password", "a quiet lamb");
  browser.check("Male");
  browser.check(FINDABLE);

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([["Confirm password", "Password doesn't matched!"]]);
  expectAboutHerself(browser, mother);
  expect(browser.html).not.toContain("a quiet lamb");
  expect(browser.field("Male")).toBeChecked();
  expect(browser.field(FINDABLE)).toBeChecked();

  browser.fill("Password", mother.password);
  browser.fill("Confirm password", mother.password);
  await browser.press("Register");
  expect(browser.heading).toBe("Week 14, day 2");
});

test.each<[what: string, type: (browser: FormVisitor) => void, label: string, says: string]>([
  [
    "an email address that is none",
    (browser) => browser.fill("Email", "sana at example"),
    "Email",
    "Enter an email address, such as name@example.com.",
  ],
  [
    "a date of birth in the future",
    (browser) => browser.fillDate("Date of birth", inDays(1)),
    "Date of birth",
    "Enter a date of birth that is not in the future.",
  ],
  [
    "a date that is in no calendar",
    (browser) => browser.fillDate("Date of birth", ["31", "2", "2026"]),
    "Date of birth",
    "This date is not in the calendar. Enter day, month and year, such as 27 3 2026.",
  ],
  [
    "a year of two digits",
    (browser) => browser.fillDate("Date of birth", ["4", "5", "96"]),
    "Date of birth",
    "Enter the year with four digits, such as 2026.",
  ],
  [
    "a last period in the future",
    (browser) => browser.fillDate(LAST_PERIOD, inDays(1)),
    LAST_PERIOD,
    "Enter a date that is not in the future.",
  ],
  [
    "a phone number that is none",
    (browser) => browser.fill("Phone number", "call me"),
    "Phone number",
    "Enter a phone number, such as 0300 1234567.",
  ],
  [
    "a password that everybody knows",
    (browser) => {
      browser.fill("Password", "password123");
      browser.fill("Confirm password", "password123");
    },
    "Password",
    "This password is too easy to guess. Choose another one.",
  ],
])("%s is refused in words, at its field", async (_what, type, label, says) => {
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, inDays(-100));
  typeAboutHerself(browser, newMother());
  type(browser);

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([[label, says]]);
});

test("all that is wrong is told at once, also what only the server's lists and dates know", async () => {
  const mother = newMother();
  const browser = await atForm();
  typeAboutHerself(browser, mother);
  browser.fillDate(LAST_PERIOD, inDays(1));
  browser.fill("Username", " ");
  browser.fill("Phone number", "call me");
  browser.fill("Email", "sana at example");
  browser.fill("Password", "password123");
  browser.fillDate("Date of birth", ["31", "2", "1996"]);
  // A city that an editor took off the list while she typed.
  const chosen = within(browser.field("City")).getByRole("option", { name: mother.city });
  chosen.setAttribute("value", "0".repeat(24));

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([
    [LAST_PERIOD, "Enter a date that is not in the future."],
    ["Username", "Enter a username."],
    ["Phone number", "Enter a phone number, such as 0300 1234567."],
    ["Email", "Enter an email address, such as name@example.com."],
    ["Password", "This password is too easy to guess. Choose another one."],
    ["Confirm password", "Password doesn't matched!"],
    ["Date of birth", "This date is not in the calendar. Enter day, month and year, such as 27 3 2026."],
    ["City", "Choose your city from the list."],
  ]);

  typeAboutHerself(browser, mother);
  browser.fillDate(LAST_PERIOD, inDays(-100));
  await browser.press("Register");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("after a birth the question about an early one comes with all else", async () => {
  const browser = await atForm("/register?type=postPartum");
  typeAboutHerself(browser, newMother());
  browser.fillDate("Your baby's birth date", inDays(-3));
  browser.fillDate("First day of your last period before the birth (optional)", inDays(-80));
  browser.fill("Phone number", "call me");
  browser.fill("Confirm password", "another lamp");

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems.map(([label]) => label)).toEqual(["How is it?", "Phone number", "Confirm password"]);
});

test("a number that has an account is refused with the way to log in", async () => {
  const { phoneNumber } = await registered(site.address);
  const mother = newMother({ phoneNumber: `0${phoneNumber.slice(3)}` });
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, inDays(-100));
  typeAboutHerself(browser, mother);

  expect(await browser.press("Register")).toBe(409);
  expect(browser.problems).toEqual([
    ["Phone number", "This number cannot be registered. Log in or reset your password."],
  ]);
  expectAboutHerself(browser, mother);
});
