import { inMenu } from "./page-parts.ts";
import { within } from "@testing-library/dom";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { readTalk, write } from "../../fixtures/messages.ts";
import { grant } from "../../fixtures/operator.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { FormVisitor, textOf } from "../form-visitor.ts";
import { browserOf, endSessionAtServer, logIn, writing } from "./people.ts";
import { friends, hers, messages, ofHead, said, say, strangers, talkWith } from "./talks.ts";

const site = siteOfFile();

test("a first message waits as a request, and the talk begins when she accepts", async () => {
  const name = `Hira ${randomUUID().slice(0, 8)}`;
  const { sana, hira } = await strangers(site, name);
  await sana.browser.open("/messages");
  await sana.browser.follow("New message");
  sana.browser.fill("Search by name...", name.toLowerCase().slice(0, -1));
  await sana.browser.press("Search");
  expect(sana.browser.path).toMatch(/^\/messages\/new\?search=hira/);
  await sana.browser.follow(name);
  expect(sana.browser.path).toBe(talkWith(hira));
  expect(sana.browser.text).toContain("You can send one message now, and more once they accept.");
  expect(await say(sana.browser, "Salam Hira")).toBe(303);
  expect(hers(sana.browser)).toEqual([expect.stringMatching(/^You: Salam Hira \d\d:\d\d Sent/)]);
  expect(textOf(sana.browser.target)).toBe(hers(sana.browser)[0]);
  expect(sana.browser.text).toContain("You can send more once they accept.");
  expect(sana.browser.page.queryByLabelText("Your message")).toBeNull();

  await hira.browser.open("/messages");
  const request = within(hira.browser.page.getByRole("region", { name: "Message requests" }));
  expect(request.getByRole("listitem")).toHaveTextContent("Salam Hira");
  request.getByRole("button", { name: /^Refuse/ });
  await hira.browser.follow(request.getByRole("link", { name: "Sana" }));
  expect(said(hira.browser)).toEqual([expect.stringMatching(/^Sana: Salam Hira/)]);
  await sana.browser.follow("Refresh");
  expect(hers(sana.browser)).toEqual([expect.stringContaining("Sent")]);

  await hira.browser.press(/^Accept/);
  expect(hira.browser.toasts).toEqual(["You can write to each other now."]);
  await say(hira.browser, "Salam Sana");
  expect(hers(hira.browser)).toEqual([expect.stringContaining("Salam Sana")]);
  await sana.browser.follow("Refresh");
  expect(hers(sana.browser)).toEqual([expect.stringContaining("Read")]);
  await say(sana.browser, "How are you?");
  expect(hers(sana.browser)).toHaveLength(2);
  expect(sana.browser.field("Your message")).toHaveValue("");
});

test("the icon in the bar leads to her messages, and says how many she has not read", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await write(hira, sana, "Are you well?");
  await browser.open("/guidelines");
  await browser.follow("Messages 1 new");

  expect(browser.path).toBe("/messages");
  await browser.follow("Hira");
  expect(said(browser).at(-1)).toMatch(/^Hira: Are you well\?/);
  await browser.follow("Refresh");
  expect(
    inMenu(browser)
      .getAllByRole("link", { name: /^Messages/ })
      .map(textOf),
  ).toEqual(["Messages"]);
  const icon = browser.document.querySelector("header .chat");
  expect(textOf(icon)).toBe("Messages");
});

test("from what somebody wrote in the forum she writes to her, unless it is under a pseudonym", async () => {
  const { sana, hira } = await strangers(site);
  const { browser } = sana;
  const post = await postBy(hira, { title: "Who else is awake with me" });
  const hidden = await commentBy(hira, post, { comment: "More of me", isPseudonymous: true });
  await browser.open(`/forum/details?id=${post}#comment-${hidden}`);
  const comment = within(browser.target ?? browser.document.body);
  comment.getByText("More of me");
  comment.getByRole("link", { name: "Report" });
  expect(comment.queryByRole("link", { name: "Message" })).toBeNull();
  await browser.follow("Message");

  expect(browser.path).toBe(talkWith(hira));
  await say(browser, "I am awake too");
  expect(hers(browser)).toEqual([expect.stringMatching(/I am awake too.*Sent/)]);
});

