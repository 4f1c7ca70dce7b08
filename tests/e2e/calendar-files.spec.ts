import { readFile } from "node:fs/promises";
import { readCalendar } from "../support/ical.ts";
import { inDays, plusDays } from "../fixtures/dates.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const lastMenstrualPeriod = inDays(-70);
const dueDate = plusDays(lastMenstrualPeriod, 280);

test("the browser takes her dates as files and leaves her where she is", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/calendar");
  await settled(page, true);
  await page.getByRole("link", { name: "Expected due date" }).click();
  await expect(page).toHaveURL(new RegExp(`day=${dueDate}$`));
  for (const [name, entries] of [
    ["Add to calendar (Expected due date)", 1],
    ["Add the calendar to my phone", 10],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^umeed.*\.ics$/);
    const file = readCalendar(await readFile(await download.path(), "utf8"));
    expect(file.entries.length).toBeGreaterThanOrEqual(entries);
    await expect(page).toHaveURL(new RegExp(`day=${dueDate}$`));
  }
});
