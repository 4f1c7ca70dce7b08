import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { shortDate } from "../../../app/format/dates.ts";
import { inDays, plusDays, written } from "../../fixtures/dates.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { onDatabaseOf } from "../../fixtures/operator.ts";
import {
  fillInSteps,
  giveLastPeriod,
  LAST_PERIOD,
  registerInSteps,
  tellAboutHerself,
  typeAboutHerself,
  typeNumber,
  typePassword,
} from "../../fixtures/registration-steps.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { browserOf } from "./people.ts";
import { expectAboutHerself, expectDate, expectNumber } from "./registering.ts";

const FINDABLE = /^Other members may find me and write to me/;
const BIRTH_DATE = "Your baby's birth date";

const site = siteOfFile();

async function atForm(address = "/register") {
  const browser = new FormVisitor(site.address);
  await browser.open(address);
  return browser;
}

const stepOf = (browser: FormVisitor) => textOf(browser.document.querySelector("#step"));

test("who registers in three steps sees her week first, before and after she has an account", async () => {
  const lastMenstrualPeriod = inDays(-(23 * 7 + 4));
  const mother = newMother({ fullName: "Sana Tariq" });
  const due = `Due about ${written(plusDays(lastMenstrualPeriod, 280))}`;
  const browser = await atForm();
  expect([stepOf(browser), browser.heading]).toEqual(["Step 1 of 3 · Your dates", "Let us find your week"]);
  await giveLastPeriod(browser, lastMenstrualPeriod);

  expect([browser.path, stepOf(browser)]).toEqual(["/register/about-you", "Step 2 of 3 · About you"]);
  expect(browser.text).toContain(`Week 23, day 4 ${due}`);
  expect(browser.document.querySelectorAll(".own-week .bead-ring.pregnancy .present")).toHaveLength(1);
  await tellAboutHerself(browser, mother);
  expect([browser.path, stepOf(browser)]).toEqual(["/register/your-number", "Step 3 of 3 · Name, number and password"]);
  await typeNumber(browser, mother);
  await browser.press("Register");

  expect(browser.toasts).toEqual(["Register successfully"]);
  expect([browser.path, browser.heading]).toEqual(["/", "Week 23, day 4"]);
  expect(browser.page.queryByRole("dialog")).toBeNull();
  const summary = textOf(browser.page.getByRole("region", { name: "Week 23, day 4" }));
  expect(summary).toContain("Second trimester");
  const dueDate = plusDays(lastMenstrualPeriod, 280);
  expect(summary).toContain(`days, to ${shortDate(dueDate)}${280 - (23 * 7 + 4)}`);
});

test("the visitor's home may begin it with the date that it was given", async () => {
  const browser = await atForm();
  const [year, month, day] = inDays(-70).split("-").map(Number);
  const dates = { day, month, year };
  const fields = Object.entries(dates).map(([part, value]) => [`lastMenstrualPeriod.${part}`, String(value)]);
  const form = { intent: "keep-week", ...Object.fromEntries(fields) };
  const { status, headers } = await browser.http.post("/register", form);
  expect([status, headers.location]).toEqual([303, "/register/about-you"]);
  await browser.open("/register/about-you");
  expect(browser.text).toContain("Week 10, day 0");
  await browser.press("Back");
  expectDate(browser, LAST_PERIOD, inDays(-70));
  expect(browser.text).toContain("Week 10, day 0");

  const wrong = await browser.http.post("/register", { ...form, "lastMenstrualPeriod.year": "26" });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining("Enter the year with four digits")]);
});

test("Back keeps what is typed, and each step keeps the words of the others", async () => {
  const mother = newMother();
  const browser = await atForm();
  await giveLastPeriod(browser, inDays(-100));
  await typeAboutHerself(browser, mother);
  browser.check(FINDABLE);
  browser.check("Male");
  await browser.press("Back");

  expect([browser.path, browser.problems]).toEqual(["/register", []]);
  expectDate(browser, LAST_PERIOD, inDays(-100));
  await giveLastPeriod(browser, inDays(-70));
  expectAboutHerself(browser, mother);
  expect(browser.field(FINDABLE)).toBeChecked();
  expect(browser.field("Male")).toBeChecked();
  await browser.press("Continue");
  await typeNumber(browser, mother);
  await browser.press("Back");
  expectAboutHerself(browser, mother);
  await browser.press("Continue");
  expectNumber(browser, mother);

  await typePassword(browser, mother);
  await browser.press("Register");
  expect(browser.heading).toBe("Week 10, day 0");
});

