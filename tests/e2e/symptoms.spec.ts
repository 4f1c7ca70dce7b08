import { expect, settled, test } from "./test.ts";

test("danger signs come first, are marked in words and carry the call", async ({ page, hasScript }) => {
  await page.goto("/symptoms");
  await settled(page, hasScript);
  await expect(page.locator(".cards > li")).toHaveCount(9);
  await expect(page.locator(".cards > li").first()).toContainText("Danger sign");

  await page.locator(".cards h2 a").first().click();
  await expect(page).toHaveURL(/\/symptom\?id=[0-9a-f]{24}$/);
  await expect(page.getByRole("link", { name: "Call 1122 now" })).toHaveAttribute("href", "tel:1122");
  for (const name of ["What it is", "What helps", "When to get help now"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("link", { name: "All symptoms" }).click();
  await expect(page.getByRole("heading", { name: "Common symptoms" })).toBeVisible();
});

test("the last page of symptoms ends the list", async ({ page, hasScript }) => {
  await page.goto("/symptoms?page=5");
  await settled(page, hasScript);
  await expect(page.getByText("Page 5 of 5")).toBeVisible();
  await expect(page.getByRole("link", { name: "Next", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).toHaveURL(/page=4/);
});

for (const address of ["/symptom", "/symptom?id=nothing", "/symptoms?page=6"]) {
  test(`${address} is a 404`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
  });
}
