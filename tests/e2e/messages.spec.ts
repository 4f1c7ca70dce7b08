import { readTalk, write } from "../fixtures/messages.ts";
import { send } from "./forms.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import {
  box,
  browserOf,
  friends,
  head,
  hers,
  open,
  openMenu,
  ownName,
  said,
  say,
  strangers,
  talkWith,
} from "./messages.ts";
import { expect, test } from "./test.ts";

test(
  "a first message waits as a request, and the talk begins when she accepts, by the browser alone as well",
  { tag: "@without-script" },
  async ({ page, browser, site, hasScript }) => {
    const name = ownName("Hira");
    const { sana, hira } = await strangers(site.address, name);
    await sana.comesTo(page);
    await open(page, "/messages", hasScript);
    await page.getByRole("link", { name: "New message" }).click();
    await page.getByRole("main").getByRole("searchbox").fill(name.toLowerCase().slice(0, -1));
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=hira/);
    await page.locator(`a[href="${talkWith(hira)}"]`).click();
    await expect(page.getByText("You can send one message now, and more once they accept.")).toBeVisible();
    await say(page, "Salam Hira");
    await expect(hers(page)).toContainText("Salam Hira");
    await expect(hers(page)).toContainText("Sent");
    await expect(page.getByText("You can send more once they accept.")).toBeVisible();
    await expect(box(page)).toHaveCount(0);

    const herPage = await browserOf(browser, hira, { baseURL: site.address, hasScript });
    await open(herPage, "/messages", hasScript);
    const request = herPage.getByRole("region", { name: "Message requests" });
    await expect(request.getByRole("listitem")).toContainText("Salam Hira");
    await request.getByRole("link", { name: "Sana" }).click();
    await expect(said(herPage)).toContainText("Salam Hira");
    await open(page, talkWith(hira), hasScript);
    await expect(hers(page)).toContainText("Sent");

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
  },
);

test(
  "on a wide screen the list stays beside what is open",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const { sana, hira } = await friends(site.address);
    await sana.comesTo(page);
    await open(page, "/messages", hasScript);
    const nothingOpen = page.getByText("Conversations open here");
    const link = page.getByRole("main").getByRole("link", { name: "Hira" });
    await expect(nothingOpen).toBeVisible();
    expect((await link.boundingBox())?.x).toBeLessThan((await nothingOpen.boundingBox())?.x ?? 0);
    await link.click();
    await expect(page).toHaveURL(talkWith(hira));
    const list = page.getByRole("complementary", { name: "All conversations" });
    // Its list would have to come with every conversation.
    if (!hasScript) return expect(list).toHaveCount(0);
    await expect(list.getByRole("link", { name: "Hira" })).toHaveAttribute("aria-current", "true");
    await list.getByRole("link", { name: "New message" }).click();
    await expect(page.getByRole("heading", { name: "New message" })).toBeVisible();
    await expect(list.getByRole("link", { name: "Hira" })).toBeVisible();

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(list).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Messages" }).click();
    await expect(link).toBeVisible();
    await expect(nothingOpen).toBeHidden();
  },
);

test("a long conversation begins at its end, and its older part is a link away", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  for (let count = 3; count <= 60; count += 1) await write(hira, sana, `Message ${count}`);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  await expect(said(page)).toHaveCount(50);
  await expect(said(page).last()).toContainText("Message 60");
  await expect(said(page).last()).toBeInViewport();
  await expect(said(page).first()).not.toBeInViewport();
  await page.getByRole("link", { name: "Older messages" }).click();
  await expect(said(page)).toHaveCount(10);
  await expect(said(page).first()).toContainText("Salam");
  await page.getByRole("link", { name: "Newest messages" }).click();
  await expect(said(page)).toHaveCount(50);
});

test("what can't be sent says why, and stays with her", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);

  await test.step("spaces", async () => {
    await box(page).fill("  \n ");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(box(page)).toBeFocused();
    await expect(said(page)).toHaveCount(2);
  });

  await test.step("too many characters", async () => {
    const long = "x".repeat(2_003);
    await box(page).fill(long);
    expect((await send(page, "Send")).status()).toBe(400);
    const problem = hers(page).getByRole("alert");
    await expect(problem).toContainText("Use at most 2,000 characters. Shorten it by 3.");
    await page.getByRole("button", { name: "Change it" }).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(long);
    await box(page).fill("x");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(hers(page)).toHaveCount(2);
    await expect(hers(page).last()).toContainText("Sent");
  });

  await test.step("to somebody who blocked her", async () => {
    await hira.call("PUT", `/chat/with/${sana.id}/block`);
    await say(page, "Hello?");
    await expect(page.getByText("This conversation has ended.")).toBeVisible();
    await expect(page.getByText("Not sent.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Not sent.")).toBeVisible();
    const { body } = await readTalk(hira, sana);
    expect(body).not.toMatchObject({ data: [{}, {}, {}, { text: "Hello?" }] });
  });
});

test("she deletes a message for herself, and then the conversation", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  await openMenu(said(page).first());
  await said(page).first().getByRole("link", { name: "Delete for me" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Salam");
  await dialog.getByRole("button", { name: "Delete for me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Deleted for you." })).toBeVisible();
  await expect(said(page)).toHaveCount(1);

  await openMenu(head(page));
  await head(page).getByRole("link", { name: "Delete for me" }).click();
  await dialog.getByRole("button", { name: "Delete for me" }).click();
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole("link", { name: "Hira" })).toHaveCount(0);
});

test("a message typed while the session ended comes back after the sign-in", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await open(page, talkWith(hira), true);
  await endSessionAtServer(page, site.address);
  await say(page, "Half a sentence");
  await logIn(page, sana);
  await expect(page).toHaveURL(talkWith(hira));
  await expect(box(page)).toHaveValue("Half a sentence");
  await expect(page.getByText("We kept what you had written. It is not sent.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(hers(page).last()).toContainText("Half a sentence");
});
