import type { Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { expectProblems, send } from "./forms.ts";
import { registered } from "../fixtures/mothers.ts";
import { logIn, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const NEW = "a lamp by the river";
const NEWER = "a boat on the lake";

/** The newest code that the trial printed on its terminal for a number, once it did. */
async function codeFor(site: Site, { phoneNumber }: { phoneNumber: string }) {
  const find = () =>
    site
      .log()
      .split(`SMS to ${phoneNumber}: `)
      .at(-1)
      ?.match(/password is (\d{6})\./)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

/** A field of the dialog that is open; the login beneath it has some of the same names. */
const inDialog = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
const done = (page: Page) => page.getByRole("status").filter({ hasText: "Reset password successfully" });

async function typeTwice(page: Page, password: string, again = password) {
  await inDialog(page, "New password").fill(password);
  await inDialog(page, "Confirm password").fill(again);
}

test("who forgot her password sets a new one with a code, and goes on to where she wanted to go", async ({
  page,
  site,
}) => {
  const member = await registered(site.address);
  await page.goto("/account/sessions");
  await settled(page, true);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot your password?" })).toBeVisible();
  await inDialog(page, "Phone number").fill(member.phoneNumber);
  await send(page, "Send me a code");

  await expect(page.getByText("If this number has an account, a code is on its way.")).toBeVisible();
  await expect(done(page)).toHaveCount(0);
  expect(page.url()).not.toContain(member.phoneNumber.slice(3));
  await expect(inDialog(page, "Phone number")).toHaveValue(member.phoneNumber);
  const code = await codeFor(site, member);
  await inDialog(page, "Code").fill(code);
  await typeTwice(page, NEW, "another lamp by the river");
  expect((await send(page, "Set new password")).status()).toBe(400);
  await expectProblems(page, [[inDialog(page, "Confirm password"), "Password and confirm password are not matched."]]);
  await expect(inDialog(page, "Phone number")).toHaveValue(member.phoneNumber);
  await expect(inDialog(page, "Code")).toHaveValue(code);
  await expect(inDialog(page, "New password")).toHaveValue("");
  expect(await page.content()).not.toContain("by the river");

  await typeTwice(page, NEW);
  await send(page, "Set new password");
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await logIn(page, { ...member, password: NEW });
  await expect(page).toHaveURL("/account/sessions");
});

test("a password that she knows is changed at the login, and on her account, where she stays logged in", async ({
  page,
  site,
}) => {
  const member = await registered(site.address);
  await page.goto("/login");
  await settled(page, true);
  await page.getByRole("link", { name: "Change password" }).click();
  await inDialog(page, "Phone number").fill(member.phoneNumber);
  await inDialog(page, "Old password").fill("not her password");
  await typeTwice(page, NEW);
  expect((await send(page, "Change password")).status()).toBe(401);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "The phone number or the password is not right.",
  ]);
  await expect(inDialog(page, "Phone number")).toHaveValue(member.phoneNumber);
  await expect(done(page)).toHaveCount(0);
  await inDialog(page, "Old password").fill(member.password);
  await typeTwice(page, NEW);
  await send(page, "Change password");
  await expect(done(page)).toBeVisible();
  await logIn(page, { ...member, password: NEW });
  await expect(page.getByRole("status").filter({ hasText: "Login successfully" })).toBeVisible();

  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Change password" }).click();
  await inDialog(page, "Old password").fill("not her password");
  await typeTwice(page, NEWER);
  await send(page, "Change password");
  await expectProblems(page, [[inDialog(page, "Old password"), "This is not your old password."]]);
  expect(await page.content()).not.toContain(NEWER);
  await inDialog(page, "Old password").fill(NEW);
  await typeTwice(page, NEWER);
  await send(page, "Change password");
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("heading", { level: 1, name: "My Account" })).toBeVisible();
});

test("recovery codes are offered until she has some, and shown once", async ({ page, site }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Recovery codes" }).click();
  await inDialog(page, "Password").fill("not her password");
  await send(page, "Show me new codes");
  await expectProblems(page, [[inDialog(page, "Password"), "This is not your password."]]);
  await inDialog(page, "Password").fill(member.password);
  await send(page, "Show me new codes");

  const codes = page.getByRole("dialog").getByRole("listitem");
  await expect(codes).toHaveCount(5);
  const code = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "I have written them down" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("You have 5 left")).toBeVisible();
  await page.getByRole("link", { name: "Recovery codes" }).click();
  await expect(page.getByRole("dialog").getByText("You have 5 codes left.")).toBeVisible();
  expect(await page.content()).not.toContain(code);
});
