import type { Locator, Page } from "playwright/test";
import { inDays } from "./calendar.ts";
import { expectDate, field, typeDate } from "./forms.ts";
import { newMother, signedIn, typeAboutHerself } from "./members.ts";
import { expect, settled, test } from "./test.ts";

// What only script can do: without it the control is not there, and the page does without.

test("what people say moves on every three seconds, until she says Pause", async ({ page, hasScript }) => {
  await page.clock.install();
  await page.goto("/");
  await settled(page, hasScript);
  const { list, button } = testimonialsOf(page);
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(button(/^Pause/)).toHaveCount(hasScript ? 1 : 0);
  await expect(button(/^On/)).toHaveCount(hasScript ? 1 : 0);
  await expect(button(/^Back/)).toHaveCount(hasScript ? 1 : 0);
  if (!hasScript) return;

  const start = await restingPlaceOf(list);
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

test("what people say stands still for who wants less motion", async ({ page, hasScript }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await settled(page, hasScript);
  const { list, button } = testimonialsOf(page);
  await expect(button(/^Play/)).toHaveCount(hasScript ? 1 : 0);
  const start = await restingPlaceOf(list);
  await page.clock.runFor(9_000);
  expect(await restingPlaceOf(list)).toBe(start);
});

test("what people say waits while she points at it", async ({ page, hasScript }) => {
  await page.clock.install();
  await page.goto("/");
  await settled(page, hasScript);
  const { list } = testimonialsOf(page);
  await list.hover();
  const place = await restingPlaceOf(list);
  await page.clock.runFor(9_000);
  expect(await restingPlaceOf(list)).toBe(place);
});

test("a password can be looked at while it is typed", async ({ page, hasScript }) => {
  await page.goto("/login");
  await settled(page, hasScript);
  const password = field(page, "Password");
  await password.fill("a quiet lamp");
  const show = page.getByRole("button", { name: "Show password" });
  await expect(show).toHaveCount(hasScript ? 1 : 0);
  await expect(password).toHaveAttribute("type", "password");
  if (!hasScript) return;

  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("a quiet lamp");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a date picked from the browser's calendar stands in the three fields", async ({ page, hasScript }) => {
  await page.goto("/register");
  await settled(page, hasScript);
  const label = "Date of birth";
  const open = page.getByRole("button", { name: `Choose the date from a calendar: ${label}` });
  await expect(open).toHaveCount(hasScript ? 1 : 0);
  const picker = page.getByRole("group", { name: label }).locator("input[type=date]");
  await expect(picker).toHaveCount(hasScript ? 1 : 0);
  if (!hasScript) return;

  await open.click();
  await page.keyboard.press("Escape");
  await picker.fill("1996-05-04", { force: true });
  await expectDate(page, label, ["4", "5", "1996"]);
  await typeDate(page, label, ["5", "6", "1997"]);
  await expectDate(page, label, ["5", "6", "1997"]);
});

test("her place is asked for on a tap only, and is sent to a kilometre", async ({ page, context, hasScript }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 31.549_72, longitude: 74.343_61 });
  await page.goto("/register");
  await settled(page, hasScript);
  const ask = page.getByRole("button", { name: "Add where I am" });
  await expect(ask).toHaveCount(hasScript ? 1 : 0);
  if (!hasScript) return;

  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, newMother());
  await expect(page.locator("input[name=lat]")).toHaveValue("");
  await ask.click();
  await expect(page.getByText("Added, to about one kilometre. Others never see it.")).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Register" }).click();
  const form = new URLSearchParams((await sent).postData() ?? "");
  expect([form.get("lat"), form.get("lang")]).toEqual(["31.55", "74.34"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
});

test("who refuses to tell her place is told so, and registers all the same", async ({ page, hasScript }) => {
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, newMother());
  if (hasScript) {
    await page.getByRole("button", { name: "Add where I am" }).click();
    await expect(page.getByText("User denied Geolocation")).toBeVisible();
  }
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
});

test("a chosen picture is shown before it is sent", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await page.getByLabel("Picture").setInputFiles("public/icon-180.png");
  await expect(page.getByRole("img", { name: "The chosen one" })).toHaveCount(hasScript ? 1 : 0);
});

test("after three seconds of waiting the page says that it is still loading", async ({ page, hasScript }) => {
  await page.goto("/weeks");
  await settled(page, hasScript);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/about.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  const says = page.getByText("Still loading. The network is slow.");
  // The three seconds begin with the waiting, which a busy machine shows a while after the tap.
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(hasScript ? 1 : 0);
  await page.clock.runFor(2_900);
  await expect(says).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(says).toHaveCount(hasScript ? 1 : 0);
  letThrough();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  await expect(says).toHaveCount(0);
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