test("a step that is opened before its turn leads to the one that comes first", async () => {
  const browser = await atForm("/register/your-number");
  expect([browser.path, browser.toasts]).toEqual(["/register", ["This step comes first."]]);
  await giveLastPeriod(browser);
  await browser.open("/register/your-number");
  expect([browser.path, browser.toasts]).toEqual(["/register/about-you", ["This step comes first."]]);
  expect(browser.text).toContain("Week 10, day 0");
});

test("a step sent when the half hour is over says so, and keeps what it has", async () => {
  const mother = newMother();
  const browser = await atForm();
  await fillInSteps(browser, mother);
  browser.http.change("umeed-held-0", () => "");
  await browser.press("Register");

  expect(browser.path).toBe("/register");
  expect(browser.page.getByRole("alert")).toHaveTextContent(
    "Half an hour is over, so we no longer have what you typed before. What you typed last is kept.",
  );
  await giveLastPeriod(browser);
  await tellAboutHerself(browser, mother);
  expectNumber(browser, mother);
  await typePassword(browser, mother);
  await browser.press("Register");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("what is kept ends after half an hour, with the account, and when she starts again; and holds no password", async () => {
  const mother = newMother();
  const browser = await atForm();
  await giveLastPeriod(browser);
  const held = () => browser.http.cookies().filter((name) => name.includes("held"));
  const lines = browser.setCookies.filter((line) => line.startsWith("umeed-held-0"));
  expect(lines).toEqual([expect.stringMatching(/; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax/)]);
  await tellAboutHerself(browser, mother);
  await browser.press("Start again");
  expect([browser.path, held()]).toEqual(["/register", []]);
  expect(browser.dateFields(LAST_PERIOD)[0]).toHaveValue("");
  expect(browser.page.queryByRole("button", { name: "Start again" })).toBeNull();

  await fillInSteps(browser, mother);
  browser.fill("Confirm password", "a quiet lamb");
  expect(await browser.press("Register")).toBe(400);
  await browser.open("/register/your-number");
  expectNumber(browser, mother);
  expect(browser.html).not.toContain("a quiet lamb");
  await typePassword(browser, mother);
  await browser.press("Register");
  expect([browser.path, held()]).toEqual(["/", []]);
});

test("who leaves quickly leaves nothing of a registration behind", async () => {
  const browser = await atForm();
  await giveLastPeriod(browser);
  await browser.http.post("/leave", {});
  await browser.open("/register");
  expect(browser.dateFields(LAST_PERIOD)[0]).toHaveValue("");
});

test("the last step sent many times, one after another and at once, is one account and signs her in", async () => {
  const mother = newMother();
  const browser = await atForm();
  await fillInSteps(browser, mother);
  const formKey = browser.document.querySelector("input[name=formKey]")?.getAttribute("value") ?? "";
  const { fullName, phoneNumber, password } = mother;
  const form = { fullName, phoneNumber, password, confirmPassword: password, formKey, intent: "continue" };
  const cookie = browser.http.cookieHeader();
  const send = () => new FormVisitor(site.address).http.post("/register/your-number", form, { cookie });
  const answers = [];
  for (let sent = 0; sent < 7; sent += 1) answers.push(await send());
  answers.push(...(await Promise.all(Array.from({ length: 8 }, send))));
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    Array.from({ length: 15 }, () => [303, "/"]),
  );
  await browser.press("Register");
  expect([browser.path, browser.heading]).toEqual(["/", "Week 10, day 0"]);
  await browser.open("/account");
  expect(browser.text).toContain(phoneNumber);
  const after = await browser.http.post("/register/your-number", form);
  expect([after.status, after.headers.location]).toEqual([303, "/"]);
});

test("recovery codes are a row on her home, and made when she opens it", async () => {
  const browser = await atForm();
  await registerInSteps(browser, newMother());
  await browser.follow(/^If you forget your password/);

  const offer = browser.page.getByRole("dialog", { name: "If you forget your password" });
  expect(within(offer).queryAllByRole("listitem")).toEqual([]);
  await browser.press("Show my recovery codes");
  const dialog = browser.page.getByRole("dialog", { name: "Recovery codes" });
  const codes = within(dialog).getAllByRole("listitem").map(textOf);
  expect(codes).toHaveLength(5);
  expect(within(dialog).getByText(/^Write these codes on paper now/)).toHaveAttribute("autofocus");
  await browser.follow("I have written them down");
  expect(browser.path).toBe("/");
  expect(browser.page.queryByRole("link", { name: /^If you forget your password/ })).toBeNull();

  await browser.open("/recovery-codes");
  expect(browser.heading).toBe("Week 10, day 0");
  expect(browser.page.queryByRole("dialog")).toBeNull();
  for (const code of codes) expect(browser.html).not.toContain(code);
});

test("who opens the row of recovery codes later says her password for them", async () => {
  // A log-in, so that the session did not begin with the registration.
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/");
  await browser.follow(/^If you forget your password/);
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
  browser.page.getByRole("button", { name: "Track Now" });
  expect(browser.page.queryByRole("dialog")).toBeNull();
});

test("who knows only her due date registers with it", async () => {
  const mother = newMother();
  const dueDate = inDays(30);
  const browser = await atForm();
  browser.page.getByText("I do not know it, but I have a due date");
  browser.fillDate("Due date (optional)", dueDate);
  await browser.press("Continue");
  expect(browser.text).toContain(`Week 35, day 5 Due about ${written(dueDate)}`);
  await tellAboutHerself(browser, mother);
  await typeNumber(browser, mother);
  await browser.press("Register");

  expect(browser.heading).toBe("Week 35, day 5");
  expect(browser.text).toContain(`days, to ${shortDate(dueDate)}`);
});

test("who has her baby already registers with the birth date and the name", async () => {
  const mother = newMother();
  const browser = await atForm();
  await browser.press("My baby is born");
  expect([browser.path, browser.heading]).toEqual(["/register?type=postPartum", "How old is your baby?"]);
  browser.fillDate(BIRTH_DATE, inDays(-17));
  browser.fill("Your baby's name (optional)", "Zara");
  await browser.press("Continue");
  expect(browser.text).toContain("2 weeks old");
  expect(browser.document.querySelectorAll(".own-week .bead-ring.baby .present")).toHaveLength(1);
  await tellAboutHerself(browser, mother);
  await typeNumber(browser, mother);
  await browser.press("Register");

  expect(browser.heading).toBe("Zara is 2 weeks old");
  await browser.follow("View Timeline");
  browser.page.getByRole("heading", { name: "Weekly data" });
  expect(browser.page.getByRole("link", { name: "Yours 3" })).toHaveAttribute("aria-current", "page");
});

test.each([
  ["of three weeks past the due date", "/register", LAST_PERIOD, inDays(-43 * 7)],
  ["to come", "/register", LAST_PERIOD, inDays(1)],
])("a date %s has no week beside it", async (_, address, label, date) => {
  const browser = await atForm(address);
  browser.fillDate(label, date);
  await browser.press("Continue");
  await browser.open("/register");
  expectDate(browser, label, date);
  expect(browser.document.querySelector(".own-week")).toBeNull();
});

test("her week makes room for what is wrong with a step", async () => {
  const browser = await atForm();
  await giveLastPeriod(browser);
  expect(browser.document.querySelector(".own-week")).not.toBeNull();
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.document.querySelector(".own-week")).toBeNull();
});

