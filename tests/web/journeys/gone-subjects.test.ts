import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { choose, threadOf } from "./forum-texts.ts";
import { writing } from "./people.ts";
import { staff } from "./staff.ts";
import { friends, say, strangers, talkWith } from "./talks.ts";

const site = siteOfFile();
const WORDS = "میں تین بجے جاگتی ہوں،\nand then I can't sleep <b>again</b>.";
const GONE = "What you were writing about is no longer here";

type Writer = Awaited<ReturnType<typeof writing>>;

async function gone({ call }: Writer, path: string) {
  const { status } = await call("DELETE", path);
  if (status !== 200) throw new Error(`not deleted: ${status}`);
}

function expectKept(browser: FormVisitor, label: string, wayOn: string) {
  expect(browser.status).toBe(404);
  expect(browser.text).toContain(GONE);
  expect(browser.text).not.toContain("Unexpected Application Error");
  expect(keptField(browser, label)).toHaveValue(WORDS);
  expect(within(browser.page.getByRole("main")).getAllByRole("link", { name: wayOn })).not.toEqual([]);
}

const keptField = ({ page }: FormVisitor, label: string) =>
  within(page.getByRole("region", { name: "What you wrote" })).getByLabelText(label);

test("a comment on a post that was deleted meanwhile", async () => {
  const [author, reader] = [await writing(site), await writing(site)];
  const post = await postBy(author);
  await reader.browser.open(`/forum/comment/${post}?write=`);
  reader.browser.fill("Your comment", WORDS);
  await gone(author, `/socialform/${post}`);
  expect(await reader.browser.press("Send")).toBe(404);
  expectKept(reader.browser, "Your comment", "Social forum");
});

test("an edit of a post that was deleted in another tab", async () => {
  const author = await writing(site);
  const post = await postBy(author);
  await author.browser.open(threadOf(post));
  await choose(author.browser, post, "Edit");
  author.browser.fill(/^(Description|What)/, WORDS);
  await gone(author, `/socialform/${post}`);
  await author.browser.press("Save");
  expectKept(author.browser, "Your post", "Social forum");
  expect(keptField(author.browser, "Title")).toHaveValue("Sleep");
});

test("an edit of a comment that was deleted in another tab leads back to the thread", async () => {
  const author = await writing(site);
  const post = await postBy(author);
  const comment = await commentBy(author, post);
  await author.browser.open(threadOf(post));
  await choose(author.browser, comment, "Edit");
  const dialog = within(author.browser.page.getByRole("dialog"));
  author.browser.fill(dialog.getByLabelText(/^Your comment/), WORDS);
  await gone(author, `/comment/${comment}`);
  await author.browser.press("Save");
  expectKept(author.browser, "Your comment", "Close");
  await author.browser.follow("Close");
  expect(author.browser.path).toContain(threadOf(post));
});

test.each(["/forum", "the post"])("a report of a post that was deleted meanwhile, on %s", async (page) => {
  const [author, reader] = [await writing(site), await writing(site)];
  const post = await postBy(author);
  await reader.browser.open(page === "/forum" ? page : threadOf(post));
  await choose(reader.browser, post, "Report");
  reader.browser.check(/^It is spam/);
  reader.browser.fill(/^What the moderator should know/, WORDS);
  await gone(author, `/socialform/${post}`);
  expect(await reader.browser.press("Report")).toBe(404);
  expectKept(reader.browser, "What the moderator should know", page === "/forum" ? "Close" : "Social forum");
});

test("a moderator's reason about a review that was deleted meanwhile", async () => {
  const [author, { browser }] = [await writing(site), await staff(site, "moderator")];
  await author.call("PUT", "/user-review/mine", { body: { rating: 4, comment: "Kind words." } });
  await browser.open("/admin/reports");
  await browser.follow("New review to approve");
  browser.check("Do not show it");
  browser.fill(/^Why/, WORDS.replace("\n", " "));
  await gone(author, "/user-review/mine");
  expect(await browser.press("Decide")).toBe(404);
  expect(browser.text).toContain(GONE);
  const kept = within(browser.page.getByRole("region", { name: "What you wrote" })).getAllByRole("textbox");
  expect(kept).toHaveLength(1);
  expect(keptField(browser, "Reason")).toHaveValue(WORDS.replace("\n", " "));
});

test("a first message to a member who has left", async () => {
  const { sana, hira } = await strangers(site);
  await sana.browser.open(talkWith(hira));
  sana.browser.fill("Your message", WORDS);
  const { status } = await hira.call("DELETE", `/user/delete/${hira.id}`, { body: { password: hira.password } });
  expect(status).toBe(200);
  await sana.browser.press("Send");
  expectKept(sana.browser, "Your message", "Messages");
});

test("a message to a member who has left or blocked her, with whom she has talked, stays on the page", async () => {
  const leaves: [leave: (hira: Writer, sana: Writer) => Promise<{ status: number }>, says: string][] = [
    [(hira) => hira.call("DELETE", `/user/delete/${hira.id}`, { body: { password: hira.password } }), GONE],
    [(hira, sana) => hira.call("PUT", `/chat/with/${sana.id}/block`), "This conversation has ended."],
  ];
  for (const [leave, says] of leaves) {
    const { sana, hira } = await friends(site);
    await sana.browser.open(talkWith(hira));
    expect((await leave(hira, sana)).status).toBe(200);
    expect([403, 404, 409]).toContain(await say(sana.browser, WORDS));
    expect(sana.browser.text).toContain(says);
    expect(sana.browser.field("Your message")).toHaveValue(WORDS);
  }
});
