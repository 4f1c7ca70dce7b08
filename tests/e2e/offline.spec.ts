import type { Page } from "playwright/test";
import { startSite } from "../support/site.ts";
import { signedIn, signIn } from "./members.ts";
import { axeFindings, axeFindingsInTheDark } from "./quality-axe.ts";
import { onSmallPhone, standOf } from "./quality-layout.ts";
import { cached, cacheNames, GENERAL, generalIn, openOnce, signedInOnOthersPhone, test } from "./phone.ts";
import { expect, settled } from "./test.ts";

const ARTICLE = "/article/f95c9fd7eeceeb1bcfa129e0";
const SYMPTOM = "/symptom?id=ab6de620e521c45cf55d4549";
const NAME = "Zarmina Canary";

const keptIn = async (page: Page) => Object.keys((await cached(page))["umeed-kept"] ?? {});
const buildOf = async (page: Page) =>
  (await cacheNames(page)).flatMap((name) => (name.startsWith(GENERAL) ? name.slice(GENERAL.length) : []));

async function keep(page: Page) {
  await page.getByRole("button", { name: "Keep for offline" }).click();
  await expect(page.getByText("Kept on this phone, also without network.")).toBeVisible();
}

/** What the check says, but for links to read more, which lead nowhere without network. */
async function advice(page: Page) {
  await expect(page.locator(".advice")).toBeVisible();
  return page.locator(".advice").evaluate((section) =>
    [...section.querySelectorAll("h2, h3, .chosen li, .calls a")].map((part) => {
      const copy = part.cloneNode(true);
      if (copy instanceof Element) copy.querySelector(".read-more")?.remove();
      return copy.textContent?.replaceAll(/\s+/g, " ").trim();
    }),
  );
}

test("without network the danger signs, the numbers to call and the check are there, whatever was asked for", async ({
  page,
  network,
}) => {
  await openOnce(page, "/articles");
  await page.goto("/danger-signs?who=pregnant");
  await settled(page, true);
  const signs = await page.locator(".check-row").allInnerTexts();
  const check = async (form: string) => {
    for (const number of [0, 4, 9]) await page.locator(`${form} [name=feel]`).nth(number).check();
    await page.locator(form).getByRole("button", { name: "See what to do" }).click();
    return advice(page);
  };
  const withNetwork = await check("main form");
  expect(withNetwork.length).toBeGreaterThan(4);

  network.state = "gone";
  await page.goto("/guidelines");
  await expect(page).toHaveURL("/guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  await expect(page.locator("#no-network")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 1122" })).toHaveAttribute("href", "tel:1122");
  await expect(page.getByRole("link", { name: /^Call 0311/ })).toBeVisible();
  await page.locator("summary").first().click();
  expect(await page.locator("details[open] .check-row").allInnerTexts()).toEqual(signs);
  expect(await check("details[open] form")).toEqual(withNetwork);
  await expect(page.locator(".advice h2")).toBeFocused();

  await page.goto("/danger-signs?who=baby&check=1");
  await expect(page.locator(".advice")).toContainText("You ticked nothing");

  network.state = "there";
  await page.goto("/guidelines");
  await expect(page.getByRole("banner").getByRole("link", { name: "Danger signs" }).first()).toBeAttached();
  await expect(page.locator("#no-network")).toHaveCount(0);
});

test("a tap keeps a week and its neighbours, an article, a symptom; they stand in a list, and go from it", async ({
  page,
  network,
}) => {
  await openOnce(page, "/weeks?week=24");
  expect(await keptIn(page)).toEqual([]);
  await keep(page);
  for (const path of [ARTICLE, SYMPTOM]) {
    await page.goto(path);
    await keep(page);
  }
  expect(await keptIn(page)).toEqual([
    ...[23, 24, 25].map((week) => `/weeks?tab=before&week=${week}`),
    ARTICLE,
    SYMPTOM,
  ]);
  const title = await page.title();

  network.state = "gone";
  await page.goto("/weeks?week=25");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 25");
  await expect(page.getByText("This page is kept on this phone, as of")).toBeVisible();
  await page.goto(SYMPTOM);
  await expect(page).toHaveTitle(title);
  await page.goto("/weeks?week=30");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  const list = page.locator("#kept-list");
  await expect(list.getByRole("listitem")).toHaveCount(5);
  await list.getByRole("link", { name: "Week 23 of pregnancy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 23");
  await page.goto("/offline");
  await list.getByRole("button", { name: "Remove Week 23 of pregnancy" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Remove all" }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove all" })).toBeHidden();
  expect(await keptIn(page)).toEqual([]);
});

test("a link on a page that script runs leads to what is kept", async ({ page, network }) => {
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  network.state = "gone";
  await page.getByRole("link", { name: "Week 25" }).last().click();
  await expect(page.getByText("This page is kept on this phone, as of")).toBeVisible();
  await expect(page).toHaveURL(/week=25/);
  network.state = "there";
  await page.goto("/danger-signs");
  await settled(page, true);
  network.state = "gone";
  await page.getByRole("link", { name: "Baby", exact: true }).click();
  await expect(page.locator("#no-network")).toBeVisible();
  await expect(page).toHaveURL("/danger-signs?who=baby");
  await expect(page.locator("details[open] [name=who]")).toHaveValue("baby");
});

test("in Urdu the phone keeps Urdu, and only the language that was read last", async ({ page, network }) => {
  await openOnce(page, "/weeks?week=24");
  await page.goto("/ur/weeks?week=24");
  await settled(page, true);
  await expect.poll(() => generalIn(page)).toContain("/ur/offline");
  await expect.poll(() => generalIn(page)).not.toContain("/offline");
  network.state = "gone";
  await page.goto("/ur/articles");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByText("نیٹ ورک نہیں ہے")).toBeVisible();
});

