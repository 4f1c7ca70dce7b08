import { readTalk, write } from "../world/messages.ts";
import { grant } from "../world/operator.ts";
import { commentBy, postBy } from "../world/posts.ts";
import { expectProblems, field, send } from "./forms.ts";
import { cardOf, writer } from "./forum.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { box, browserOf, friends, hers, open, ownName, said, say, strangers, talkWith } from "./messages.ts";
import { expect, test } from "./test.ts";

test("a first message waits as a request, and the talk begins when she accepts", async ({
  page,
  browser,
  site,
  hasScript,
}) => {
  const name = ownName("Hira");
  const { sana, hira } = await strangers(site.address, name);
  await sana.comesTo(page);
  await open(page, "/messages", hasScript);
  await page.getByRole("link", { name: "Write to somebody" }).click();
  await page.getByRole("searchbox").fill(name.toLowerCase().slice(0, -1));
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=hira/);
  await page.locator(`a[href="${talkWith(hira)}"]`).click();
  await expect(page.getByText("Your first message waits until she accepts it.")).toBeVisible();
  await say(page, "Salam Hira");
  await expect(hers(page)).toContainText("Salam Hira");
  await expect(hers(page)).toContainText("Stored");
  await expect(page.getByText("Your first message waits for her answer.")).toBeVisible();
  await expect(box(page)).toHaveCount(0);

  const herPage = await browserOf(browser, hira, { baseURL: site.address, hasScript });
  await open(herPage, "/messages", hasScript);
  const request = herPage.getByRole("region", { name: "They would like to write to you" });
  await expect(request.getByRole("listitem")).toContainText("1 new message");
  await request.getByRole("link", { name: "Sana" }).click();
  await expect(said(herPage)).toContainText("Salam Hira");
  await open(page, talkWith(hira), hasScript);
  await expect(hers(page)).toContainText("Stored");

  await herPage.getByRole("button", { name: "Accept" }).click();
  await expect(herPage.getByRole("status").filter({ hasText: "You can write to each other now." })).toBeVisible();
  await say(herPage, "Salam Sana");
  await expect(hers(herPage)).toContainText("Salam Sana");
  await open(page, talkWith(hira), hasScript);
  await expect(hers(page)).toContainText("Read");
  await say(page, "How are you?");
  await expect(hers(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue("");
  await herPage.context().close();
});

test("from what somebody wrote in the forum she writes to her, unless it is under a pseudonym", async ({
  page,
  site,
  hasScript,
}) => {
  const { sana, hira } = await strangers(site.address);
  const post = await postBy(hira, { title: "Who else is awake with me" });
  const hidden = await commentBy(hira, post, { comment: "More of me", isPseudonymous: true });
  await sana.comesTo(page);
  await open(page, `/forum/details?id=${post}`, hasScript);
  await cardOf(page, hidden).locator("summary").click();
  await expect(cardOf(page, hidden).getByRole("link", { name: "Report" })).toBeVisible();
  await expect(cardOf(page, hidden).getByRole("link", { name: "Write to her" })).toHaveCount(0);
  await page.getByRole("article").locator("summary").click();
  await page.getByRole("link", { name: "Write to her" }).click();
  await expect(page).toHaveURL(talkWith(hira));
  await say(page, "I am awake too");
  await expect(hers(page)).toContainText("Stored");
});

test("a request that is refused is gone, and who asked is not told", async ({ page, site, hasScript }) => {
  const { sana, hira } = await strangers(site.address);
  await write(sana, hira, "May I?");
  await hira.comesTo(page);
  await open(page, talkWith(sana), hasScript);
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  const { body } = await sana.call("GET", "/chat/chatlist");
  expect(body).toMatchObject({ users: [{ state: "requested" }] });
});

test("the newest 50 are shown, and the older ones by a link", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  for (let count = 3; count <= 60; count += 1) await write(hira, sana, `Message ${count}`);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await expect(said(page)).toHaveCount(50);
  await expect(said(page).last()).toContainText("Message 60");
  await expect(said(page).last()).toBeInViewport();
  await page.getByRole("link", { name: "Older messages" }).click();
  await expect(said(page)).toHaveCount(10);
  await expect(said(page).first()).toContainText("Salam");
  await expect(page.getByRole("link", { name: "Older messages" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newest messages" }).click();
  await expect(said(page)).toHaveCount(50);
});

test("spaces are no message", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await box(page).fill("  \n ");
  if (hasScript) {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(box(page)).toBeFocused();
  } else {
    expect((await send(page, "Send")).status()).toBe(400);
    await expectProblems(page, [[box(page), "Write a message."]]);
  }
  await expect(said(page)).toHaveCount(2);
});

test("too long a message comes back whole", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  const long = "x".repeat(2_003);
  await box(page).fill(long);
  expect((await send(page, "Send")).status()).toBe(400);
  const sentence = "Use at most 2,000 characters. These are 3 too many.";
  if (hasScript) {
    await expect(hers(page).getByRole("alert")).toContainText(sentence);
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(box(page)).toBeFocused();
  } else {
    await expectProblems(page, [[box(page), sentence]]);
  }
  await expect(box(page)).toHaveValue(long);
  await box(page).fill("x");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(hers(page)).toHaveCount(2);
});

test("an address in a message leads nowhere, and HTML means nothing", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await write(hira, sana, "<b>Go</b> to https://bank.example@evil.example/login");
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  const message = said(page).last();
  await expect(message).toContainText("<b>Go</b> to https://bank.example@evil.example/login");
  await expect(message.locator("strong")).toHaveText("evil.example");
  await expect(message.getByRole("link")).toHaveText(["Delete this message for me"]);
});

