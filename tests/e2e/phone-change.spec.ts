import type { Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { nextPhoneNumber } from "../fixtures/registrations.ts";
import { expectProblems, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** A field of the dialog that is open. */
const inDialog = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });

/** The code that the trial printed on its terminal for a number, once it did. */
async function codeFor(site: Site, phoneNumber: string) {
  const find = () =>
    site
      .log()
      .split(`SMS to ${phoneNumber}: `)
      .at(-1)
      ?.match(/number is (\d{6})\./)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}

test("she changes her phone number in two steps, with the code that went to the new one", async ({ page, site }) => {
  const newNumber = nextPhoneNumber();
  const member = await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Change phone number" }).click();
  await expect(page.getByRole("dialog")).toContainText(`You log in with ${member.phoneNumber} now.`);
  await inDialog(page, "New phone number").fill(newNumber);
  await inDialog(page, "Password").fill("not her password");
  expect((await send(page, "Continue")).status()).toBe(401);
  await expectProblems(page, [[inDialog(page, "Password"), "This is not your password."]]);
  await expect(inDialog(page, "New phone number")).toHaveValue(newNumber);
  await inDialog(page, "Password").fill(member.password);
  await send(page, "Continue");

  await expect(page).toHaveURL("/account/phone-code");
  await expect(page.getByRole("dialog")).toContainText(`A code is on its way to ${newNumber}.`);
  const code = await codeFor(site, newNumber);
  await inDialog(page, "Code").fill(`${code}0`);
  expect((await send(page, "Change my number")).status()).toBe(403);
  await expectProblems(page, [
    [inDialog(page, "Code"), "This code is wrong or has expired. Check it, or ask for a new one."],
  ]);
  await expect(inDialog(page, "Code")).toHaveValue(`${code}0`);
  await inDialog(page, "Code").fill(code);
  await send(page, "Change my number");

  await expect(page.getByRole("status").filter({ hasText: "Your phone number is changed." })).toBeVisible();
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("main").getByText(newNumber)).toBeVisible();
});
