import { inDays, plusDays, written } from "./calendar.ts";
import { expectDate, expectProblems, field, send, typeDate } from "./forms.ts";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Ten weeks ago. */
const lastMenstrualPeriod = inDays(-70);
const card = "Your dates";
const opener = "Update Menstrual Period Date";

test("a scan that differs much becomes what her dates are counted from, and the page says why", async ({
  page,
  site,
  hasScript,
}) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: opener }).click();
  await expectDate(page, "First day of your last period", lastMenstrualPeriod);
  await page.getByRole("link", { name: "Add a scan" }).click();
  await typeDate(page, "Day of the scan", inDays(-7));

  const refused = await send(page, "Save");
  expect(refused.status()).toBe(400);
  await expectProblems(page, [
    [field(page, "Weeks at that scan"), "Enter how many weeks the scan found, from 6 to 42."],
  ]);
  await expectDate(page, "Day of the scan", inDays(-7));

  // Nine weeks by the period that day; the scan finds eight days less, and seven are usual.
  await field(page, "Weeks at that scan").fill("7");
  await field(page, "And days (optional)").fill("6");
  await send(page, "Save");
  const dates = page.getByRole("region", { name: card });
  await expect(dates).toContainText(written(plusDays(lastMenstrualPeriod, 288)));
  await expect(dates).toContainText(
    `Counted from your scan on ${written(inDays(-7))}. It differs from your last period by 8 days; at that stage more than 7 means that the scan is the surer one.`,
  );
  await dates.getByText("Which date counts, and why").click();
  await expect(dates).toContainText(`By the last period${written(plusDays(lastMenstrualPeriod, 280))}`);
  await expect(dates.getByRole("link", { name: /ACOG Committee Opinion 700/ })).toBeVisible();

  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await page.getByRole("link", { name: `Change the scan of ${written(inDays(-7))}` }).click();
  await expectDate(page, "Day of the scan", inDays(-7));
  await field(page, "Weeks at that scan").fill("8");
  await field(page, "And days (optional)").fill("0");
  await send(page, "Save");
  await expect(dates).toContainText("Your scan differs by 7 days; at that stage up to 7 is usual, so the date stays.");

  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await send(page, `Remove the scan of ${written(inDays(-7))}`);
  await expect(page.getByText("You have not added a scan.")).toBeVisible();
  await field(page, "Days from one period to the next (optional)").fill("30");
  await send(page, "Save");
  await expect(dates).toContainText(written(plusDays(lastMenstrualPeriod, 282)));
  await expect(dates).toContainText("and your cycle of 30 days.");
});

test("a transfer counts before all else, and what can't be is said at its field", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await field(page, "Days from one period to the next (optional)").fill("60");
  await page.getByText("I became pregnant through IVF").click();
  await typeDate(page, "Day of the transfer", inDays(1));
  await page.getByLabel("5 days").check();
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [
    [
      field(page, "Days from one period to the next (optional)"),
      "Enter the days from one period to the next, from 21 to 45.",
    ],
  ]);
  await field(page, "Days from one period to the next (optional)").fill("");
  expect((await send(page, "Save")).status()).toBe(400);
  await expectProblems(page, [
    [
      page.getByRole("group", { name: "Day of the transfer" }).getByRole("textbox", { name: "Day" }),
      "Enter a transfer date that is not in the future.",
    ],
  ]);
  await expect(page.getByLabel("5 days")).toBeChecked();
  await typeDate(page, "Day of the transfer", inDays(-50));
  await send(page, "Save");

  const dates = page.getByRole("region", { name: card });
  await expect(dates).toContainText(written(inDays(-50 + 261)));
  await expect(dates).toContainText(`Counted from your embryo transfer on ${written(inDays(-50))}`);
});

test("pages speak of twins in the plural, and say that an earlier birth is likely", async ({
  page,
  site,
  hasScript,
}) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await field(page, "How many babies you carry (optional)").selectOption("Twins");
  await send(page, "Save");
  await expect(page.getByRole("region", { name: card })).toContainText(
    "Twins are often born some weeks before the due date. Ask your doctor when and where yours should be born",
  );
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("Each of your babies is about the size of");
  await page.goto("/timeline");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your babies are in their week 10, day 0");
});

test("of an early baby the age is counted from the due date, too", async ({ page, site, hasScript }) => {
  const birth = { isPregnant: false, babyBirthDate: inDays(-60), lastMenstrualPeriod: undefined };
  await signedIn(page, site.address, birth);
  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await typeDate(page, "The due date you had", inDays(-25));
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "Your baby" })).toContainText(
    "Born about 5 weeks before the due date. Counted from the due date: 3 weeks.",
  );
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("Counted from the due date: 3 weeks");
});
