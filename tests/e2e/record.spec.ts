import { inDays } from "../fixtures/dates.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "a blood pressure is written down, says what to do, is drawn, changed and deleted",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-30 * 7) });
    await page.goto("/");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "My record" }).click();
    const pressure = page.getByRole("region", { name: "Blood pressure" });

    for (const [first, second] of [
      ["12", "8"],
      ["162", "98"],
    ] as const) {
      await page.getByRole("link", { name: "Blood pressure", exact: true }).click();
      await page.getByLabel(/^First number/).fill(first);
      await page.getByLabel(/^Second number/).fill(second);
      await send(page, "Save");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(page.getByRole("region", { name: "Get help" })).toContainText("160 over 110 or more: go now.");
    await expect(pressure.getByRole("row")).toHaveCount(3);
    await expect(pressure.getByRole("img")).toBeVisible();

    await pressure.getByRole("link", { name: /162\/98/ }).click();
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await send(page, "Delete");
    await expect(pressure.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("region", { name: "Get help" })).toHaveCount(0);
  },
);
