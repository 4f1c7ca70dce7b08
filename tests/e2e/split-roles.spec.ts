import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { freePort } from "../support/free-port.ts";
import { startRelay } from "../support/relay.ts";
import { startSite, type Site } from "../support/site.ts";
import { write } from "../world/messages.ts";
import { inDays, written } from "./calendar.ts";
import { expectDate, field, send, typeDate } from "./forms.ts";
import { expectAboutHerself, logIn, newMother, registered, signIn, typeAboutHerself } from "./members.ts";
import { friends, open, said, talkWith } from "./messages.ts";
import { expect, settled, test as base } from "./test.ts";

/** Pages and API in processes of their own, as many machines run them; the API can be away for a while. */
interface Pair {
  address: string;
  apiAddress: string;
  /** How many event streams the pages follow at the API just now. */
  streams: () => number;
  stopApi(): Promise<void>;
  startApi(): Promise<void>;
}

const test = base.extend<{ pair: Pair }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  pair: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "umeed-pair-"));
    const [apiPort, webPort] = [await freePort(), await freePort()];
    const shared = { SESSION_SECRET: "a secret of the tests that is long enough", DATA_DIR: folder, HOST: "127.0.0.1" };
    const apiAddress = `http://localhost:${apiPort}`;
    const address = `http://localhost:${webPort}`;
    const startApi = () => startSite({ ...shared, ROLE: "api", PORT: String(apiPort), PUBLIC_ORIGIN: apiAddress });
    const web = { ...shared, ROLE: "web", PORT: String(webPort), PUBLIC_ORIGIN: address };
    let api: Site | undefined = await startApi();
    const relay = await startRelay(apiPort);
    const pages = await startSite({ ...web, API_BASE_URL: `${relay.address}/api` });
    await use({
      address,
      apiAddress,
      streams: relay.streams,
      async stopApi() {
        await api?.stop();
        api = undefined;
      },
      async startApi() {
        api = await startApi();
      },
    });
    await pages.stop();
    await relay.stop();
    await api?.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ pair }, use) => use(pair.address),
});

test("pages with their API elsewhere serve her as one", async ({ page, pair, hasScript }) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, mother);
  await send(page, "Register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
  await expect(page.getByRole("main").locator("img").first()).toHaveJSProperty("complete", true);

  await page.goto("/account?dialog=dates");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", inDays(-77));
  await send(page, "Save");
  await expect(page.getByText(`Expected Due Date${written(inDays(203))}`)).toBeVisible();
  const own = await page.request.get(`${pair.address}/calendar/own.ics?only=dueDate-${inDays(203)}`);
  expect(await own.text()).toContain("SUMMARY:Expected due date");
  await page.getByRole("link", { name: "Log out" }).click();
  await send(page, "Log out");
  await page.goto("/login");
  await settled(page, hasScript);
  await logIn(page, mother);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 11, day 0");

  const api = await page.request.get(`${pair.address}/api/setting`);
  expect(api.status()).toBe(404);
  const events = await page.request.get(`${pair.address}/api/calendar.ics`);
  expect(events.headers()["content-type"]).toContain("text/calendar");
});

test("news come through the pages' own process, whose stream at the API ends when she goes", async ({
  page,
  pair,
  hasScript,
}) => {
  const { sana, hira } = await friends(pair.apiAddress);
  await signIn(page, pair.address, sana);
  if (!hasScript) return;
  await open(page, "/guidelines", hasScript);
  await expect.poll(pair.streams).toBe(1);
  await write(hira, sana, "Are you well?");
  await expect(page.locator(".site-header .chat")).toHaveText("Messages1 new");
  await open(page, talkWith(hira), hasScript);
  await expect.poll(pair.streams).toBe(1);
  await write(hira, sana, "And the little one?");
  await expect(said(page).last()).toContainText("And the little one?");

  await page.close();
  // Before the API's next sign of life, 25 seconds on, could find out by itself.
  await expect.poll(pair.streams, { timeout: 10_000 }).toBe(0);
});

test("while the API is away a page says so in plain words, and comes back by itself", async ({
  page,
  pair,
  hasScript,
}) => {
  await page.goto("/about");
  await settled(page, hasScript);
  await pair.stopApi();
  await page.getByRole("contentinfo").getByRole("link", { name: "Week by week" }).click();
  await expectAway(page);

  const started = performance.now();
  const cold = await page.goto("/weeks", { waitUntil: "commit" });
  expect(cold?.status()).toBe(503);
  expect(performance.now() - started).toBeLessThan(5_000);
  await expectAway(page);

  await pair.startApi();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week by week");
});

test("a member whose API is away is still signed in when it is back", async ({ page, pair }) => {
  await signIn(page, pair.address, await registered(pair.apiAddress));
  await pair.stopApi();
  const response = await page.goto("/account");
  expect(response?.status()).toBe(503);
  await expectAway(page);
  await pair.startApi();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
});

test("a name sent while the API was away is typed for her when it is back", async ({ page, pair, hasScript }) => {
  await signIn(page, pair.address, await registered(pair.apiAddress));
  await page.goto("/account?dialog=profile");
  await settled(page, hasScript);
  await pair.stopApi();
  await field(page, "Username").fill("Sana Tariq");
  const answer = await send(page, "Save");
  expect(answer.status()).toBe(503);
  await expectAway(page);

  await pair.startApi();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Update Profile" })).toBeVisible();
  await settled(page, hasScript);
  await expect(field(page, "Username")).toHaveValue("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

test("a sign-up sent while the API was away is typed for her when it is back", async ({ page, pair, hasScript }) => {
  const mother = newMother();
  await page.goto("/register");
  await settled(page, hasScript);
  await typeDate(page, "First day of your last period", inDays(-70));
  await typeAboutHerself(page, mother);
  await page.getByRole("radio", { name: "Male", exact: true }).check();
  await pair.stopApi();
  const answer = await send(page, "Register");
  expect(answer.status()).toBe(503);

  await pair.startApi();
  await page.goto("/register");
  await settled(page, hasScript);
  await expectAboutHerself(page, mother);
  await expectDate(page, "First day of your last period", inDays(-70));
  await expect(page.getByRole("radio", { name: "Male", exact: true })).toBeChecked();
  await field(page, "Password").fill(mother.password);
  await field(page, "Confirm password").fill(mother.password);
  await send(page, "Register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 10, day 0");
});

test("a sign-in sent while the API was away keeps the number", async ({ page, pair, hasScript }) => {
  const member = await registered(pair.apiAddress);
  await page.goto("/login");
  await settled(page, hasScript);
  await pair.stopApi();
  const answer = await logIn(page, member);
  expect(answer.status()).toBe(503);

  await pair.startApi();
  await page.goto("/login");
  await expect(field(page, "Phone number")).toHaveValue(member.phoneNumber);
  await expect(field(page, "Password")).toHaveValue("");
});

async function expectAway(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  const main = page.getByRole("main");
  await expect(main).toContainText("We could not reach the server just now. Try again in a moment.");
  await expect(main.getByRole("link", { name: "Try again" })).toBeVisible();
}
