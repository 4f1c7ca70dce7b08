import type { Site } from "../../support/site.ts";
import { endSession, registered, writer, type Mother } from "../../fixtures/mothers.ts";
import { FormVisitor } from "../form-visitor.ts";

/** A browser in which nobody is signed in, at a page. */
export async function openedAt({ address }: Pick<Site, "address">, path: string) {
  const browser = new FormVisitor(address);
  await browser.open(path);
  return browser;
}

/** A browser in which this member is signed in; the message that says so is read already. */
export async function browserOf(
  { address }: Pick<Site, "address">,
  { phoneNumber, password }: Pick<Mother, "phoneNumber" | "password">,
) {
  const browser = new FormVisitor(address);
  const status = (await browser.http.post("/login", { phoneNumber, password, intent: "login" })).status;
  if (status !== 303) throw new Error(`She could not log in: ${status}`);
  await browser.http.get("/");
  return browser;
}

/** A new member, ten weeks pregnant, in a browser in which she is signed in. */
export async function signedIn(site: Site, overrides: Record<string, unknown> = {}) {
  return browserOf(site, await registered(site.address, overrides));
}

/** A new member who writes at the API too, and her browser. */
export async function writing(site: Site, overrides: Record<string, unknown> = {}) {
  const member = await writer(site.address, overrides);
  return { ...member, browser: await browserOf(site, member) };
}

/** A new member who told of a loss, in a browser in which she is signed in. */
export async function bereaved(site: Site, kind = "stillbirth") {
  const member = await writing(site);
  const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const told = await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind, isHidden: false } });
  if (told.status !== 200) throw new Error(`She could not tell of it: ${told.status} ${told.text}`);
  return member.browser;
}

/** Types what the sign-in asks for, on the page where it stands, and sends it. */
export async function logIn(browser: FormVisitor, { phoneNumber, password }: Pick<Mother, "phoneNumber" | "password">) {
  browser.fill("Phone number", phoneNumber);
  browser.fill("Password", password);
  return browser.press("Login");
}

/** Ends the session of this browser at the server, as its running out does: the cookie stays. */
export async function endSessionAtServer(browser: FormVisitor, { address }: Pick<Site, "address">) {
  const value = browser.http.cookie("umeed") ?? "";
  const [readable = ""] = decodeURIComponent(value).split(".");
  const { token }: { token: string } = JSON.parse(Buffer.from(readable, "base64").toString("latin1"));
  await endSession(address, token);
}
