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
