import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test(
  "a reader chooses light pages in the footer, logs in with them, and goes back to full ones",
  { tag: "@without-script" },
  async ({ page, hasScript, site }) => {
    await page.goto("/weeks?tab=after&week=3");
    await settled(page, hasScript);
    expect(await page.locator("script").count()).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Light pages" }).click();
    await expect(page.getByText("These are light pages")).toBeVisible();
    await expect(page).toHaveURL("/weeks?tab=after&week=3");
    await expect(page.locator("script, link[rel=modulepreload]")).toHaveCount(0);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/login");
    await logIn(page, site.sample);
    await expect(page.getByRole("status").filter({ hasText: "Login successfully" })).toBeVisible();
    await expect(page.locator("script")).toHaveCount(0);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);

    await page.getByRole("button", { name: "Full pages" }).click();
    await expect(page.getByRole("button", { name: "Light pages" })).toBeVisible();
    await settled(page, hasScript);
    expect(await page.locator("script").count()).toBeGreaterThan(0);
  },
);

test("a page from the shared cache runs its script by hashes, without a complaint", async ({ page, site }) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await fetch(`${site.address}/weeks?week=5`, { headers: { "Sec-Fetch-Site": "none" } });

  const answer = await page.goto("/weeks?week=5");
  await settled(page, true);

  expect(await answer?.headerValue("server-timing")).toMatch(/hit|stale/);
  expect(await answer?.headerValue("content-security-policy")).toContain("'sha256-");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.getByRole("link", { name: "Week 6", exact: true }).first().click();
  await expect(page).toHaveURL(/week=6/);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  // Of this browser, which takes no workers in tests.
  expect(complaints.filter((said) => !said.includes("blocked by Playwright"))).toEqual([]);
});

test("a browser that has kept the visitor's home shows hers after she logs in", async ({ page, site }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Signup" })).toHaveCount(1);
  await page.goto("/login");
  await settled(page, true);
  await logIn(page, site.sample);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Signup" })).toHaveCount(0);
});
