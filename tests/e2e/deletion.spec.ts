import { expectProblems, field, send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("she deletes her account with her password, and is told that it is done", async ({ page, site }) => {
  const mother = await signedIn(page, site.address);
  await page.goto("/account/sessions");
  await settled(page, true);
  await page.getByRole("navigation", { name: "Account area" }).getByRole("link", { name: "Delete Account" }).click();
  await expect(page).toHaveURL("/account/delete");
  const question = "Are you sure to delete account? This will delete all posts, comments etc.";
  await expect(page.getByRole("dialog").getByText(question)).toBeVisible();

  await send(page, "Delete Account");
  await expectProblems(page, [[field(page, "Password"), "Enter your password."]]);
  await field(page, "Password").fill("a loud lamp");
  await field(page, "Leave my posts and comments").check();
  await send(page, "Delete Account");
  await expectProblems(page, [[field(page, "Password"), "The password is not right."]]);
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(page, "Leave my posts and comments")).toBeChecked();
  await field(page, "Password").fill(mother.password);
  await send(page, "Delete Account");

  await expect(page.getByRole("status").filter({ hasText: "Your account is deleted." })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?/);
});
