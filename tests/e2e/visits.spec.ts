import { inDays } from "../fixtures/dates.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "a visit is marked as done and not done, and the paper of the visits is a download",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    // On the first day of week 26 the visits of weeks 12 and 20 are over.
    await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-182) });
    const visits = page.getByRole("dialog", { name: "Your visits" });
    const visit = (week: number) => visits.getByRole("listitem").filter({ hasText: `Antenatal visit, week ${week}` });
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Your visits" }).click();

    await test.step("the next one done, the one after is the next", async () => {
      await send(page, "Done (Antenatal visit, week 26)");
      await expect(visit(26)).toContainText("Done");
      await expect(visit(30)).toContainText("Next for you");
      await send(page, "Undo (Antenatal visit, week 26)");
      await expect(visit(26)).toContainText("Due now, until");
      await expect(visit(26).getByRole("button")).toHaveText(/^Done/);
    });

    await test.step("the card comes as a file", async () => {
      await page.getByRole("link", { name: "Visit card to print" }).click();
      const card = page.getByRole("dialog", { name: "Visit card" });
      await expect(card.getByRole("listitem")).toHaveCount(8);
      const coming = page.waitForEvent("download");
      await card.getByRole("link", { name: "Download (PDF)" }).click();
      expect((await coming).suggestedFilename()).toBe("umeed-visit-card.pdf");
    });
  },
);
