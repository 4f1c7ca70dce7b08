import type { Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { decideAbout, decisionsToldTo } from "../fixtures/decisions.ts";
import { grant } from "../fixtures/operator.ts";
import { postBy } from "../fixtures/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

type Writer = Awaited<ReturnType<typeof writer>>;

async function moderatorOf(site: Site) {
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  return moderator;
}

async function reportedPost(site: Site, author: Writer, words: Record<string, unknown>) {
  const post = await postBy(author, words);
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "unsafeAdvice" } });
  return post;
}

async function nowIs(page: Page, who: Writer, address: string) {
  await page.context().clearCookies();
  await who.comesTo(page);
  await page.goto(address);
  await settled(page, true);
}

test("she says how she sees a decision, once for two clicks, and another moderator takes it back", async ({
  page,
  site,
}) => {
  const author = await writer(site.address, { fullName: "Hira Sure" });
  const [first, second] = [await moderatorOf(site), await moderatorOf(site)];
  const post = await reportedPost(site, author, { title: "Honey early" });
  await decideAbout(first, `post/${post}`, { outcome: "suspend", days: 30 });

  await test.step("her notification leads to what was decided, and she answers though she may not write", async () => {
    await nowIs(page, author, "/notifications");
    await page.getByRole("link", { name: /A moderator hid your post, and you can read here/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A moderator’s decision");
    await send(page, "Send appeal");
    await expectProblems(page, [[field(page, "Your appeal"), "Write how you see it."]]);
    await field(page, "Your appeal").fill("I meant date syrup, and wrote the wrong word.");
    await page.getByRole("button", { name: "Send appeal" }).dblclick();
    await expect(toast(page, "Sent. A moderator will review it, and we will notify you of the result.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("I meant date syrup, and wrote the wrong word.");
    await expect(page.getByRole("button", { name: "Send appeal" })).toHaveCount(0);
  });

  await test.step("another moderator takes the decision back", async () => {
    await nowIs(page, second, "/admin/reports");
    const card = page.locator(".data-table tbody > tr").filter({ hasText: "I meant date syrup" });
    await card.getByRole("link", { name: "Appeal against a decision" }).click();
    await page.getByRole("dialog", { name: "Appeal against a decision" }).getByLabel("Reverse the decision").check();
    await field(page, "Why").fill("A slip of the pen.");
    await send(page, "Decide");
    await expect(toast(page, "Done. The member is notified.")).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test("whoever was second is told so: a moderator with what stands now, a member with her first answer", async ({
  page,
  site,
}) => {
  const author = await writer(site.address);
  const [first, second] = [await moderatorOf(site), await moderatorOf(site)];
  const post = await reportedPost(site, author, { title: "Two at once" });

  await nowIs(page, second, `/admin/reports/post/${post}`);
  const dialog = page.getByRole("dialog", { name: /^(Reported post|Post)/ });
  await dialog.getByRole("link", { name: "Other decisions" }).click();
  await expect(dialog.getByRole("region", { name: "Decide in one tap" })).toHaveCount(0);
  await dialog.getByLabel("Leave it, and warn the author").check();
  await field(page, "Why (not needed to leave it)").fill("I would only warn her.");
  await decideAbout(first, `post/${post}`, { outcome: "hide" });
  await send(page, "Decide");
  await expect(dialog.getByRole("alert")).toContainText("Another moderator decided about this meanwhile.");
  await expect(dialog).toContainText("Hidden");
  await expect(field(page, "Why (not needed to show it)")).toHaveValue("I would only warn her.");

  const [decision] = await decisionsToldTo(author);
  await nowIs(page, author, `/account/decisions/${decision}`);
  await field(page, "Your appeal").fill("What I wrote in this window.");
  await author.call("POST", `/decision/${decision}/answer`, { body: { text: "What I wrote in the other." } });
  await send(page, "Send appeal");
  await expect(page.getByRole("alert")).toContainText("You have already appealed in another window.");
  await expect(page.getByRole("main")).toContainText("What I wrote in the other.");
  await expect(page.getByRole("textbox", { name: "Your appeal" })).toHaveValue("What I wrote in this window.");
});