test("where the network is silent a kept page comes after a while, and the newest as soon as it can", async ({
  page,
  context,
  network,
}) => {
  await openOnce(page, ARTICLE);
  await keep(page);
  // Else it gives the page for a minute, as other caches do.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  network.state = "silent";
  await page.goto(ARTICLE);
  await expect(page.getByText("This page is kept on this phone, as of")).toBeVisible();
  await page.goto("/danger-signs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  network.state = "there";
  await page.goto(ARTICLE);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText("This page is kept on this phone, as of")).toHaveCount(0);
});

test("where answers get lost, nothing that is kept does", async ({ page, network }) => {
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  await page.goto("/weeks?week=30");
  await settled(page, true);
  const before = await cached(page);
  network.state = "losing";
  await page.getByRole("button", { name: "Keep for offline" }).click();
  await expect(page.getByText("It did not come over the network.")).toBeVisible();
  expect(await cached(page)).toEqual(before);
  network.state = "there";
  await keep(page);
  expect((await keptIn(page)).length).toBe(6);
});

test("a newer build in the middle takes the place of the old caches, and renews what a tap kept", async ({
  page,
  network,
}) => {
  await openOnce(page, ARTICLE);
  await keep(page);
  const [build = ""] = await buildOf(page);
  const marked = (text: string) => text.replace("</main>", "<p>Of the newer build</p></main>");
  network.edits.set("/worker.js", (text) => text.replaceAll(build, "newer000"));
  network.edits.set("/offline", marked);
  network.edits.set(`${ARTICLE}?kept=1`, marked);
  await page.goto(ARTICLE);
  await expect.poll(() => buildOf(page)).toEqual(["newer000"]);
  await page.goto("/weeks");
  await expect.poll(async () => (await cached(page))["umeed-kept"]?.[ARTICLE]).toContain("Of the newer build");
  network.state = "gone";
  for (const path of [ARTICLE, "/guidelines"]) {
    await page.goto(path);
    await expect(page.getByText("Of the newer build")).toBeVisible();
  }
});

test("what is no longer published leaves the phone", async ({ page, network }) => {
  await openOnce(page, ARTICLE);
  await keep(page);
  const [build = ""] = await buildOf(page);
  network.edits.set("/worker.js", (text) => text.replaceAll(build, "newer000"));
  await page.evaluate(async (address) => {
    const cache = await caches.open("umeed-kept");
    const kept = await cache.match(address);
    if (kept) await cache.put("/article/000000000000000000000000", kept);
  }, ARTICLE);
  await page.goto("/weeks");
  await expect.poll(() => buildOf(page)).toEqual(["newer000"]);
  await page.goto("/weeks");
  await expect.poll(() => keptIn(page)).toEqual([ARTICLE]);
});

test("with storage full it says so and loses nothing", async ({ page, context, network }) => {
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  await page.goto(ARTICLE);
  await settled(page, true);
  const before = await cached(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: network.address, quotaSize: 1 });
  await page.getByRole("button", { name: "Keep for offline" }).click();
  await expect(page.getByRole("status").filter({ hasText: "There is no room for it on this phone." })).toBeVisible();
  expect(await cached(page)).toEqual(before);
});

test("nothing of hers is in what is kept: it is fetched without her cookie, and gone when she logs out", async ({
  page,
  network,
}) => {
  const member = await signedIn(page, network.address, { fullName: NAME });
  await openOnce(page, "/timeline");
  await expect(page.getByRole("button", { name: "Leave quickly" })).toBeVisible();
  await keep(page);
  await page.goto("/account");
  await expect(page.getByText(NAME).first()).toBeVisible();
  const toKeep = network.seen.filter(({ path }) => /[?&]kept=1|^\/offline/.test(path));
  expect(toKeep.length).toBeGreaterThan(3);
  expect(toKeep.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(JSON.stringify(await cached(page))).not.toContain(NAME);

  await page.goto("/account/log-out");
  await settled(page, true);
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => keptIn(page)).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(stored + JSON.stringify(await cached(page))).not.toContain(NAME);
  network.state = "gone";
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without network");
  expect(await page.content()).not.toContain(NAME);

  network.state = "there";
  await signIn(page, network.address, member);
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveURL("/leave");
  expect(await keptIn(page)).toEqual([]);
});

