import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { writer } from "../../fixtures/mothers.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor } from "../form-visitor.ts";
import { cardOf, cardsOf, choose, on, paragraphsOf, threadOf } from "./forum-texts.ts";
import { browserOf, endSessionAtServer, logIn, writing } from "./people.ts";

const NOTE = "What the moderator should know (optional)";

const site = siteOfFile();

/** The one that is open. */
function dialogOf(browser: FormVisitor, name?: string) {
  return browser.page.getByRole("dialog", name ? { name } : {});
}

test("she edits her post from the list, and it says so", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author, { title: "First words" });
  await browser.open("/forum");
  await choose(browser, id, "Edit");
  dialogOf(browser, "Edit your post");
  expect(browser.field("Happy")).toBeChecked();
  expect(browser.field("Description")).toHaveValue("I lie awake at three.");
  browser.fill("Title", "");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Title", "Enter a title."]]);
  browser.fill("Title", "Better words");
  browser.check("Excited");
  await browser.press("Save");

  expect(browser.toasts).toEqual(["Your changes are saved"]);
  expect(browser.path).toBe("/forum");
  expect(browser.page.queryByRole("dialog")).toBeNull();
  on(browser, id).getByRole("heading", { name: "Better words" });
  expect(cardOf(browser, id)).toHaveTextContent("Excited");
  expect(cardOf(browser, id)).toHaveTextContent("edited");
});

test("a post changed in two tabs: the second sees both texts, and saves over on purpose", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author, { title: "Two tabs" });
  const address = `/forum/details/edit?id=${id}&post=${id}`;
  await browser.open(address);
  const other = await browserOf(site, author);
  await other.open(address);
  other.fill("Description", "Written in the second tab.");
  await other.press("Save");
  expect(other.toasts).toEqual(["Your changes are saved"]);

  browser.fill("Description", "Written in the first tab.");
  const status = await browser.press("Save");
  expect(status).toBe(409);
  expect(browser.problems).toEqual([["", "This post was changed in another window meanwhile. Here are both texts."]]);
  noteFault({ saw: `${status}: ${browser.problems.flat().join("")}` });
  expect(browser.field("Description")).toHaveValue("Written in the first tab.");
  within(dialogOf(browser, "Edit your post")).getByRole("heading", { name: "The saved text" });
  expect(paragraphsOf(dialogOf(browser))).toEqual(["Written in the second tab."]);

  browser.fill("Title", "");
  expect(await browser.press("Save")).toBe(400);
  expect(browser.problems).toEqual([["Title", "Enter a title."]]);
  browser.fill("Title", "Two tabs");
  await browser.press("Save");
  expect(browser.toasts).toEqual(["Your changes are saved"]);
  expect(paragraphsOf(cardOf(browser, id))).toEqual(["Written in the first tab."]);
});

test("a third change between the two is not overwritten unseen", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author, { title: "Three" });
  await browser.open(`/forum/edit?post=${id}`);
  const change = (description: string) =>
    author.call("PUT", `/socialform/${id}`, { body: { moodID: 1, title: "Three", description } });
  await change("One.");
  browser.fill("Description", "Mine.");
  expect(await browser.press("Save")).toBe(409);
  await change("Two.");
  expect(await browser.press("Save")).toBe(409);
  expect(paragraphsOf(dialogOf(browser))).toEqual(["Two."]);
  expect(browser.field("Description")).toHaveValue("Mine.");
});

test("she edits her comment and deletes it", async () => {
  const { browser, ...author } = await writing(site);
  const post = await postBy(author, { title: "With a comment" });
  const id = await commentBy(author, post);
  await browser.open(threadOf(post));
  await choose(browser, id, "Edit");
  browser.fill(within(dialogOf(browser, "Edit your comment")).getByLabelText("Your comment"), "Me three.");
  await browser.press("Save");
  expect(cardOf(browser, id)).toHaveTextContent("Me three.");

  await choose(browser, id, "Delete");
  within(dialogOf(browser, "Delete this comment?")).getByText("Me three.");
  await browser.follow("Cancel");
  expect(browser.page.queryByRole("dialog")).toBeNull();
  await choose(browser, id, "Delete");
  await browser.press("Delete");
  expect(browser.toasts).toEqual(["The comment is deleted."]);
  expect(browser.path).toBe(`${threadOf(post)}&page=1`);
  expect(cardOf(browser, id)).toBeNull();
  browser.page.getByText(/^Nobody has answered yet\./);
});

