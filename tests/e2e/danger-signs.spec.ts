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

test("each of the four groups has its own signs", async ({ page, hasScript }) => {
  await page.goto("/danger-signs");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "My baby" }).click();
  await expect(page).toHaveURL(/who=baby/);
  await expect(page.getByRole("checkbox", { name: /bleeding a lot from the vagina/ })).toHaveCount(0);
  expect(await page.getByRole("checkbox").count()).toBeGreaterThan(9);

  await page.getByRole("link", { name: "After a loss" }).click();
  await expect(page).toHaveURL(/who=afterLoss/);
  await page.getByRole("checkbox", { name: /tip of my shoulder/ }).check();
  await page.getByRole("button", { name: "See what to do" }).click();
  await expect(page.getByRole("heading", { name: "Get help now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "After a loss" })).toHaveAttribute("aria-current", "page");
});

for (const width of [320, 360, 900]) {
  test(`the four tabs stand in even rows, apart from each other, and hold their words on one line at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/danger-signs");
    const tabs = page.getByRole("navigation", { name: "Who it is about" }).getByRole("link");
    const sizes = await tabs.evaluateAll((links) =>
      links.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(link);
        const isCut = link.scrollWidth > link.clientWidth || words.getClientRects().length > 1;
        return { left, top, width, height, isCut };
      }),
    );
    expect(sizes).toHaveLength(4);
    expect(sizes.filter(({ isCut, height }) => isCut || Math.round(height) !== 44)).toEqual([]);
    if (width < 600) expect(new Set(sizes.map(({ width }) => Math.round(width))).size).toBe(1);
    const rows = Map.groupBy(sizes, ({ top }) => Math.round(top));
    expect([...rows.values()].map((row) => row.length)).toEqual(width < 600 ? [2, 2] : [4]);
    for (const row of rows.values()) {
      row.slice(1).forEach(({ left }, index) => {
        const before = row[index];
        expect(left - (before ? before.left + before.width : left)).toBeGreaterThan(2);
      });
    }
  });
}
