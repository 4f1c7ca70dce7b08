import type { Locator, Page } from "playwright/test";
import { inDays, written } from "../fixtures/dates.ts";
import { newMother, registered } from "../fixtures/mothers.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { expectAboutHerself, typeAboutHerself } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const period = "First day of your last period";
const findable = "Other members may find me and write to me";

test("who finds out midway that the other form is hers keeps what she typed, and is shown recovery codes once", async ({
  page,
}) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, true);
  await typeDate(page, period, "2025-02-03");
  await typeAboutHerself(page, mother);
  await field(page, findable).check();
  await send(page, "My baby is born");

  await expect(page).toHaveURL("/register?type=postPartum");
  await expect(page.getByRole("button", { name: "My baby is born" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toHaveCount(0);
  await expectDate(page, "First day of your last period before the birth", "2025-02-03");
  await expect(field(page, "Username")).toHaveValue(mother.fullName);
  await expect(field(page, "Phone number")).toHaveValue(mother.phoneNumber);
  await expectDate(page, "Date of birth", mother.dob);
  await expect(field(page, "City").getByRole("option", { name: mother.city })).toHaveJSProperty("selected", true);
  await expect(field(page, findable)).toBeChecked();

  await typeDate(page, "Your baby's birth date", inDays(-17));
  await page.getByRole("textbox", { name: "Your baby's name" }).fill("Zara");
  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await field(page, "Confirm password").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ is 2 weeks old$/);
  await expect(page.getByText("Baby: Zara")).toBeVisible();

  const offer = page.getByRole("dialog", { name: "If you ever lose your password" });
  await expect(offer.getByRole("listitem")).toHaveCount(0);
  await offer.getByRole("button", { name: "Show my recovery codes" }).click();
  const codes = page.getByRole("dialog", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(5);
  await expect(page.getByText("Write these codes on paper now")).toBeFocused();
  const code = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I have written them down" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/recovery-codes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ is 2 weeks old$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.content()).not.toContain(code);
});

test("what is missing is told at its field, passwords that differ take nothing else with them, and she registers", async ({
  page,
}) => {
  const mother = newMother({ fullName: "Sana <b>&amp;</b> ثنا" });
  const dueDate = inDays(30);
  await page.goto("/register");
  await settled(page, true);
  const empty = await send(page, "Register");
  expect(empty.status()).toBe(400);
  await expectProblems(page, [
    [firstOf(page, period), "Enter the first day of your last period, or your due date."],
    [field(page, "Username"), "Enter a username."],
    [field(page, "Phone number"), "Enter your phone number."],
    [field(page, "Email"), "Enter your email address."],
    [field(page, "Password"), "Enter a password."],
    [field(page, "Confirm password"), "Enter the password once more."],
    [firstOf(page, "Date of birth"), "Enter your date of birth."],
    [field(page, "City"), "Choose your city."],
  ]);

  await page.getByText("I do not know it, but I have a due date").click();
  await typeDate(page, "Due date", dueDate);
  await typeAboutHerself(page, mother);
  await field(page, "Confirm password").fill("a quiet lamb");
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await field(page, findable).check();
  const differing = await send(page, "Register");
  expect(differing.status()).toBe(400);
  await expectProblems(page, [[field(page, "Confirm password"), "Password doesn't matched!"]]);
  await expectAboutHerself(page, mother);
  await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeChecked();
  await expect(field(page, findable)).toBeChecked();

  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await send(page, "Register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 35, day 5");
  await expect(page.getByText(`Due about ${written(dueDate)}`)).toBeVisible();
});

function firstOf(page: Page, label: string): Locator {
  const [day] = dateFields(page, label);
  if (!day) throw new Error("a date has three fields");
  return day;
}

test("passwords stay typed where another field is refused, and are typed again where they are", async ({
  page,
  site,
}) => {
  const { phoneNumber } = await registered(site.address);
  const mother = newMother({ phoneNumber });
  await page.goto("/register");
  await settled(page, true);
  await typeDate(page, period, inDays(-70));
  await typeAboutHerself(page, mother);
  expect((await send(page, "Register")).status()).toBe(409);
  await expect(page.getByRole("alert").filter({ hasText: "attention" })).toBeFocused();
  await expect(field(page, "Password")).toHaveValue(mother.password);
  await expect(field(page, "Confirm password")).toHaveValue(mother.password);

  await field(page, "Password").fill(phoneNumber);
  await field(page, "Confirm password").fill(phoneNumber);
  expect((await send(page, "Register")).status()).toBe(400);
  await expect(field(page, "Password")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Password")).toHaveValue("");
});
