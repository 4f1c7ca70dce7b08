import { registered } from "../fixtures/mothers.ts";
import { expectProblems, field, send } from "./forms.ts";
import { logIn, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("the sign-in tells what is wrong, forgets a refused password, and leads on to where she wanted to go", async ({
  page,
  site,
}) => {
  const member = await registered(site.address);
  await page.goto("/account/dates");
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account/dates" })}`);
  await settled(page, true);
  const empty = await send(page, "Login");
  expect(empty.status()).toBe(400);
  await expectProblems(page, [
    [field(page, "Phone number"), "Enter your phone number."],
    [field(page, "Password"), "Enter your password."],
  ]);

  await test.step("a password that was looked at is gone too once it was refused", async () => {
    await page.getByRole("button", { name: "Show password" }).click();
    const refused = await logIn(page, { ...member, password: "not her password" });
    expect(refused.status()).toBe(401);
    const summary = page.getByRole("alert").filter({ hasText: "Something needs your attention" });
    await expect(summary.getByRole("listitem")).toHaveText(["The phone number or the password is not right."]);
    await expect(summary).toBeFocused();
    await expect(field(page, "Phone number")).toHaveValue(member.phoneNumber);
    await expect(field(page, "Password")).toHaveValue("");
    expect(await page.content()).not.toContain("not her password");
  });

  await logIn(page, member);
  await expect(page).toHaveURL("/account/dates");
  await expect(page.getByRole("dialog", { name: "Update Menstrual Period Date" })).toBeVisible();
});

test("logging out asks first, and ends the session at the server too", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account");
  await settled(page, true);
  const cookies = await page.context().cookies();
  await page.getByRole("link", { name: "Log out" }).click();
  const dialog = page.getByRole("dialog", { name: "Are you sure to logout?" });
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/account");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("link", { name: "Log out" }).click();
  await send(page, "Log out");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

  await page.context().addCookies(cookies);
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
});