test("'Leave quickly' without network shows the neutral page, and signs her out as soon as there is network", async ({
  page,
  network,
}) => {
  await signedIn(page, network.address, { fullName: NAME });
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  network.state = "gone";
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveTitle("Today");
  const text = (await page.locator("html").innerHTML()).toLowerCase();
  for (const word of ["umeed", "pregnan", "baby", "account"]) expect(text).not.toContain(word);
  const year = String(new Date().getFullYear());
  await expect(page.locator("main p")).toContainText(year);
  expect(await keptIn(page)).toEqual([]);
  network.state = "there";
  await page.goto("/account");
  await expect(page).toHaveURL("/login?next=%2Faccount");
  expect(await page.content()).not.toContain(NAME);
});

test("a phone that hears of a loss keeps no weeks", async ({ page, network }) => {
  await signedIn(page, network.address);
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  await page.goto(ARTICLE);
  await keep(page);
  await page.evaluate(() => fetch("/account/loss", { method: "POST", body: new URLSearchParams() }));
  await expect.poll(() => keptIn(page)).toEqual([ARTICLE]);
});

test("'Leave quickly' waits for no silent network", async ({ page, network }) => {
  await signedIn(page, network.address);
  await openOnce(page, "/weeks?week=24");
  network.state = "silent";
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await expect(page).toHaveTitle("Today");
});

test("a phone that she called 'not my phone' is offered nothing to keep", async ({ page, network }) => {
  await signedInOnOthersPhone(page, network.address);
  await expect(page.getByRole("button", { name: "Leave quickly" })).toBeVisible();
  await openOnce(page, "/weeks?week=24");
  await expect(page.locator("keep-offline")).toBeAttached();
  await expect(page.getByRole("button", { name: "Keep for offline" })).toHaveCount(0);
});

test("light pages register no worker, and the page for when there is no network does", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ "save-data": "on" });
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto("/weeks");
  await expect(page.locator("script")).toHaveCount(0);
  expect(await workers()).toBe(0);
  await page.goto("/offline");
  await expect.poll(workers).toBe(1);
});

test("an operator who keeps nothing on phones removes what an old worker kept", async ({ page, network }) => {
  await openOnce(page, "/weeks?week=24");
  await keep(page);
  const without = await startSite({ OFFLINE_PAGES: "off" });
  try {
    const { text } = await fetch(`${without.address}/worker.js`).then(async (answer) => ({
      text: await answer.text(),
    }));
    network.edits.set("/worker.js", () => text);
    await page.goto(`${without.address}/weeks?week=24`);
    await settled(page, true);
    await expect(page.getByRole("button", { name: "Keep for offline" })).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  } finally {
    await without.stop();
  }
  await page.goto("/weeks");
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

for (const prefix of ["", "/ur"]) {
  test(
    `what phones keep is for everybody: ${prefix || "English"}`,
    { tag: "@without-script" },
    async ({ page, hasScript }) => {
      for (const path of ["/offline", "/weeks?tab=before&week=24&kept=1", `${ARTICLE}?kept=1`]) {
        await page.goto(prefix + path);
        for (const summary of await page.locator("details[name=who] > summary").all()) {
          await summary.click();
          if (!hasScript) continue;
          await page.locator("details[open] [name=feel]").first().check();
          await page.locator("details[open]").getByRole("button").click();
        }
        expect.soft((await axeFindings(page, hasScript, false)).problems, path).toEqual([]);
        if (hasScript) expect.soft((await axeFindingsInTheDark(page)).problems, path).toEqual([]);
        expect.soft((await standOf(page)).unseen, path).toEqual([]);
        const { wide, wideInLargeText, tooSmall } = await onSmallPhone(page);
        expect.soft({ wide, wideInLargeText, tooSmall }, path).toEqual({ wide: [], wideInLargeText: [], tooSmall: [] });
      }
    },
  );
}

test("browsers offer to install it", async ({ page, context }) => {
  await openOnce(page, "/");
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's windows are private ones, in which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  expect([errors, new URL(url).pathname]).toEqual([[], "/manifest.webmanifest"]);
});

test("the hint to install comes after the third visit, and goes for good", async ({ page }) => {
  const hint = page.getByRole("heading", { name: "On your home screen" });
  const visit = async () => {
    await page.goto("/");
    await settled(page, true);
    await page.waitForFunction(() => {
      const [count, last] = (localStorage.getItem("umeed-visits") ?? "").split(" ");
      return count === "closed" || Date.now() - Number(last) < 600_000;
    });
    const isThere = await page.evaluate(() => {
      window.dispatchEvent(new Event("beforeinstallprompt"));
      return document.querySelector("install-hint section") !== null;
    });
    // As if an hour had passed.
    await page.evaluate(() => {
      const [count = ""] = (localStorage.getItem("umeed-visits") ?? "").split(" ");
      if (count !== "closed") localStorage.setItem("umeed-visits", `${count} ${Date.now() - 3_600_000}`);
    });
    return isThere;
  };
  expect([await visit(), await visit(), await visit(), await visit()]).toEqual([false, false, false, true]);
  await expect(hint).toBeVisible();
  await page.getByRole("button", { name: "No, do not ask again" }).click();
  await expect(hint).toHaveCount(0);
  expect([await visit(), await visit()]).toEqual([false, false]);
});
