import type { Locator, Page } from "playwright/test";
import { expectDate, field, typeDate } from "./forms.ts";
import { newMother } from "../fixtures/mothers.ts";
import { giveLastPeriod, typeAboutHerself } from "../fixtures/registration-steps.ts";
import { fillerOf, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

// What only script can do. That the controls are not there without it, `tests/web/journeys/enhancements.test.ts` shows.

test("what people say moves on every three seconds, unless she points at it, until she says Pause", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  await settled(page, true);
  const { list, button } = testimonialsOf(page);
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(button(/^On/)).toHaveCount(1);
  await expect(button(/^Back/)).toHaveCount(1);

  await list.hover();
  const start = await restingPlaceOf(list);
  await page.clock.runFor(9_000);
  expect(await restingPlaceOf(list)).toBe(start);

  await page.mouse.move(2, 2);
  await page.clock.runFor(3_000);
  await expect.poll(() => placeOf(list)).toBeGreaterThan(start);
  await button(/^Pause/).click();
  const place = await restingPlaceOf(list);
  await page.clock.runFor(9_000);
  expect(await restingPlaceOf(list)).toBe(place);
  await button(/^Play/).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_000);
  await expect.poll(() => placeOf(list)).not.toBe(place);
});

test("a password can be looked at while it is typed", async ({ page }) => {
  await page.goto("/login");
  await settled(page, true);
  const password = field(page, "Password");
  await password.fill("a quiet lamp");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("a quiet lamp");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a date picked from the browser's calendar stands in the three fields", async ({ page }) => {
  await page.goto("/register");
  await settled(page, true);
  await giveLastPeriod(fillerOf(page));
  const label = "Date of birth";
  await page.getByRole("button", { name: `Choose the date from a calendar: ${label}` }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: label }).locator("input[type=date]").fill("1996-05-04", { force: true });
  await expectDate(page, label, ["4", "5", "1996"]);
  await typeDate(page, label, ["5", "6", "1997"]);
  await expectDate(page, label, ["5", "6", "1997"]);
});

test("her place is asked for on a tap only, may be refused, and is sent to a kilometre", async ({ page, context }) => {
  await page.goto("/register");
  await settled(page, true);
  await giveLastPeriod(fillerOf(page));
  await typeAboutHerself(fillerOf(page), newMother());
  const ask = page.getByRole("button", { name: "Use my location" });
  await ask.click();
  await expect(page.getByText("User denied Geolocation")).toBeVisible();
  await expect(page.locator("input[name=latitude]")).toHaveValue("");

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 31.549_72, longitude: 74.343_61 });
  await expect(page.locator("input[name=latitude]")).toHaveValue("");
  await ask.click();
  await expect(page.getByText("Added, to about one kilometre. Others never see it.")).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Continue" }).click();
  const form = new URLSearchParams((await sent).postData() ?? "");
  expect([form.get("latitude"), form.get("longitude")]).toEqual(["31.55", "74.34"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Name, number and password");
});

test("a chosen picture is shown before it is sent", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account/profile");
  await settled(page, true);
  await page.getByLabel("Picture").setInputFiles("public/icon-180.png");
  await expect(page.getByRole("img", { name: "The chosen one" })).toHaveCount(1);
});

function testimonialsOf(page: Page) {
  const section = page.getByRole("region", { name: "What people say about Umeed" });
  return {
    list: section.getByRole("list", { name: "What people say about Umeed" }),
    button: (name: RegExp) => section.getByRole("button", { name }),
  };
}

function placeOf(list: Locator) {
  return list.evaluate((element) => Math.round(element.scrollLeft));
}

/** Where the list has come to rest after a smooth move: still, and not between two items, where a busy machine pauses. */
async function restingPlaceOf(list: Locator) {
  let before = -1;
  await expect(async () => {
    const now = await placeOf(list);
    const isStill = now === before;
    before = now;
    expect(isStill && (await isAtAnItem(list))).toBe(true);
  }).toPass({ intervals: [150] });
  return before;
}

/** Whether it begins with a whole item, or is at one of its ends. */
function isAtAnItem(list: Locator) {
  return list.evaluate(({ children, scrollLeft, scrollWidth, clientWidth }) => {
    const isAtAnEnd = scrollLeft <= 2 || scrollLeft + clientWidth >= scrollWidth - 2;
    const starts = [...children].map((item) => (item instanceof HTMLElement ? item.offsetLeft : 0));
    return isAtAnEnd || starts.some((start) => Math.abs(start - scrollLeft) <= 2);
  });
}
