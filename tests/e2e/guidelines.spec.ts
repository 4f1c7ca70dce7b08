import { expect, settled, test } from "./test.ts";

test("a guideline opens over its list and closes back to it", async ({ page }) => {
  await page.goto("/guidelines?page=2");
  await settled(page, true);
  const first = page.locator(".row-list h2 a").first();
  const title = await first.innerText();
  await first.click();

  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/guidelines\/\w+\?page=2$/);
  await expect(dialog.getByRole("heading", { name: "Sources" })).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/guidelines\?page=2$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a guideline opened by its address is a page, and a dialog once its list was seen", async ({ page }) => {
  await page.goto("/guidelines/5f0a22470fd5119de4e131a8?page=2");
  await settled(page, true);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  expect(title).not.toBe("Guidelines");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".row-list, [inert]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

  await page.getByRole("link", { name: "All guidelines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guidelines");
  await page.goBack();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
