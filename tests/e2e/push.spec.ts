import type { CDPSession, Page } from "playwright/test";
import { callApi } from "../support/api-call.ts";
import { chromiumArgs, wholeChromium } from "../support/chromium.ts";
import { PUSH_SETTINGS, TestBrowser } from "../support/push-service.ts";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";
import { signedIn, tokenOf } from "./members.ts";
import { expectForEverybody } from "./quality-everybody.ts";
import { watched } from "./quality-pages.ts";
import { expect, settled, test as base } from "./test.ts";

const whole = wholeChromium();

/** A site whose operator has set keys, and a browser that may have a worker and show notices. */
const test = base.extend<object, { site: Site }>({
  launchOptions: [{ args: [...chromiumArgs], ...(whole ? { executablePath: whole } : {}) }, { scope: "worker" }],
  serviceWorkers: "allow",
  permissions: ["notifications"],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const site = await startWarmSite(PUSH_SETTINGS);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** Stands in for the push service, which the browser of a test does not reach: what it answers is this subscription. */
async function subscribing(page: Page, name: string) {
  await page.addInitScript((subscription) => {
    const made = {
      toJSON: () => subscription,
      unsubscribe: async () => Boolean(sessionStorage.removeItem("subscribed")),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem("subscribed") ? made : null),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        sessionStorage.setItem("subscribed", applicationServerKey);
        return made;
      },
    });
  }, new TestBrowser(name).subscription);
}

async function workerOf(page: Page) {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("there is no worker");
  return worker;
}

/** As from the push service, by the browser's debugging protocol. */
async function deliver(page: Page, notice: unknown) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const [registrationId, { origin }] = [await registered, new URL(page.url())];
  const data = typeof notice === "string" ? notice : JSON.stringify(notice);
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** What DevTools deliver while the worker is busy with another message may be lost. */
const heard = (deliverAndLook: () => Promise<void>) => expect(deliverAndLook).toPass();

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, tag, icon }) => ({
      title,
      body,
      lang,
      tag,
      icon,
    }));
  });

test("after her tap this phone is notified, neutrally, and a tap on the notice opens the right page", async ({
  page,
  site,
}) => {
  await signedIn(page, site.address);
  await subscribing(page, "tap");
  await page.goto("/account/push");
  await settled(page, true);
  await expect(page.getByText("The push service of your browser's maker")).toBeVisible();
  await expect(page.getByText("the browser needs JavaScript")).toHaveCount(0);
  await page.getByRole("button", { name: "Turn on for this phone" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Notifications are on for this phone.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("subscribed"))).toBe(PUSH_SETTINGS.PUSH_PUBLIC_KEY);

  const notice = { title: "You have a new message.", language: "en", path: "/messages", tag: "messages" };
  const worker = await workerOf(page);
  await deliver(page, notice);
  const one = { title: notice.title, body: "", lang: "en", tag: "messages", icon: "" };
  await expect.poll(() => shown(page)).toEqual([one]);
  // A later one takes its place.
  await deliver(page, notice);
  const news = { title: "آپ کے لیے کچھ نیا ہے۔", language: "ur", path: "/ur/notifications", tag: "news" };
  await heard(async () => {
    await deliver(page, news);
    await expect.poll(async () => (await shown(page)).length, { timeout: 3_000 }).toBe(2);
  });

  // Only a person's tap may open a window, so what would be opened is written down.
  const tap = (tag: string) =>
    worker.evaluate(async (name) => {
      const opened: string[] = [];
      Object.assign(Reflect.get(self, "clients"), { openWindow: async (address: string) => opened.push(address) });
      const registration: ServiceWorkerRegistration = Reflect.get(self, "registration");
      const [notification] = await registration.getNotifications({ tag: name });
      const Tap: new (name: string, init: object) => Event = Reflect.get(self, "NotificationEvent");
      self.dispatchEvent(new Tap("notificationclick", { notification }));
      while (opened.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      return opened;
    }, tag);
  expect(await tap("messages")).toEqual([`${site.address}/messages`]);
  expect(await tap("news")).toEqual([`${site.address}/ur/notifications`]);
  await expect.poll(() => shown(page)).toEqual([]);
});

test("what cannot be read shows nothing, and once she has left nothing is shown", async ({ page, site }) => {
  await signedIn(page, site.address);
  await subscribing(page, "left");
  await page.goto("/account");
  await settled(page, true);
  await workerOf(page);
  await deliver(page, "no notice");
  await heard(async () => {
    await deliver(page, { title: "You have a new message.", language: "en", path: "/messages", tag: "messages" });
    await expect.poll(async () => (await shown(page)).map(({ tag }) => tag), { timeout: 3_000 }).toEqual(["messages"]);
  });

  await page.getByRole("button", { name: "Leave quickly" }).first().click();
  await page.goto("/articles");
  await settled(page, true);
  await expect.poll(() => shown(page)).toEqual([]);
});

test("a browser that refuses is told of, and turned off it asks no more", async ({ page, site, context }) => {
  await signedIn(page, site.address);
  await subscribing(page, "refused");
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("permission") ?? "granted" });
  });
  await page.goto("/account/push");
  await settled(page, true);
  await page.getByRole("checkbox", { name: "Other news" }).uncheck();
  await page.getByRole("button", { name: "Turn on for this phone" }).click();
  await expect(page).toHaveURL("/account");
  await page.goto("/account/push");
  await expect(page.getByRole("checkbox", { name: "New messages" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Other news" })).not.toBeChecked();
  await page.getByRole("button", { name: "Turn off for this phone" }).click();
  await expect(page.getByText("Notifications are off for this phone.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("subscribed"))).toBeNull();

  await page.evaluate(() => localStorage.setItem("permission", "denied"));
  await page.goto("/ur/account/push");
  await expect(page.getByText("یہ براؤزر اس سائٹ کو اطلاع دکھانے نہیں دیتا۔")).toBeVisible();
  await context.clearPermissions();
});

for (const prefix of ["", "/ur"]) {
  test(
    `the dialog is for everybody, before and after: ${prefix || "English"}`,
    { tag: "@without-script" },
    async ({ page, site, hasScript }) => {
      await signedIn(page, site.address);
      if (hasScript) await subscribing(page, "everybody");
      const opened = watched(page);
      const look = async (path: string) => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(prefix + path);
        await settled(page, hasScript);
        const wanted = { isWhole: true, isOfPattern: prefix === "", dialogs: 1 };
        await expectForEverybody(opened, { hasScript, ...wanted, origin: site.address });
      };
      await look("/account/push");
      const body = { messages: true, news: false, subscription: new TestBrowser("everybody").subscription };
      const token = await tokenOf(page);
      expect((await callApi(site.address, "PUT", "/push", { token, body })).status).toBe(200);
      if (hasScript) await page.evaluate(() => sessionStorage.setItem("subscribed", "yes"));
      await look("/account/push");
      await look("/account/reminders");
    },
  );
}
