import { expect, test } from "./test.ts";

test("the reference of the API reads on a phone and on a desk, and nobody else is asked for anything", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const answered = new Set<string>();
  const complaints: string[] = [];
  page.on("requestfinished", (request) => answered.add(new URL(request.url()).origin));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });

  await page.goto(`${site.address}/api/docs`);

  const heading = page.getByRole("heading", { name: "Post in the forum; the same twice is one" });
  // To draw it takes seconds, and it is laid out by styles alone: one page, as wide as each.
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect([...answered]).toEqual([site.address]);
  // Redoc wants its own logo from elsewhere; the page's policy refuses.
  await expect.poll(() => complaints).toEqual([expect.stringContaining("cdn.redoc.ly/redoc/logo-mini.svg")]);
  await page.close();
});
