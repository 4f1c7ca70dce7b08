import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { writer } from "../../fixtures/mothers.ts";
import { decideAbout } from "../../fixtures/decisions.ts";
import { grant, toldTo } from "../../fixtures/operator.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { choose, on } from "./forum-texts.ts";
import { signedIn, writing } from "./people.ts";
import { entries, region, staff } from "./staff.ts";

const site = siteOfFile();

const DONE = "Done. The author and the reporters are notified.";
const dialogIn = ({ page }: FormVisitor, kind: "post" | "comment") =>
  page.getByRole("dialog", { name: new RegExp(`^((Reported|New) )?${kind}`, "i") });

test("a moderator gets from a post to what waits; a member does not", async () => {
  const author = await writing(site);
  const id = await postBy(author, { title: "Read by both" });
  const { browser } = await staff(site, "moderator");
  await browser.open("/forum");
  await choose(browser, id, "To review");
  expect(browser.path).toBe("/admin/reports");

  await author.browser.open("/forum");
  expect(on(author.browser, id).queryByRole("link", { name: "To review" })).toBeNull();
});

test("a moderator sees what was reported, hides it with a reason, and shows it again", async () => {
  const author = await writing(site, { fullName: "Hira Wrong" });
  const reporter = await writer(site.address, { fullName: "Sana Sees" });
  const { browser } = await staff(site, "moderator");
  const post = await postBy(author, { title: "Vinegar heals", description: "Drink vinegar at night." });
  const report = { reason: "unsafeAdvice", note: "My sister got ill of it." };
  await reporter.call("POST", `/socialform/${post}/report`, { body: report });
  const changed = { moodID: 2, title: "Vinegar heals", description: "Drink water at night." };
  await author.call("PUT", `/socialform/${post}`, { body: changed });
  const statusFor = async (who: typeof reporter) => (await who.call("GET", `/socialform/${post}`)).status;

  // The evidence: what was said, and the words as they were then.
  await browser.open("/account");
  await browser.follow(region(browser, "Staff").getByRole("link", { name: "Admin" }));
  await browser.follow(region(browser, "Admin", "navigation").getByRole("link", { name: "Reports" }));
  const [card] = entries(browser, "Drink water at night.");
  expect(card).toHaveTextContent(/Unsafe advice\s*Post by Hira Wrong/);
  await browser.follow(within(card ?? browser.document.body).getByRole("link", { name: "Reported post" }));
  const said = within(dialogIn(browser, "post")).getByRole("heading", { name: "Unsafe advice, reported by Sana Sees" });
  const evidence = said.closest("section");
  expect(evidence).toHaveTextContent("My sister got ill of it.");
  expect(evidence).toHaveTextContent("Drink vinegar at night.");
  expect(dialogIn(browser, "post")).toHaveTextContent("Everybody can read it");

  // She says why. What a tap decides is not offered beside a decision that she has begun.
  region(browser, "Decide in one tap");
  expect(await browser.press("Decide")).toBe(400);
  expect(browser.page.queryByRole("region", { name: "Decide in one tap" })).toBeNull();
  expect(browser.problems).toEqual([["What to do", "Choose what to do."]]);
  browser.check("Hide it from everybody");
  await browser.press("Decide");
  expect(browser.problems).toEqual([["Why (not needed to leave it)", "Say why, in words that the author can read."]]);
  expect(browser.field("Hide it from everybody")).toBeChecked();
  browser.fill("Why (not needed to leave it)", "Vinegar can harm you.");
  await browser.press("Decide");
  expect(browser.toasts).toEqual([DONE]);
  expect(browser.path).toMatch(/^\/admin\/reports/);
  expect(entries(browser, "Drink water at night.")).toEqual([]);
  expect(await statusFor(reporter)).toBe(404);
  expect(await toldTo(site, reporter)).toEqual(["The post you reported was hidden."]);
  expect(await toldTo(site, author)).toEqual(["A moderator hid your post. Reason: “Vinegar can harm you.”"]);

  // Its author reads the reason.
  await author.browser.open(`/forum/details?id=${post}`);
  const article = author.browser.page.getByRole("article");
  expect(article).toHaveTextContent("A moderator hid it. Only you see it.");
  expect(article).toHaveTextContent("Vinegar can harm you.");

  // At its address the moderator shows it again.
  await browser.open(`/admin/reports/post/${post}`);
  expect(dialogIn(browser, "post")).toHaveTextContent("Hidden");
  expect(within(dialogIn(browser, "post")).getAllByRole("radio")).toHaveLength(2);
  browser.check("Show it");
  await browser.press("Decide");
  expect(browser.toasts).toEqual([DONE]);
  expect(await statusFor(reporter)).toBe(200);
});

