import type { Page } from "playwright/test";
import { endSession, registered, type Mother } from "../fixtures/mothers.ts";
import { sentAboutYou, sentDates, type FormFiller } from "../fixtures/registration-steps.ts";
import { field, send, typeDate } from "./forms.ts";
import { settled } from "./test.ts";

/** Fills in the forms of a page, and waits for the answer to each. */
export function fillerOf(page: Page): FormFiller {
  return {
    fill: (label, text) => field(page, label).fill(text),
    fillDate: (label, date) => typeDate(page, label, date),
    select: async (label, option) => void (await field(page, label).selectOption(option)),
    press: (button) => send(page, button),
  };
}

/** Opens the last step of the registration, with the former ones sent as text browsers do. */
export async function openLastStep(page: Page, address: string) {
  for (const { path, fields } of [sentDates, sentAboutYou]) {
    const headers = { referer: `${address}${path}` };
    const answer = await page.request.post(`${address}${path}`, { form: fields, headers });
    if (!answer.ok()) throw new Error(`A step was refused: ${answer.status()}`);
  }
  await page.goto("/register/your-number");
  await settled(page, true);
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
