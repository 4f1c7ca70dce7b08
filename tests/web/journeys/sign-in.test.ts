import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { newMother, registered } from "../../fixtures/mothers.ts";
import { FormVisitor } from "../form-visitor.ts";
import { inMenu } from "./page-parts.ts";
import { logIn, signedIn } from "./people.ts";

const site = siteOfFile();

test("an empty sign-in asks for number and password", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login");

  expect(await browser.press("Login")).toBe(400);
  expect(browser.problems).toEqual([
    ["Phone number", "Enter your phone number."],
    ["Password", "Enter your password."],
  ]);
});

test("a wrong password and an unknown number are told in the same words", async () => {
  const { phoneNumber } = await registered(site.address);
  const known = { phoneNumber, password: "not her password" };
  for (const tried of [known, newMother()]) {
    const browser = new FormVisitor(site.address);
    await browser.open("/login");

    expect(await logIn(browser, tried)).toBe(401);
    expect(browser.problems).toEqual([["", "The phone number or the password is not right."]]);
    expect(browser.field("Phone number")).toHaveValue(tried.phoneNumber);
    expect(browser.field("Password")).toHaveValue("");
    expect(browser.html).not.toContain(tried.password);
  }
});

test("the number can be typed as people write it", async () => {
  const { phoneNumber, password } = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  const local = `0${phoneNumber.slice(3, 6)} ${phoneNumber.slice(6)}`;
  await logIn(browser, { phoneNumber: local, password });

  expect(browser.toasts).toEqual(["Login successfully"]);
});

test("a visitor's way to the account leads over the sign-in and on to where she wanted to go", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/account/dates");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/account/dates" })}`);
  expect(browser.text).toContain("You will come back to where you were.");
  await logIn(browser, member);

  expect(browser.path).toBe("/account/dates");
  browser.page.getByRole("dialog", { name: "Update Menstrual Period Date" });
});

test("a mistake at the sign-in does not forget where she wanted to go", async () => {
  const member = await registered(site.address);
  const browser = new FormVisitor(site.address);
  await browser.open("/account");
  await logIn(browser, { ...member, password: "not her password" });
  expect(browser.problems).toHaveLength(1);
  await logIn(browser, member);

  expect(browser.path).toBe("/account");
});

test("a visitor's timeline is the weeks of everybody", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/timeline");

  expect(browser.path).toBe("/weeks");
  expect(browser.heading).toBe("Week 1");
});

test("who is signed in needs no sign-in and no sign-up", async () => {
  const browser = await signedIn(site);
  for (const address of ["/login", "/register", "/register/about-you", "/register/your-number"]) {
    await browser.open(address);
    expect(browser.path).toBe("/");
  }
});

const traps = ["//evil.example", "/\t/evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"];

test.each(traps)("from the sign-in %j does not lead to another site", async (next) => {
  const member = await registered(site.address);
  const address = `/login?${new URLSearchParams({ next })}`;
  const browser = new FormVisitor(site.address);
  await browser.open(address);
  await logIn(browser, member);
  expect(browser.path).toBe("/");
  inMenu(browser).getByRole("link", { name: "Me" });
  await browser.open(address);
  expect(browser.path).toBe("/");

  const scripted = new FormVisitor(site.address);
  const { phoneNumber, password } = member;
  const fields = { phoneNumber, password, next, intent: "login" };
  const { status, text } = await scripted.http.post(address.replace("/login", "/login.data"), fields);
  expect(status).toBe(202);
  expect(text).toContain('"redirect","/"');
});

test("logging out asks first, and ends the session at the server too", async () => {
  const browser = await signedIn(site);
  const session = browser.http.cookie("umeed") ?? "";
  await browser.open("/account");
  await browser.follow("Log out");
  browser.page.getByRole("dialog", { name: "Are you sure to logout?" });
  await browser.follow("Cancel");
  expect(browser.path).toBe("/account");
  expect(browser.page.queryByRole("dialog")).toBeNull();

  await browser.follow("Log out");
  await browser.press("Log out");
  expect(browser.path).toBe("/");
  browser.page.getByRole("link", { name: "Login" });

  browser.http.change("umeed", () => session);
  await browser.open("/account");
  expect(browser.path).toBe("/login?next=%2Faccount");
});

test("on a phone that is not hers the session ends with the browser", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  browser.check("This is not my phone");
  await logIn(browser, await registered(site.address));

  expect(browser.path).toBe("/");
  const lines = sessionCookies(browser);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^umeed=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("on her own phone the session lasts thirty days and no script can read it", async () => {
  const browser = new FormVisitor(site.address);
  await browser.open("/login");
  await logIn(browser, await registered(site.address));

  expect(browser.path).toBe("/");
  const lines = sessionCookies(browser);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^umeed=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const line of browser.setCookies) expect(line).toContain("HttpOnly");
});

function sessionCookies({ setCookies }: FormVisitor) {
  return setCookies.filter((line) => line.startsWith("umeed="));
}
