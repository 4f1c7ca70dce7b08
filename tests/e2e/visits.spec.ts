import { inDays } from "../fixtures/dates.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

// Without script, too: the dialog that prints is then no modal one, which style sheets treat otherwise.
test(
  "a visit is marked as done and not done, and the visits print as a card and nothing else",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    // In week 24 the visits of weeks 12 and 20 are over, and that of week 26 is ten days ahead.
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-172) });
    const visits = page.getByRole("dialog", { name: "Your visits" });
    const visit = (week: number) => visits.getByRole("listitem").filter({ hasText: `Antenatal visit, week ${week}` });
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Your visits" }).click();

    await test.step("the next one done, the one after is the next", async () => {
      await send(page, "Done (Antenatal visit, week 26)");
      await expect(visit(26)).toContainText("Done");
      await expect(visits).toContainText("Next: Antenatal visit, week 30,");
      await send(page, "Undo (Antenatal visit, week 26)");
      await expect(visits).toContainText("Next: Antenatal visit, week 26,");
      await expect(visit(26).getByRole("button")).toHaveText(/^Done/);
      await send(page, "Done (Antenatal visit, week 20)");
      await expect(visit(20)).toContainText("Done");
    });

    await test.step("on paper the card stands alone", async () => {
      await page.getByRole("link", { name: "Visit card to print" }).click();
      const card = page.getByRole("dialog", { name: "Visit card" });
      await expect(card.getByRole("heading", { name: "Antenatal visit, week 20" })).toBeVisible();
      await expect(card.getByText("Done")).toHaveCount(1);
      await expect(card.getByText("Blood pressure")).toHaveCount(8);
      await expect(card.getByRole("button", { name: "Print" })).toHaveCount(hasScript ? 1 : 0);

      await page.emulateMedia({ media: "print" });
      await expect(card.getByRole("heading", { name: "Antenatal visit, week 40" })).toBeVisible();
      await expect(card.getByText("Print it, or write it off")).toBeHidden();
      await expect(page.getByRole("heading", { name: "My Account", includeHidden: true })).toBeHidden();
      await expect(page.getByRole("banner", { includeHidden: true })).toBeHidden();
    });
  },
);
