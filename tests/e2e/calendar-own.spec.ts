import type { Page } from "playwright/test";
import { inDays, plusDays, written } from "./calendar.ts";
import { field, send } from "./forms.ts";
import { endSessionAtServer, logIn, registered, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const today = inDays(0);
const lastMenstrualPeriod = inDays(-70);
/** Twelve completed weeks: the first antenatal contact that is still ahead. */
const firstVisit = plusDays(lastMenstrualPeriod, 84);

test("a visitor is told of the dates that a member has, and comes back signed in", async ({
  page,
  site,
  hasScript,
}) => {
  const member = await registered(site.address, { lastMenstrualPeriod });
  await page.goto(`/calendar?day=${today}`);
  await settled(page, hasScript);
  await expect(page.getByRole("heading", { name: "On your phone's calendar" })).toHaveCount(0);
  await page.getByRole("link", { name: "Log in to see yours" }).click();
  await logIn(page, member);
  await expect(page).toHaveURL(`/calendar?day=${today}`);
  await expect(ownDates(page).first()).toContainText("Antenatal visit, week 12");
});

test("a member's own dates stand beside the events", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/calendar");
  await settled(page, hasScript);
  await expect(ownDates(page)).toHaveCount(9);
  await expect(ownDates(page).first()).toContainText(written(firstVisit));
  await expect(ownDates(page).last()).toContainText(written(plusDays(lastMenstrualPeriod, 280)));

  await page.getByRole("link", { name: "Antenatal visit, week 12" }).click();
  const day = page.getByRole("region", { name: written(firstVisit) });
  await expect(day).toContainText("Yours: Antenatal visit, week 12");
  const cell = page
    .getByRole("table")
    .getByRole("link", { name: new RegExp(`^${Number(firstVisit.slice(8))} \\(your date`) });
  await expect(cell).toHaveAttribute("aria-current", "true");
});

test("who keeps no dates is told so in neutral words", async ({ page, site }) => {
  await signedIn(page, site.address, { isPregnant: false, babyBirthDate: inDays(-60), lastMenstrualPeriod: undefined });
  await page.goto("/calendar");
  await expect(page.getByRole("region", { name: "Your dates" })).toContainText("There are none ahead.");
});

test("a private address is shown once, replaced and ended", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod });
  await page.goto("/calendar");
  await settled(page, hasScript);
  const first = await makeAddress(page, "Make a private address");
  expect(first).toMatch(new RegExp(`^${site.address}/api/calendar/[\\w-]{20,}\\.ics$`));
  await expect(page.getByText("Whoever has this address sees your dates.")).toBeVisible();
  await expectSecretNowhereElse(page, first);
  const file = await fetch(first);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toContain("SUMMARY:Antenatal visit\\, week 12");

  await page.goto("/calendar");
  await settled(page, hasScript);
  await expect(page.getByLabel("Your private address")).toHaveCount(0);
  const second = await makeAddress(page, "Make a new address");
  expect(second).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await page.getByRole("link", { name: "End this address" }).click();
  const dialog = page.getByRole("dialog", { name: "End the private address?" });
  await dialog.getByRole("link", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await fetch(second)).status).toBe(200);
  await page.getByRole("link", { name: "End this address" }).click();
  await dialog.getByRole("button", { name: "End this address" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The private address has ended" })).toBeVisible();
  await expect(page).toHaveURL("/calendar");
  expect((await fetch(second)).status).toBe(404);
  await expect(page.getByRole("button", { name: "Make a private address" })).toBeVisible();
});

test("who is signed out meanwhile is led to sign in, and no address is made", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/calendar");
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await page.getByRole("button", { name: "Make a private address" }).click();
  await expect(page).toHaveURL("/login?next=%2Fcalendar");
});

/** Asks for a private address; what the page then shows, with the reader led to it. */
async function makeAddress(page: Page, button: string): Promise<string> {
  expect((await send(page, button)).status()).toBe(200);
  const shown = field(page, "Your private address");
  await expect(shown).toBeFocused();
  return shown.inputValue();
}

/** The secret is on the page alone: no address of the site's has it, and no cookie, read or decoded. */
async function expectSecretNowhereElse(page: Page, address: string) {
  const [secret = ""] = address.split("/").at(-1)?.split(".") ?? [];
  const cookies = (await page.context().cookies()).flatMap(({ value }) => {
    const readable = decodeURIComponent(value).split(".")[0] ?? "";
    return [value, Buffer.from(readable, "base64").toString("latin1")];
  });
  expect(secret.length).toBeGreaterThan(20);
  expect(cookies.length).toBeGreaterThan(0);
  expect([page.url(), ...cookies].filter((text) => text.includes(secret))).toEqual([]);
}

function ownDates(page: Page) {
  return page.getByRole("region", { name: "Your dates" }).getByRole("listitem");
}
