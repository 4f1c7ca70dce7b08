import { expect, settled, test } from "./test.ts";

test(
  "a visitor is greeted and led to register without a date",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    await page.goto("/");
    await settled(page, hasScript);
    await page.getByRole("button", { name: "Track Now" }).click();
    await expect(page.getByRole("heading", { name: "Let us find your week" })).toBeVisible();
  },
);
