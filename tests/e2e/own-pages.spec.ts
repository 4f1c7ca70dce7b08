import type { Page } from "playwright/test";
import { endSessionAtServer, signedIn, signIn } from "./members.ts";
import type { PhoneNetwork } from "../support/phone-network.ts";
import { cached, cacheNames, openOnce, signedInOnOthersPhone, test } from "./phone.ts";
import { expect, settled } from "./test.ts";

const NAME = "Zarmina Canary";
const OWN = "umeed-own";
const PAGES = ["/", "/account/visit-card", "/plan"];
/** What those pages say of her. */
const CANARIES = /Zarmina|Week 10, day|Antenatal visit/;
const DAY_MS = 86_400_000;

const ownIn = async (page: Page) =>
  Object.keys((await cached(page))[OWN] ?? {})
    .filter((path) => path !== "/own-record")
    .toSorted();

/** Says of this phone that it is hers, and waits until her pages are on it. */
async function callHers(page: Page, prefix = "") {
  await openOnce(page, `${prefix}/account/this-phone`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: prefix ? "یہ میرا فون ہے" : "This is my phone" })
    .click();
  await expect.poll(() => ownIn(page)).toEqual(PAGES.map((path) => (prefix + path).replace(/(?<=.)\/$/, "")));
}

const asOf = (page: Page) => page.getByText("This page is kept on this phone, as of");

/** Whatever of hers a page could still reach. */
async function reachable(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      databases.map(({ name }) => name),
    ]);
  });
  return stored + JSON.stringify(await cached(page));
}

test("on a phone that she calls hers Today, the plan and the visit card are there without network", async ({
  page,
  network,
}) => {
  await signedIn(page, network.address, { fullName: NAME });
  await openOnce(page, "/account");
  expect(await ownIn(page)).toEqual([]);
  await page.getByRole("link", { name: "This is my phone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "This is my phone" }).click();
  await expect(page.getByText("Your pages are kept on this phone from now on.")).toBeVisible();
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
  await page.goto("/plan");
  const first = await page.locator(".of-plan h3").first().textContent();

  network.state = "gone";
  await page.goto("/plan");
  await expect(asOf(page)).toContainText(String(new Date().getFullYear()));
  await expect(page.locator(".of-plan h3").first()).toHaveText(first ?? "");
  await expect(page.locator("form:not(.leave), img")).toHaveCount(0);
  await page.goto("/");
  await expect(asOf(page)).toBeVisible();
  await expect(page.locator(".today")).toBeVisible();
  await page.goto("/account/visit-card");
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visit card");
  await page.goto("/offline");
  await page.locator("#own-list").getByRole("link", { name: "Your plan" }).click();
  await expect(asOf(page)).toBeVisible();

  network.state = "there";
  await page.goto("/plan");
  await settled(page, true);
  await expect(asOf(page)).toHaveCount(0);
});

test("copies are renewed when she has done something, and only then within the hour", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page);
  const kept = () => network.seen.filter(({ path }) => path === "/plan?kept=1").length;
  await page.goto("/plan");
  await settled(page, true);
  const before = kept();
  await page.goto("/");
  await settled(page, true);
  expect(kept()).toBe(before);
  await page.goto("/plan");
  await settled(page, true);
  await page.locator(".of-plan").getByRole("button", { name: "Done" }).first().click();
  await expect.poll(kept).toBeGreaterThan(before);
});

test("nothing of hers is left when she logs out", async ({ page, network }) => {
  await signedIn(page, network.address, { fullName: NAME });
  await callHers(page);
  await page.goto("/account");
  expect(CANARIES.test(await reachable(page))).toBe(true);
  await page.goto("/account/log-out");
  await settled(page, true);
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => cacheNames(page)).not.toContain(OWN);
  expect(CANARIES.exec(await reachable(page))?.[0]).toBeUndefined();
  await page.goto("/weeks");
  await settled(page, true);
  expect(await cacheNames(page)).not.toContain(OWN);
  network.state = "gone";
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  }
});

for (const state of ["there", "gone"] as const) {
  test(`nothing of hers is left when she leaves quickly, network ${state}`, async ({ page, network }) => {
    await signedIn(page, network.address);
    await callHers(page);
    network.state = state;
    await page.goto("/plan");
    await page.getByRole("button", { name: "Leave quickly" }).first().click();
    await expect(page).toHaveTitle("Today");
    await expect.poll(() => cacheNames(page)).not.toContain(OWN);
    network.state = "gone";
    // With network the answer removed the worker too, and the browser shows its own page.
    await page.goto("/plan").catch(() => {});
    await expect(asOf(page)).toHaveCount(0);
  });
}

test("the first answer after the server ended her session removes them", async ({ page, network, site }) => {
  await signedIn(page, network.address);
  await callHers(page);
  await endSessionAtServer(page, site.address);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cacheNames(page)).not.toContain(OWN);
});

