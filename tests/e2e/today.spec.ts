import { inDays } from "../fixtures/dates.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "the next thing is marked as done, and the one after it takes its place",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    // The first day of week 26, whose visit may be marked and comes before the sugar test.
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-182) });
    await page.goto("/");
    await settled(page, hasScript);
    if (hasScript) await page.evaluate(() => void Reflect.set(window, "isSameDocument", true));
    const cards = page.locator(".next-card");
    const first = cards.first().getByRole("heading");
    await expect(first).toHaveText("Antenatal visit, week 26");

    await send(page, "Done (Antenatal visit, week 26)");
    await expect(first).toHaveText("Sugar test, 24 to 28 weeks");
    const done = page.getByRole("region", { name: "Antenatal visit, week 26" });
    await expect(done).toContainText("Done on");
    await expect(page.getByRole("status").filter({ hasText: "Marked as done" })).toBeVisible();
    await expect(page).toHaveURL(`${site.address}/`);

    await send(page, "Undo (Antenatal visit, week 26)");
    await expect(first).toHaveText("Antenatal visit, week 26");
    await expect(done).not.toContainText("Done on");
    await expect(page.getByRole("button", { name: "Done (Antenatal visit, week 26)" })).toBeVisible();
    if (hasScript) expect(await page.evaluate(() => Reflect.get(window, "isSameDocument") === true)).toBe(true);
  },
);
