import type { Page } from "playwright/test";
import { endSession, registered, type Mother } from "../fixtures/mothers.ts";
import { expectDate, field, send, typeDate } from "./forms.ts";
import { expect } from "./test.ts";

/** Fills the part of the sign-up form that is the same before and after birth. */
export async function typeAboutHerself(page: Page, mother: Mother) {
  await field(page, "Username").fill(mother.fullName);
  await field(page, "Phone number").fill(mother.phoneNumber);
  await field(page, "Email").fill(mother.email);
  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await typeDate(page, "Date of birth", mother.dob);
  await field(page, "City").selectOption(mother.city);
}

/** Registered, she is offered recovery codes over her home page, and leaves them for later. */
export async function putCodesOff(page: Page) {
  await expect(page).toHaveURL("/recovery-codes");
  await page
    .getByRole("dialog", { name: "If you ever lose your password" })
    .getByRole("link", { name: "Later" })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The form came back with what she typed; her passwords the server keeps to itself. */
export async function expectAboutHerself(page: Page, mother: Mother) {
  expect(await page.content()).not.toContain(mother.password);
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Confirm password")).toHaveValue("");
  await expect(field(page, "Username")).toHaveValue(mother.fullName);
  await expect(field(page, "Phone number")).toHaveValue(mother.phoneNumber);
  await expect(field(page, "Email")).toHaveValue(mother.email);
  await expectDate(page, "Date of birth", mother.dob);
  await expect(field(page, "City").getByRole("option", { name: mother.city, exact: true })).toHaveJSProperty(
    "selected",
    true,
  );
}

/** Types what the sign-in asks for, on the page where it stands, and sends it. */
export async function logIn(page: Page, { phoneNumber, password }: Pick<Mother, "phoneNumber" | "password">) {
  await field(page, "Phone number").fill(phoneNumber);
  await field(page, "Password").fill(password);
  return send(page, "Login");
}

/** A member who is signed in on this page's browser, without the steps that lead there; ten weeks pregnant. */
export async function signedIn(page: Page, address: string, overrides: Record<string, unknown> = {}) {
  const member = await registered(address, overrides);
  await signIn(page, address, member);
  return member;
}

/** Signs in as text browsers do: one form, without script and without an Origin. */
export async function signIn(
  page: Page,
  address: string,
  { phoneNumber, password }: Pick<Mother, "phoneNumber" | "password">,
) {
  const response = await page.request.post(`${address}/login`, {
    form: { phoneNumber, password, intent: "login" },
    headers: { referer: `${address}/login` },
  });
  if (!response.ok()) throw new Error(`She could not log in: ${response.status()}`);
}

/** The token of the session of this page's browser. */
export async function tokenOf(page: Page) {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === "umeed")?.value ?? "";
  const [readable = ""] = decodeURIComponent(value).split(".");
  const { token }: { token: string } = JSON.parse(Buffer.from(readable, "base64").toString("latin1"));
  return token;
}

/** The names of the cookies in which this page's browser keeps what she wrote and did not send. */
export async function heldCookies(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => name.includes("held"));
}

/** Ends the session of this page's browser at the server, as its running out does: the cookie stays. */
export async function endSessionAtServer(page: Page, address: string) {
  await endSession(address, await tokenOf(page));
}