test("a moderator leaves and hides cases in a tap each, reads what was done, and is led to the next", async () => {
  const author = await writing(site, { fullName: "Hira Often" });
  const { browser, call } = await staff(site, "moderator");
  const reported = async (title: string, reason: string) => {
    const id = await postBy(author, { title });
    await (await writer(site.address)).call("POST", `/socialform/${id}/report`, { body: { reason } });
    return id;
  };
  const [first, second, third] = [
    await reported("First of three", "unsafeAdvice"),
    await reported("Second of three", "spam"),
    await reported("Third of three", "other"),
  ];
  const stateOf = async (id: string) => (await author.call("GET", `/socialform/${id}`)).at("data.state");
  await browser.open(`/admin/reports/post/${first}`);
  const quick = () => region(browser, "Decide in one tap");
  expect(dialogIn(browser, "post")).toHaveTextContent(/\d+ more to review/);
  const leave = () => quick().getByRole("button", { name: "Leave it as it is" });
  // What somebody calls dangerous is not left by the first tap that offers itself.
  expect(leave()).not.toHaveClass("main");
  await browser.press(leave());
  expect(await stateOf(first)).toBe("shown");
  expect(within(dialogIn(browser, "post")).getAllByRole("status").map(textOf)).toEqual([DONE]);
  expect(browser.path).toBe(`/admin/reports/post/${second}`);

  expect(leave()).toHaveClass("main");
  expect(quick().getByText(/the author reads: “It advertises something.”$/)).toBeInTheDocument();
  const hide = quick().getByRole("button", { name: "Hide it from everybody" });
  expect(textOf(dialogIn(browser, "post"))).toMatch(
    /the author reads: .*Hide it from everybody$|the author reads: .*Hide it from everybody.*Other decisions/s,
  );
  expect(quick().getByRole("link", { name: "Other decisions" })).toHaveAttribute("href", "#decision");
  await browser.press(hide);
  expect(await stateOf(second)).toBe("hidden");
  expect(await toldTo(site, author)).toContain("A moderator hid your post. Reason: “It advertises something.”");

  // Of something else nobody can say for the moderator what is wrong with it.
  await browser.open(`/admin/reports/post/${third}`);
  expect(quick().getAllByRole("button")).toHaveLength(1);

  // Meanwhile another one was first: the quick decision about the old state is refused.
  await call("POST", `/moderation/post/${third}/decision`, { body: { outcome: "hide", reason: "No.", seen: "shown" } });
  expect(await browser.press(leave())).not.toBe(200);
  expect(await stateOf(third)).toBe("hidden");
});

test("she finds nothing wrong with a reported comment, and who is behind a pseudonym she asks on purpose", async () => {
  const author = await writer(site.address, { fullName: "Hira Hidden" });
  const moderator = await staff(site, "administrator");
  const { browser } = moderator;
  const thread = await postBy(await writer(site.address), { title: "A thread" });
  const comment = await commentBy(author, thread, { comment: "Rest a little.", isPseudonymous: true });
  const reporter = await writer(site.address);
  await reporter.call("POST", `/comment/${comment}/report`, { body: { reason: "spam" } });

  await browser.open("/admin/reports");
  const [card] = entries(browser, "Rest a little.");
  await browser.follow(within(card ?? browser.document.body).getByRole("link"));
  expect(dialogIn(browser, "comment")).toHaveTextContent("(a pseudonym)");
  expect(browser.html).not.toContain("Hira Hidden");
  await browser.press("Who is behind the pseudonym?");
  const named = () => within(dialogIn(browser, "comment")).getByRole("status");
  expect(named()).toHaveTextContent("is Hira Hidden");

  expect(await browser.press("Decide")).toBe(400);
  expect(browser.problems).toEqual([["What to do", "Choose what to do."]]);
  expect(named()).toHaveTextContent("is Hira Hidden");
  const looks = (await moderator.call("GET", "/act?act=trace&limit=100")).text;
  expect(looks.split(comment)).toHaveLength(2);

  browser.check("Leave it as it is");
  await browser.press("Decide");
  expect(browser.toasts).toEqual([DONE]);
  expect(entries(browser, "Rest a little.")).toEqual([]);
  expect((await author.call("GET", `/comment/${comment}`)).at("data.state")).toBe("shown");
  expect(await toldTo(site, reporter)).toEqual(["We looked at the comment you reported and took no action."]);
});

