import type { Page } from "playwright/test";
import { inDays, plusDays, written } from "./calendar.ts";
import { send } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** 21 weeks ago: the contacts of weeks 12 and 20 are over, that of week 26 is ahead. */
const lastMenstrualPeriod = inDays(-147);
const week26 = plusDays(lastMenstrualPeriod, 182);

const visits = (page: Page) => page.getByRole("dialog", { name: "Your visits" });
const visit = (page: Page, week: number) =>
  visits(page)
    .getByRole("listitem")
    .filter({ hasText: `Antenatal visit, week ${week}` });

test("home names her next visit; marked as done it is the one after, and the mark can be undone", async ({
  page,
  site,
  hasScript,
}) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/");
  await settled(page, hasScript);
  await expect(page.getByRole("main")).toContainText(`Next: Antenatal visit, week 26, ${written(week26)}`);
  await page.getByRole("link", { name: "Next: Antenatal visit, week 26" }).click();

  await expect(visits(page)).toContainText(
    `Next: Antenatal visit, week 26. ${written(week26)} to ${written(plusDays(week26, 6))}.`,
  );
  await expect(visits(page)).toContainText("do not wait for that date: go as soon as you can");
  await expect(visits(page)).not.toContainText(/missed|overdue|too late/i);
  await expect(visit(page, 12)).toContainText(`Up to ${written(plusDays(lastMenstrualPeriod, 90))}`);

  await send(page, "Mark as done Antenatal visit, week 26");
  await expect(visit(page, 26)).toContainText("Done");
  await expect(visits(page)).toContainText("Next: Antenatal visit, week 30.");
  await expect(visits(page)).not.toContainText("do not wait for that date");

  await send(page, "Undo Antenatal visit, week 26");
  await expect(visits(page)).toContainText("Next: Antenatal visit, week 26.");
  await expect(visit(page, 26).getByRole("button")).toHaveText(/Mark as done/);
});

test("her visits print as a card with lines for what is measured, and nothing else", async ({
  page,
  site,
  hasScript,
}) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/account?dialog=visits");
  await settled(page, hasScript);
  await send(page, "Mark as done Antenatal visit, week 20");
  await expect(visit(page, 20)).toContainText("Done");
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

test("after birth the checks of mother and baby are her visits", async ({ page, site, hasScript }) => {
  const birth = { isPregnant: false, babyBirthDate: inDays(-3), lastMenstrualPeriod: undefined };
  await signedIn(page, site.address, birth);
  await page.goto("/");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Next: Check after birth, day 3" }).click();
  await expect(visits(page).getByRole("listitem")).toHaveCount(4);
  await send(page, "Mark as done Check after birth, day 3");
  await expect(visits(page)).toContainText("Next: Check after birth, days 7 to 14.");
  await page.goto("/calendar");
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("Check after birth, week 6");
});

test("who is told of nothing has no visits, in neutral words", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-305) });
  for (const dialog of ["visits", "visit-card"]) {
    await page.goto(`/account?dialog=${dialog}`);
    await expect(page.getByRole("dialog", { name: "Nothing is counted now" })).toBeVisible();
  }
});