test("so does an answer that script asked for", async ({ page, network, site }) => {
  await signedIn(page, network.address);
  await callHers(page);
  await page.goto("/plan");
  await settled(page, true);
  await endSessionAtServer(page, site.address);
  await page.getByRole("link", { name: "calendar" }).first().click();
  await expect.poll(() => cacheNames(page)).not.toContain(OWN);
});

test("another member who signs in finds none, and has not called the phone hers", async ({ page, network }) => {
  await signedIn(page, network.address, { fullName: NAME });
  await callHers(page);
  await signedIn(page, network.address);
  await page.goto("/account");
  await settled(page, true);
  await expect.poll(() => cacheNames(page)).not.toContain(OWN);
  await expect(page.locator(".row", { hasText: "This is my phone" })).toContainText("Off");
});

test("copies of 14 days ago are not shown, and are removed", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page);
  await age(page, 13.9 * DAY_MS);
  network.state = "gone";
  await page.goto("/plan");
  await expect(asOf(page)).toBeVisible();
  await page.goto("/offline");
  await age(page, 14 * DAY_MS);
  await page.goto("/plan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  await expect.poll(() => cacheNames(page)).not.toContain(OWN);
});

/** As if they had been kept so long ago. The clock of a worker is no test's to move. */
async function age(page: Page, time: number) {
  await page.evaluate(
    async ([name, keptAt]) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        const headers = new Headers(copy?.headers);
        if (!headers.has("umeed-kept-at")) continue;
        headers.set("umeed-kept-at", keptAt);
        await cache.put(request, new Response(await copy?.arrayBuffer(), { headers }));
      }
    },
    [OWN, String(Date.now() - time)] as const,
  );
}

test("a loss removes them at once", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page);
  await page.goto("/weeks");
  await settled(page, true);
  network.state = "silent";
  void page.evaluate(() => void fetch("/account/loss", { method: "POST", body: new URLSearchParams() }));
  await expect.poll(() => ownIn(page)).toEqual([]);
});

test("a state that the server tells of removes what was kept before it", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page);
  expect(((await cached(page))[OWN]?.["/"] ?? "").includes("Week 10, day")).toBe(true);
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const record = await (await cache.match("/own-record"))?.json();
    await cache.put("/own-record", Response.json({ ...record, state: "before" }));
    await cache.put("/plan", new Response("of before"));
  }, OWN);
  network.edits.set("/plan?kept=1", (text) => text.replace("</main>", "<p>Of now</p></main>"));
  await page.goto("/account");
  await expect.poll(async () => (await cached(page))[OWN]?.["/plan"]?.includes("Of now")).toBe(true);
});

test("what she removed stays away until she asks again", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page);
  await page.goto("/offline");
  await page.getByRole("button", { name: "Remove my pages" }).click();
  await expect(page.locator("#own")).toBeHidden();
  await page.goto("/account/this-phone");
  await settled(page, true);
  await expect(page.getByText("None are made until you ask")).toBeVisible();
  expect(await ownIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep my pages again" }).click();
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
});

test("a phone that she called 'not my phone' is offered none", async ({ page, network }) => {
  await signedInOnOthersPhone(page, network.address);
  await openOnce(page, "/account");
  await expect(page.getByText("This is my phone")).toHaveCount(0);
  await page.goto("/account/this-phone");
  await expect(page.getByText("You said that this is not your phone")).toBeVisible();
  await expect(page.getByRole("dialog").locator("form:not(.leave)")).toHaveCount(0);
  const status = await page.evaluate(
    async () =>
      (await fetch("/account/this-phone", { method: "POST", body: new URLSearchParams("intent=keep") })).status,
  );
  expect(status).toBe(403);
  expect(await cacheNames(page)).not.toContain(OWN);
});

test("in Urdu they are in Urdu", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHers(page, "/ur");
  network.state = "gone";
  await page.goto("/ur/plan");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText("یہ صفحہ اس فون میں محفوظ ہے")).toBeVisible();
});

test("who has not said so keeps none", async ({ page, network }) => {
  const member = await signedIn(page, network.address);
  for (const path of ["/", "/plan", "/account/visit-card"]) await openOnce(page, path);
  expect(network.seen.filter(({ path }) => /^\/(?:plan|account.*)?\?kept=1/.test(path))).toEqual([]);
  expect(await cacheNames(page)).not.toContain(OWN);
  await signIn(page, network.address, member);
});

const PIN = "471902";

async function sealedAndAlone(page: Page, network: PhoneNetwork) {
  await signedIn(page, network.address);
  await callHersWith(page, PIN);
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
  network.state = "gone";
}