test("the only comment of a page can be deleted there", async () => {
  const { browser, ...author } = await writing(site);
  const post = await postBy(author, { title: "Eleven" });
  for (let count = 1; count <= 10; count += 1) await commentBy(author, post, { comment: `Answer ${count}` });
  const last = await commentBy(author, post, { comment: "The eleventh" });
  await browser.open(`${threadOf(post)}&page=2`);
  await choose(browser, last, "Delete");
  await browser.press("Delete");
  expect(browser.toasts).toEqual(["The comment is deleted."]);
  expect(cardsOf(browser)).toHaveLength(10);
});

test("the only post of a list's last page can be deleted there", async () => {
  const { browser, ...author } = await writing(site);
  const oldest = await postBy(author, { title: "Twigs 0" });
  for (let count = 1; count <= 10; count += 1) await postBy(author, { title: `Twigs ${count}` });
  await browser.open("/forum?search=twigs&page=2");
  expect(cardsOf(browser)).toHaveLength(1);
  await choose(browser, oldest, "Delete");
  await browser.press("Delete");
  expect(browser.toasts).toEqual(["The post is deleted."]);
  expect(browser.path).toBe("/forum?search=twigs&page=1");
  expect(cardsOf(browser)).toHaveLength(10);
});

test("a dialog over a page of a search closes to it, and what stands there leads on within it", async () => {
  const { browser } = await writing(site);
  const author = await writer(site.address);
  for (let count = 0; count <= 10; count += 1) await postBy(author, { title: `Reeds ${count}` });
  const address = "/forum?search=reeds&page=1";
  for (const wayOut of ["Close", "Back to the page"]) {
    await browser.open(address);
    await browser.follow(browser.page.getAllByRole("link", { name: "Report" })[0] ?? "Report");
    dialogOf(browser, "Report this post");
    expect(browser.path).toMatch(/^\/forum\/report\?search=reeds&page=1&post=/);
    await browser.follow(wayOut);
    expect(browser.path).toBe(address);
  }
  await browser.follow(browser.page.getAllByRole("link", { name: "Report" })[0] ?? "Report");
  await browser.follow("Next");
  expect(browser.path).toBe("/forum?search=reeds&page=2");
});

test("she deletes the post that she reads, and is led to the forum", async () => {
  const { browser, ...author } = await writing(site);
  const id = await postBy(author, { title: "Not for long" });
  await browser.open(threadOf(id));
  await choose(browser, id, "Delete");
  within(dialogOf(browser, "Delete this post?")).getByText("Not for long");
  await browser.press("Delete");
  expect(browser.toasts).toEqual(["The post is deleted."]);
  expect(browser.path).toBe("/forum");
  expect(browser.page.queryByRole("heading", { name: "Not for long" })).toBeNull();
});

test("she reports a post with a reason, and a comment", async () => {
  const author = await writer(site.address);
  const { browser } = await writing(site);
  const post = await postBy(author, { title: "Drink bleach" });
  const comment = await commentBy(author, post, { comment: "It helps." });
  await browser.open(threadOf(post));
  await choose(browser, post, "Report");
  dialogOf(browser, "Report this post");
  expect(await browser.press("Report")).toBe(400);
  expect(browser.problems).toEqual([["What is wrong?", "Choose a reason."]]);
  browser.check("It gives unsafe advice");
  browser.fill(NOTE, "Nobody should try this.");
  await browser.press("Report");
  expect(browser.toasts).toEqual(["Thank you. A moderator will look at it."]);
  expect(browser.path).toBe(threadOf(post));

  await choose(browser, comment, "Report");
  dialogOf(browser, "Report this comment");
  browser.check("Somebody may be in danger, from themselves or from others");
  await browser.press("Report");
  expect(browser.toasts.join()).toContain("If a life is in danger now, do not wait for us");
});

