import { callApi } from "../support/api-call.ts";
import { send } from "./forms.ts";
import { signedIn, signIn, tokenOf } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("she ends her calendar's address and her other sessions one by one, and then all of them", async ({
  browser,
  page,
  site,
}) => {
  const mother = await signedIn(page, site.address);
  const other = await browser.newPage();
  await signIn(other, site.address, mother);
  await callApi(site.address, "POST", "/calendar/feed", { token: await tokenOf(page) });
  const told = (words: string) => page.getByRole("status").filter({ hasText: words });
  const address = page.getByRole("listitem").filter({ hasText: "Your private calendar address" });
  const others = page.getByText("Another phone or computer");
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: "Your devices" }).click();

  await expect(page.getByText("This phone or computer")).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: "This phone or computer" })).toContainText("Chrome on ");
  // One of them began when she registered.
  await expect(others).toHaveCount(2);
  await address.getByRole("button", { name: "End this address" }).click();
  await expect(told("Your private calendar address has ended.")).toBeVisible();
  await expect(address).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Log out there/ })
    .first()
    .click();
  await expect(told("You are logged out there.")).toBeVisible();
  await expect(others).toHaveCount(1);
  await send(page, "Log out everywhere else");
  await expect(others).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Log out everywhere else" })).toHaveCount(0);

  await other.goto(`${site.address}/account`);
  await expect(other).toHaveURL(/\/login\?/);
  await other.close();
});