async function callHersWith(page: Page, pin: string) {
  await openOnce(page, "/account/this-phone");
  await page.getByLabel("PIN, if you want one").fill(pin);
  await page.getByRole("dialog").getByRole("button", { name: "This is my phone" }).click();
}

async function typePin(page: Page, pin: string) {
  await page.getByLabel("Your PIN").fill(pin);
  await page.getByRole("button", { name: "Open" }).click();
}

test("a PIN seals them: the right one opens them without network, a wrong one says so", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHersWith(page, "471");
  await expect(page.getByRole("textbox", { name: "PIN, if you want one" })).toHaveAccessibleDescription(
    /at least 6 digits or letters\.$/,
  );
  await page.getByLabel("PIN, if you want one").fill(PIN);
  await page.getByRole("dialog").getByRole("button", { name: "This is my phone" }).click();
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
  const everything = await reachable(page);
  expect([CANARIES.exec(everything)?.[0], everything.includes(PIN)]).toEqual([undefined, false]);
  expect(network.seen.some(({ path }) => path.includes(PIN))).toBe(false);

  network.state = "gone";
  await page.goto("/plan");
  await typePin(page, "000000");
  await expect(page.getByRole("status").filter({ hasText: "This PIN is wrong" })).toBeVisible();
  await typePin(page, PIN);
  await expect(asOf(page)).toBeVisible();
  await expect(page.locator("h3", { hasText: "Antenatal visit" }).first()).toBeAttached();
  const after = await reachable(page);
  expect([CANARIES.exec(after)?.[0], after.includes(PIN)]).toEqual([undefined, false]);
});

test("sealed copies are renewed without the PIN", async ({ page, network }) => {
  await signedIn(page, network.address);
  await callHersWith(page, PIN);
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
  await age(page, 2 * 3_600_000);
  network.edits.set("/plan?kept=1", (text) => text.replace("</main>", "<p>Of now</p></main>"));
  const kept = () => network.seen.filter(({ path }) => path === "/plan?kept=1").length;
  const before = kept();
  await page.goto("/weeks");
  await expect.poll(kept).toBeGreaterThan(before);
  await page.goto("/offline");
  network.state = "gone";
  await typePin(page, PIN);
  await expect(page.locator("#own-pin")).toBeHidden();
  await page.locator("#own-list").getByRole("link", { name: "Your plan" }).click();
  await expect(page.getByText("Of now")).toBeVisible();
});

test("after 10 wrong PINs the copies are gone, and none are made until she asks", async ({ page, network }) => {
  await sealedAndAlone(page, network);
  await page.goto("/offline");
  for (let tries = 1; tries < 10; tries += 1) {
    await page.getByLabel("Your PIN").fill(`00000${tries}`);
    await page.getByLabel("Your PIN").press("Enter");
    await expect(page.locator("#own-said")).toContainText("This PIN is wrong");
    await page.locator("#own-said").evaluate((said) => said.replaceChildren());
  }
  await typePin(page, "000000");
  await expect(page.locator("#own-said")).toContainText("so the copies were removed");
  expect(await ownIn(page)).toEqual([]);
  network.state = "there";
  await page.goto("/account");
  await settled(page, true);
  await page.goto("/account/this-phone");
  await settled(page, true);
  await expect(page.getByText("None are made until you ask")).toBeVisible();
  expect(await ownIn(page)).toEqual([]);
});

/** As on a phone whose storage is slow. */
async function readRecordLate(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- Called below with the cache that it is a method of.
    const { match } = Cache.prototype;
    Cache.prototype.match = async function late(request, options) {
      if (request === "/own-record") await new Promise((resolve) => setTimeout(resolve, 1000));
      return match.call(this, request, options);
    };
  });
}

test("the PIN is asked for only when it can be typed", async ({ page, network }) => {
  await sealedAndAlone(page, network);
  await readRecordLate(page);
  await page.goto("/");
  await typePin(page, PIN);
  await expect(page.locator(".today")).toBeVisible();
});

test("who forgot the PIN removes the copies and keeps them again", async ({ page, network }) => {
  await sealedAndAlone(page, network);
  await page.goto("/plan");
  await expect(page.getByText("Forgotten your PIN?")).toBeVisible();
  await page.getByRole("button", { name: "Remove my pages" }).click();
  await expect(page.locator("#own")).toBeHidden();
  expect(await ownIn(page)).toEqual([]);
  network.state = "there";
  await page.goto("/account/this-phone");
  await settled(page, true);
  await page.getByLabel("PIN, if you want one").fill("another one");
  await page.getByRole("button", { name: "Keep my pages again" }).click();
  await expect.poll(() => ownIn(page)).toEqual(PAGES);
  network.state = "gone";
  await page.goto("/");
  await typePin(page, "another one");
  await expect(page.locator(".today")).toBeVisible();
});
