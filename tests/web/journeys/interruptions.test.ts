import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { newMother, registered, type Mother } from "../../fixtures/mothers.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { browserOf, endSessionAtServer, logIn, signedIn } from "./people.ts";
import { on } from "./forum-texts.ts";
import { fillInSteps, LAST_PERIOD } from "../../fixtures/registration-steps.ts";
import { expectDate } from "./registering.ts";

const site = siteOfFile();

test("a name typed while her session ended is there again after the sign-in", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/profile");
  await endSessionAtServer(browser, site);
  browser.fill("Username", "Sana Tariq");
  await browser.press("Save");

  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/account/profile" })}`);
  await logIn(browser, member);
  expect(browser.path).toBe("/account/profile");
  browser.page.getByRole("dialog", { name: "Update Profile" });
  expect(browser.field("Username")).toHaveValue("Sana Tariq");
  noteFault({ saw: `the name as typed: ${browser.field("Username").getAttribute("value")}` });
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Profile updated successfully"]);
  within(browser.page.getByRole("main")).getByText("Sana Tariq");
});

test("dates typed while her session ended are there again after the sign-in", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/dates");
  await endSessionAtServer(browser, site);
  browser.fillDate(LAST_PERIOD, inDays(-90));
  await browser.press("Save");

  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/account/dates" })}`);
  await logIn(browser, member);
  expect(browser.path).toBe("/account/dates");
  expectDate(browser, LAST_PERIOD, inDays(-90));
  await browser.press("Save");
  expect(textOf(browser.page.getByRole("region", { name: "My pregnancy" }))).toContain("Days 190 left");
});

test("what was typed comes back until it is sent, to its own form and to her only", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/account/profile");
  await endSessionAtServer(browser, site);
  browser.fill("Username", "Sana Tariq");
  await browser.press("Save");
  await logIn(browser, member);
  expect(browser.field("Username")).toHaveValue("Sana Tariq");

  await browser.open("/account/mode");
  expect(browser.page.getByRole("textbox", { name: /^Your baby's name/ })).toHaveValue("");
  await browser.open("/account/profile");
  expect(browser.field("Username")).toHaveValue("Sana Tariq");

  const other = await registered(site.address);
  await browser.open("/account/log-out");
  await browser.press("Log out");
  await browser.http.post("/login", { ...login(other), intent: "login" });
  await browser.open("/account/profile");
  expect(browser.field("Username")).toHaveValue("Sana");

  await browser.open("/account/log-out");
  await browser.press("Log out");
  await browser.http.post("/login", { ...login(member), intent: "login" });
  await browser.open("/account/profile");
  browser.fill("Username", "Sana Tariq Khan");
  expect(await browser.press("Save")).toBe(303);
  await browser.open("/account/profile");
  expect(browser.field("Username")).toHaveValue("Sana Tariq Khan");
  expect(browser.http.cookies().filter((name) => name.includes("held"))).toEqual([]);
});

test("what was typed as the session ended is hers alone, also when another member signs in first", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/forum/post-new");
  await endSessionAtServer(browser, site);
  browser.fill("Title", "A secret of hers");
  browser.fill("Description", "Nobody else may read this.");
  await browser.press("Add Post");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: "/forum/post-new" })}`);

  await logIn(browser, await registered(site.address));
  expect(browser.path).toBe("/forum/post-new");
  expect(browser.html).not.toContain("secret of hers");
  await browser.open("/account/log-out");
  await browser.press("Log out");

  await browser.open("/login?next=/forum/post-new");
  await logIn(browser, member);
  expect(browser.field("Title")).toHaveValue("A secret of hers");
});

test.each([
  ["left quickly", "/account", "Leave quickly", {}],
  ["logged out of a phone that is not hers", "/account/log-out", "Log out", { isSharedPhone: "on" }],
])(
  "what is sent from a page that stayed open after she %s is kept for nobody",
  async (_how, address, button, login) => {
    const browser = await signedIn(site);
    const { phoneNumber, password } = await registered(site.address);
    await browser.http.post("/login", { phoneNumber, password, intent: "login", ...login });
    const left = new FormVisitor(site.address, browser.http);
    await browser.open("/forum/post-new");
    await left.open(address);
    await left.press(button);
    browser.fill("Title", "A secret of hers");
    browser.fill("Description", "Nobody else may read this.");
    expect(await browser.press("Add Post")).toBe(503);
    expect(browser.text).toContain("This phone does not know who wrote this, so it was not kept.");
    expect(browser.http.cookies().filter((name) => name.includes("held"))).toEqual([]);
  },
);

test("a like beside a comment that waits does not send the comment away", async () => {
  const member = await registered(site.address);
  const browser = await browserOf(site, member);
  await browser.open("/forum/details?id=701959800414e60ae9383a57&write=");
  await endSessionAtServer(browser, site);
  browser.fill("Your comment", "At three, always.");
  await browser.press("Post Comment");
  await logIn(browser, member);
  expect(browser.field("Your comment")).toHaveValue("At three, always.");
  const post = on(browser, "701959800414e60ae9383a57");
  await browser.press(post.getByRole("button", { name: /Like$/ }));
  expect(browser.field("Your comment")).toHaveValue("At three, always.");
  await browser.press("Post Comment");
  expect(browser.toasts).toEqual(["Comment added!"]);
});

test("the same sign-up form sent twice at once makes one account, and both are signed in", async () => {
  const mother = newMother();
  const [first, second, another] = await Promise.all([1, 2, 3].map(() => signUpForm(mother)));
  if (!first || !second || !another) throw new Error("There are three forms.");
  const key = ({ document }: FormVisitor) => document.querySelector<HTMLInputElement>("input[name=formKey]");
  key(second)?.setAttribute("value", key(first)?.value ?? "");
  await Promise.all([first.press("Register"), second.press("Register")]);
  for (const browser of [first, second]) {
    expect(browser.path).toBe("/");
    expect(browser.heading).toBe("Week 10, day 0");
    expect(browser.toasts).toContain("Register successfully");
  }

  expect(await another.press("Register")).toBe(409);
});

test("a double click on Register makes one account and signs her in", async () => {
  const browser = await signUpForm(newMother());
  await Promise.all([browser.press("Register"), browser.press("Register")]);

  expect(browser.path).toBe("/");
  expect(browser.heading).toBe("Week 10, day 0");
});

/** At the last step of the sign-up, filled in, in a browser of her own. */
async function signUpForm(mother: Mother) {
  const browser = new FormVisitor(site.address);
  await browser.open("/register");
  await fillInSteps(browser, mother);
  return browser;
}

const login = ({ phoneNumber, password }: Mother) => ({ phoneNumber, password });
