import { inDays } from "../fixtures/dates.ts";
import { newMother } from "../fixtures/mothers.ts";
import { field, send, typeDate } from "./forms.ts";
import { endSessionAtServer, logIn, signedIn, typeAboutHerself } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a name typed while her session ended is there again after the sign-in", async ({ page, site }) => {
  const member = await signedIn(page, site.address);
  await page.goto("/account/profile");
  await settled(page, true);
  await endSessionAtServer(page, site.address);
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");

  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/account/profile" })}`);
  await logIn(page, member);
  await expect(page).toHaveURL("/account/profile");
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

test("a double click on Register makes one account and signs her in", async ({ page }) => {
  await page.goto("/register");
  await settled(page, true);
  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, newMother());
  await page.getByRole("button", { name: "Register" }).dblclick();

  await expect(page).toHaveURL("/recovery-codes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
  await expect(page.getByRole("status").filter({ hasText: "Register successfully" })).toBeVisible();
});
