import { request } from "playwright/test";
import { inDays } from "./calendar.ts";
import { expectDate, field, send, typeDate } from "./forms.ts";
import { endSessionAtServer, logIn, newMother, signedIn, typeAboutHerself } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a name typed while her session ended is there again after the sign-in", async ({ page, site, hasScript }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");

  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account?dialog=profile" })}`);
  await logIn(page, member);
  await expect(page).toHaveURL("/account?dialog=profile");
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

test("dates typed while her session ended are there again after the sign-in", async ({ page, site, hasScript }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await typeDate(page, "First day of your last period", inDays(-90));
  await send(page, "Save");

  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account?dialog=dates" })}`);
  await logIn(page, member);
  await expect(page).toHaveURL("/account?dialog=dates");
  await expectDate(page, "First day of your last period", inDays(-90));
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Days190");
});

test("what was typed comes back once, and to its own form only", async ({ page, site, hasScript }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");
  await logIn(page, member);
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");

  await page.goto("/account?dialog=mode");
  await expect(page.getByRole("textbox", { name: "Your baby's name" })).toHaveValue("");
  await page.goto("/account?dialog=profile");
  await expect(field(page, "Username")).toHaveValue("Sana");
});

test("a double click on Register makes one account and signs her in", async ({ page, hasScript }) => {
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, newMother());
  await page.getByRole("button", { name: "Register" }).dblclick();

  await expect(page).toHaveURL("/?dialog=recovery-codes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
});

test("the same sign-up form sent twice at once makes one account, and both are signed in", async ({ page, site }) => {
  await page.goto("/register");
  const formKey = await page.locator("input[name=formKey]").inputValue();
  const mother = newMother();
  const form = { ...asSent(mother), formKey };
  const answers = await Promise.all([1, 2].map(() => sendApart(site.address, form)));
  for (const answer of answers) {
    expect(answer.address).toBe(`${site.address}/?dialog=recovery-codes`);
    expect(answer.html).toContain("Register successfully");
  }

  const another = await sendApart(site.address, { ...form, formKey: "another form" });
  expect(another.status).toBe(409);
});

function asSent(mother: ReturnType<typeof newMother>) {
  const [dobYear = "", dobMonth = "", dobDay = ""] = mother.dob.split("-");
  const [year = "", month = "", day = ""] = inDays(-70).split("-");
  return {
    fullName: mother.fullName,
    phoneNumber: mother.phoneNumber,
    email: mother.email,
    password: mother.password,
    confirmPassword: mother.password,
    "dob.day": dobDay,
    "dob.month": dobMonth,
    "dob.year": dobYear,
    "lastMenstrualPeriod.day": day,
    "lastMenstrualPeriod.month": month,
    "lastMenstrualPeriod.year": year,
    gender: "FEMALE",
    city: "other",
    intent: "register",
  };
}

/** Sends a sign-up form with cookies of its own, and follows where it leads. */
async function sendApart(address: string, form: Record<string, string>) {
  const browser = await request.newContext();
  const response = await browser.post(`${address}/register`, { form, headers: { referer: `${address}/register` } });
  const answer = { status: response.status(), address: response.url(), html: await response.text() };
  await browser.dispose();
  return answer;
}
