import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { inDays } from "../../fixtures/dates.ts";
import { writer } from "../../fixtures/mothers.ts";
import { registeredAMonthAgo, removeMember } from "../../fixtures/operator.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { inMenu } from "./page-parts.ts";
import { cardOf, cardsOf, choose, on, threadOf } from "./forum-texts.ts";
import { logIn, openedAt, signedIn, writing } from "./people.ts";

const site = siteOfFile();

const visitorAt = (path: string) => openedAt(site, path);

test("a visitor finds the forum in the menu, turns its pages and reads a thread", async () => {
  const browser = await visitorAt("/");
  await browser.follow(inMenu(browser).getByRole("link", { name: "Social Forum" }));
  expect(browser.heading).toBe("Social forum");
  expect(cardsOf(browser)).toHaveLength(10);
  expect(browser.page.getAllByText("Sample, not a real person")).not.toEqual([]);

  await browser.follow("Next");
  expect(browser.path).toBe("/forum?page=2");
  await browser.follow("Previous");
  expect(browser.path).toBe("/forum?page=1");

  browser.fill("Search the forum...", "AWAKE at three again");
  await browser.press("Search");
  expect(browser.path).toBe("/forum?search=AWAKE+at+three+again");
  expect(cardsOf(browser)).toHaveLength(1);
  await browser.follow("Awake at three again");

  expect(browser.heading).toBe("Awake at three again");
  expect(browser.document.title).toMatch(/^Awake at three again/);
  browser.page.getByRole("heading", { name: "11 comments" });
  expect(cardsOf(browser)).toHaveLength(10);
  await browser.follow("Next");
  expect(cardsOf(browser)).toHaveLength(1);
  expect(cardsOf(browser)[0]).toHaveTextContent("Author");
});

test("older posts are found by month, and a month without any says so", async () => {
  const browser = await visitorAt("/forum");
  const options = within(browser.field("Older posts by month")).getAllByRole<HTMLOptionElement>("option");
  const { value = "", text = "" } = options[1] ?? {};
  browser.select("Older posts by month", text);
  await browser.press("Show");
  expect(browser.path).toBe(`/forum?month=${value}`);
  browser.page.getByText(`Posts of ${text}.`, { exact: false });
  expect(text).toMatch(/^\w+ 20\d\d$/);
  expect(browser.field("Older posts by month")).toHaveValue(value);

  await browser.open("/forum?month=2020-02");
  browser.page.getByRole("heading", { name: "Nothing found in February 2020" });
  const [, inEmptyList] = within(browser.page.getByRole("main")).getAllByRole("link", { name: "All posts" });
  await browser.follow(inEmptyList ?? "All posts in the empty list");
  expect(browser.path).toBe("/forum");
  expect(cardsOf(browser)).toHaveLength(10);
});

test("a search without result says so, and is text", async () => {
  const browser = await visitorAt(`/forum?search=${encodeURIComponent("<b>zzzqq</b>")}`);
  browser.page.getByRole("heading", { name: "Nothing found for '<b>zzzqq</b>'" });
  expect(browser.document.querySelector("b")).toBeNull();
});

test.each([
  ["/forum?page=99", "The list has no such page"],
  ["/forum?page=501", "The list has no such page"],
  ["/forum/details", "There is no post at this address"],
  ["/forum/details?id=000000000000000000000000", "There is no such post"],
  ["/forum/comment/000000000000000000000000", "There is no such post"],
])("%s is no page, with a way back", async (address, heading) => {
  const browser = await visitorAt(address);
  expect(browser.status).toBe(404);
  expect(browser.heading).toBe(heading);
  within(browser.page.getByRole("main")).getByRole("link", { name: "Social forum" });
});

