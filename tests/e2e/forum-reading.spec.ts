import { commentBy, postBy } from "../world/posts.ts";
import { removeMember } from "../world/operator.ts";
import { cardOf, writer } from "./forum.ts";
import { logIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

test("a visitor finds the forum in the bar, turns its pages and reads a thread", async ({ page, hasScript }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await settled(page, hasScript);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Social Forum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Social forum" })).toBeVisible();
  await expect(page.locator(".posts > li")).toHaveCount(10);
  await expect(page.getByText("Sample, not a real person").first()).toBeVisible();

  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/forum\?page=2$/);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).not.toHaveURL(/page=2/);

  await page.getByRole("searchbox", { name: "Search the forum..." }).fill("AWAKE at three again");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=AWAKE/);
  await expect(page.locator(".posts > li")).toHaveCount(1);
  await page.getByRole("link", { name: "Awake at three again" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Awake at three again" })).toBeVisible();
  await expect(page).toHaveTitle(/^Awake at three again/);
  await expect(page.getByRole("heading", { name: "11 comments" })).toBeVisible();
  await expect(page.locator(".comments > li")).toHaveCount(10);
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page.locator(".comments > li")).toHaveCount(1);
  await expect(page.locator(".comments > li")).toContainText("Author of the post");
});

test("older posts are found by month, and a month without any says so", async ({ page, hasScript }) => {
  await page.goto("/forum");
  await settled(page, hasScript);
  const month = page.getByLabel("Older posts by month");
  const newest = (await month.locator("option").nth(1).getAttribute("value")) ?? "";
  await month.selectOption(newest);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`month=${newest}`));
  await expect(page.getByText(/^Posts of \w+ 20\d\d\./)).toBeVisible();
  await expect(month).toHaveValue(newest);

  await page.goto("/forum?month=2020-02");
  await expect(page.getByRole("heading", { name: "Nothing found in February 2020" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All posts" }).last().click();
  await expect(page.locator(".posts > li")).toHaveCount(10);
});

test("a search without result says so, and is text", async ({ page }) => {
  await page.goto(`/forum?search=${encodeURIComponent("<b>zzzqq</b>")}`);
  await expect(page.getByRole("heading", { name: "Nothing found for '<b>zzzqq</b>'" })).toBeVisible();
});

for (const address of [
  "/forum?page=99",
  "/forum?page=501",
  "/forum/details",
  "/forum/details?id=000000000000000000000000",
  "/forum/comment/000000000000000000000000",
]) {
  test(`${address} is no page, with a way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  });
}

test("the menu of a post leads a visitor to sign in and to what she chose", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "A post to report" });
  await page.goto("/forum");
  await settled(page, hasScript);
  const card = cardOf(page, id);
  const report = card.getByRole("link", { name: "Report", exact: true });
  await expect(report).toBeHidden();
  await card.getByText("More").click();
  await expect(card.getByRole("link", { name: "Hide/Block post" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(report).toBeVisible({ visible: !hasScript });
  if (hasScript) {
    await card.getByText("More").click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(report).toBeHidden();
    await card.getByText("More").click();
  }
  await report.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, site.sample);
  await expect(page).toHaveURL(new RegExp(`/forum\\?dialog=report&post=${id}$`));
});

test("the author's own menu edits and deletes", async ({ page, site }) => {
  const author = await writer(site.address);
  const id = await postBy(author);
  await author.comesTo(page);
  await page.goto(`/forum/details?id=${id}`);
  const menu = page.getByRole("article").locator(".menu a");
  await expect(menu).toHaveText(["Edit", "Delete"]);
  await expect(menu.first()).toHaveAttribute("href", `/forum/details?id=${id}&dialog=edit&post=${id}`);
});

test("two members and a visitor see the same likes", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "To be liked" });
  const comment = await commentBy(author, id);

  await page.goto(`/forum/details?id=${id}`);
  await settled(page, hasScript);
  await page.getByRole("article").getByRole("link", { name: "Like" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(page, reader);
  await expect(page).toHaveURL(`/forum/details?id=${id}`);
  await settled(page, hasScript);

  const post = page.getByRole("article");
  await post.getByRole("button", { name: "Like" }).click();
  await expect(post.getByRole("button", { name: "Liked" })).toHaveAttribute("aria-pressed", "true");
  await expect(post.getByText("1 like", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(hasScript ? `/forum/details?id=${id}` : `/forum/details?id=${id}#post-${id}`);
  const card = cardOf(page, comment);
  await card.getByRole("button", { name: "Like" }).click();
  await expect(card.getByText("1 like", { exact: true })).toBeVisible();

  // With script it shows before the server has it.
  const likesOf = async (path: string) => (await author.call("GET", path)).at("data.likescounter");
  for (const path of [`/socialform/${id}`, `/comment/${comment}`]) await expect.poll(() => likesOf(path)).toBe(1);
  await author.call("PUT", `/socialform/${id}/like`);
  await page.goto("/forum");
  await settled(page, hasScript);
  const listed = cardOf(page, id);
  await expect(listed.getByText("2 likes")).toBeVisible();
  await listed.getByRole("button", { name: "Liked" }).click();
  await expect(listed.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  await expect(listed.getByText("1 like", { exact: true })).toBeVisible();
  await expect.poll(() => likesOf(`/socialform/${id}`)).toBe(1);

  await page.context().clearCookies();
  await page.goto("/forum");
  await expect(cardOf(page, id).getByText("1 like", { exact: true })).toBeVisible();
});

test("a like shows at once, and is taken back with a message when the post is gone", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address);
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "Soon gone" });
  await reader.comesTo(page);
  await page.goto("/forum");
  await settled(page, hasScript);
  await author.call("DELETE", `/socialform/${id}`);

  const card = cardOf(page, id);
  await card.getByRole("button", { name: "Like" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no such post.");
  if (hasScript) await expect(card.getByText("0 likes")).toBeVisible();
  else await expect(card).toHaveCount(0);
});

