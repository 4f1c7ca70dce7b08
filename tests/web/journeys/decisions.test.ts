import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { decideAbout, decisionsToldTo } from "../../fixtures/decisions.ts";
import { writer } from "../../fixtures/mothers.ts";
import { toldTo } from "../../fixtures/operator.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { writing } from "./people.ts";
import { mainText } from "./page-parts.ts";
import { entries, staff } from "./staff.ts";

const site = siteOfFile();

const DONE = "Done. The author and the reporters are notified.";
const dialogIn = ({ page }: FormVisitor, name: string | RegExp) => page.getByRole("dialog", { name });

async function reportedPost(author: Parameters<typeof postBy>[0], words: Record<string, unknown>) {
  const post = await postBy(author, words);
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "unsafeAdvice" } });
  return post;
}

test("she reads why she may not write, says how she sees it, and another moderator takes it back", async () => {
  const author = await writing(site, { fullName: "Hira Sure" });
  const [first, second] = [await staff(site, "moderator"), await staff(site, "moderator")];
  const post = await reportedPost(author, { title: "Honey early", description: "A little honey at five months." });
  const isMet = async () => (await second.call("GET", `/socialform/${post}`)).status === 200;

  // A moderator hides the post and takes her voice, for the days that she types.
  await first.browser.open(`/admin/reports/post/${post}`);
  const seen = dialogIn(first.browser, /^(Reported|New) post/);
  expect(seen).toHaveTextContent("No earlier decisions against this author.");
  first.browser.check("Hide it and suspend the author (read only)");
  first.browser.fill("Why (not needed to leave it)", "Honey can make a baby very ill.");
  first.browser.fill("Days of suspension", "400");
  expect(await first.browser.press("Decide")).toBe(400);
  expect(first.browser.problems).toEqual([["Days of suspension", "Say how many days, from 1 to 365."]]);
  first.browser.fill("Days of suspension", "30");
  await first.browser.press("Decide");
  expect(first.browser.toasts).toEqual([DONE]);
  expect(await isMet()).toBe(false);

  // Her notification leads to what was decided, and she answers though she may not write.
  const { browser } = author;
  await browser.open("/notifications");
  await browser.follow(/A moderator hid your post, and you can read here/);
  expect(browser.heading).toBe("A moderator’s decision");
  expect(mainText(browser)).toMatch(
    /A moderator hid your post, and you can read here, but not write, until \d+ \w+, \d+/,
  );
  expect(mainText(browser)).toContain("Honey can make a baby very ill.");
  expect(mainText(browser)).toContain("A little honey at five months.");
  expect(await browser.press("Send appeal")).toBe(400);
  expect(browser.problems).toEqual([["Your appeal", "Write how you see it."]]);
  const text = "I meant date syrup, and wrote the wrong word.";
  browser.fill("Your appeal", text);
  // A double click sends it twice.
  const again = browser.http.post(browser.path, { text, intent: "answer" });
  expect([await browser.press("Send appeal"), (await again).status]).toEqual([303, 303]);
  expect(browser.toasts).toEqual(["Sent. A moderator will review it, and we will notify you of the result."]);
  expect(mainText(browser).split(text)).toHaveLength(2);
  expect(browser.page.queryByRole("button", { name: "Send appeal" })).toBeNull();

  // Who decided sees that another moderator looks.
  await first.browser.open("/admin/reports");
  const [card] = entries(first.browser, "I meant date syrup");
  expect(textOf(card)).toMatch(/Appeal by Hira Sure ?(just now|\d+ minutes? ago)/);
  await first.browser.follow(
    within(card ?? first.browser.document.body).getByRole("link", { name: "Appeal against a decision" }),
  );
  const hers = dialogIn(first.browser, "Appeal against a decision");
  expect(hers).toHaveTextContent("You made this decision, so another moderator reviews the appeal.");
  expect(within(hers).queryByRole("button", { name: "Decide" })).toBeNull();

  // Another one takes the decision back.
  const [decision] = await decisionsToldTo(author);
  await second.browser.open(`/admin/reports/answer/${decision}`);
  const answer = dialogIn(second.browser, "Appeal against a decision");
  expect(answer).toHaveTextContent("Suspended for a postWhat the moderator wrote:Honey can make a baby very ill.");
  expect(answer).toHaveTextContent("A little honey at five months.");
  second.browser.check("Reverse the decision");
  second.browser.fill("Why", "A slip of the pen.");
  await second.browser.press("Decide");
  expect(second.browser.toasts).toEqual(["Done. The member is notified."]);
  expect(await isMet()).toBe(true);

  // She is told, and may write again.
  await browser.open("/notifications");
  const reversed = browser.pageWithIcons.getByRole("link", { name: /reversed the decision/ }).closest("li");
  expect(reversed?.querySelector("use")?.getAttribute("href")).toMatch(/#check$/);
  await browser.follow(/A moderator reviewed your appeal and reversed the decision/);
  expect(mainText(browser)).toMatch(/A moderator’s decision ?This decision was taken back\. It no longer counts\./);
  expect(mainText(browser)).toContain("A slip of the pen.");
  expect((await author.call("POST", "/comment/add", { body: { comment: "Syrup.", postId: post } })).status).toBe(200);
});

test("a moderator warns, and removes for good, with what came before and what stands beside it in view", async () => {
  const author = await writing(site, { fullName: "Hira Often" });
  const reporter = await writer(site.address);
  const { browser } = await staff(site, "moderator");
  const thread = await postBy(await writer(site.address, { fullName: "Sana Asks" }), { title: "Which doctor?" });
  const comments: string[] = [];
  for (const comment of ["One is near.", "Only fools ask.", "Ask me in private."]) {
    comments.push(await commentBy(author, thread, { comment }));
  }
  for (const id of comments.slice(1)) {
    await reporter.call("POST", `/comment/${id}/report`, { body: { reason: "unkind" } });
  }

  await browser.open(`/admin/reports/comment/${comments[1]}`);
  const around = browser.page.getByText("Before and after it in the thread").closest("details");
  expect(around).toHaveTextContent(/The post, by Sana Asks\..*Which doctor\?.*One is near\..*Ask me in private\./);
  browser.check("Leave it, and warn the author");
  browser.fill("Why (not needed to leave it)", "Nobody here is a fool.");
  await browser.press("Decide");
  expect(browser.toasts).toEqual([DONE]);
  expect(await toldTo(site, author)).toEqual([
    "A moderator warned you about your comment. Reason: “Nobody here is a fool.”",
  ]);

  await browser.open(`/admin/reports/comment/${comments[2]}`);
  const before = browser.page.getByText("Earlier decisions against this author: warned once").closest("details");
  expect(before).toHaveTextContent("Warned for a comment, just now: Nobody here is a fool.");
  browser.check("Remove it for good");
  browser.fill("Why (not needed to leave it)", "No numbers in private, please.");
  await browser.press("Decide");
  expect(browser.toasts).toEqual([DONE]);
  expect((await author.call("GET", `/comment/${comments[2]}`)).status).toBe(404);

  await author.browser.open("/notifications");
  await author.browser.follow(/A moderator removed your comment/);
  expect(mainText(author.browser)).toContain("A moderator removed your comment for good.");
  expect(mainText(author.browser)).toContain("Your comment is gone.");
});

test("a moderator who was second is told what stands now, and keeps her reason", async () => {
  const author = await writer(site.address);
  const [first, { browser }] = [await staff(site, "moderator"), await staff(site, "moderator")];
  const post = await reportedPost(author, { title: "Two at once" });
  await browser.open(`/admin/reports/post/${post}`);
  browser.check("Leave it, and warn the author");
  browser.fill("Why (not needed to leave it)", "I would only warn her.");
  await decideAbout(first, `post/${post}`, { outcome: "hide" });

  expect(await browser.press("Decide")).toBe(409);
  const dialog = dialogIn(browser, /^Post, no open report$/);
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Another moderator decided about this meanwhile.");
  expect(dialog).toHaveTextContent("Hidden");
  expect(browser.field("Why (not needed to show it)")).toHaveValue("I would only warn her.");
});

test("a member who answered in another window is shown her first answer, and keeps what she wrote", async () => {
  const author = await writing(site);
  const { browser } = author;
  const moderator = await staff(site, "moderator");
  await decideAbout(moderator, `post/${await postBy(author)}`, { outcome: "hide" });
  const [decision] = await decisionsToldTo(author);
  await browser.open(`/account/decisions/${decision}`);
  browser.fill("Your appeal", "What I wrote in this window.");
  await author.call("POST", `/decision/${decision}/answer`, { body: { text: "What I wrote in the other." } });

  expect(await browser.press("Send appeal")).toBe(409);
  expect(browser.page.getByRole("alert")).toHaveTextContent("You have already appealed in another window.");
  expect(mainText(browser)).toContain("What I wrote in the other.");
  expect(browser.field("Your appeal")).toHaveValue("What I wrote in this window.");
});

test("a decision is read by her alone: to others it is not there, and visitors sign in first", async () => {
  const author = await writing(site);
  const moderator = await staff(site, "moderator");
  await decideAbout(moderator, `post/${await postBy(author, { title: "Mine" })}`, { outcome: "hide" });
  const [decision] = await decisionsToldTo(author);
  const address = `/account/decisions/${decision}`;
  const visitor = new FormVisitor(site.address);
  await visitor.open(address);
  expect(visitor.path).toBe(`/login?${new URLSearchParams({ next: address })}`);
  await moderator.browser.open(address);
  expect(moderator.browser.status).toBe(404);
  await author.browser.open(address);
  expect(author.browser.heading).toBe("A moderator’s decision");
});