test("she deletes a message for herself, and then the conversation", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await said(page).first().getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Salam");
  await dialog.getByRole("button", { name: "Delete for me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The message is gone for you." })).toBeVisible();
  await expect(said(page)).toHaveCount(1);

  await page.getByRole("link", { name: "Delete for me" }).click();
  await dialog.getByRole("button", { name: "Delete for me" }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole("link", { name: "Hira" })).toHaveCount(0);
  const { body } = await readTalk(hira, sana);
  expect(body).toMatchObject({ data: [{ text: "Salam" }, { text: "Wa alaikum salam" }] });
  await write(hira, sana, "Are you there?");
  await open(page, talkWith(hira), hasScript);
  await expect(said(page)).toHaveCount(1);
});

test("after a block her words stay with her, not sent", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await hira.call("PUT", `/chat/with/${sana.id}/block`);
  await say(page, "Hello?");
  await expect(page.getByText("This conversation has ended.")).toBeVisible();
  await expect(page.getByText("Not sent.")).toBeVisible();
  if (!hasScript) await expect(box(page)).toHaveValue("Hello?");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Not sent.")).toBeVisible();
  const { body } = await readTalk(hira, sana);
  expect(body).not.toMatchObject({ data: [{}, {}, { text: "Hello?" }] });
});

test("she blocks somebody with whom she talks", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await page.getByRole("link", { name: "Block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole("link", { name: "Hira" })).toHaveCount(0);
  const answer = await write(hira, sana, "Still there?");
  expect(answer.status).toBe(403);
});

test("she reports somebody with a reason, and a moderator reads what was said last", async ({
  page,
  site,
  hasScript,
}) => {
  const { sana, hira } = await friends(site.address);
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  await write(hira, sana, `Buy pills of ${hira.id}`);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await page.getByRole("link", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report Hira" });
  await send(page, "Report");
  await expectProblems(page, [[dialog.getByLabel("It is unkind"), "Choose a reason."]]);
  await dialog.getByLabel("It is spam").check();
  await dialog.getByLabel(/What the moderator should know/).fill("She asks everybody.");
  await send(page, "Report");
  await expect(page.getByRole("status").filter({ hasText: "Thank you. A moderator will look at it." })).toBeVisible();
  await expect(page).toHaveURL(talkWith(hira));
  await expect(box(page)).toBeVisible();

  const { data } = (await moderator.call("GET", `/moderation/member/${hira.id}`)).body;
  expect(JSON.stringify(data)).toContain(`Buy pills of ${hira.id}`);
});

test("a double click sends one message", async ({ page, site, hasScript }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), hasScript);
  await box(page).fill("Once.");
  await page.getByRole("button", { name: "Send" }).dblclick();
  await expect(hers(page).filter({ hasText: "Once." })).toContainText("Stored");
  await open(page, talkWith(hira), hasScript);
  await expect(hers(page)).toHaveCount(2);
});

test("visitors sign in first, and a message typed while the session ended comes back", async ({
  page,
  site,
  hasScript,
}) => {
  const { sana, hira } = await friends(site.address);
  await open(page, talkWith(hira), hasScript);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: talkWith(hira) })}`);
  await logIn(page, sana);
  await expect(page).toHaveURL(talkWith(hira));

  await endSessionAtServer(page, site.address);
  await say(page, "Half a sentence");
  await logIn(page, sana);
  await expect(page).toHaveURL(talkWith(hira));
  await expect(box(page)).toHaveValue("Half a sentence");
  await expect(page.getByText("We kept what you had written. It is not sent.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(hers(page).last()).toContainText("Half a sentence");
});

test("nobody finds her until she says so", async ({ page, site, hasScript }) => {
  const name = `Nadia ${Date.now()}`;
  const nadia = await writer(site.address, { fullName: name });
  const sana = await writer(site.address);
  const search = `/user/pagination/api?searchTerm=${encodeURIComponent(name)}`;
  expect((await sana.call("GET", search)).body).toMatchObject({ data: [] });
  await nadia.comesTo(page);
  await open(page, "/account", hasScript);
  await page.getByRole("link", { name: "Who may find you" }).click();
  await field(page, "Other members may find me").check();
  await send(page, "Save");
  await expect(page.getByRole("status").filter({ hasText: "Updated successfully!" })).toBeVisible();
  expect((await sana.call("GET", search)).body).toMatchObject({ data: [{ _id: nadia.id }] });
});