test("the menu of a post leads a visitor to sign in and to what she chose", async () => {
  const id = await postBy(await writer(site.address), { title: "A post to report" });
  const browser = await visitorAt("/forum");
  on(browser, id).getByRole("link", { name: "Hide/Block post" });
  await choose(browser, id, "Report");
  const chosen = `/forum/report?post=${id}`;
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: chosen })}`);
  await logIn(browser, site.sample);

  expect(browser.path).toBe(chosen);
  browser.page.getByRole("dialog", { name: "Report this post" });
});

test("the author's own menu edits and deletes", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author);
  await browser.open(threadOf(id));
  const menu = within(on(browser, id).getByRole("list")).getAllByRole("link");
  expect(menu.map(textOf)).toEqual(["Edit", "Delete"]);
  expect(menu[0]).toHaveAttribute("href", `/forum/details/edit?id=${id}&post=${id}`);
});

test("two members and a visitor see the same likes", async () => {
  const author = await writer(site.address, { fullName: "Hira" });
  const reader = await writer(site.address);
  const id = await postBy(author, { title: "To be liked" });
  const comment = await commentBy(author, id);
  const browser = await visitorAt(threadOf(id));
  await browser.follow(on(browser, id).getByRole("link", { name: /Like$/ }));
  expect(browser.path).toMatch(/^\/login\?next=/);
  await logIn(browser, reader);
  expect(browser.path).toBe(threadOf(id));

  await browser.press(on(browser, id).getByRole("button", { name: /Like$/ }));
  expect(on(browser, id).getByRole("button", { name: /Liked$/ })).toHaveAttribute("aria-pressed", "true");
  on(browser, id).getByRole("button", { name: /^1 like\./ });
  expect(browser.path).toBe(threadOf(id));
  expect(browser.target).toBe(cardOf(browser, id));
  await browser.press(on(browser, comment).getByRole("button", { name: /Like$/ }));
  on(browser, comment).getByRole("button", { name: /^1 like\./ });
  expect(browser.target).toBe(cardOf(browser, comment));
  const likesOf = async (path: string) => (await author.call("GET", path)).at("data.likescounter");
  for (const path of [`/socialform/${id}`, `/comment/${comment}`]) expect(await likesOf(path)).toBe(1);

  await author.call("PUT", `/socialform/${id}/like`);
  await browser.open("/forum");
  on(browser, id).getByRole("button", { name: /^2 likes\./ });
  await browser.press(on(browser, id).getByRole("button", { name: /Liked$/ }));
  on(browser, id).getByRole("button", { name: /Like$/ });
  on(browser, id).getByRole("button", { name: /^1 like\./ });
  expect(await likesOf(`/socialform/${id}`)).toBe(1);

  on(await visitorAt("/forum"), id).getByRole("link", { name: /^1 like\./ });
});

test("a like of a post that is gone says so", async () => {
  const author = await writer(site.address);
  const { browser } = await writing(site);
  const id = await postBy(author, { title: "Soon gone" });
  await browser.open("/forum");
  await author.call("DELETE", `/socialform/${id}`);
  await browser.press(on(browser, id).getByRole("button", { name: /Like$/ }));

  expect(browser.page.getByRole("alert")).toHaveTextContent("There is no such post.");
  expect(cardOf(browser, id)).toBeNull();
});

test("text is text: lines, links, directions, and nothing that runs", async () => {
  const author = await writer(site.address, { fullName: "\u202eevil <i>Hira</i>" });
  const description =
    "First line.\nSecond line.\n\n<script>document.title='taken'</script> Go to https://example.org/a_(b)?c=d, or www.example.com.\n\nیہ اردو ہے۔";
  const id = await postBy(author, { title: '<img src=x onerror="document.title=1">', description });
  const browser = await visitorAt(threadOf(id));

  const post = browser.page.getByRole("article");
  expect(post.querySelectorAll("script, img[onerror], i")).toHaveLength(0);
  expect(within(post).getByRole("heading", { level: 1 })).toHaveTextContent("<img src=x");
  const paragraphs = [...post.querySelectorAll<HTMLElement>(".plain-text p")];
  expect(paragraphs).toHaveLength(3);
  for (const paragraph of paragraphs) expect(paragraph).toHaveAttribute("dir", "auto");
  expect(paragraphs[0]?.innerHTML).toBe("First line.<br>Second line.");
  expect(paragraphs[1]).toHaveTextContent("<script>document.title='taken'</script>");
  const links = paragraphs.flatMap((paragraph) => within(paragraph).queryAllByRole("link"));
  expect(links.map(textOf)).toEqual(["https://example.org/a_(b)?c=d", "www.example.com"]);
  expect(links[1]).toHaveAttribute("href", "https://www.example.com");
  expect(links[0]).toHaveAttribute("rel", "nofollow ugc noopener noreferrer");
  expect(post.querySelector("bdi")).toHaveTextContent("evil <i>Hira</i>");
});

test("a pseudonym says that it is one, and nothing of her", async () => {
  const author = await writer(site.address, { fullName: "Zarmina" });
  const id = await postBy(author, { title: "Under another name", isPseudonymous: true });
  const browser = await visitorAt(threadOf(id));
  expect(browser.page.getByRole("article")).toHaveTextContent("(another name)");
  expect(browser.page.getByRole("article")).not.toHaveTextContent("Zarmina");
});

test("what moderators have yet to look at is seen by its author alone, who is told so", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author, { title: "Reported by three" });
  for (let count = 0; count < 3; count += 1) {
    const reporter = await writer(site.address);
    await registeredAMonthAgo(site, reporter);
    await reporter.call("POST", `/socialform/${id}/report`, { body: { reason: "spam" } });
  }
  expect((await visitorAt(threadOf(id))).status).toBe(404);

  await browser.open(threadOf(id));
  expect(on(browser, id).getByText("Hidden.").parentElement).toHaveTextContent("Hidden. Members reported it");
});

test("the thread of a post stands at its own address too", async () => {
  const author = await writer(site.address);
  const id = await postBy(author, { title: "With answers" });
  await commentBy(author, id, { comment: "One answer." });
  const browser = await visitorAt(`/forum/comment/${id}`);
  expect(browser.heading).toBe("Comments");
  browser.page.getByText("One answer.");
  await browser.follow("With answers");
  expect(browser.heading).toBe("With answers");
});

test("home shows a visitor what editors wrote, and a member one post of another", async () => {
  const author = await writer(site.address);
  const title = `10 weeks, and a long title ${"ab ".repeat(30)}`.trim();
  await postBy(author, { title, description: "word ".repeat(100) });
  const cardsIn = (browser: FormVisitor) =>
    within(browser.page.getByRole("region", { name: "Social Forum" })).getAllByRole("listitem");
  for (const card of cardsIn(await visitorAt("/"))) expect(card).toHaveTextContent("Admin");

  const browser = await signedIn(site, { lastMenstrualPeriod: inDays(-71) });
  await browser.open("/");
  const region = within(browser.page.getByRole("region", { name: "Social Forum" }));
  const post = region.getByRole("article");
  expect(textOf(post.querySelector("h3"))).toBe(`${title.slice(0, 80).trimEnd()}…`);
  const shown = textOf(post.querySelector(".post-text"));
  expect(shown.length).toBeLessThanOrEqual(141);
  expect(shown).toMatch(/^word .*…$/);
  await browser.follow(region.getByRole("link", { name: "View All" }));
  expect(browser.path).toBe("/forum");
});

test("what a member wrote who is gone stays, under nobody's name", async () => {
  const author = await writer(site.address, { fullName: "Hira Gone" });
  const post = await postBy(author, { title: "Left behind", description: "I am off." });
  const comment = await commentBy(await writer(site.address), post, { comment: "Come back." });
  const own = await commentBy(author, post, { comment: "One more word." });
  await removeMember(site, author);

  const browser = await visitorAt("/forum");
  expect(cardOf(browser, post)).toHaveTextContent("Deleted member");
  await browser.follow("Left behind");
  expect(cardOf(browser, post)).toHaveTextContent("Deleted member");
  expect(cardOf(browser, post)).toHaveTextContent("I am off.");
  expect(cardOf(browser, own)).toHaveTextContent("Deleted member");
  expect(cardOf(browser, own)).toHaveTextContent("One more word.");
  expect(cardOf(browser, comment)).not.toHaveTextContent("Deleted member");
  expect(browser.page.getByRole("main")).not.toHaveTextContent("Hira Gone");
});

test("under words that name a danger sign a row leads to its advice, and a shown post can be shared", async () => {
  const author = await writing(site);
  const dangerous = await postBy(author, {
    title: "My face",
    description: "It is swollen since this morning, my face.",
  });
  const harmless = await postBy(author, { title: "Feet", description: "I have no headache and no bleeding." });
  const browser = await openedAt(site, threadOf(dangerous));
  expect(browser.page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toContain(dangerous);
  await browser.follow(/^Sudden swelling of the face or hands\? That is a danger sign/);
  expect(browser.path).toMatch(/^\/danger-signs/);
  await browser.open(threadOf(harmless));
  expect(browser.page.queryByRole("link", { name: /That is a danger sign/ })).toBeNull();
});