test("decided cases are narrowed to one decision and turned round by links, also under an open case", async () => {
  const { browser, ...moderator } = await staff(site, "moderator");
  const posts: string[] = [];
  for (const title of ["Older case", "Newer case"]) {
    const post = await postBy(await writer(site.address), { title });
    await decideAbout(moderator, `post/${post}`, { outcome: "hide" });
    posts.push(post);
  }
  await browser.open("/admin/reports?show=decided");
  browser.select("Decision", "Hidden");
  await browser.press("Show");
  const titles = () =>
    within(browser.page.getByRole("table", { name: "Decided cases" }))
      .getAllByRole("row")
      .map((row) => /(?:Older|Newer) case/.exec(textOf(row))?.[0])
      .filter(Boolean);
  const header = () => browser.page.getByRole("columnheader", { name: "When" });
  expect([titles(), header().getAttribute("aria-sort")]).toEqual([["Newer case", "Older case"], "descending"]);
  await browser.follow("When");
  expect([titles(), header().getAttribute("aria-sort")]).toEqual([["Older case", "Newer case"], "ascending"]);
  expect(browser.field("Decision")).toHaveValue("hide");
  await browser.open(`/admin/reports/post/${posts[0]}?show=decided&outcome=hide&sort=oldest`);
  expect(titles()[0]).toBe("Older case");

  await browser.open("/admin/reports?show=decided&outcome=undo");
  browser.page.getByRole("heading", { name: "No such decisions" });
  await browser.follow("All decisions");
  expect(titles()).toHaveLength(2);
});

test("whoever has a role is not suspended from a case, and the page says why", async () => {
  const author = await writer(site.address, { fullName: "Hira Helps" });
  await grant(site, author, "editor");
  const { browser } = await staff(site, "moderator");
  const reported = async (title: string, isPseudonymous: boolean) => {
    const post = await postBy(author, { title, isPseudonymous });
    await (await writer(site.address)).call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
    return post;
  };
  const [open, veiled] = [await reported("By an editor", false), await reported("By somebody", true)];
  const choices = () => within(dialogIn(browser, "post")).getAllByRole("radio").length;
  const suspend = () => browser.page.queryByLabelText("Hide it and suspend the author (read only)");
  const why = "The author has a role here, so they cannot be suspended from a report.";

  await browser.open(`/admin/reports/post/${open}`);
  expect([choices(), suspend()]).toEqual([4, null]);
  expect(dialogIn(browser, "post")).toHaveTextContent(why);

  await browser.open(`/admin/reports/post/${veiled}`);
  expect(suspend()).not.toBeNull();
  expect(dialogIn(browser, "post")).not.toHaveTextContent("The author has a role here");
  await browser.press("Who is behind the pseudonym?");
  expect([choices(), suspend()]).toEqual([4, null]);
  expect(dialogIn(browser, "post")).toHaveTextContent(why);
});

test("to members the queue is not there, and visitors sign in first", async () => {
  const visitor = new FormVisitor(site.address);
  await visitor.open("/admin/reports");
  expect(visitor.path).toBe("/login?next=%2Fadmin%2Freports");
  const member = await signedIn(site);
  await member.open("/admin/reports");
  expect([member.status, member.heading]).toEqual([404, "There is no such page"]);
  await member.open("/account");
  expect(member.page.queryByRole("link", { name: /Reports|Admin/ })).toBeNull();
});

test("after a decision the next case opens, and one can be skipped", async () => {
  const reporter = await writer(site.address);
  const author = await writer(site.address);
  const posts = [];
  for (const title of ["First of three", "Second of three", "Third of three"]) {
    const post = await postBy(author, { title });
    await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "spam" } });
    posts.push(`/admin/reports/post/${post}`);
  }
  const [first = "", second = "", third = ""] = posts;
  const { browser } = await staff(site, "moderator");
  await browser.open(first);
  expect(await browser.press("Decide and open next")).toBe(400);
  browser.check("Leave it as it is");
  await browser.press("Decide and open next");
  expect([browser.path, browser.toasts]).toEqual([second, [DONE]]);
  await browser.follow(/^Skip \(/);
  expect(browser.path).toBe(third);
  browser.check("Leave it as it is");
  await browser.press("Decide");
  expect(browser.path).toBe("/admin/reports");
});