test("after the first year the age of a child shows, and no text of a week", async () => {
  const browser = await atForm("/register?type=postPartum");
  browser.fillDate(BIRTH_DATE, inDays(-430));
  await browser.press("Continue");
  expect(textOf(browser.document.querySelector(".own-week"))).toBe("61 weeks old");
});

test("who finds out midway that the other form is hers keeps what she typed", async () => {
  const mother = newMother();
  const browser = await atForm();
  await giveLastPeriod(browser, inDays(-280));
  await typeAboutHerself(browser, mother);
  await browser.press("Back");
  await browser.press("My baby is born");

  expect([browser.path, browser.problems]).toEqual(["/register?type=postPartum", []]);
  expect(browser.page.getByRole("button", { name: "My baby is born" })).toHaveAttribute("aria-pressed", "true");
  expectDate(browser, "First day of your last period before the birth (optional)", inDays(-280));

  browser.fillDate(BIRTH_DATE, inDays(-3));
  await browser.enter("Your baby's name (optional)");
  expectAboutHerself(browser, mother);
  await browser.press("Back");
  expect(browser.path).toBe("/register?type=postPartum");
  await browser.press("Continue");
  await browser.press("Continue");
  await typeNumber(browser, mother);
  await browser.enter("Confirm password");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("a baby without a name is N/A", async () => {
  const mother = newMother();
  const browser = await atForm("/register?type=postPartum");
  browser.fillDate(BIRTH_DATE, inDays(0));
  await browser.press("Continue");
  await tellAboutHerself(browser, mother);
  await typeNumber(browser, mother);
  await browser.press("Register");

  expect(browser.heading).toBe("Your baby is 0 days old");
  expect(browser.text).toContain("Name: N/A");
});

test("each step that is sent empty says of every required field what is missing", async () => {
  const browser = await atForm();
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([[LAST_PERIOD, "Enter the first day of your last period, or your due date."]]);
  await giveLastPeriod(browser);

  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([
    ["City", "Choose your city."],
    ["Date of birth", "Enter your date of birth."],
    ["Email", "Enter your email address."],
  ]);
  await tellAboutHerself(browser, newMother());

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([
    ["Username", "Enter a username."],
    ["Phone number", "Enter your phone number."],
    ["Password", "Enter a password."],
    ["Confirm password", "Enter the password once more."],
  ]);
});

test("an empty form after birth asks for the birth date", async () => {
  const browser = await atForm("/register?type=postPartum");
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([[BIRTH_DATE, "Enter your baby's birth date."]]);
});

test("passwords that differ are told, and nothing but them is lost", async () => {
  const mother = newMother({ fullName: "Sana <b>&amp;</b> ثنا" });
  const browser = await atForm();
  await fillInSteps(browser, mother, inDays(-100));
  browser.fill("Confirm password", "a quiet lamb");

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([["Confirm password", "Password doesn't matched!"]]);
  expectNumber(browser, mother);
  expect(browser.html).not.toContain("a quiet lamb");

  await typePassword(browser, mother);
  await browser.press("Register");
  expect(browser.heading).toBe("Week 14, day 2");
});

type Typing = (browser: FormVisitor) => void | Promise<void>;

test.each<[what: string, type: Typing, label: string, says: string]>([
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
    "This date is not in the calendar. Check the day, month and year.",
  ],
  [
    "a year of two digits",
    (browser) => browser.fillDate("Date of birth", ["4", "5", "96"]),
    "Date of birth",
    "Enter the year with four digits, such as 2026.",
  ],
])("%s is refused in words, at its field of the second step", async (_what, type, label, says) => {
  const browser = await atForm();
  await giveLastPeriod(browser);
  await typeAboutHerself(browser, newMother());
  await type(browser);

  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([[label, says]]);
});

test.each<[what: string, type: Typing, label: string, says: string]>([
  [
    "a phone number that is none",
    (browser) => browser.fill("Phone number", "call me"),
    "Phone number",
    "Enter a phone number, such as 0300 1234567.",
  ],
  [
    "a password that everybody knows",
    (browser) => typePassword(browser, { password: "password123" }),
    "Password",
    "This password is too easy to guess. Choose another one.",
  ],
])("%s is refused in words, at its field of the last step", async (_what, type, label, says) => {
  const browser = await atForm();
  await fillInSteps(browser, newMother());
  await type(browser);

  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([[label, says]]);
});

test("all that is wrong with a step is told at once, also what only the server's lists and dates know", async () => {
  const mother = newMother();
  const browser = await atForm();
  browser.fillDate(LAST_PERIOD, inDays(1));
  browser.fillDate("Due date (optional)", ["31", "2", "2026"]);
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([
    [LAST_PERIOD, "Enter a date that is not in the future."],
    ["Due date (optional)", "This date is not in the calendar. Check the day, month and year."],
  ]);
  browser.fillDate("Due date (optional)", ["", "", ""]);
  await giveLastPeriod(browser, inDays(-100));

  await typeAboutHerself(browser, mother);
  browser.fill("Email", "sana at example");
  browser.fillDate("Date of birth", inDays(2));
  // A city that an editor took off the list while she typed.
  const chosen = within(browser.field("City")).getByRole("option", { name: mother.city });
  chosen.setAttribute("value", "0".repeat(24));
  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems).toEqual([
    ["City", "Choose your city from the list."],
    ["Date of birth", "Enter a date of birth that is not in the future."],
    ["Email", "Enter an email address, such as name@example.com."],
  ]);
  await tellAboutHerself(browser, mother);

  await typeNumber(browser, mother);
  browser.fill("Username", " ");
  browser.fill("Phone number", "call me");
  browser.fill("Password", "password123");
  expect(await browser.press("Register")).toBe(400);
  expect(browser.problems).toEqual([
    ["Username", "Enter a username."],
    ["Phone number", "Enter a phone number, such as 0300 1234567."],
    ["Password", "This password is too easy to guess. Choose another one."],
    ["Confirm password", "Password doesn't matched!"],
  ]);

  await typeNumber(browser, mother);
  await browser.press("Register");
  expect(browser.toasts).toEqual(["Register successfully"]);
});

