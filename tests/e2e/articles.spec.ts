import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a visitor walks from home to an article, its sources and its neighbours", async ({ page, hasScript }) => {
  await page.goto("/");
  await settled(page, hasScript);
  await page.getByRole("region", { name: "Latest Articles" }).getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(/\/articles$/);
  await expect(page.locator(".cards > li")).toHaveCount(9);

  const first = page.locator(".cards :is(h2, h3) a").first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^\d+ min read/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(page.locator(".related .cards > li")).toHaveCount(3);

  await page.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL(/\/articles$/);
});

test("search, category and page live together in the address", async ({ page, hasScript }) => {
  await page.goto("/articles");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText("Page 2 of 7")).toBeVisible();

  await page.getByRole("link", { name: "Newborn care" }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole("link", { name: "Newborn care" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("searchbox", { name: "Search for articles..." }).fill("BÁTH");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/category=.*search=B/);
  await expect(page.locator(".cards > li").first()).toContainText("Newborn care");
});

test("with script a search begins by itself, a moment after the last letter; without, the button begins it", async ({
  page,
  hasScript,
}) => {
  await page.goto("/articles?page=2");
  await settled(page, hasScript);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox").pressSequentially("jaund");
  await expect(page).toHaveURL(/page=2$/);
  if (hasScript) await page.clock.resume();
  else await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=jaund/);
  await expect(page).not.toHaveURL(/page=2/);
});

test("a search without result says so and shows a way on", async ({ page }) => {
  await page.goto("/articles?search=zzzzqqq");
  await expect(page.getByRole("heading", { name: "Nothing found for 'zzzzqqq'" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All articles" }).click();
  await expect(page.locator(".cards > li")).toHaveCount(9);
});

test("what a visitor types is never part of the page's own code", async ({ page }) => {
  await page.goto(`/articles?search=${encodeURIComponent('"><script>document.title="taken"</script>')}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("<script>");
  await expect(page).not.toHaveTitle("taken");
});

for (const address of ["/articles?page=99", "/articles?page=0", "/articles?page=x", "/articles?category=nothing"]) {
  test(`${address} is no page, with a way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
}

test("an unknown article is a 404", async ({ page }) => {
  const response = await page.goto("/article/000000000000000000000000");
  expect(response?.status()).toBe(404);
});

test("a visitor who saves is led to sign in and back; the article is then kept for her", async ({
  page,
  site,
  hasScript,
}) => {
  await page.goto("/articles");
  await settled(page, hasScript);
  const first = page.locator(".cards :is(h2, h3) a").nth(4);
  const title = await first.innerText();
  await first.click();
  await page.getByRole("link", { name: "Save for later" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Farticle/);
  await logIn(page, site.sample);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: "Save for later" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved for later" })).toBeVisible();
  await page.goto("/account/saved");
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Saved" }).click();
  await expect(page.getByRole("button", { name: "Save for later" })).toBeVisible();
  await page.goto("/account/saved");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

test("an article is shared without script by a WhatsApp link, and printed and copied with it", async ({
  page,
  hasScript,
}) => {
  await page.goto("/articles");
  await settled(page, hasScript);
  await page.locator(".cards :is(h2, h3) a").first().click();
  const whatsApp = page.getByRole("link", { name: "WhatsApp" });
  await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*article/);
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(hasScript ? 1 : 0);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(hasScript ? 1 : 0);
});
