import type { Page } from "playwright/test";
import { field, send } from "./forms.ts";
import { logIn, registered, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const elsewhere: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "http://evil.localhost" },
  { "sec-fetch-site": "none" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { referer: "https://evil.example/form" },
  {},
];

test("a form from another site changes nothing, at any address", async ({ page, site }) => {
  await signedIn(page, site.address);
  const form = { intent: "profile", fullName: "Not her name" };
  for (const headers of elsewhere) {
    for (const path of ["/account", "/account.data", "/login", "/register", "/manifest.webmanifest", "/nowhere"]) {
      const response = await page.request.post(path, { form, headers });
      expect(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  await page.goto("/account");
  await expect(page.getByRole("main").getByText("Sana", { exact: true })).toBeVisible();
});

test("a form from a text browser, which sends no Origin, is taken", async ({ page, site }) => {
  await signedIn(page, site.address);
  const form = { intent: "profile", fullName: "Sana Tariq" };
  const response = await page.request.post("/account", { form, headers: { referer: `${site.address}/account` } });
  expect(response.ok()).toBe(true);
  await page.goto("/account");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
});

test("another site's form in a real browser is refused", async ({ page, site }) => {
  await page.setContent(
    `<form method="post" action="${site.address}/login"><input name="phoneNumber" value="1"><button>Win</button></form>`,
  );
  const answer = await send(page, "Win");
  expect(answer.status()).toBe(403);
  await expect(page.getByText("This form was sent from another site, so nothing was done.")).toBeVisible();
});

test("a member's pages are stored nowhere, and neither are her data", async ({ page, site }) => {
  await signedIn(page, site.address);
  for (const path of ["/", "/account", "/timeline", "/weeks", "/account.data", "/_.data"]) {
    const response = await page.request.get(path);
    expect(response.ok(), path).toBe(true);
    expect(response.headers()["cache-control"], path).toContain("no-store");
  }
});

test("nothing of hers stays in the browser's storage", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/login");
  await settled(page, hasScript);
  await logIn(page, member);
  await page.getByRole("link", { name: "View Timeline" }).click();
  await page.getByRole("link", { name: "Account" }).first().click();
  await page.getByRole("link", { name: "Update Profile" }).click();
  await field(page, "Username").fill("Sana Tariq");
  await send(page, "Save");
  await expect(page.getByRole("main").getByText("Sana Tariq")).toBeVisible();
  await page.getByRole("link", { name: "About us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");

  const kept = await storageOf(page);
  expect(kept.local).toEqual([]);
  expect(kept.session.filter((key) => key !== "react-router-scroll-positions")).toEqual([]);
  expect(kept.readableCookies).toBe("");
});

test("titles tell who looks over her shoulder nothing", async ({ page, site }) => {
  await signedIn(page, site.address);
  await page.goto("/account");
  await expect(page).toHaveTitle("My Account · Umeed");
  await page.goto("/timeline");
  await expect(page).toHaveTitle("Timeline · Umeed");
  await page.goto("/");
  await expect(page).toHaveTitle("Umeed");
});

function storageOf(page: Page) {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    readableCookies: document.cookie,
  }));
}
