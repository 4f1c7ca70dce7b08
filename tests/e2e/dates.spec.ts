import { inDays, plusDays, written } from "../fixtures/dates.ts";
import { dateFields, expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Ten weeks ago. */
const lastMenstrualPeriod = inDays(-70);
const opener = "Update Menstrual Period Date";

// Without script, too: the focus on what is wrong, and the parts of the form that open, are the browser's own.
test(
  "a dialog's form leads to what is wrong in it, keeps what she typed, and opens what few need",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address, { lastMenstrualPeriod });
    const period = "First day of your last period";
    const cycle = field(page, "Cycle length (optional)");
    const dates = page.getByRole("region", { name: "My pregnancy" });
    const [periodDay = page.locator("none")] = dateFields(page, period);
    await page.goto("/account");
    await settled(page, hasScript);

    await test.step("a due date takes the place of a period that can't be", async () => {
      await page.getByRole("link", { name: opener }).click();
      await typeDate(page, period, ["31", "2", "2026"]);
      expect((await send(page, "Save")).status()).toBe(400);
      const says = "This date is not in the calendar. Check the day, month and year.";
      await expectProblems(page, [[periodDay, says]]);
      await expectDate(page, period, ["31", "2", "2026"]);
      await typeDate(page, period, ["", "", ""]);
      await page.getByText("I do not know it, but I have a due date").click();
      await typeDate(page, "Due date", inDays(140));
      await send(page, "Save");
      await expect(dates).toContainText("Counted from the due date that you gave.");
      await expect(dates).toContainText("Days 140");
    });

    await test.step("and a transfer the place of both", async () => {
      await page.getByRole("link", { name: opener }).click();
      await cycle.fill("60");
      await page.getByText("I became pregnant through IVF").click();
      await typeDate(page, "Day of the transfer", inDays(-50));
      await page.getByLabel("5 days").check();
      expect((await send(page, "Save")).status()).toBe(400);
      await expectProblems(page, [[cycle, "Enter the days from one period to the next, from 21 to 45."]]);
      await expectDate(page, "Day of the transfer", inDays(-50));
      await expect(page.getByLabel("5 days")).toBeChecked();
      await cycle.fill("");
      await send(page, "Save");
      await expect(dates).toContainText(`Counted from your embryo transfer on ${written(inDays(-50))}`);
    });
  },
);

test("what the server asks of an early birth stays on the page once it is answered", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/account/mode");
  await settled(page, true);
  await typeDate(page, "Your baby's birth date", inDays(0));
  expect((await send(page, "Save")).status()).toBe(400);
  const alive = page.getByLabel("My baby is alive");
  await expect(alive).toHaveAccessibleDescription(/before 22 weeks/);
  await alive.check();
  await expect(alive).not.toHaveAttribute("aria-invalid");
  await expect(alive).toBeChecked();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("scans are added, changed and removed in the dialogs of her dates", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  const dates = page.getByRole("region", { name: "My pregnancy" });
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("link", { name: opener }).click();
  await expectDate(page, "First day of your last period", lastMenstrualPeriod);
  await page.getByRole("link", { name: "Add a scan" }).click();
  await typeDate(page, "Day of the scan", inDays(-7));
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [
    [field(page, "Weeks at that scan"), "Enter how many weeks the scan found, from 6 to 42."],
  ]);
  await expectDate(page, "Day of the scan", inDays(-7));

  // Nine weeks by the period that day; the scan finds eight days less, and seven are usual.
  await field(page, "Weeks at that scan").fill("7");
  await field(page, "And days (optional)").fill("6");
  await send(page, "Save");
  await expect(dates).toContainText(written(plusDays(lastMenstrualPeriod, 288)));
  await dates.getByRole("link", { name: "Expected Due Date" }).click();
  const why = page.getByRole("dialog", { name: "Which date counts, and why" });
  await expect(why.getByText("By the last period", { exact: true })).toBeVisible();
  await why.getByText("How the date is chosen").click();
  await expect(why.getByRole("link", { name: /ACOG Committee Opinion 700/ })).toBeVisible();
  await why.getByRole("link", { name: "Close" }).click();

  await page.getByRole("link", { name: opener }).click();
  await page.getByRole("link", { name: `Change the scan of ${written(inDays(-7))}` }).click();
  await expectDate(page, "Day of the scan", inDays(-7));
  await field(page, "Weeks at that scan").fill("8");
  await field(page, "And days (optional)").fill("0");
  await send(page, "Save");
  await expect(dates).toContainText("Your scan differs by 7 days; at that stage up to 7 is usual, so the date stays.");

  await page.getByRole("link", { name: opener }).click();
  await send(page, `Remove the scan of ${written(inDays(-7))}`);
  await expect(page.getByText("You have not added a scan.")).toBeVisible();
  await field(page, "Cycle length (optional)").fill("30");
  await send(page, "Save");
  await expect(dates).toContainText(written(plusDays(lastMenstrualPeriod, 282)));
  await expect(dates).toContainText("and your cycle of 30 days.");
});
