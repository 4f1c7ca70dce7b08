import type { Locator, Page } from "playwright/test";
import { shortDate } from "../../app/format/dates.ts";
import { inDays } from "../fixtures/dates.ts";
import { newMother, registered } from "../fixtures/mothers.ts";
import {
  fillInSteps,
  giveLastPeriod,
  LAST_PERIOD,
  tellAboutHerself,
  typeAboutHerself,
  typeNumber,
  typePassword,
} from "../fixtures/registration-steps.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { fillerOf } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const findable = "Other members may find me and write to me";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the steps follow each other without a new document, and the focus goes to each step's heading", async ({
  page,
}) => {
  const mother = newMother();
  const by = fillerOf(page);
  await page.goto("/register");
  await settled(page, true);
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  await giveLastPeriod(by);
  await expect(heading(page)).toHaveText("About you");
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleDescription("Step 2 of 3 · About you");
  await expect(page.getByText("Week 10, day 0")).toBeVisible();
  await tellAboutHerself(by, mother);
  await expect(heading(page)).toHaveText("Name, number and password");
  await expect(heading(page)).toBeFocused();

  await field(page, "Username").fill(mother.fullName);
  await send(page, "Back");
  await expect(heading(page)).toHaveText("About you");
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "Email")).toHaveValue(mother.email);
  await send(page, "Continue");
  await expect(field(page, "Username")).toHaveValue(mother.fullName);
  await page.goBack();
  await expect(heading(page)).toHaveText("About you");
  await expect(field(page, "Email")).toHaveValue(mother.email);
  await page.goForward();
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);

  await typeNumber(by, mother);
  await field(page, "Confirm password").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
  await expect(heading(page)).toHaveText("Week 10, day 0");
});

test("who finds out midway that the other form is hers keeps what she typed, and is shown recovery codes once", async ({
  page,
}) => {
  const mother = newMother();
  const by = fillerOf(page);
  await page.goto("/register");
  await settled(page, true);
  await typeDate(page, LAST_PERIOD, "2025-02-03");
  await send(page, "My baby is born");

  await expect(page).toHaveURL("/register?type=postPartum");
  await expect(page.getByRole("button", { name: "My baby is born" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toHaveCount(0);
  await expectDate(page, "First day of your last period before the birth", "2025-02-03");

  await typeDate(page, "First day of your last period before the birth", ["", "", ""]);
  await typeDate(page, "Your baby's birth date", inDays(-17));
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
  await page.getByRole("textbox", { name: "Your baby's name" }).press("Enter");
  await tellAboutHerself(by, mother);
  await typeNumber(by, mother);
  await send(page, "Register");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
  await expect(heading(page)).toHaveText(/^Zara is 2\sweeks\sold$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("link", { name: "If you forget your password" }).click();
  const offer = page.getByRole("dialog", { name: "If you forget your password" });
  await expect(offer.getByRole("listitem")).toHaveCount(0);
  await expect(offer.getByRole("link")).toHaveText(["Later"]);
  await offer.getByRole("button", { name: "Show my recovery codes" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(5);
  await expect(page.getByText("Write these codes on paper now")).toBeFocused();
  const code = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I have written them down" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "If you forget your password" })).toHaveCount(0);

  await page.goto("/recovery-codes");
  await expect(heading(page)).toHaveText(/ is 2\sweeks\sold$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.content()).not.toContain(code);
});

test("what is missing is told at its field, passwords that differ take nothing else with them, and she registers", async ({
  page,
}) => {
  const mother = newMother({ fullName: "Sana <b>&amp;</b> ثنا" });
  const by = fillerOf(page);
  const dueDate = inDays(30);
  await page.goto("/register");
  await settled(page, true);
  const empty = await send(page, "Continue");
  expect(empty.status()).toBe(400);
  await expectProblems(page, [
    [firstOf(page, LAST_PERIOD), "Enter the first day of your last period, or your due date."],
  ]);
  await page.getByText("I do not know it, but I have a due date").click();
  await typeDate(page, "Due date", dueDate);
  await send(page, "Continue");

  await expect(heading(page)).toHaveText("About you");
  await send(page, "Continue");
  await expectProblems(page, [
    [field(page, "City"), "Choose your city."],
    [firstOf(page, "Date of birth"), "Enter your date of birth."],
    [field(page, "Email"), "Enter your email address."],
  ]);
  await typeAboutHerself(by, mother);
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await field(page, findable).check();
  await send(page, "Continue");

  await expect(heading(page)).toHaveText("Name, number and password");
  await send(page, "Register");
  await expectProblems(page, [
    [field(page, "Username"), "Enter a username."],
    [field(page, "Phone number"), "Enter your phone number."],
    [field(page, "Password"), "Enter a password."],
    [field(page, "Confirm password"), "Enter the password once more."],
  ]);
  await typeNumber(by, mother);
  await field(page, "Confirm password").fill("a quiet lamb");
  const differing = await send(page, "Register");
  expect(differing.status()).toBe(400);
  await expectProblems(page, [[field(page, "Confirm password"), "Password doesn't matched!"]]);
  expect(await page.content()).not.toContain(mother.password);
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Username")).toHaveValue(mother.fullName);
  await expect(field(page, "Phone number")).toHaveValue(mother.phoneNumber);

  await typePassword(by, mother);
  await send(page, "Register");
  await expect(heading(page)).toHaveText("Week 35, day 5");
  await expect(page.getByText(`days, to ${shortDate(dueDate)}`)).toBeVisible();
});

function firstOf(page: Page, label: string): Locator {
  const [day] = dateFields(page, label);
  if (!day) throw new Error("a date has three fields");
  return day;
}

test("Start again empties every step", async ({ page }) => {
  const by = fillerOf(page);
  await page.goto("/register");
  await settled(page, true);
  await giveLastPeriod(by);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page).toHaveURL("/register");
  await expectDate(page, LAST_PERIOD, ["", "", ""]);
  await settled(page, true);
  await giveLastPeriod(by);
  await expect(field(page, "Email")).toHaveValue("");
});

test("passwords stay typed where another field is refused, and are typed again where they are", async ({
  page,
  site,
}) => {
  const { phoneNumber } = await registered(site.address);
  const mother = newMother({ phoneNumber });
  await page.goto("/register");
  await settled(page, true);
  await fillInSteps(fillerOf(page), mother);
  expect((await send(page, "Register")).status()).toBe(409);
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toBeFocused();
  await expect(field(page, "Password")).toHaveValue(mother.password);
  await expect(field(page, "Confirm password")).toHaveValue(mother.password);

  await typePassword(fillerOf(page), { password: phoneNumber });
  expect((await send(page, "Register")).status()).toBe(400);
  await expect(field(page, "Password")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Password")).toHaveValue("");
});
