import { registered, signedIn, signIn } from "./members.ts";
import { send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

test("her calendar's private address is among her devices until she ends it, or a new password does", async ({
  page,
  site,
  hasScript,
}) => {
  let { password } = await signedIn(page, site.address);
  const item = page.getByRole("listitem").filter({ hasText: "Your private calendar address" });
  const told = (words: string) => page.getByRole("status").filter({ hasText: words });
  const makeAddress = async () => {
    await page.goto("/calendar");
    await settled(page, hasScript);
    await send(page, "Make a private address");
    await expect(page.getByLabel("Your private address")).toBeVisible();
  };
  const changePassword = async (newPassword: string, endOtherAccess: boolean) => {
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog", { name: "Change password" });
    const tick = dialog.getByRole("checkbox", { name: /^Also end my recovery codes/ });
    await expect(tick).toBeChecked();
    await expect(tick).toHaveAccessibleDescription(/^Leave this ticked if somebody else may have known your password/);
    await tick.setChecked(endOtherAccess);
    await dialog.getByLabel("Old password").fill(password);
    await dialog.getByLabel("New password").fill(newPassword);
    await dialog.getByLabel("Confirm password").fill(newPassword);
    await send(page, "Change password");
    await expect(told("Reset password successfully")).toBeVisible();
    password = newPassword;
  };

  await makeAddress();
  await changePassword("a lamp by the river", false);
  await page.goto("/account/sessions");
  await settled(page, hasScript);
  await expect(item).toContainText("not yet read by a calendar");
  await item.getByRole("button", { name: "End this address" }).click();
  await expect(told("Your private calendar address has ended.")).toBeVisible();
  await expect(item).toHaveCount(0);

  await makeAddress();
  await changePassword("another lamp of hers", true);
  await expect(told("Your private calendar address has ended. You can make a new one under Calendar.")).toBeVisible();
  await page.goto("/notifications");
  await settled(page, hasScript);
  const notices = page.getByRole("link", { name: /^Open ?: Your password was changed on .*, using Chrome on / });
  await expect(notices).toHaveCount(2);
  await notices.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where you are logged in");
  await expect(item).toHaveCount(0);
});

test("she sees where she is logged in, and logs out elsewhere", async ({ browser, page, site, hasScript }) => {
  const mother = await signedIn(page, site.address);
  const [lent, old] = [await browser.newPage(), await browser.newPage()];
  for (const other of [lent, old]) await signIn(other, site.address, mother);
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Where you are logged in" }).click();

  // The third is the one that began when she registered.
  await expect(page.getByText("This phone or computer")).toHaveCount(1);
  await expect(page.getByText("Another phone or computer")).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Log out there/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "You are logged out there." })).toBeVisible();
  await expect(page.getByText("Another phone or computer")).toHaveCount(2);
  await send(page, "Log out everywhere else");
  await expect(page.getByText("Another phone or computer")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Log out everywhere else" })).toHaveCount(0);

  for (const other of [lent, old]) {
    await other.goto(`${site.address}/account`);
    await expect(other).toHaveURL(/\/login\?/);
    await other.close();
  }
  await page.goto("/account/sessions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where you are logged in");
});

test("a session that is over by now is said to be so", async ({ page, browser, site, hasScript }) => {
  const mother = await registered(site.address);
  const other = await browser.newPage();
  for (const one of [page, other]) await signIn(one, site.address, mother);
  await page.goto("/account/sessions");
  await settled(page, hasScript);
  await other.goto(`${site.address}/account/sessions`);
  await send(other, "Log out everywhere else");
  await other.close();
  await page
    .getByRole("button", { name: /^Log out there/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?/);
});
