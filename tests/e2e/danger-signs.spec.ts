import { expect, settled, test } from "./test.ts";

test("the check is one tap from every page and leads to the call", async ({ page, hasScript }) => {
  await page.goto("/about");
  await settled(page, hasScript);
  await page.getByRole("banner").getByRole("link", { name: "Danger signs" }).click();
  await page.getByRole("checkbox", { name: "I am bleeding a lot from the vagina" }).check();
  await page.getByRole("button", { name: "See what to do" }).click();

  const advice = page.getByRole("status").filter({ hasText: "Get help now" });
  await expect(advice.getByRole("link", { name: "Call 1122 now" })).toHaveAttribute("href", "tel:1122");
  await expect(advice).toContainText("I am bleeding a lot from the vagina");
  await expect(page.getByRole("checkbox", { name: "I am bleeding a lot from the vagina" })).toBeChecked();
});

test("the most serious of what she feels decides", async ({ page, hasScript }) => {
  await page.goto("/danger-signs?who=pregnant");
  await settled(page, hasScript);
  await page.getByRole("checkbox", { name: /burns when I pass urine/ }).check();
  await page.getByRole("button", { name: "See what to do" }).click();
  await expect(page.getByRole("heading", { name: "Call your midwife or doctor today" })).toBeVisible();

  await page.getByRole("checkbox", { name: "I had a fit, or I passed out" }).check();
  await page.getByRole("button", { name: "See what to do" }).click();
  await expect(page.getByRole("heading", { name: "Get help now" })).toBeVisible();
});

test("choosing nothing never says that all is well", async ({ page, hasScript }) => {
  await page.goto("/danger-signs?who=baby");
  await settled(page, hasScript);
  await page.getByRole("button", { name: "See what to do" }).click();
  await expect(page.getByRole("heading", { name: "You chose nothing from the list" })).toBeVisible();
  await expect(page.getByText("No list knows everything.")).toBeVisible();
  await expect(page.getByRole("link", { name: "In danger, call 1122" })).toHaveAttribute("href", "tel:1122");
});

test("each of the three groups has its own signs", async ({ page, hasScript }) => {
  await page.goto("/danger-signs");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "My baby" }).click();
  await expect(page).toHaveURL(/who=baby/);
  await expect(page.getByRole("checkbox", { name: /bleeding a lot from the vagina/ })).toHaveCount(0);
  expect(await page.getByRole("checkbox").count()).toBeGreaterThan(9);
});
