import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a search begins by itself, a moment after the last letter, within the category and from its first page", async ({
  page,
}) => {
  await page.goto("/articles");
  await settled(page, true);
  await page.getByRole("link", { name: "Newborn care" }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole("link", { name: "Newborn care" })).toHaveAttribute("aria-current", "page");
  const search = page.getByRole("searchbox", { name: "Search for articles..." });
  await search.fill("BÁTH");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/category=.*search=B/);
  await expect(page.locator(".article-list > li").first()).toContainText("Newborn care");

  await page.goto("/articles?page=2");
  await settled(page, true);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.pressSequentially("jaund");
  await expect(page).toHaveURL(/page=2$/);
  await page.clock.resume();
  await expect(page).toHaveURL(/search=jaund/);
  await expect(page).not.toHaveURL(/page=2/);
});

test("an article is saved in place, and can be printed and its address copied", async ({ page, site }) => {
  await page.goto("/articles");
  await settled(page, true);
  const first = page.locator(".article-list h2 a").nth(4);
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*article/,
  );
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(1);
  await page.getByRole("link", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Farticle/);
  await logIn(page, site.sample);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved for later" })).toBeVisible();
  await page.getByRole("button", { name: "Saved" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
});

test("a tap on an article asks for its picture together with its text, once", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (/\/pictures\/cover-[\w-]+\.svg$/.test(request.url())) pictures.push(request.url());
  });
  await page.goto("/articles");
  await settled(page, true);
  expect(pictures).toEqual([]);
  const { promise: textMayCome, resolve: letTextCome } = Promise.withResolvers<void>();
  await page.route(/\/article\/\w+\.data/, async (route) => {
    await textMayCome;
    await route.continue();
  });
  await page.locator(".article-list h2 a").nth(4).click();
  await expect.poll(() => pictures.length).toBe(1);
  letTextCome();
  const head = page.locator(".page.article .cover").first();
  await expect(head).toHaveJSProperty("complete", true);
  expect(pictures).toEqual([await head.evaluate(({ src }: HTMLImageElement) => src)]);
});
