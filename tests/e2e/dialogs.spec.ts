import type { Page } from "playwright/test";
import { shippedId } from "../../server/domain/identity.ts";
import { childAdded } from "../fixtures/children.ts";
import { inDays } from "../fixtures/dates.ts";
import { writer } from "../fixtures/mothers.ts";
import { PHONE } from "./frame.ts";
import { signedIn, signIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

/** Once it is one, Escape closes it; it has the focus a little before. */
const modal = (page: Page) => page.locator("dialog:modal");

test(
  "a dialog has an address, takes the focus, is gone through by keyboard, and closes, by the browser alone as well",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    const dialog = page.getByRole("dialog", { name: "Update Profile" });
    const heading = dialog.getByRole("heading", { name: "Update Profile" });
    const opener = page.getByRole("link", { name: "Update Profile" });

    await test.step("opened cold, gone through by keyboard", async () => {
      await page.goto("/account/profile");
      await settled(page, hasScript);
      await expect(heading).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("link", { name: "Close" })).toBeFocused();
      await expectKeyboardStaysIn(page);
    });

    await test.step("closed by its link", async () => {
      await dialog.getByRole("link", { name: "Close" }).click();
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });

    await test.step("opened by its link, closed beside it", async () => {
      await opener.click();
      await expect(page).toHaveURL("/account/profile");
      await expect(heading).toBeFocused();
      await page.mouse.click(8, 400);
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });

    await test.step("closed by going back", async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/account");
      await expect(page.locator("dialog, .overlay")).toHaveCount(0);
    });
  },
);

async function expectKeyboardStaysIn(page: Page) {
  for (let tab = 2; tab < 14; tab += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first the browser's own bar has the focus, and the page none.
    const where = await page.evaluate(() => document.activeElement?.closest("dialog")?.localName);
    const isNowhere = await page.evaluate(() => document.activeElement === document.body);
    expect(where === "dialog" || isNowhere, `after ${tab} tabs`).toBe(true);
  }
}

test("Escape and the other ways out of a dialog give the focus back to its link", async ({ page, site }) => {
  await signedIn(page, site.address);
  const opener = page.getByRole("link", { name: "Update Profile" });
  const dialog = page.getByRole("dialog");
  const ways: [how: string, close: () => Promise<void>][] = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its link", () => dialog.getByRole("link", { name: "Close" }).click()],
    ["a click beside it", () => page.mouse.click(8, 400)],
  ];
  for (const address of ["/account", "/account/profile"]) {
    for (const [how, close] of ways) {
      await page.goto(address);
      await settled(page, true);
      if (address === "/account") await opener.press("Enter");
      await expect(dialog.getByRole("heading")).toBeFocused();
      await expect(modal(page)).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL("/account");
      await expect(opener, `${address}, closed by ${how}`).toBeFocused();
    }
  }
});

test("a dialog that a menu opened gives the focus to the menu's button", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/forum");
  await settled(page, true);
  const menu = page.locator(".posts > li").first().locator("summary");
  await menu.press("Enter");
  await page.locator(".posts > li").first().getByRole("link", { name: "Report", exact: true }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
});

test(
  "the button of a long form is in view on a small phone, with script and without",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const mother = await writer(site.address, { lastMenstrualPeriod: inDays(-30 * 7) });
    const child = await childAdded(mother, { name: "Zoya", birthDate: inDays(-400), sex: "girl" });
    await signIn(page, site.address, mother);
    await page.setViewportSize(PHONE);
    for (const [address, button] of [
      ["/record/add?kind=bloodSugar", "Save"],
      [`/record/child/${child}/add?kind=length`, "Save"],
      [`/children/edit/${child}`, "Save"],
      ["/plan/about", "Save"],
      ["/how-are-you", "See what to do"],
      [`/forum/report?post=${shippedId("post", "sample-post-sleep")}`, "Report"],
    ] as const) {
      await page.goto(address);
      await settled(page, hasScript);
      await expect(page.getByRole("button", { name: button, exact: true }), address).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "the title and the way out of a tall dialog stay in view, and cover nothing that has the focus",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    await page.setViewportSize(PHONE);
    await page.goto("/account/loss");
    await settled(page, hasScript);
    const dialog = page.getByRole("dialog");
    const close = dialog.getByRole("link", { name: "Close" });
    const choices = dialog.getByRole("radio");
    const hasRoom = async (control = choices.last()) => {
      await control.focus();
      const box = await control.boundingBox();
      const [head, foot] = [await close.boundingBox(), await dialog.locator(".sticky-action").boundingBox()];
      return head && foot && box && box.y >= head.y + head.height && box.y + box.height <= foot.y;
    };
    // What goes on below the foot fades out above it.
    const fade = await dialog.locator(".sticky-action").evaluate((foot) => {
      const { backgroundImage, height, position } = getComputedStyle(foot, "::before");
      return { backgroundImage, height: Number.parseFloat(height), position };
    });
    expect(fade).toMatchObject({ backgroundImage: expect.stringContaining("gradient"), position: "absolute" });
    expect(fade.height).toBeGreaterThan(10);
    expect(await hasRoom()).toBe(true);
    await expect(dialog.getByRole("heading", { level: 2 }).first()).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
    expect(await hasRoom(choices.first())).toBe(true);

    // As a page at 400 % has it.
    await page.setViewportSize({ width: 320, height: 256 });
    await choices.last().focus();
    await expect(close).not.toBeInViewport();
  },
);