test("a like that doesn't reach the server is taken back, and the page stays", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "Far away" });
  await author.comesTo(page);
  await page.goto("/forum");
  await settled(page, hasScript);
  const card = cardOf(page, id);
  await expect(card.locator("form[method=post]").getByRole("button", { name: "Like" })).toBeVisible();
  // Without script the browser says it in its own words.
  if (!hasScript) return;

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\.data/, async (route) => {
    await held;
    await route.abort();
  });
  await card.getByRole("button", { name: "Like" }).click();
  await expect(card.getByText("1 like", { exact: true })).toBeVisible();
  letGo();
  await expect(page.getByRole("alert")).toContainText("We could not reach the server");
  await expect(card.getByText("0 likes")).toBeVisible();
  await expect(card.getByRole("heading", { name: "Far away" })).toBeVisible();
});

test("text is text: lines, links, directions, and nothing that runs", async ({ page, site }) => {
  const author = await writer(site.address, { fullName: "\u202eevil <i>Hira</i>" });
  const description =
    "First line.\nSecond line.\n\n<script>document.title='taken'</script> Go to https://example.org/a_(b)?c=d, or www.example.com.\n\nیہ اردو ہے۔";
  const id = await postBy(author, { title: '<img src=x onerror="document.title=1">', description });
  await page.goto(`/forum/details?id=${id}`);

  const post = page.getByRole("article");
  const paragraphs = post.locator(".plain-text p");
  await expect(paragraphs).toHaveCount(3);
  expect(await paragraphs.first().innerText()).toBe("First line.\nSecond line.");
  await expect(paragraphs.nth(1)).toContainText("<script>document.title='taken'</script>");
  await expect(paragraphs.nth(2)).toHaveCSS("direction", "rtl");
  await expect(post.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  const links = paragraphs.getByRole("link");
  await expect(links).toHaveText(["https://example.org/a_(b)?c=d", "www.example.com"]);
  await expect(links.last()).toHaveAttribute("href", "https://www.example.com");
  await expect(links.first()).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
  await expect(post.locator("bdi").first()).toContainText("evil <i>Hira</i>");
  await expect(page).not.toHaveTitle(/^(taken|1)/);
});

test("naughty strings break no layout at 320 px", async ({ page, site }) => {
  const zalgo = `Z${"\u0300\u0301\u0302\u0316\u0317".repeat(80)}algo `;
  const author = await writer(site.address, { fullName: "A".repeat(80) });
  const naughty = [
    { title: "W".repeat(120), description: "x".repeat(5_000) },
    { title: zalgo.slice(0, 110), description: zalgo.repeat(8) },
    { title: "\u202eRLO \u2066 LRI", description: "\u202e never ended ".repeat(20) },
    { title: "👩‍👩‍👧‍👦🤰🏽".repeat(6), description: "🤰🏽".repeat(800) },
    { title: "نیند نہیں آتی", description: "ابجد".repeat(600) },
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
      const cards = [...document.querySelectorAll(".card, article")].map((card) => card.getBoundingClientRect().right);
      return { page: document.documentElement.scrollWidth, widest: Math.max(0, ...cards) };
    });
    expect(widths.page, address).toBe(320);
    expect(widths.widest, address).toBeGreaterThan(200);
    expect(widths.widest, address).toBeLessThanOrEqual(320);
  }
});