test("a visitor who reports signs in first, and finds the dialog", async () => {
  const reader = await writer(site.address);
  const id = await postBy(await writer(site.address), { title: "Seen from outside" });
  const address = `/forum/report?post=${id}`;
  const browser = new FormVisitor(site.address);
  await browser.open(address);
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: address })}`);
  await logIn(browser, reader);
  expect(browser.path).toBe(address);
  dialogOf(browser, "Report this post");
});

test("a report written while her session ended is there after the sign-in", async () => {
  const { browser, ...reader } = await writing(site);
  const id = await postBy(await writer(site.address), { title: "To be reported" });
  await browser.open(`/forum/report?post=${id}`);
  await endSessionAtServer(browser, site);
  browser.check(/^It is spam/);
  browser.fill(NOTE, "She sells pills.");
  await browser.press("Report");
  await logIn(browser, reader);
  expect(browser.field(/^It is spam/)).toBeChecked();
  expect(browser.field(NOTE)).toHaveValue("She sells pills.");
});

test("she hides a post, and shows it again", async () => {
  const { browser } = await writing(site);
  const id = await postBy(await writer(site.address), { title: "Out of sight" });
  await browser.open(threadOf(id));
  await choose(browser, id, "Hide/Block post");
  await browser.press("Hide this post");
  expect(browser.toasts).toEqual(["You don't see this post any more."]);
  expect(browser.path).toBe("/forum");
  expect(cardOf(browser, id)).toBeNull();

  await browser.open("/account");
  await browser.follow("Hidden and blocked");
  expect(browser.page.getByRole("region", { name: "Hidden posts" })).toHaveTextContent("Out of sight");
  await browser.press("Show it again Out of sight");
  expect(browser.toasts).toEqual(["You see this post again."]);
  browser.page.getByRole("heading", { name: "Nothing hidden, nobody blocked" });
  await browser.open("/forum");
  expect(cardOf(browser, id)).not.toBeNull();
});

test("a block by name holds both ways and everywhere, until she undoes it", async () => {
  const author = await writer(site.address, { fullName: "Hira Loud" });
  const { browser, ...reader } = await writing(site);
  const third = await writer(site.address);
  const [post, another] = [await postBy(author, { title: "Loud" }), await postBy(author, { title: "Louder" })];
  const own = await postBy(reader, { title: "Hers" });
  const comment = await commentBy(author, await postBy(third, { title: "Of a third" }));
  await browser.open("/forum");
  await choose(browser, post, "Hide/Block post");
  expect(dialogOf(browser)).toHaveTextContent("neither of you can message the other");
  expect(dialogOf(browser)).toHaveTextContent("You may still see what they write under another name.");
  await browser.press("Block this member");
  expect(browser.toasts).toEqual(["You will not see what is written under this name any more."]);
  for (const id of [post, another]) expect(cardOf(browser, id)).toBeNull();
  expect((await reader.call("GET", `/comment/${comment}`)).status).toBe(404);
  expect((await author.call("GET", `/socialform/${own}`)).status).toBe(404);

  await browser.open("/account/hidden");
  await browser.press("Unblock Hira Loud");
  expect(browser.toasts).toEqual(["You see what they write again."]);
  await browser.open("/forum");
  for (const id of [post, another]) expect(cardOf(browser, id)).not.toBeNull();
});

test("a pseudonym is blocked in its thread alone", async () => {
  const author = await writer(site.address, { fullName: "Hira Double" });
  const { browser, ...reader } = await writing(site);
  const post = await postBy(await writer(site.address), { title: "A thread" });
  const comment = await commentBy(author, post, { comment: "From behind.", isPseudonymous: true });
  const named = await postBy(author, { title: "Under her name" });
  await browser.open(threadOf(post));
  await choose(browser, comment, "Block this name");
  expect(dialogOf(browser)).toHaveTextContent("You may still see this member elsewhere, and get messages from them.");
  await browser.follow("Report it");
  expect(dialogOf(browser)).toHaveTextContent("Report this comment");
  await browser.open(threadOf(post));
  await choose(browser, comment, "Block this name");
  await browser.press("Block this name");
  expect(browser.path).toBe(`${threadOf(post)}&page=1`);
  expect(cardOf(browser, comment)).toBeNull();
  expect((await reader.call("GET", `/socialform/${named}`)).status).toBe(200);

  await browser.open("/account/hidden");
  browser.page.getByText("(another name, in one thread)");
  expect(browser.page.getByRole("main")).not.toHaveTextContent("Hira Double");
});

test("what may not be done with a text opens no dialog", async () => {
  const { browser: authors, ...author } = await writing(site);
  const { browser: readers } = await writing(site);
  const id = await postBy(author, { title: "Mine" });
  const notHers: [FormVisitor, string[]][] = [
    [authors, ["report", "hide"]],
    [readers, ["edit", "delete"]],
  ];
  for (const [browser, dialogs] of notHers) {
    for (const dialog of dialogs) {
      await browser.open(`/forum/${dialog}?post=${id}`);
      expect(browser.heading).toBe("Social forum");
      expect(browser.page.queryByRole("dialog")).toBeNull();
    }
  }
  await readers.http.post(`/forum/delete?post=${id}`, {});
  await readers.open("/forum");
  expect(readers.page.getByRole("alert")).toHaveTextContent("There is no such post.");
  expect((await author.call("GET", `/socialform/${id}`)).status).toBe(200);
});
