import type { Locator, Page } from "playwright/test";
import { readTalk, write } from "../fixtures/messages.ts";
import { box, friends, head, hers, open, openMenu, said, strangers, talkWith, type Friend } from "./messages.ts";
import { menuOf, messagesIcon as icon, PHONE } from "./frame.ts";
import { expect, test } from "./test.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: "Messages" });
const unreadOf = async (member: Friend) => (await member.call("GET", "/chat/unread")).at("data.unread");

/** Moves the focus by the keyboard until it is there. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test("the chat icon opens the messages over any page", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, "/guidelines", true);
  await expect(icon(page)).toHaveAttribute("aria-expanded", "false");
  await icon(page).click();
  await expect(icon(page)).toHaveAttribute("aria-expanded", "true");
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeFocused();
  await expect(page).toHaveURL(/\/guidelines#\/messages$/);

  await panel(page).getByRole("link", { name: "Hira" }).click();
  await expect(panel(page).getByRole("heading", { name: "Hira" })).toBeVisible();
  await box(page).fill("From the panel");
  await box(page).press("Enter");
  await expect(hers(page).filter({ hasText: "From the panel" })).toContainText("Sent");
  expect((await readTalk(sana, hira)).at("data.2.text")).toBe("From the panel");
  await write(hira, sana, "Into the panel");
  await expect(said(page).last()).toContainText("Into the panel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guidelines");

  await panel(page).getByRole("link", { name: "Messages" }).click();
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeVisible();
  await panel(page).getByRole("link", { name: "New message" }).click();
  await panel(page).getByRole("searchbox").fill("hira");
  await expect(page).toHaveURL(/#\/messages\/new\?search=hira$/);
  await panel(page).getByRole("link", { name: "Messages" }).click();
  await expect(page).toHaveURL(/\/guidelines#\/messages$/);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
  await icon(page).click();
  await expect(panel(page)).toBeVisible();
  await icon(page).click();
  await expect(panel(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the chat icon and its count are in the bar, and lead to the page of her messages", async ({ page, site }) => {
    const { sana, hira } = await friends(site.address);
    await write(hira, sana, "Are you well?");
    await sana.comesTo(page);
    await open(page, "/guidelines", true);
    await expect(icon(page)).toHaveText(/^\s*Messages 1 new$/);
    await expect(icon(page)).toBeInViewport({ ratio: 1 });
    await expect(icon(page).locator(".dot")).toBeInViewport({ ratio: 1 });
    await expect(icon(page)).not.toHaveAttribute("aria-expanded");
    await icon(page).click();
    await expect(page).toHaveURL("/messages");
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Hira" }).click();
    await expect(said(page).last()).toContainText("Are you well?");
    await expect.poll(() => unreadOf(sana)).toBe(0);
    await expect(icon(page)).toHaveText("Messages");
  });
});

test("by keyboard alone she opens the panel, walks in it, writes and comes back to where she was", async ({
  page,
  site,
}) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, "/guidelines", true);
  await expect(icon(page)).toHaveAttribute("aria-expanded", "false");
  await icon(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeFocused();
  await tabTo(page, panel(page).getByRole("link", { name: "Hira" }));
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Hira" })).toBeFocused();
  await tabTo(page, box(page));
  await page.keyboard.type("One line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and another");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
  await expect(hers(page).filter({ hasText: "and another" })).toContainText("Sent");
  expect((await readTalk(sana, hira)).at("data.2.text")).toBe("One line\nand another");

  await tabTo(page, panel(page).getByRole("link", { name: "Messages" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeFocused();
});

test("a panel that was opened by its address gives the focus to the icon, unless she is elsewhere", async ({
  page,
  site,
}) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, `/guidelines#${talkWith(hira)}`, true);
  await expect(panel(page).getByRole("heading", { name: "Hira" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();

  await icon(page).click();
  await expect(panel(page).getByRole("heading", { name: "Messages" })).toBeFocused();
  const elsewhere = menuOf(page).getByRole("link", { name: "Danger signs" });
  await elsewhere.click();
  await expect(panel(page)).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
});

test("a request is accepted, a message deleted, and who wrote it reported, in the panel", async ({ page, site }) => {
  const { sana, hira } = await strangers(site.address);
  await write(sana, hira, "May I?");
  await hira.comesTo(page);
  await open(page, `/about#${talkWith(sana)}`, true);
  const told = (words: string) => panel(page).getByRole("status").filter({ hasText: words });
  await panel(page).getByRole("button", { name: "Accept" }).click();
  await expect(told("You can write to each other now.")).toBeVisible();
  await box(page).fill("Yes");
  await box(page).press("Enter");
  await expect(hers(page)).toContainText("Sent");

  await openMenu(said(page).first());
  await said(page).first().getByRole("link", { name: "Delete for me" }).click();
  const deletion = page.getByRole("dialog", { name: "Delete this message for you?" });
  await expect(deletion).toContainText("May I?");
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(deletion).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await openMenu(said(page).first());
  await said(page).first().getByRole("link", { name: "Delete for me" }).click();
  await deletion.getByRole("button", { name: "Delete for me" }).click();
  await expect(said(page)).toHaveCount(1);

  await openMenu(head(page));
  await panel(page).getByRole("link", { name: "Report" }).click();
  const report = page.getByRole("dialog", { name: "Report Sana" });
  await report.getByRole("button", { name: "Report" }).click();
  await expect(report.getByRole("alert")).toContainText("Choose a reason.");
  await page.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
  await expect(panel(page).getByText("Choose a reason.")).toHaveCount(0);
  await openMenu(head(page));
  await panel(page).getByRole("link", { name: "Report" }).click();
  await report.getByLabel("It is spam").check();
  await report.getByRole("button", { name: "Report" }).click();
  await expect(told("Thank you. A moderator will look at it.")).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/About/);
});

test("a panel that can't load shows what happened or that it loads, never both, and tries again", async ({
  page,
  site,
}) => {
  const { sana } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, "/guidelines", true);
  const loading = panel(page).getByText("Loading…");
  const problem = panel(page).getByText("We could not load your messages.");
  let letGo = () => {};
  const hold = () => new Promise<void>((resolve) => (letGo = resolve));
  let held = hold();
  await page.route(/\/messages(\.data|\/.*\.data)/, async (route) => {
    await held;
    await route.abort();
  });
  await icon(page).click();
  await expect(loading).toBeVisible();
  await expect(problem).toHaveCount(0);
  letGo();
  await expect(problem).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(panel(page).getByRole("alert")).toContainText("We could not reach the server just now.");

  await page.unroute(/\/messages(\.data|\/.*\.data)/);
  held = hold();
  await page.route(/\/messages(\.data|\/.*\.data)/, async (route) => {
    await held;
    await route.continue();
  });
  const steps = await page.evaluate(() => history.length);
  await panel(page).getByRole("link", { name: "Try again" }).click();
  await expect(loading.or(problem)).toHaveCount(1);
  letGo();
  await expect(panel(page).getByRole("link", { name: "Hira" })).toBeVisible();
  await expect(problem).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a question in the panel that can't load says so, and is tried again", async ({ page, site }) => {
  const { sana } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, "/guidelines", true);
  await icon(page).click();
  await panel(page).getByRole("link", { name: "Hira" }).click();
  await expect(panel(page).getByRole("heading", { name: "Hira" })).toBeVisible();
  const failing = /\/block\.data/;
  await page.route(failing, (route) => route.abort());
  await openMenu(head(page));
  await panel(page).getByRole("link", { name: "Block" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("We could not reach the server just now.");
  await page.unroute(failing);
  await panel(page).getByRole("link", { name: "Try again" }).click();
  await expect(panel(page).getByRole("button", { name: "Block" })).toBeVisible();
});
