import type { Page } from "playwright/test";
import { readTalk, write } from "../fixtures/messages.ts";
import { writer } from "./forum.ts";
import { endSessionAtServer } from "./members.ts";
import { box, browserOf, friends, hers, open, said, strangers, talkWith } from "./messages.ts";
import { followInMenu, messagesIcon } from "./frame.ts";
import { expect, test } from "./test.ts";

/** Until her page follows the events. */
async function openLive(page: Page, address: string) {
  const stream = page.waitForResponse(/\/messages\/live$/);
  await open(page, address, true);
  return stream;
}

test("Enter sends once, Shift+Enter breaks the line, and what is not sent is kept", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  await box(page).fill("One");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("Two");
  await test.step("letters being put together are left alone", async () => {
    await box(page).evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })),
    );
    await expect(box(page)).toHaveValue("One\nTwo");
    await expect(hers(page)).toHaveCount(1);
  });
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("");
  await expect(hers(page).filter({ hasText: "Two" })).toContainText("Sent");
  expect((await readTalk(sana, hira)).at("data.2.text")).toBe("One\nTwo");

  await test.step("a double click sends one message", async () => {
    await box(page).fill("Once.");
    await page.getByRole("button", { name: "Send" }).dblclick();
    await expect(hers(page).filter({ hasText: "Once." })).toContainText("Sent");
  });

  await test.step("text in the box survives a walk over the site", async () => {
    await box(page).fill("Not yet");
    await followInMenu(page, "Learn", "Guidelines");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guidelines");
    await page.goBack();
    await expect(box(page)).toHaveValue("Not yet");
  });
  await open(page, talkWith(hira), true);
  await expect(hers(page)).toHaveCount(3);
});

test("a message stands there as it is sent, and says that it is stored only when it is", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/messages\/with\/\w+\.data/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await box(page).fill("First");
  await box(page).press("Enter");
  await box(page).fill("Second");
  await box(page).press("Enter");
  await expect(hers(page).nth(1)).toContainText("Sending");
  await expect(hers(page).nth(2)).toContainText("Sending");
  expect((await readTalk(sana, hira)).at("data.2")).toBeUndefined();
  letGo();
  await expect(hers(page).nth(1)).toContainText("Sent");
  await expect(hers(page).nth(2)).toContainText("Sent");
  await expect(hers(page)).toHaveCount(3);
  const { body } = await readTalk(sana, hira);
  expect(body).toMatchObject({ data: [{}, {}, { text: "First" }, { text: "Second" }] });
});

test("what fails stays, and tried again it is stored once", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  // The first is stored and its answer lost; the second does not get there.
  let count = 0;
  await page.route(/\/messages\/with\/\w+\.data/, async (route) => {
    if (route.request().method() !== "POST" || ++count > 2) return route.continue();
    if (count === 1) await route.fetch();
    return route.abort();
  });
  await box(page).fill("Are you well?");
  await box(page).press("Enter");
  await expect(hers(page).filter({ hasText: "Are you well?" })).toContainText("Sent");
  await box(page).fill("I am.");
  await box(page).press("Enter");
  const failed = hers(page).filter({ hasText: "I am." });
  await expect(failed).toContainText("Not sent.");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toContainText("Sent");
  await expect(hers(page)).toHaveCount(3);
  const { body } = await readTalk(sana, hira);
  expect(body).toMatchObject({ data: [{}, {}, { text: "Are you well?" }, { text: "I am." }] });
  expect(body).not.toHaveProperty("data.4");
});

test("messages, read marks and the unread count arrive by themselves, and what she types stays", async ({
  page,
  browser,
  site,
}) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openLive(page, talkWith(hira));
  const herPage = await browserOf(browser, hira, { baseURL: site.address, hasScript: true });
  await openLive(herPage, "/about");
  const badge = messagesIcon(herPage).locator(".dot");
  await expect(badge).toHaveCount(0);

  await box(page).fill("Come and see");
  await box(page).press("Enter");
  await expect(badge).toContainText("1");
  await box(page).fill("half a sen");
  await openLive(herPage, talkWith(sana));
  await expect(hers(page).filter({ hasText: "Come and see" })).toContainText("Read");
  await expect(badge).toHaveCount(0);
  await box(herPage).fill("I see");
  await box(herPage).press("Enter");
  await expect(said(page).last()).toContainText("I see");
  await expect(said(page).last()).toBeInViewport();
  await expect(box(page)).toHaveValue("half a sen");
  await expect(hers(herPage).filter({ hasText: "I see" })).toContainText("Read");
  await herPage.context().close();
});

test("a message that comes while she looks on is loaded once, on a slow phone too, though reading it is an event", async ({
  page,
  context,
  site,
}) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openLive(page, talkWith(hira));
  await expect(said(page)).toHaveCount(2);
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(`${talkWith(hira)}.data`)) loads.push(request.method());
  });
  for (const text of ["One", "Two"]) {
    await write(hira, sana, text);
    await expect(said(page).last()).toContainText(text);
    await expect.poll(async () => (await sana.call("GET", "/chat/unread")).at("data.unread")).toBe(0);
  }
  // The third would come behind a load too many for the second.
  await write(hira, sana, "Three");
  await expect(said(page).last()).toContainText("Three");
  expect(loads).toEqual(["GET", "GET", "GET"]);
});

test("a request arrives in the open inbox", async ({ page, site }) => {
  const { sana, hira } = await strangers(site.address);
  await hira.comesTo(page);
  await openLive(page, "/messages");
  await write(sana, hira, "May I?");
  await expect(page.getByRole("region", { name: "Message requests" })).toContainText("May I?");
});

test("what is said while she is cut off is there once she is back, each once", async ({ page, context, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openLive(page, talkWith(hira));
  for (let count = 1; count <= 12; count += 1) {
    if (count % 4 === 1) await context.setOffline(true);
    await write(hira, sana, `Number ${count}.`);
    if (count % 4 === 3) await context.setOffline(false);
  }
  const numbers = said(page).filter({ hasText: "Number" });
  await expect(numbers).toHaveText(Array.from({ length: 12 }, (_, index) => new RegExp(`Number ${index + 1}\\.`)));
});

test("what she types stays when the page finds out by itself that her session ended", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openLive(page, talkWith(hira));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/messages\/with\/\w+\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/messages\/with\/\w+\.data/);
  await write(hira, sana, "Are you there?");
  await asked;
  await box(page).fill("Half a sent");
  await endSessionAtServer(page, site.address);
  letGo();
  await expect(page.getByRole("alert")).toHaveText("You are logged out. Log in to continue.");
  await expect(page).toHaveURL(talkWith(hira));
  await expect(box(page)).toHaveValue("Half a sent");
});

test("a stream ends with the session, and is not asked for again", async ({ page, site }) => {
  const sana = await writer(site.address);
  await sana.comesTo(page);
  await page.clock.install();
  await openLive(page, "/about");
  await endSessionAtServer(page, site.address);
  const end = page.waitForResponse(/\/messages\/live$/);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  expect((await end).status()).toBe(204);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Longer than any pause before another try.
  await page.clock.runFor(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("contentinfo").getByRole("link", { name: "Citations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Citations");
  expect(asked.filter((url) => url.endsWith("/messages/live"))).toEqual([]);
});

test("a visitor's page follows nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/", true);
  // What follows her messages begins with the first page; another page comes after it.
  await page.getByRole("contentinfo").getByRole("link", { name: "Citations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Citations");
  expect(asked.filter((url) => url.includes("/live"))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
});
