import { within } from "@testing-library/dom";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { letters, markup } from "../../fixtures/naughty-strings.ts";
import { registered, writer } from "../../fixtures/mothers.ts";
import { grant, secondStepLongAgo } from "../../fixtures/operator.ts";
import { postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { htmlProblemsIn } from "../html-rules.ts";
import { browserOf, logIn, openedAt } from "./people.ts";

const WRONG_CODE = "This code is wrong or was already used. Wait for the next one.";

const site = siteOfFile();

/** A moderator at her account, and her browser. */
async function moderator() {
  const member = await registered(site.address);
  await grant(site, member, "moderator");
  return { ...member, browser: await browserOf(site, member) };
}

/** Sets it up on the pages. @returns the secret of the app, and the codes on paper. */
async function setUp(browser: FormVisitor, { password }: { password: string }) {
  await browser.open("/account");
  await browser.follow("Second step at login");
  browser.fill("Password", password);
  await browser.press("Set it up");
  const secret = keyOn(browser);
  browser.fill("Code", codeOf(secret));
  await browser.press("Turn it on");
  const dialog = browser.page.getByRole("dialog", { name: "Second step at login" });
  return { secret, codes: within(dialog).getAllByRole("listitem").map(textOf) };
}

const keyOn = ({ document }: FormVisitor) =>
  (document.querySelector(".secret-key")?.textContent ?? "").replaceAll(" ", "");
const codeOf = (secret: string, inSteps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + inSteps * 30_000 });

test("a moderator sets it up with her password, a picture or a key, and the first code", async () => {
  const { browser, password } = await moderator();
  await browser.open("/account/second-factor");
  expect(await browser.press("Set it up")).toBe(400);
  browser.fill("Password", "not hers");
  expect(await browser.press("Set it up")).toBe(401);
  expect(browser.problems).toEqual([["Password", "This is not your password."]]);
  browser.fill("Password", password);
  await browser.press("Set it up");
  const secret = keyOn(browser);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  browser.page.getByRole("img", { name: "QR code for the app" });
  expect(browser.page.getByRole("link", { name: "Open the app on this phone" })).toHaveAttribute(
    "href",
    expect.stringContaining(`secret=${secret}`),
  );

  browser.fill("Code", "000000");
  expect(await browser.press("Turn it on")).toBe(403);
  expect(browser.problems).toEqual([["Code", WRONG_CODE]]);
  expect(keyOn(browser)).toBe(secret);
  browser.fill("Code", codeOf(secret));
  await browser.press("Turn it on");
  const dialog = browser.page.getByRole("dialog", { name: "Second step at login" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(10);
  await browser.follow("I have written them down");
  expect(browser.path).toBe("/account");
});

test("her sign-in then asks for a code after the password, and leads to where she wanted to go", async () => {
  const { browser: here, ...member } = await moderator();
  const { secret } = await setUp(here, member);
  const browser = await openedAt(site, "/login?next=/admin/reports");
  await logIn(browser, member);
  expect([browser.path, browser.heading]).toEqual(["/login/code", "The second step"]);
  expect(browser.html).not.toContain(member.password);
  expect(htmlProblemsIn(browser.html)).toEqual([]);
  for (const text of [...markup.slice(0, 2), ...letters.slice(0, 2)]) {
    browser.fill("Code", text);
    expect([400, 403]).toContain(await browser.press("Login"));
    expect([text, htmlProblemsIn(browser.html)]).toEqual([text, []]);
    expect(browser.document.querySelector("naughty-tag, [onnaughty]")).toBeNull();
  }
  await browser.follow("Back to the login");
  expect(browser.path).toBe("/login?next=%2Fadmin%2Freports");
  await logIn(browser, member);
  expect(await browser.press("Login")).toBe(400);
  browser.fill("Code", "000000");
  expect(await browser.press("Login")).toBe(403);
  expect(browser.problems).toEqual([["Code", WRONG_CODE]]);
  browser.fill("Code", codeOf(secret, 1));
  await browser.press("Login");
  expect([browser.path, browser.heading, browser.toasts]).toEqual([
    "/admin/reports",
    "Reports",
    ["Login successfully"],
  ]);
  expect(browser.http.cookies()).not.toContain("umeed-sign-in");
});

test("a wrong password is told on the first page, and the second page alone leads there", async () => {
  const { browser: here, ...member } = await moderator();
  await setUp(here, member);
  const browser = await openedAt(site, "/login");
  expect(await logIn(browser, { ...member, password: "not hers at all" })).toBe(401);
  expect(browser.path).toBe("/login");
  await browser.open("/login/code");
  expect(browser.path).toBe("/login");

  await logIn(browser, member);
  browser.http.change("umeed-sign-in", () => "");
  browser.fill("Code", "000000");
  await browser.press("Login");
  expect(browser.path).toBe("/login");
  expect(browser.page.getByRole("alert")).toHaveTextContent("Ten minutes are over. Log in once more.");
});

test("an act in a role an hour later asks for a code, and keeps what she wrote", async () => {
  const { browser, ...member } = await moderator();
  const { codes } = await setUp(browser, member);
  const author = await writer(site.address);
  const reporter = await writer(site.address);
  const post = await postBy(author);
  await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "unkind" } });
  await secondStepLongAgo(site, member);

  await browser.open(`/admin/reports/post/${post}`);
  browser.check("Hide it from everybody");
  browser.fill("Why (not needed to leave it)", "Please be kind.");
  await browser.press("Decide");
  expect([browser.path.split("?")[0], browser.heading]).toEqual(["/second-step", "The second step"]);
  browser.fill("Code", codes[0] ?? "");
  await browser.press("Continue");
  expect(browser.path).toBe(`/admin/reports/post/${post}`);
  expect(browser.field("Why (not needed to leave it)")).toHaveValue("Please be kind.");
  await browser.press("Decide");
  expect(browser.status).toBe(200);
  expect((await author.call("GET", `/socialform/${post}`)).at("data.state")).toBe("hidden");
});

test("she turns it off with her password and a code", async () => {
  const { browser, ...member } = await moderator();
  const { codes } = await setUp(browser, member);
  await browser.open("/account/second-factor");
  expect(browser.page.getByRole("dialog")).toHaveTextContent("10 recovery codes are left.");
  browser.fill("Password", member.password);
  browser.fill("Code", codes[3] ?? "");
  await browser.press("Turn it off");
  expect([browser.path, browser.toasts]).toEqual(["/account", ["The second step is off."]]);
  await browserOf(site, member);
});

test("who has no role is not offered it", async () => {
  const browser = await browserOf(site, await registered(site.address));
  await browser.open("/account");
  expect(browser.page.queryByRole("link", { name: "Second step at login" })).toBeNull();
  await browser.open("/account/second-factor");
  expect(browser.path).toBe("/account");
});
