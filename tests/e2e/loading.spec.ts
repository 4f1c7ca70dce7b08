import type { Page } from "playwright/test";
import { field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { signedIn } from "./members.ts";
import { postBy } from "../fixtures/posts.ts";
import { mePlace } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

// What script loads, and how often.

test("going to the same page again within two seconds loads its data once", async ({ page, site }) => {
  await signedIn(page, site.address);
  const loads = await begin(page, "/weeks");
  await go(page, "About", "About us");
  await go(page, "Citations");
  await go(page, "About", "About us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Citations" })).toBeVisible();
  expect(loads("/about.data")).toBe(1);
  expect(loads("/citations.data")).toBe(1);

  await page.clock.runFor(2_000);
  await go(page, "About", "About us");
  expect(loads("/about.data")).toBe(2);
  await go(page, "About", "About us");
  await expect.poll(() => loads("/about.data"), "the page that she is on is asked for news").toBe(3);
});

test("after a form is sent everything is loaded anew", async ({ page, site }) => {
  await signedIn(page, site.address);
  const loads = await begin(page, "/account");
  await go(page, "About", "About us");
  await mePlace(page).click();
  await page.getByRole("link", { name: "Update Profile" }).click();
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
  await go(page, "About", "About us");
  expect(loads("/about.data")).toBe(2);

  await mePlace(page).click();
  const told = page.getByRole("status").filter({ hasText: "Profile updated successfully" });
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
  await expect(told, "a message that is shown once").toHaveCount(0);
});

test(
  "what she saw does not come back by the Back button once she has logged out, by the browser alone either",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    await page.goto("/about");
    await settled(page, hasScript);
    await stopClock(page);
    await mePlace(page).click();
    await expect(page.getByRole("main").getByText("Sana", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Log out" }).click();
    await send(page, "Log out");
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText("Sana", { exact: true })).toHaveCount(0);
  },
);

test("what she types before script has come stays, also where words stood already", async ({ page, site }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { description: "My first words" });
  await author.comesTo(page);
  const pass = await hold(page, ".js");
  await page.goto(`/forum/details/edit?id=${id}&post=${id}`, { waitUntil: "commit" });
  await field(page, "Title").fill("A new title");
  await field(page, "Description").fill("My second words");
  pass();
  await settled(page, true);

  await expect(field(page, "Title")).toHaveValue("A new title");
  await expect(field(page, "Description")).toHaveValue("My second words");
  await field(page, "Description").press("Control+End");
  await field(page, "Description").pressSequentially(", and more");
  await send(page, "Save");
  await expect(page.getByRole("article").getByText("My second words, and more")).toBeVisible();
});

test("a second tap on a link does not begin its load anew, until the page says that it is slow", async ({ page }) => {
  const loads = await begin(page, "/weeks");
  const pass = await hold(page, "/about.data");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  const says = page.getByText("Still loading. The network is slow.");
  await link.click();
  // The three seconds begin with the waiting, which a busy machine shows a while after the tap.
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(1);
  await link.click();
  await link.click();
  await page.clock.runFor(2_900);
  await expect(says).toHaveCount(0);
  expect(loads("/about.data")).toBe(1);

  await page.clock.runFor(200);
  await expect(says).toHaveCount(1);
  await link.click();
  await expect.poll(() => loads("/about.data"), "after a long wait it does").toBe(2);
  pass();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  await expect(says).toHaveCount(0);
});

test("coming back to the tab brings fresh data, at most every five seconds", async ({ page, site }) => {
  await signedIn(page, site.address);
  const loads = await begin(page, "/weeks");
  await go(page, "About", "About us");
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));

  await page.clock.runFor(5_000);
  await comeBack();
  await expect.poll(() => loads("/about.data")).toBe(2);
  await page.clock.runFor(4_900);
  await comeBack();
  await page.clock.runFor(50);
  expect(loads("/about.data")).toBe(2);
  await page.clock.runFor(100);
  await comeBack();
  await expect.poll(() => loads("/about.data")).toBe(3);
});

test("a load that failed is tried again after five seconds", async ({ page }) => {
  const loads = await begin(page, "/weeks");
  await page.route("**/about.data*", (route) => route.fulfill({ status: 503, body: "busy" }), { times: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not reachable");
  await page.clock.runFor(4_900);
  expect(loads("/about.data")).toBe(1);
  await page.clock.runFor(200);
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  expect(loads("/about.data")).toBe(2);
});

test("the style sheet and the first picture come before the scripts", async ({ page, site }) => {
  // A first page has its styles inside, and waits for no sheet; a browser with our worker has had one.
  await page.setExtraHTTPHeaders({ "service-worker-navigation-preload": "true" });
  await signedIn(page, site.address);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const find = (pattern: RegExp) => asked.some((path) => pattern.test(path));
  const pass = await hold(page, "/assets/*.css");
  const opening = page.goto("/weeks?week=24");
  await expect.poll(() => find(/^\/api\/pictures\//), "a picture does not wait for the style sheet").toBe(true);
  // It stands in the body, where all that the head names has been asked for.
  await expect.poll(() => find(/\/sprite-/)).toBe(true);
  expect(find(/\.js$/), "a script waits").toBe(false);
  pass();
  await opening;
  await settled(page, true);
  expect(find(/\.js$/)).toBe(true);
});

/** Opens a page whose clock then stands still. @returns how often data of an address was asked for. */
async function begin(page: Page, path: string) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await settled(page, true);
  await stopClock(page);
  return (address: string) => asked.filter((path) => path === address).length;
}

async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Goes by a link of the footer. */
async function go(page: Page, link: string, heading = link) {
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

/** Keeps an address from being answered until what it returns is called. */
async function hold(page: Page, address: string) {
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route(`**${address}*`, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return pass;
}