test("a pseudonym says that it is one, and nothing of her", async ({ page, site }) => {
  const author = await writer(site.address, { fullName: "Zarmina" });
  const hidden = await postBy(author, { title: "Under another name", isPseudonymous: true });
  await page.goto(`/forum/details?id=${hidden}`);
  await expect(page.getByRole("article")).toContainText("(pseudonym)");
  await expect(page.getByRole("article")).not.toContainText("Zarmina");
});

test("what moderators have yet to look at is seen by its author alone, who is told so", async ({ page, site }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "Reported by three" });
  for (let count = 0; count < 3; count += 1) {
    const reporter = await writer(site.address);
    await reporter.call("POST", `/socialform/${id}/report`, { body: { reason: "spam" } });
  }
  const asVisitor = await page.goto(`/forum/details?id=${id}`);
  expect(asVisitor?.status()).toBe(404);

  await author.comesTo(page);
  await page.goto(`/forum/details?id=${id}`);
  await expect(page.getByText("Hidden. Members reported it")).toBeVisible();
});

test("the thread of a post stands at its own address too", async ({ page, site }) => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "With answers" });
  await commentBy(author, id, { comment: "One answer." });
  await page.goto(`/forum/comment/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Comments" })).toBeVisible();
  await expect(page.getByText("One answer.")).toBeVisible();
  await page.getByRole("link", { name: "With answers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "With answers" })).toBeVisible();
});

test("home shows a visitor what editors wrote, and a member what anybody did", async ({ page, site, hasScript }) => {
  const author = await writer(site.address);
  const title = `Long title ${"ab ".repeat(36)}`.trim();
  await postBy(author, { title, description: "word ".repeat(100) });
  await page.goto("/");
  const forum = page.getByRole("region", { name: "Social Forum" });
  const cards = forum.locator(".carousel li");
  await expect(cards.filter({ hasText: "Admin" })).toHaveCount(await cards.count());
  await expect(cards).not.toHaveCount(0);

  await author.comesTo(page);
  await page.goto("/");
  await settled(page, hasScript);
  const first = cards.first();
  const shownTitle = await first.getByRole("heading").innerText();
  expect(shownTitle).toBe(`${title.slice(0, 80).trimEnd()}…`);
  const shownText = await first.locator(".post-text").innerText();
  expect(shownText.length).toBeLessThanOrEqual(141);
  expect(shownText).toMatch(/…$/);
  await forum.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(/\/forum$/);
});

test("what a member wrote who is gone stays, under nobody's name", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira Gone" });
  const post = await postBy(author, { title: "Left behind", description: "I am off." });
  const comment = await commentBy(await writer(site.address), post, { comment: "Come back." });
  const own = await commentBy(author, post, { comment: "One more word." });
  await removeMember(site, author);

  await page.goto("/forum");
  await settled(page, hasScript);
  await expect(cardOf(page, post)).toContainText("Deleted member");
  await cardOf(page, post).getByRole("link", { name: "Left behind" }).click();
  await expect(page.getByRole("article")).toContainText("Deleted member");
  await expect(page.getByRole("article")).toContainText("I am off.");
  await expect(cardOf(page, own)).toContainText("Deleted member");
  await expect(cardOf(page, own)).toContainText("One more word.");
  await expect(cardOf(page, comment)).not.toContainText("Deleted member");
  await expect(page.getByRole("main")).not.toContainText("Hira Gone");
});
