import { inDays } from "../fixtures/dates.ts";
import { dateFields, expectDate, expectProblems, send, typeDate } from "./forms.ts";
import { expect, settled, test } from "./test.ts";

const PERIOD = "First day of your last period";

test(
  "a date is answered with the week, on a page of its own",
  { tag: "@without-script" },
  async ({ page, hasScript }) => {
    await page.goto("/");
    await settled(page, hasScript);
    await typeDate(page, PERIOD, inDays(-171));
    await send(page, "Track Now");

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 24, day 3");
    await expect(page).toHaveURL("/your-week");
    expect(await page.context().cookies()).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/");
  },
);

test("script answers without a reload, and Enter in a field sends the date", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  await page.getByRole("link", { name: "My baby is born" }).click();
  await expect(page).toHaveURL("/?date=birth");
  await typeDate(page, "Your baby's birth date", inDays(-24));
  await page.getByRole("textbox", { name: "Year" }).press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 weeks old");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("link", { name: "Enter another date" }).click();
  await expectDate(page, PERIOD, ["", "", ""]);
  await expect(page.locator("body")).toHaveAttribute("data-kept", "");
});

test("another meaning of the date empties the fields", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  await typeDate(page, PERIOD, ["4", "6", "2026"]);
  await page.getByRole("link", { name: "I know my due date" }).click();

  await expectDate(page, "Your due date", ["", "", ""]);
});

test("a wrong date comes back with what is wrong, and can be mended there", async ({ page }) => {
  await page.goto("/");
  await settled(page, true);
  await typeDate(page, PERIOD, ["31", "2", "2026"]);
  expect((await send(page, "Track Now")).status()).toBe(400);

  const [day] = dateFields(page, PERIOD);
  if (!day) throw new Error("no field");
  await expectProblems(page, [[day, "This date is not in the calendar. Check the day, month and year."]]);
  await expectDate(page, PERIOD, ["31", "2", "2026"]);
  await typeDate(page, PERIOD, inDays(-70));
  expect((await send(page, "Track Now")).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
});
