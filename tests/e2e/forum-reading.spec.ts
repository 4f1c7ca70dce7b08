import { commentBy, postBy } from "../fixtures/posts.ts";
import { cardOf, writer } from "./forum.ts";
import { logIn } from "./members.ts";
import { followInMenu } from "./frame.ts";
import { expect, settled, test } from "./test.ts";

test("a visitor turns pages, searches, chooses a month and reads a thread, all in one document", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await settled(page, true);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await followInMenu(page, "Community", "Social Forum");
  await expect(page.getByRole("heading", { level: 1, name: "Social forum" })).toBeVisible();
  await expect(page.locator(".posts > li")).toHaveCount(10);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/forum\?page=2$/);
  await page.getByRole("link", { name: "Previous", exact: true }).click();
  await expect(page).not.toHaveURL(/page=2/);

  const month = page.getByLabel("Older posts by month");
  const newest = (await month.locator("option").nth(1).getAttribute("value")) ?? "";
  await month.selectOption(newest);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`month=${newest}`));
  await expect(page.getByText(/^Posts of \w+ 20\d\d\./)).toBeVisible();
  await expect(month).toHaveValue(newest);
  await page.getByRole("main").getByRole("link", { name: "All posts" }).click();
  await expect(month).toHaveValue("");

  await page.getByRole("searchbox", { name: "Search the forum..." }).fill("AWAKE at three again");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=AWAKE/);
  await expect(page.locator(".posts > li")).toHaveCount(1);
  await page.getByRole("link", { name: "Awake at three again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Awake at three again" })).toBeVisible();
  await expect(page).toHaveTitle(/^Awake at three again/);
  await expect(page.locator(".comments li.comment-card")).toHaveCount(10);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.locator(".comments li.comment-card")).toHaveCount(1);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("a visitor who likes signs in first; her like shows at once, and two members and a visitor see the same", async ({
  page,
  site,
}) => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "To be liked" });
  const comment = await commentBy(author, id);

  await page.goto(`/forum/details?id=${id}`);
  await settled(page, true);
  await page.getByRole("article").getByRole("link", { name: /Like$/ }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, reader);
  await expect(page).toHaveURL(`/forum/details?id=${id}`);
  await settled(page, true);

  const post = page.getByRole("article");
  await post.getByRole("button", { name: /Like$/ }).click();
  await expect(post.getByRole("button", { name: /Liked$/ })).toHaveAttribute("aria-pressed", "true");
  await expect(post.getByRole("button", { name: /^1 like\./ })).toBeVisible();
  await expect(page).toHaveURL(`/forum/details?id=${id}`);
  const card = cardOf(page, comment);
  await card.getByRole("button", { name: /Like$/ }).click();
  await expect(card.getByRole("button", { name: /^1 like\./ })).toBeVisible();

  // It shows before the server has it.
  const likesOf = async (path: string) => (await author.call("GET", path)).at("data.likescounter");
  for (const path of [`/socialform/${id}`, `/comment/${comment}`]) await expect.poll(() => likesOf(path)).toBe(1);
  await author.call("PUT", `/socialform/${id}/like`);
  await page.goto("/forum");
  await settled(page, true);
  const listed = cardOf(page, id);
  await expect(listed.getByRole("button", { name: /^2 likes\./ })).toBeVisible();
  await listed.getByRole("button", { name: /Liked$/ }).click();
  await expect(listed.getByRole("button", { name: /Like$/ })).toBeVisible();
  await expect(listed.getByRole("button", { name: /^1 like\./ })).toBeVisible();
  await expect.poll(() => likesOf(`/socialform/${id}`)).toBe(1);

  await page.context().clearCookies();
  await page.goto("/forum");
  await expect(cardOf(page, id).getByRole("link", { name: /^1 like\./ })).toBeVisible();
});

test("a like that doesn't reach the server, or is refused there, is taken back with a message", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Far away" });
  await reader.comesTo(page);
  await page.goto("/forum");
  await settled(page, true);
  const card = cardOf(page, id);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data/, async (route) => {
    await held;
    await route.abort();
  });
  await card.getByRole("button", { name: /Like$/ }).click();
  await expect(card.getByRole("button", { name: /^1 like\./ })).toBeVisible();
  letGo();
  await expect(page.getByRole("alert")).toContainText("We could not reach the server");
  await expect(card.getByRole("button", { name: /^0 likes\./ })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Far away" })).toBeVisible();

  await page.unroute(/\.data/);
  await author.call("DELETE", `/socialform/${id}`);
  await card.getByRole("button", { name: /Like$/ }).click();
  await expect(page.getByRole("alert")).toContainText("There is no such post.");
  await expect(card.getByRole("button", { name: /^0 likes\./ })).toBeVisible();
});

test("naughty strings break no layout at 320 px, read from their own side, and do not run", async ({ page, site }) => {
  const zalgo = `Z${"\u0300\u0301\u0302\u0316\u0317".repeat(80)}algo `;
  const author = await writer(site.address, { fullName: "A".repeat(80) });
  const naughty = [
    { title: "W".repeat(120), description: "x".repeat(5_000) },
    { title: zalgo.slice(0, 110), description: zalgo.repeat(8) },
    { title: "\u202eRLO \u2066 LRI", description: "\u202e never ended ".repeat(20) },
    { title: "👩‍👩‍👧‍👦🤰🏽".repeat(6), description: "🤰🏽".repeat(800) },
    { title: "نیند نہیں آتی", description: "ابجد".repeat(600) },
    { title: '<img src=x onerror="document.title=1">', description: "<script>document.title='taken'</script>" },
    { title: "Lines", description: "a\n".repeat(1_000) },
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  const ids: string[] = [];
  for (const words of naughty) ids.push(await postBy(author, words));
  for (const { description } of naughty)
    await commentBy(author, ids[0] ?? "", { comment: description.slice(0, 2_000) });

  for (const address of ["/forum", ...ids.map((id) => `/forum/details?id=${id}`), `/forum/comment/${ids[0]}`]) {
    await page.goto(address);
    const widths = await page.evaluate(() => {
      const cards = [...document.querySelectorAll(".card, article, .comment-card")].map(
        (card) => card.getBoundingClientRect().right,
      );
      return { page: document.documentElement.scrollWidth, widest: Math.max(0, ...cards) };
    });
    expect(widths.page, address).toBe(320);
    expect(widths.widest, address).toBeGreaterThan(200);
    expect(widths.widest, address).toBeLessThanOrEqual(320);
    await expect(page).not.toHaveTitle(/^(taken|1)/);
  }
  const comments = page.locator(".comments .plain-text p");
  await expect(comments.filter({ hasText: /^ابجد/ })).toHaveCSS("direction", "rtl");
  await expect(comments.filter({ hasText: "<script>" })).toHaveText("<script>document.title='taken'</script>");
});
