import type { Page } from "playwright/test";
import { grant, toldTo } from "../world/operator.ts";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const caseOf = (page: Page, words: string) => page.locator(".cases > li").filter({ hasText: words });

test("a moderator sees what was reported, hides it with a reason, and shows it again", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address, { fullName: "Hira Wrong" });
  const reporter = await writer(site.address, { fullName: "Sana Sees" });
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const post = await postBy(author, { title: "Vinegar heals", description: "Drink vinegar at night." });
  const report = { reason: "unsafeAdvice", note: "My sister got ill of it." };
  await reporter.call("POST", `/socialform/${post}/report`, { body: report });
  const changed = { moodID: 2, title: "Vinegar heals", description: "Drink water at night." };
  await author.call("PUT", `/socialform/${post}`, { body: changed });
  const statusFor = async (who: typeof author) => (await who.call("GET", `/socialform/${post}`)).status;
  const dialog = page.getByRole("dialog", { name: "A post to look at" });

  await test.step("with the evidence: what was said, and the words as they were then", async () => {
    await moderator.comesTo(page);
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("navigation", { name: "Account area" }).getByRole("link", { name: "Running Umeed" }).click();
    await page.getByRole("navigation", { name: "Running Umeed" }).getByRole("link", { name: "Reports" }).click();
    const card = caseOf(page, "Drink water at night.");
    await expect(card).toContainText("Hira Wrong · one report");
    await card.getByRole("link", { name: "Unsafe advice" }).click();
    await expect(dialog.getByRole("heading", { name: "Unsafe advice, says Sana Sees" })).toBeVisible();
    await expect(dialog).toContainText("My sister got ill of it.");
    await expect(dialog.locator(".evidence .evidence-text")).toContainText("Drink vinegar at night.");
    await expect(dialog).toContainText("Everybody can read it.");
  });

  await test.step("she says why", async () => {
    await send(page, "Decide");
    await expectProblems(page, [[dialog.getByLabel("Leave it as it is"), "Choose what to do."]]);
    await dialog.getByLabel("Hide it from everybody").check();
    await send(page, "Decide");
    await expectProblems(page, [[field(page, "Why (optional)"), "Say why, in words that the author can read."]]);
    await field(page, "Why (optional)").fill("Vinegar can harm you.");
    await send(page, "Decide");
    await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
    await expect(caseOf(page, "Drink water at night.")).toHaveCount(0);
    expect(await statusFor(reporter)).toBe(404);
    expect(await toldTo(site, reporter)).toEqual(["The post that you reported was hidden."]);
    expect(await toldTo(site, author)).toEqual(["A moderator hid your post: Vinegar can harm you."]);
  });

  await test.step("its author reads the reason", async () => {
    await page.context().clearCookies();
    await author.comesTo(page);
    await page.goto(`/forum/details?id=${post}`);
    await expect(page.getByRole("article")).toContainText("A moderator hid it. Only you see it.");
    await expect(page.getByRole("article")).toContainText("Vinegar can harm you.");
  });

  await test.step("and at its address the moderator shows it again", async () => {
    await page.context().clearCookies();
    await moderator.comesTo(page);
    await page.goto(`/admin/reports?case=post:${post}`);
    await settled(page, hasScript);
    await expect(dialog).toContainText("It is hidden.");
    await expect(dialog.getByRole("radio")).toHaveCount(2);
    await dialog.getByLabel("Show it").check();
    await send(page, "Decide");
    await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
    expect(await statusFor(reporter)).toBe(200);
  });
});

test("she finds nothing wrong with a reported comment, and who is behind a pseudonym she asks on purpose", async ({
  page,
  site,
  hasScript,
}) => {
  const author = await writer(site.address, { fullName: "Hira Hidden" });
  const moderator = await writer(site.address);
  await grant(site, moderator, "administrator");
  const thread = await postBy(await writer(site.address), { title: "A thread" });
  const comment = await commentBy(author, thread, { comment: "Rest a little.", isPseudonymous: true });
  const reporter = await writer(site.address);
  await reporter.call("POST", `/comment/${comment}/report`, { body: { reason: "spam" } });

  await moderator.comesTo(page);
  await page.goto("/admin/reports");
  await settled(page, hasScript);
  await caseOf(page, "Rest a little.").getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "A comment to look at" });
  await expect(dialog).toContainText("(a pseudonym)");
  await expect(dialog).not.toContainText("Hira Hidden");
  await send(page, "Who is behind the pseudonym?");
  await expect(dialog.getByRole("status")).toContainText("is Hira Hidden");

  await send(page, "Decide");
  await expect(dialog).toContainText("Choose what to do.");
  await expect(dialog).toContainText("is Hira Hidden");
  const looks = (await moderator.call("GET", "/act?act=trace&limit=100")).text;
  expect(looks.split(comment)).toHaveLength(2);

  await dialog.getByLabel("Leave it as it is").check();
  await send(page, "Decide");
  await expect(toast(page, "Done. Author and reporters are told.")).toBeVisible();
  await expect(caseOf(page, "Rest a little.")).toHaveCount(0);
  expect((await author.call("GET", `/comment/${comment}`)).at("data.state")).toBe("shown");
  expect(await toldTo(site, reporter)).toEqual(["We looked at the comment that you reported and left it."]);
});

test("whoever has a role is not suspended from a case, and the page says why", async ({ page, site, hasScript }) => {
  const author = await writer(site.address, { fullName: "Hira Helps" });
  await grant(site, author, "editor");
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const post = await postBy(author, { title: "By an editor" });
  await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
  const veiled = await postBy(author, { title: "By somebody", isPseudonymous: true });
  await (await writer(site.address)).call("POST", `/socialform/${veiled}/report`, { body: { reason: "other" } });
  const dialog = page.getByRole("dialog", { name: "A post to look at" });
  const silence = dialog.getByLabel("Hide it, and let the author read and not write");

  await moderator.comesTo(page);
  await page.goto(`/admin/reports?case=post:${post}`);
  await settled(page, hasScript);
  await expect(dialog.getByRole("radio")).toHaveCount(4);
  await expect(silence).toHaveCount(0);
  await expect(dialog).toContainText("She has a role here, so nobody takes her voice because of a report.");

  await page.goto(`/admin/reports?case=post:${veiled}`);
  await settled(page, hasScript);
  await expect(silence).toHaveCount(1);
  await expect(dialog).not.toContainText("She has a role here");
  await send(page, "Who is behind the pseudonym?");
  await expect(dialog).toContainText("She has a role here");
  await expect(silence).toHaveCount(0);
});

test("to members the queue is not there, and visitors sign in first", async ({ page, site }) => {
  await page.goto("/admin/reports");
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Freports/);
  const member = await writer(site.address);
  await member.comesTo(page);
  const answer = await page.goto("/admin/reports");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Reports" })).toHaveCount(0);
});
