import { menuOf } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

const BLEEDING = "I am bleeding a lot from the vagina";

// What matters most: it is tried without script in the browser too, though the server does it all.
test(
  "the check is one tap from every page, and the most serious of what she feels leads to the call",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    await page.goto("/about");
    await settled(page, hasScript);
    await page.getByRole("banner").getByRole("link", { name: "Danger signs" }).click();
    await page.getByRole("checkbox", { name: /burns when I pass urine/ }).check();
    await page.getByRole("button", { name: "See what to do" }).click();
    await expect(page.getByRole("heading", { name: "Call your midwife or doctor today" })).toBeVisible();

    await page.getByRole("checkbox", { name: BLEEDING }).check();
    await page.getByRole("button", { name: "See what to do" }).click();
    const advice = page.getByRole("status").filter({ hasText: "Get help now" });
    await expect(advice.getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
    await expect(advice).toContainText(BLEEDING);
    await expect(page.getByRole("checkbox", { name: BLEEDING })).toBeChecked();

    await page.getByRole("link", { name: "After a loss" }).click();
    await expect(page).toHaveURL(/who=afterLoss/);
    await expect(advice).toHaveCount(0);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByRole("button", { name: "See what to do" }).click();
    await expect(page.getByRole("heading", { name: "You ticked nothing" })).toBeVisible();
  },
);

test("three tabs stand in one row on a phone, and four in two, in equal columns, each with its words in one line", async ({
  page,
}) => {
  for (const [who, width, rows] of [
    ["pregnant", 320, 1],
    ["pregnant", 360, 1],
    ["afterLoss", 320, 2],
    ["afterLoss", 360, 2],
    ["afterLoss", 900, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/danger-signs?who=${who}`);
    const tabs = page.getByRole("navigation", { name: "Who it is about" }).getByRole("link");
    const sizes = await tabs.evaluateAll((links) =>
      links.map((link) => {
        const { top, width, height } = link.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(link);
        const lines = new Set([...words.getClientRects()].map((line) => line.top)).size;
        return { top: Math.round(top), width: Math.round(width), height, isBroken: lines > 1 };
      }),
    );
    expect(sizes).toHaveLength(who === "pregnant" ? 3 : 4);
    expect(sizes.filter(({ isBroken, height }) => isBroken || height < 48)).toEqual([]);
    expect(new Set(sizes.map(({ width }) => width)).size).toBe(1);
    expect(new Set(sizes.map(({ top }) => top)).size).toBe(rows);
  }
});

test("'See what to do' stays in reach above the places", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/danger-signs");
  const button = page.getByRole("button", { name: "See what to do" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const places = await menuOf(page).boundingBox();
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(places?.y ?? 0);
});
