import type { Locator, Page } from "playwright/test";
import { inDays, plusDays, written } from "./calendar.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { expectAboutHerself, newMother, putCodesOff, registered, signedIn, typeAboutHerself } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const period = "First day of your last period";

test("who registers with her last period sees her week on the home page", async ({ page, hasScript }) => {
  const lastMenstrualPeriod = inDays(-(23 * 7 + 4));
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, period, lastMenstrualPeriod);
  await typeAboutHerself(page, newMother({ fullName: "Sana Tariq" }));
  await send(page, "Register");

  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
  await putCodesOff(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 23, day 4");
  const summary = page.getByRole("region", { name: "Week 23, day 4" });
  await expect(summary).toContainText("Second trimester");
  await expect(summary).toContainText(`Due about ${written(plusDays(lastMenstrualPeriod, 280))}`);
  await expect(summary).toContainText(`days left${280 - (23 * 7 + 4)}`);
});

test("who has registered is offered recovery codes, and one tap shows them", async ({ page, hasScript }) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, period, inDays(-70));
  await typeAboutHerself(page, mother);
  await send(page, "Register");

  const offer = page.getByRole("dialog", { name: "If you ever lose your password" });
  await expect(offer.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
  await offer.getByRole("button", { name: "Show my recovery codes" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(5);
  await expect(page.getByText("Write these codes on paper now")).toBeFocused();
  const code = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I have written them down" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/?dialog=recovery-codes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.content()).not.toContain(code);
});

test("who comes back to the offer of recovery codes later says her password for them", async ({
  page,
  site,
  hasScript,
}) => {
  // A log-in, so that the session did not begin with the registration.
  const { password } = await signedIn(page, site.address);
  await page.goto("/?dialog=recovery-codes");
  await settled(page, hasScript);
  const answer = await send(page, "Show my recovery codes");

  expect(answer.status()).toBe(400);
  const asking = page.getByRole("dialog", { name: "Recovery codes" });
  await expectProblems(page, [[asking.getByLabel("Password", { exact: true }), "Enter your password."]]);
  await asking.getByLabel("Password", { exact: true }).fill(password);
  await send(page, "Show me new codes");
  await expect(asking.getByRole("listitem")).toHaveCount(5);
});

test("a visitor is offered no recovery codes", async ({ page }) => {
  await page.goto("/?dialog=recovery-codes");
  await expect(page.getByRole("link", { name: "Track Now" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("who knows only her due date registers with it", async ({ page, hasScript }) => {
  const dueDate = inDays(30);
  await page.goto("/register");
  await settled(page, hasScript);
  await page.getByText("I do not know it, but I have a due date").click();
  await typeDate(page, "Due date", dueDate);
  await typeAboutHerself(page, newMother());
  await send(page, "Register");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 35, day 5");
  await expect(page.getByText(`Due about ${written(dueDate)}`)).toBeVisible();
});

test("who has her baby already registers with the birth date and the name", async ({ page, hasScript }) => {
  await page.goto("/register");
  await settled(page, hasScript);
  await page.getByRole("button", { name: "My baby is born" }).click();
  await expect(page).toHaveURL("/register?type=postPartum");
  await typeDate(page, "Your baby's birth date", inDays(-17));
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
  await typeAboutHerself(page, newMother());
  await send(page, "Register");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 weeks old");
  await expect(page.getByText("Baby: Zara")).toBeVisible();
  await putCodesOff(page);
  await page.getByRole("link", { name: "View Timeline" }).click();
  await expect(page.getByRole("heading", { name: "Weekly data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your week 3" })).toHaveAttribute("aria-current", "page");
});

test("who finds out midway that the other form is hers keeps what she typed", async ({ page, hasScript }) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, period, "2025-02-03");
  await typeAboutHerself(page, mother);
  await field(page, "Other members may find me and write to me").check();
  await send(page, "My baby is born");

  await expect(page).toHaveURL("/register?type=postPartum");
  await expect(page.getByRole("button", { name: "My baby is born" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toHaveCount(0);
  await expectDate(page, "First day of your last period before the birth", "2025-02-03");
  await expect(field(page, "Username")).toHaveValue(mother.fullName);
  await expect(field(page, "Phone number")).toHaveValue(mother.phoneNumber);
  await expectDate(page, "Date of birth", mother.dob);
  await expect(field(page, "City").getByRole("option", { name: mother.city })).toHaveJSProperty("selected", true);
  await expect(field(page, "Other members may find me and write to me")).toBeChecked();

  await typeDate(page, "Your baby's birth date", inDays(-3));
  // Without script her passwords came from the server, which keeps none.
  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await field(page, "Confirm password").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
});

test("a baby without a name is N/A", async ({ page, hasScript }) => {
  await page.goto("/register?type=postPartum");
  await settled(page, hasScript);
  await typeDate(page, "Your baby's birth date", inDays(0));
  await typeAboutHerself(page, newMother());
  await send(page, "Register");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("0 days old");
  await expect(page.getByText("Baby: N/A")).toBeVisible();
});

test("an empty form says of every required field what is missing", async ({ page, hasScript }) => {
  await page.goto("/register");
  await settled(page, hasScript);
  const answer = await send(page, "Register");

  expect(answer.status()).toBe(400);
  await expectProblems(page, [
    [field(page, "Username"), "Enter a username."],
    [field(page, "Password"), "Enter a password."],
    [field(page, "Confirm password"), "Enter the password once more."],
    [field(page, "Email"), "Enter your email address."],
    [field(page, "Phone number"), "Enter your phone number."],
    [firstOf(page, "Date of birth"), "Enter your date of birth."],
    [field(page, "City"), "Choose your city."],
    [firstOf(page, period), "Enter the first day of your last period, or your due date."],
  ]);
});

test("an empty form after birth asks for the birth date", async ({ page, hasScript }) => {
  await page.goto("/register?type=postPartum");
  await settled(page, hasScript);
  await typeAboutHerself(page, newMother());
  const answer = await send(page, "Register");

  expect(answer.status()).toBe(400);
  await expectProblems(page, [[firstOf(page, "Your baby's birth date"), "Enter your baby's birth date."]]);
});

test("passwords that differ are told, and nothing but them is lost", async ({ page, hasScript }) => {
  const mother = newMother({ fullName: "Sana <b>&amp;</b> ثنا" });
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, period, inDays(-100));
  await typeAboutHerself(page, mother);
  await field(page, "Confirm password").fill("a quiet lamb");
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await page.getByRole("checkbox", { name: "Other members may find me and write to me" }).check();
  const answer = await send(page, "Register");

  expect(answer.status()).toBe(400);
  await expectProblems(page, [[field(page, "Confirm password"), "Password doesn't matched!"]]);
  await expectAboutHerself(page, mother);
  await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Other members may find me and write to me" })).toBeChecked();

  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await send(page, "Register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 14, day 2");
});

const refused = [
  {
    what: "an email address that is none",
    type: (page) => field(page, "Email").fill("sana at example"),
    at: (page) => field(page, "Email"),
    says: "Enter an email address, such as name@example.com.",
  },
  {
    what: "a date of birth in the future",
    type: (page) => typeDate(page, "Date of birth", inDays(1)),
    at: (page) => firstOf(page, "Date of birth"),
    says: "Enter a date of birth that is not in the future.",
  },
  {
    what: "a date that is in no calendar",
    type: (page) => typeDate(page, "Date of birth", ["31", "2", "2026"]),
    at: (page) => firstOf(page, "Date of birth"),
    says: "This date is not in the calendar. Enter day, month and year, such as 27 3 2026.",
  },
  {
    what: "a year of two digits",
    type: (page) => typeDate(page, "Date of birth", ["4", "5", "96"]),
    at: (page) => firstOf(page, "Date of birth"),
    says: "Enter the year with four digits, such as 2026.",
  },
  {
    what: "a last period in the future",
    type: (page) => typeDate(page, period, inDays(1)),
    at: (page) => firstOf(page, period),
    says: "Enter a date that is not in the future.",
  },
  {
    what: "a phone number that is none",
    type: (page) => field(page, "Phone number").fill("call me"),
    at: (page) => field(page, "Phone number"),
    says: "Enter a phone number, such as 0300 1234567.",
  },
  {
    what: "a password that everybody knows",
    type: async (page) => {
      await field(page, "Password").fill("password123");
      await field(page, "Confirm password").fill("password123");
    },
    at: (page) => field(page, "Password"),
    says: "This password is too easy to guess. Choose another one.",
  },
] satisfies { what: string; type: (page: Page) => Promise<void>; at: (page: Page) => Locator; says: string }[];

test("what can't be is refused in words, at its field", async ({ page, hasScript }) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, hasScript);
  for (const { what, type, at, says } of refused) {
    await test.step(what, async () => {
      await typeDate(page, period, inDays(-100));
      await typeAboutHerself(page, mother);
      await type(page);
      const answer = await send(page, "Register");

      expect(answer.status()).toBe(400);
      await expectProblems(page, [[at(page), says]]);
    });
  }
});

test("a number that has an account is refused with the way to log in", async ({ page, site, hasScript }) => {
  const { phoneNumber } = await registered(site.address);
  const mother = newMother({ phoneNumber: `0${phoneNumber.slice(3)}` });
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, period, inDays(-100));
  await typeAboutHerself(page, mother);
  const answer = await send(page, "Register");

  expect(answer.status()).toBe(409);
  await expectProblems(page, [
    [field(page, "Phone number"), "This number cannot be registered. Log in or reset your password."],
  ]);
  await expectAboutHerself(page, mother);
});

function firstOf(page: Page, label: string): Locator {
  const [day] = dateFields(page, label);
  if (!day) throw new Error("a date has three fields");
  return day;
}