test("after a birth the question about an early one comes with all else of its step", async () => {
  const mother = newMother();
  const browser = await atForm("/register?type=postPartum");
  browser.fillDate(BIRTH_DATE, inDays(-3));
  browser.fillDate("First day of your last period before the birth (optional)", inDays(-80));
  browser.fill("Your baby's name (optional)", "x".repeat(200));

  expect(await browser.press("Continue")).toBe(400);
  expect(browser.problems.map(([label]) => label)).toEqual(["How is it?", "Your baby's name (optional)"]);
  browser.fill("Your baby's name (optional)", "Zara");
  expect(await browser.press("Continue")).toBe(400);
  await browser.open("/register/about-you");
  expect(browser.path).toBe("/register?type=postPartum");

  browser.fillDate(BIRTH_DATE, inDays(-3));
  expect(await browser.press("Continue")).toBe(400);
  browser.check("My baby is alive");
  expect(await browser.press("Continue")).toBe(303);
  await tellAboutHerself(browser, mother);
  await typeNumber(browser, mother);
  await browser.press("Register");
  expect(browser.heading).toBe("Zara is 3 days old");
});

test("a number that has an account is refused with the way to log in", async () => {
  const { phoneNumber } = await registered(site.address);
  const mother = newMother({ phoneNumber: `0${phoneNumber.slice(3)}` });
  const browser = await atForm();
  await fillInSteps(browser, mother, inDays(-100));

  expect(await browser.press("Register")).toBe(409);
  expect(browser.problems).toEqual([
    ["Phone number", "This number cannot be registered. Log in or reset your password."],
  ]);
  expectNumber(browser, mother);
});

