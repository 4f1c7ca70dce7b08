import { registered, signedIn, signIn } from "./members.ts";
import { send } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

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
