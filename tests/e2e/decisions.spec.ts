import type { Page } from "playwright/test";
import { decideAbout, decisionsToldTo } from "../world/decisions.ts";
import { grant, toldTo } from "../world/operator.ts";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const caseOf = (page: Page, words: string) => page.locator(".cases > li").filter({ hasText: words });

type Writer = Awaited<ReturnType<typeof writer>>;

async function moderatorOf(site: Parameters<typeof grant>[0]) {
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  return moderator;
}

async function nowIs(page: Page, who: Writer, address: string, hasScript: boolean) {
  await page.context().clearCookies();
  await who.comesTo(page);
  await page.goto(address);
  await settled(page, hasScript);
}

test("she reads why she may not write, says how she sees it, and another moderator takes it back", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address, { fullName: "Hira Sure" });
  const [first, second] = [await moderatorOf(site), await moderatorOf(site)];
  const post = await postBy(author, { title: "Honey early", description: "A little honey at five months." });
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "unsafeAdvice" } });
  const isMet = async () => (await second.call("GET", `/socialform/${post}`)).status === 200;

  await test.step("a moderator hides the post and takes her voice, for the days that she types", async () => {
    await nowIs(page, first, `/admin/reports?case=post:${post}`, hasScript);
    const dialog = page.getByRole("dialog", { name: "A post to look at" });
    await expect(dialog).toContainText("Nothing was decided against this author before.");
    await dialog.getByLabel("Hide it, and let the author read and not write").check();
    await field(page, "Why (optional)").fill("Honey can make a baby very ill.");
    await field(page, "Days without writing").fill("400");
    await send(page, "Decide");
    const problem = "Say how many days, from 1 to 365.";
    await expectProblems(page, [[field(page, "Days without writing"), problem]]);
    await field(page, "Days without writing").fill("30");
    await send(page, "Decide");
    await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
    expect(await isMet()).toBe(false);
  });

  await test.step("her notification leads to what was decided, and she answers though she may not write", async () => {
    await nowIs(page, author, "/notifications", hasScript);
    await page.getByRole("link", { name: /A moderator hid your post, and you can read here/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A moderator’s decision");
    const main = page.getByRole("main");
    await expect(main).toContainText(
      /A moderator hid your post, and you can read here, but not write, until \d+ \w+, \d+/,
    );
    await expect(main).toContainText("Honey can make a baby very ill.");
    await expect(main.locator(".evidence-text")).toContainText("A little honey at five months.");
    await send(page, "Send my answer");
    await expectProblems(page, [[field(page, "Your answer"), "Write how you see it."]]);
    await field(page, "Your answer").fill("I meant date syrup, and wrote the wrong word.");
    await page.getByRole("button", { name: "Send my answer" }).dblclick();
    await expect(toast(page, "Sent. A moderator reads it, and you are told what comes of it.")).toBeVisible();
    await expect(main).toContainText("I meant date syrup, and wrote the wrong word.");
    await expect(page.getByRole("button", { name: "Send my answer" })).toHaveCount(0);
  });

  await test.step("who decided sees that another moderator looks", async () => {
    await nowIs(page, first, "/admin/reports", hasScript);
    const card = caseOf(page, "I meant date syrup");
    await expect(card).toContainText(/Answer of Hira Sure · came (just now|\d+ minutes? ago)/);
    await card.getByRole("link", { name: "An answer to a decision" }).click();
    const dialog = page.getByRole("dialog", { name: "An answer to look at" });
    await expect(dialog).toContainText("The decision was yours. Another moderator looks at the answer.");
    await expect(dialog.getByRole("button", { name: "Decide" })).toHaveCount(0);
  });

  await test.step("another one takes the decision back", async () => {
    const [decision] = await decisionsToldTo(author);
    await nowIs(page, second, `/admin/reports?case=answer:${decision}`, hasScript);
    const dialog = page.getByRole("dialog", { name: "An answer to look at" });
    await expect(dialog).toContainText("Suspended for a post: Honey can make a baby very ill.");
    await expect(dialog).toContainText("A little honey at five months.");
    await dialog.getByLabel("Take the decision back").check();
    await field(page, "Why").fill("A slip of the pen.");
    await send(page, "Decide");
    await expect(toast(page, "Done. She is told.")).toBeVisible();
    expect(await isMet()).toBe(true);
  });

  await test.step("which she is told, and she may write again", async () => {
    await nowIs(page, author, "/notifications", hasScript);
    await page.getByRole("link", { name: /A moderator read your answer and took the decision back/ }).click();
    await expect(page.getByRole("heading", { name: "The decision is taken back" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("A slip of the pen.");
    expect((await author.call("POST", "/comment/add", { body: { comment: "Syrup.", postId: post } })).status).toBe(200);
  });
});

test("a moderator warns, and removes for good, with what came before and what stands beside it in view", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address, { fullName: "Hira Often" });
  const [reporter, moderator] = [await writer(site.address), await moderatorOf(site)];
  const thread = await postBy(await writer(site.address, { fullName: "Sana Asks" }), { title: "Which doctor?" });
  const comments: string[] = [];
  for (const comment of ["One is near.", "Only fools ask.", "Ask me in private."]) {
    comments.push(await commentBy(author, thread, { comment }));
  }
  for (const id of comments.slice(1)) {
    await reporter.call("POST", `/comment/${id}/report`, { body: { reason: "unkind" } });
  }
  const dialog = page.getByRole("dialog", { name: "A comment to look at" });

  await nowIs(page, moderator, `/admin/reports?case=comment:${comments[1]}`, hasScript);
  await dialog.getByText("Before and after it in the thread").click();
  await expect(dialog.getByText("The post, by Sana Asks.")).toBeVisible();
  await expect(dialog.locator("details .evidence-text")).toContainText([
    "Which doctor?",
    "One is near.",
    "Ask me in private.",
  ]);
  await dialog.getByLabel("Leave it, and warn the author").check();
  await field(page, "Why (optional)").fill("Nobody here is a fool.");
  await send(page, "Decide");
  await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
  expect(await toldTo(site, author)).toEqual(["A moderator warns you about your comment: Nobody here is a fool."]);

  await page.goto(`/admin/reports?case=comment:${comments[2]}`);
  await settled(page, hasScript);
  await dialog.getByText("Before, against this author: warned once").click();
  await expect(dialog.getByText("Warned for a comment, just now: Nobody here is a fool.")).toBeVisible();
  await dialog.getByLabel("Remove it for good").check();
  await field(page, "Why (optional)").fill("No numbers in private, please.");
  await send(page, "Decide");
  await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
  expect((await author.call("GET", `/comment/${comments[2]}`)).status).toBe(404);

  await nowIs(page, author, "/notifications", hasScript);
  await page.getByRole("link", { name: /A moderator removed your comment/ }).click();
  await expect(page.getByRole("main")).toContainText("A moderator removed your comment for good.");
  await expect(page.getByRole("main")).toContainText("Your comment is gone.");
});

test("whoever was second is told so: a moderator with what stands now, a member with her first answer", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address);
  const [first, second] = [await moderatorOf(site), await moderatorOf(site)];
  const post = await postBy(author, { title: "Two at once" });
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });

  await nowIs(page, second, `/admin/reports?case=post:${post}`, hasScript);
  const dialog = page.getByRole("dialog", { name: "A post to look at" });
  await dialog.getByLabel("Leave it, and warn the author").check();
  await field(page, "Why (optional)").fill("I would only warn her.");
  await decideAbout(first, `post/${post}`, { outcome: "hide" });
  await send(page, "Decide");
  await expect(dialog.getByRole("alert")).toContainText("Another moderator decided about this meanwhile.");
  await expect(dialog).toContainText("It is hidden.");
  await expect(field(page, "Why (optional)")).toHaveValue("I would only warn her.");

  const [decision] = await decisionsToldTo(author);
  await nowIs(page, author, `/account/decisions/${decision}`, hasScript);
  await field(page, "Your answer").fill("What I wrote in this window.");
  await author.call("POST", `/decision/${decision}/answer`, { body: { text: "What I wrote in the other." } });
  await send(page, "Send my answer");
  await expect(page.getByRole("alert")).toContainText("You have answered this in another window.");
  await expect(page.getByRole("main")).toContainText("What I wrote in the other.");
  await expect(field(page, "Your answer")).toHaveValue("What I wrote in this window.");
});

test("a decision is read by her alone: to others it is not there, and visitors sign in first", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const moderator = await moderatorOf(site);
  const post = await postBy(author, { title: "Mine" });
  await decideAbout(moderator, `post/${post}`, { outcome: "hide" });
  const [decision] = await decisionsToldTo(author);

  await page.goto(`/account/decisions/${decision}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await moderator.comesTo(page);
  expect((await page.goto(`/account/decisions/${decision}`))?.status()).toBe(404);
});
