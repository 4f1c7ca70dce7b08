import type { BrowserContext, Page } from "playwright/test";
import { addressIn, peopleOf, talksOf, type Credentials, type PageState, type Role } from "../fixtures/page-states.ts";
import type { SentForm } from "../fixtures/registration-steps.ts";
import { bringAxe } from "./quality-axe.ts";
import { settled, test as base } from "./test.ts";

/** A page that stands, and what its browser noticed while it came to that. */
export interface OpenedPage {
  page: Page;
  /** Addresses of all that it asked for. */
  asked: string[];
  /** Errors of its console. */
  surprises: string[];
}

interface Fixtures {
  /** Opens a page as a visitor, in a browser of this test's own. */
  open: (state: Pick<PageState, "address">) => Promise<void>;
  /** Loads a page in the one tab of those for whom it is. */
  show: (state: PageState) => Promise<OpenedPage>;
}

interface WorkerFixtures {
  people: Record<Role, Credentials>;
  /** Ids of those with whom the sample member talks, and of what she said, by their names in the addresses. */
  talks: Record<string, string>;
  /** By role, and those of visitors who sent something before by the name of the page's state. */
  tabs: Map<string, OpenedPage>;
}

/** The house's browser test, with whom a page is for signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  people: [async ({ site }, use) => use(await peopleOf(site)), { scope: "worker", timeout: 90_000 }],
  talks: [async ({ site }, use) => use(await talksOf(site)), { scope: "worker", timeout: 90_000 }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  tabs: [async ({}, use) => use(new Map()), { scope: "worker" }],
  open: async ({ page, hasScript }, use) => {
    await use(async ({ address }) => {
      await page.goto(address);
      await settled(page, hasScript);
    });
  },
  show: async ({ browser, baseURL, people, talks, tabs, hasScript, locale, timezoneId }, use) => {
    const origin = baseURL ?? "";
    const tabOf = async (role: Role | "visitor", after: SentForm[]) => {
      // Without motion, so that no colour is looked at on its way to another.
      const looks = { colorScheme: "light", reducedMotion: "reduce" } as const;
      const options = { baseURL, locale, timezoneId, javaScriptEnabled: hasScript, ...looks };
      const context = await browser.newContext(options);
      if (role !== "visitor") await signIn(context, people[role], origin);
      for (const { path, fields } of after) await context.request.post(path, { form: fields, headers: { origin } });
      // Where she had scrolled to on the page before is kept here.
      await context.addInitScript(() => sessionStorage.clear());
      if (hasScript) await bringAxe(context);
      return watched(await context.newPage());
    };
    await use(async (state) => {
      const role = state.as ?? "visitor";
      const key = state.after ? state.name : role;
      const tab = tabs.get(key) ?? (await tabOf(role, state.after ?? []));
      tabs.set(key, tab);
      tab.asked.length = 0;
      tab.surprises.length = 0;
      const { page } = tab;
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(addressIn(state.address, talks));
      await settled(page, hasScript);
      for (const [name, text] of Object.entries(state.types ?? {})) await page.locator(`[name="${name}"]`).fill(text);
      for (const [name, value] of Object.entries(state.chooses ?? {}))
        await page.locator(`[name="${name}"][value="${value}"]`).check();
      if (state.sends && !(hasScript && state.isLiveWithScript))
        await send(page, state.sends, state.says ?? /need(s)? your attention/);
      // The editor asks what stands against publishing words that were refused, and shows it a moment later.
      if (state.sends && hasScript && (await page.locator(".to-publish").count()) > 0)
        await page.locator(".to-publish > *").first().waitFor();
      // The list of conversations comes by script after the page beside it.
      if (hasScript && (await page.locator(".two-panes").count()) > 0)
        await page.locator(".two-panes > .conversations-pane .messages-head").waitFor();
      return tab;
    });
  },
});

export { expect } from "./test.ts";

export function watched(page: Page): OpenedPage {
  const asked: string[] = [];
  const surprises: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => surprises.push(error.message));
  page.on("console", (message) => {
    // A 4xx answer is reported as an error by the browser itself.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      surprises.push(message.text());
  });
  return { page, asked, surprises };
}

async function signIn(context: BrowserContext, { phoneNumber, password }: Credentials, origin: string) {
  const form = { phoneNumber, password, intent: "login" };
  const answer = await context.request.post("/login", { form, headers: { origin } });
  if (!answer.ok()) throw new Error(`She could not sign in: ${answer.status()}`);
  // The page that comes next shows the message that she is signed in; the pages looked at are without it.
  await context.request.get("/");
}

async function send(page: Page, button: string, says: string | RegExp) {
  const pressed = page.getByRole("button", { name: button, exact: true, includeHidden: true });
  const folded = page.locator("details:not([open])").filter({ has: pressed });
  if ((await folded.count()) > 0) await folded.locator("> summary").first().click();
  await pressed.click();
  await page.getByText(says).and(page.locator(":not(button)")).waitFor();
  await page.waitForLoadState();
}
