import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { writer } from "../../fixtures/mothers.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor } from "../form-visitor.ts";
import { cardOf, cardsOf, on, paragraphsOf, threadOf, writingOn } from "./forum-texts.ts";
import { endSessionAtServer, logIn, writing } from "./people.ts";

const site = siteOfFile();

/** A member before a thread that she has begun. */
async function inOwnThread(words: Record<string, unknown> = {}, overrides: Record<string, unknown> = {}) {
  const author = await writing(site, overrides);
  const post = await postBy(author, words);
  await author.browser.open(writingOn(post));
  return { ...author, post };
}

test("she comments and lands at her comment, on the last page", async () => {
  const author = await writer(site.address, { fullName: "Hira" });
  const { browser } = await writing(site, { fullName: "Zoya" });
  const post = await postBy(author, { title: "Eleven answers" });
  for (let count = 1; count <= 10; count += 1) await commentBy(author, post, { comment: `Answer ${count}` });
  await browser.open(threadOf(post));
  await browser.follow("Write a comment");
  expect(browser.path).toBe(writingOn(post));
  browser.fill("Your comment", "The eleventh.\n\nFrom me.");
  expect(await browser.press("Post Comment")).toBe(303);

  expect(browser.path).toBe(`${threadOf(post)}&page=2`);
  expect(browser.toasts).toEqual(["Comment added!"]);
  browser.page.getByRole("heading", { name: "11 comments" });
  const [card = null] = cardsOf(browser);
  expect(cardsOf(browser)).toHaveLength(1);
  expect(browser.target).toBe(card);
  expect(card).toHaveTextContent("Zoya");
  expect(paragraphsOf(card)).toEqual(["The eleventh.", "From me."]);
  await browser.follow("Write a comment");
  expect(browser.field("Your comment")).toHaveValue("");

  browser.fill("Your comment", "And the twelfth.");
  await browser.press("Post Comment");
  expect(cardsOf(browser)).toHaveLength(2);
  expect(browser.page.queryByLabelText(/^Your comment/)).toBeNull();
});

test("the comments' own page sends one too", async () => {
  const { browser, post } = await inOwnThread();
  await browser.open(`/forum/comment/${post}?write=`);
  browser.fill("Your comment", "Sent.");
  await browser.press("Send");

  expect(browser.path).toBe(`/forum/comment/${post}?page=1`);
  expect(browser.toasts).toEqual(["Comment added!"]);
  expect(cardsOf(browser)).toEqual([browser.target]);
  expect(browser.target).toHaveTextContent("Sent.");
});

test("spaces are no comment, and too long a one comes back whole", async () => {
  const { browser } = await inOwnThread();
  browser.fill("Your comment", "  \n ");
  expect(await browser.press("Post Comment")).toBe(400);
  expect(browser.problems).toEqual([["Your comment", "Please type message"]]);

  const long = "x".repeat(2_003);
  browser.fill("Your comment", long);
  expect(await browser.press("Post Comment")).toBe(400);
  expect(browser.problems).toEqual([["Your comment", "Use at most 2,000 characters. Shorten it by 3."]]);
  expect(browser.field("Your comment")).toHaveValue(long);
});

test("a form that is sent twice makes one comment", async () => {
  const { browser } = await inOwnThread();
  browser.fill("Your comment", "Once.");
  const answers = await Promise.all([browser.press("Post Comment"), browser.press("Post Comment")]);

  expect(answers).toEqual([303, 303]);
  expect(cardsOf(browser)).toHaveLength(1);
});

test("a comment on a post that is gone is refused, and says why", async () => {
  const author = await writer(site.address);
  const { browser } = await writing(site);
  const post = await postBy(author);
  await browser.open(writingOn(post));
  await author.call("DELETE", `/socialform/${post}`);
  browser.fill("Your comment", "Too late.");

  expect(await browser.press("Post Comment")).toBe(404);
  expect(browser.text).toContain("There is no such post.");
});