test("a request that is refused is gone, and who asked is not told", async () => {
  const { sana, hira } = await strangers(site);
  await write(sana, hira, "May I?");
  await hira.browser.open(talkWith(sana));
  await hira.browser.press(/^Refuse/);

  expect(hira.browser.path).toBe("/messages");
  hira.browser.page.getByRole("heading", { name: "No messages yet" });
  expect((await sana.call("GET", "/chat/chatlist")).body).toMatchObject({ users: [{ state: "requested" }] });
});

test("the newest 50 are shown, and the older ones by a link", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  for (let count = 3; count <= 60; count += 1) await write(hira, sana, `Message ${count}`);
  await browser.open(talkWith(hira));
  expect(said(browser)).toHaveLength(50);
  expect(said(browser).at(-1)).toContain("Message 60");
  await browser.follow("Older messages");
  expect(said(browser)).toHaveLength(10);
  expect(said(browser)[0]).toContain("Salam");
  expect(browser.page.queryByRole("link", { name: "Older messages" })).toBeNull();
  await browser.follow("Newest messages");
  expect(said(browser)).toHaveLength(50);
});

test("spaces are no message, and too long a message comes back whole", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  expect(await say(browser, "  \n ")).toBe(400);
  expect(browser.problems).toEqual([["Your message", "Write a message."]]);
  expect(said(browser)).toHaveLength(2);

  const long = "x".repeat(2_003);
  expect(await say(browser, long)).toBe(400);
  expect(browser.problems).toEqual([["Your message", "Use at most 2,000 characters. Shorten it by 3."]]);
  expect(browser.field("Your message")).toHaveValue(long);
  await say(browser, "x");
  expect(hers(browser)).toHaveLength(2);
});

test("days are told apart, the oldest first, and a line is above what she has not read", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await write(hira, sana, "Are you well?");
  await write(hira, sana, "Call me");
  await browser.open(talkWith(hira));
  const spoken = [...browser.document.querySelectorAll(".message-list > li")].map(textOf);
  expect(spoken.map((text) => text.replace(/ \d\d:\d\d.*/, ""))).toEqual([
    "Today",
    "You: Salam",
    "New messages",
    "Hira: Wa alaikum salam",
    "Hira: Are you well?",
    "Hira: Call me",
  ]);

  await browser.follow("Refresh");
  expect(browser.text).not.toContain("New messages");
});

test("an address in a message leads nowhere, and HTML means nothing", async () => {
  const { sana, hira } = await friends(site);
  const text = "<b>Go</b> to https://bank.example@evil.example/login";
  await write(hira, sana, text);
  await sana.browser.open(talkWith(hira));
  const [message] = messages(sana.browser).slice(-1);
  if (!message) throw new Error("Nothing was said.");

  expect(message).toHaveTextContent(text);
  expect(textOf(within(message).getByRole("strong"))).toBe("evil.example");
  expect(within(message).getAllByRole("link").map(textOf)).toEqual(["Delete for me"]);
});

test("she deletes a message for herself, and then the conversation", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  const [first] = messages(browser);
  if (!first) throw new Error("Nothing was said.");
  await browser.follow(within(first).getByRole("link", { name: "Delete for me" }));
  const dialog = within(browser.page.getByRole("dialog", { name: "Delete this message for you?" }));
  dialog.getByText("Salam");
  await browser.press("Delete for me");
  expect(browser.toasts).toEqual(["Deleted for you."]);
  expect(said(browser)).toHaveLength(1);

  await browser.follow(ofHead(browser).getByRole("link", { name: "Delete for me" }));
  await browser.press("Delete for me");
  expect(browser.path).toBe("/messages");
  expect(browser.page.queryByRole("link", { name: "Hira" })).toBeNull();
  const { body } = await readTalk(hira, sana);
  expect(body).toMatchObject({ data: [{ text: "Salam" }, { text: "Wa alaikum salam" }] });
  await write(hira, sana, "Are you there?");
  await browser.open(talkWith(hira));
  expect(said(browser)).toHaveLength(1);
});

