import type { Page } from "playwright/test";
import { startPhoneNetwork, type PhoneNetwork } from "../support/phone-network.ts";
import { logIn, signedIn } from "./members.ts";
import { expect, settled, test as base } from "./test.ts";

/** A phone whose network comes and goes, and which may keep pages. */
export const test = base.extend<{ network: PhoneNetwork }>({
  serviceWorkers: "allow",
  network: async ({ site }, use) => {
    const network = await startPhoneNetwork(site.address);
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.address),
});

export const GENERAL = "umeed-general-";

/** Opens none: to open one that the worker is about to remove would make it again, empty. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Everything that the caches of the phone have, by their names and addresses. */
export async function cached(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(async () => {
    const all: Record<string, Record<string, string>> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const texts: Record<string, string> = {};
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        texts[pathname + search] = (await (await cache.match(request))?.text()) ?? "";
      }
      all[name] = texts;
    }
    return all;
  });
}

export const generalIn = async (page: Page) =>
  Object.entries(await cached(page)).flatMap(([name, texts]) => (name.startsWith(GENERAL) ? Object.keys(texts) : []));

/** Signs a new member in, who says that this is not her phone. */
export async function signedInOnOthersPhone(page: Page, address: string) {
  const member = await signedIn(page, address);
  await page.context().clearCookies();
  await page.goto("/login");
  await settled(page, true);
  await page.getByRole("checkbox").first().check();
  await logIn(page, member);
}

/** Opens a page, and waits until this phone has what every phone keeps. */
export async function openOnce(page: Page, path: string) {
  await page.goto(path);
  await settled(page, true);
  await expect.poll(() => generalIn(page)).toContain("/since");
}