test("a visitor logs in to comment, and comes back to write", async () => {
  const post = await postBy(await writer(site.address));
  const reader = await writer(site.address, { fullName: "Zoya" });
  const browser = new FormVisitor(site.address);
  await browser.open(threadOf(post));
  expect(browser.page.queryByLabelText(/^Your comment/)).toBeNull();
  await browser.follow("Log in to comment");
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: `${writingOn(post)}#comment` })}`);
  await logIn(browser, reader);

  expect(browser.path).toBe(writingOn(post));
  browser.fill("Your comment", "میں بھی۔");
  browser.check("Under another name");
  await browser.press("Post Comment");
  expect(browser.toasts).toEqual(["Comment added!"]);
  expect(cardsOf(browser)).toEqual([browser.target]);
  expect(browser.target).toHaveTextContent("میں بھی۔");
  expect(browser.target).toHaveTextContent("(another name)");
  expect(browser.target).not.toHaveTextContent("Zoya");
});

test("a comment typed while her session ended is there after the sign-in", async () => {
  const { browser, ...author } = await inOwnThread();
  await endSessionAtServer(browser, site);
  browser.fill("Your comment", "Half a sentence");
  await browser.press("Post Comment");
  await logIn(browser, author);

  expect(browser.field("Your comment")).toHaveValue("Half a sentence");
  await browser.press("Post Comment");
  expect(cardsOf(browser)).toEqual([browser.target]);
  expect(browser.target).toHaveTextContent("Half a sentence");
});

test("in her own pseudonymous thread she is told who she is there", async () => {
  const words = { title: "Nobody knows", isPseudonymous: true };
  const { browser, call, post } = await inOwnThread(words, { fullName: "Zarmina Canary" });
  const name = (await call("GET", `/socialform/${post}`)).textAt("data.userId.fullName");
  const box = browser.page.getByRole("region", { name: "Add a comment" });
  expect(box).toHaveTextContent(`In this thread you are ${name}`);
  expect(within(box).queryAllByRole("checkbox")).toEqual([]);
  browser.fill("Your comment", "Still me.");
  await browser.press("Post Comment");

  expect(browser.target).toHaveTextContent("Still me.");
  expect(browser.target).toHaveTextContent(name);
  expect(browser.page.getByRole("main")).not.toHaveTextContent("Zarmina");
});

test("she answers a comment, and her reply stands below it", async () => {
  const { browser, post, ...author } = await inOwnThread();
  const other = await writer(site.address, { fullName: "Hira" });
  const first = await commentBy(other, post, { comment: "Feet up after lunch." });
  const second = await commentBy(other, post, { comment: "And water." });
  await browser.open(threadOf(post));
  await browser.follow(on(browser, first).getByRole("link", { name: "Reply to Hira" }));
  expect(browser.page.getByRole("region", { name: "Add a comment" })).toHaveTextContent("Reply to Hira");
  browser.fill("Your comment", "For how long?");
  await browser.press("Post Comment");
  expect(browser.toasts).toEqual(["Comment added!"]);
  const replies = browser.page.getByRole("list", { name: "Replies to Hira" });
  expect(cardOf(browser, first)?.contains(replies)).toBe(true);
  expect(replies).toHaveTextContent("For how long?");
  expect(cardOf(browser, second)?.contains(replies)).toBe(false);
  expect((await author.call("GET", `/comment/forum/${post}?page=1`)).at("data.2.replyTo")).toBe(first);
});

test("the author of a post says which answer helped, and stops following her thread", async () => {
  const { browser, post } = await inOwnThread();
  const answer = await commentBy(await writer(site.address, { fullName: "Hira" }), post);
  await browser.open(threadOf(post));
  await browser.press(on(browser, answer).getByRole("button", { name: "Helpful" }));
  expect(browser.target).toBe(cardOf(browser, answer));
  expect(cardOf(browser, answer)).toHaveTextContent("Helped the author");
  expect(on(browser, answer).getByRole("button", { name: "Helpful" })).toHaveAttribute("aria-pressed", "true");
  await browser.press("Unfollow");
  expect(browser.toasts).toEqual(["You won't be notified of new comments."]);
  await browser.press("Follow");
  expect(browser.toasts).toEqual(["You will be notified of new comments."]);

  const reader = await writing(site);
  await reader.browser.open(threadOf(post));
  expect(on(reader.browser, answer).queryByRole("button", { name: "Helpful" })).toBeNull();
  expect(cardOf(reader.browser, answer)).toHaveTextContent("Helped the author");
  await reader.browser.press("Follow");
  reader.browser.page.getByRole("button", { name: "Unfollow" });
});
