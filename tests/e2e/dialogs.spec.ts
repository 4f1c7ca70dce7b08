import type { Page } from "playwright/test";
import { signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Once it is one, Escape closes it; it has the focus a little before. */
const modal = (page: Page) => page.locator("dialog:modal");

const dialogs = [
  { address: "/account?dialog=profile", opener: "Update Profile", title: "Update Profile" },
  { address: "/account?dialog=dates", opener: "Update Menstrual Period Date", title: "Update Menstrual Period Date" },
  { address: "/account?dialog=mode", opener: "Switch to After Birth Mode", title: "Switch to After Birth Mode" },
  { address: "/account?dialog=log-out", opener: "Log out", title: "Are you sure to logout?" },
];

for (const { address, opener, title } of dialogs) {
  test(`'${title}' has an address, and closes`, async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    const dialog = page.getByRole("dialog", { name: title });
    const heading = dialog.getByRole("heading", { name: title });

    await test.step("opened cold, closed by its link", async () => {
      await page.goto(address);
      await settled(page, hasScript);
      await expect(heading).toBeFocused();
      await dialog.getByRole("link", { name: "Close" }).click();
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });

    await test.step("opened by its link, closed beside it", async () => {
      await page.getByRole("link", { name: opener }).click();
      await expect(page).toHaveURL(address);
      await expect(heading).toBeFocused();
      await page.mouse.click(8, 400);
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });

    await test.step("closed by going back", async () => {
      await page.getByRole("link", { name: opener }).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });
  });
}

test("Escape closes a dialog, with script", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await page.keyboard.press("Escape");

  const isOpen = !hasScript;
  await expect(page).toHaveURL(isOpen ? "/account?dialog=profile" : "/account");
  await expect(page.getByRole("dialog")).toHaveCount(isOpen ? 1 : 0);
});

test("a dialog that closes gives the focus back to its link, with script", async ({ page, site, hasScript }) => {
  test.skip(!hasScript, "without script the page beneath is loaded anew");
  await signedIn(page, site.address);
  const opener = page.getByRole("link", { name: "Update Profile" });
  const dialog = page.getByRole("dialog");
  const ways: [how: string, close: () => Promise<void>][] = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its link", () => dialog.getByRole("link", { name: "Close" }).click()],
    ["a click beside it", () => page.mouse.click(8, 400)],
  ];
  for (const address of ["/account", "/account?dialog=profile"]) {
    for (const [how, close] of ways) {
      await page.goto(address);
      await settled(page, hasScript);
      if (address === "/account") await opener.press("Enter");
      await expect(dialog.getByRole("heading")).toBeFocused();
      await expect(modal(page)).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener, `${address}, closed by ${how}`).toBeFocused();
    }
  }
});

test("a dialog that a menu opened gives the focus to the menu's button", async ({ page, site, hasScript }) => {
  test.skip(!hasScript, "without script the page beneath is loaded anew");
  await signedIn(page, site.address);
  await page.goto("/forum");
  await settled(page, hasScript);
  const menu = page.locator(".posts > li").first().locator("summary");
  await menu.press("Enter");
  await page.locator(".posts > li").first().getByRole("link", { name: "Report", exact: true }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test("the keyboard goes through an open dialog, and with script stays in it", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Update Profile" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Close" })).toBeFocused();
  if (!hasScript) return;

  for (let tab = 2; tab < 14; tab += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first the browser's own bar has the focus, and the page none.
    const where = await page.evaluate(() => document.activeElement?.closest("dialog")?.localName);
    const isNowhere = await page.evaluate(() => document.activeElement === document.body);
    expect(where === "dialog" || isNowhere, `after ${tab} tabs`).toBe(true);
  }
});

test("what is closed is not in the page", async ({ page, site }) => {
  await signedIn(page, site.address);
  const html = await page.goto("/account").then((response) => response?.text());
  expect(html).toContain("My Account");
  for (const text of ["<dialog", "<template", "popover", "Are you sure to logout?", 'name="fullName"']) {
    expect(html).not.toContain(text);
  }
});

test("a dialog that there is none of is the page beneath", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account?dialog=nothing");
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
