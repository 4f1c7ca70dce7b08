import { expect, settled, test } from "./test.ts";

test("a guideline opens over its list and closes back to it", async ({ page, hasScript }) => {
  await page.goto("/guidelines?page=2");
  await settled(page, hasScript);
  const first = page.locator(".cards h2 a").first();
  const title = await first.innerText();
  await first.click();

  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/page=2&guideline=/);
  await expect(dialog.getByRole("heading", { name: "Sources" })).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/guidelines\?page=2$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a guideline's address can be opened cold, and an unknown one is a 404", async ({ page }) => {
  await page.goto("/guidelines");
  const address = await page.locator(".cards h2 a").first().getAttribute("href");
  await page.goto(address ?? "");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect((await page.goto("/guidelines?guideline=nothing"))?.status()).toBe(404);
});