test("a message that is gone meanwhile is not asked about, and the conversation stands", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  const [first] = messages(browser);
  if (!first) throw new Error("Nothing was said.");
  const link = within(first).getByRole("link", { name: "Delete for me" });
  const other = await browserOf(site, sana);
  await other.open(link.getAttribute("href") ?? "");
  await other.press("Delete for me");
  await browser.follow(link);

  expect(browser.status).toBe(404);
  expect(browser.page.getByRole("dialog")).toHaveTextContent("This message is gone");
  await browser.follow("Close");
  expect(browser.path).toMatch(talkWith(hira));
  expect(said(browser)).toHaveLength(1);
});

test("after a block her words stay with her, not sent", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  await hira.call("PUT", `/chat/with/${sana.id}/block`);
  await say(browser, "Hello?");
  expect(browser.problems).toEqual([["", "This conversation has ended."]]);
  browser.page.getByText("Not sent.");
  expect(browser.field("Your message")).toHaveValue("Hello?");
  await browser.press("Try again");
  browser.page.getByText("Not sent.");
  const { body } = await readTalk(hira, sana);
  expect(body).toMatchObject({ data: [{}, {}] });
  expect(body).not.toHaveProperty("data.2");
});

test("she blocks somebody with whom she talks", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  await browser.follow("Block");
  browser.page.getByRole("dialog", { name: "Block Hira?" });
  await browser.press("Block");

  expect(browser.path).toBe("/messages");
  expect(browser.page.queryByRole("link", { name: "Hira" })).toBeNull();
  expect((await write(hira, sana, "Still there?")).status).toBe(403);
});

test("she reports somebody with a reason, and a moderator reads what was said last", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  const moderator = await writing(site);
  await grant(site, moderator, "moderator");
  await write(hira, sana, `Buy pills of ${hira.id}`);
  await browser.open(talkWith(hira));
  await browser.follow("Report");
  browser.page.getByRole("dialog", { name: "Report Hira" });
  expect(await browser.press("Report")).toBe(400);
  expect(browser.problems).toEqual([["What is wrong?", "Choose a reason."]]);
  browser.check(/^It is spam/);
  browser.fill(/What the moderator should know/, "She asks everybody.");
  await browser.press("Report");
  expect(browser.toasts).toEqual(["Thank you. A moderator will look at it."]);
  expect(browser.path).toBe(talkWith(hira));
  browser.field("Your message");

  const { data } = (await moderator.call("GET", `/moderation/member/${hira.id}`)).body;
  expect(JSON.stringify(data)).toContain(`Buy pills of ${hira.id}`);
});

test("a form sent twice at once is one message", async () => {
  const { sana, hira } = await friends(site);
  const { browser } = sana;
  await browser.open(talkWith(hira));
  browser.fill("Your message", "Once.");
  const send = browser.page.getByRole("button", { name: "Send" });
  await Promise.all([browser.press(send), browser.press(send)]);
  await browser.open(talkWith(hira));

  expect(hers(browser)).toEqual([expect.stringContaining("Salam"), expect.stringMatching(/Once\..*Sent/)]);
});

test("visitors sign in first, and a message typed while the session ended comes back", async () => {
  const { sana, hira } = await friends(site);
  const browser = new FormVisitor(site.address);
  await browser.open(talkWith(hira));
  expect(browser.path).toBe(`/login?${new URLSearchParams({ next: talkWith(hira) })}`);
  await logIn(browser, sana);
  expect(browser.path).toBe(talkWith(hira));

  await endSessionAtServer(browser, site);
  await say(browser, "Half a sentence");
  await logIn(browser, sana);
  expect(browser.path).toBe(talkWith(hira));
  expect(browser.field("Your message")).toHaveValue("Half a sentence");
  browser.page.getByText("We kept what you had written. It is not sent.");
  await browser.press("Send");
  expect(hers(browser).at(-1)).toContain("Half a sentence");
});

test("nobody finds her until she says so", async () => {
  const name = `Nadia ${randomUUID().slice(0, 8)}`;
  const nadia = await writing(site, { fullName: name });
  const { browser } = nadia;
  const sana = await writing(site);
  const find = async () => (await sana.call("GET", `/user/pagination/api?searchTerm=${encodeURIComponent(name)}`)).body;
  expect(await find()).toMatchObject({ data: [] });
  await browser.open("/account");
  await browser.follow("Privacy");
  browser.check("Other members may find me");
  await browser.press("Save");

  expect(browser.toasts).toEqual(["Updated successfully!"]);
  expect(await find()).toMatchObject({ data: [{ _id: nadia.id }] });
});