test("what only turns out at the end, in another step, is told there with a link to its field", async () => {
  const mother = newMother({ city: "Sadiqabad-on-Sea" });
  const city = "c17".padEnd(24, "0");
  await onDatabaseOf(site, (db) =>
    db.insertInto("city").values({ id: city, name: mother.city, position: 0, createdAt: 0 }).execute(),
  );
  const browser = await atForm();
  await fillInSteps(browser, mother);
  await onDatabaseOf(site, (db) => db.deleteFrom("city").where("id", "=", city).execute());
  browser.fill("Username", "");
  expect(await browser.press("Register")).toBe(400);

  const summary = browser.page.getByRole("alert");
  expect(within(summary).getAllByRole("listitem").map(textOf)).toEqual([
    "Choose your city from the list.",
    "Enter a username.",
  ]);
  await browser.follow("Choose your city from the list.");
  expect(browser.path).toBe("/register/about-you?check=1");
  expect(browser.problems).toEqual([["City", "Choose your city from the list."]]);
  expect(browser.target).toBe(browser.field("City"));
  browser.select("City", "Lahore");
  await browser.press("Continue");
  await typeNumber(browser, mother);
  expect(await browser.press("Register")).toBe(303);
  expect(browser.heading).toBe("Week 10, day 0");
});
