import type { Page } from "playwright/test";
import { inDays } from "../fixtures/dates.ts";
import { postBy } from "../fixtures/posts.ts";
import { field, send } from "./forms.ts";
import { writer } from "./forum.ts";
import { signedIn } from "./members.ts";
import { box, friends } from "./messages.ts";
import { expect, settled, test } from "./test.ts";

const waits = (page: Page) => page.getByRole("status").filter({ hasText: "Waiting for network." });

/** What holds forms comes after the page, as the rest that only members have. */
async function openedWhole(page: Page, address: string) {
  const whole = page.waitForResponse(/\/live\b/);
  await page.goto(address);
  await settled(page, true);
  await whole;
}

function postsFrom(page: Page) {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  return sent;
}

test("a comment and a like wait for network where they were given, and come once each", async ({ page, site }) => {
  const reader = await writer(site.address);
  const post = await postBy(await writer(site.address), { title: "Which salt?" });
  await reader.comesTo(page);
  await openedWhole(page, `/forum/details?id=${post}&write=`);
  const sent = postsFrom(page);

  await page.context().setOffline(true);
  await page.getByRole("article").getByRole("button", { name: /Like$/ }).click();
  await field(page, "Your comment").fill("Iodised.");
  await page.getByRole("button", { name: "Post Comment" }).click();
  await page.getByRole("button", { name: "Post Comment" }).click();
  await expect(waits(page)).toHaveCount(2);
  await expect(field(page, "Your comment")).toHaveValue("Iodised.");
  expect(sent).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.locator(".comments li.comment-card")).toContainText(["Iodised."]);
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByRole("article").getByRole("button", { name: /^1 like\. Liked$/ })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test("messages wait one below the other, and come once each in their order; one is taken back", async ({
  page,
  site,
}) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openedWhole(page, `/messages/with/${hira.id}`);
  const sent = postsFrom(page);
  const waiting = page.getByRole("listitem").filter({ hasText: "Waiting for network" });
  await page.context().setOffline(true);
  for (const text of ["Kal milte hain", "Ya aaj?", "Shaam ko"]) {
    await box(page).fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  }
  await expect(waiting).toHaveCount(3);
  await waiting.filter({ hasText: "Ya aaj?" }).getByRole("button", { name: "Do not send" }).click();
  await expect(waiting).toHaveCount(2);
  await expect(box(page)).toHaveValue("Ya aaj?");
  expect(sent).toEqual([]);

  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  const said = page
    .getByRole("log")
    .getByRole("listitem")
    .filter({ hasText: /Kal milte hain|Shaam ko/ });
  await expect(said).toContainText(["Kal milte hain", "Shaam ko"]);
  await expect(page.getByRole("log").getByText("Ya aaj?")).toHaveCount(0);
  await expect(page.getByRole("log").getByText("Sending")).toHaveCount(0);
  expect(sent).toHaveLength(2);
  await page.reload();
  await expect(said).toContainText(["Kal milte hain", "Shaam ko"]);
});

test("a link asks first while a message waits, which is not sent once it is left behind", async ({ page, site }) => {
  const { sana, hira } = await friends(site.address);
  await sana.comesTo(page);
  await openedWhole(page, `/messages/with/${hira.id}`);
  const sent = postsFrom(page);
  await page.context().setOffline(true);
  await box(page).fill("Kal milte hain");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("link", { name: "Messages" }).first().click();
  const asked = page.getByRole("alert").filter({ hasText: "is not sent yet" });
  await asked.getByRole("button", { name: "Stay here" }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText("Waiting for network")).toBeVisible();
  await page.getByRole("link", { name: "Messages" }).first().click();
  await asked.getByRole("button", { name: "Leave this page" }).click();
  await expect(box(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await page.goBack();
  await expect(box(page)).toBeVisible();
  await expect(page.getByText("Kal milte hain")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("a mark and a value of her record wait; a refusal is shown in its form", async ({ page, site }) => {
  await signedIn(page, site.address, { lastMenstrualPeriod: inDays(-182) });
  await openedWhole(page, "/plan");
  const visit = "Antenatal visit, week 26";
  await page.context().setOffline(true);
  await page.getByRole("button", { name: `Done (${visit})` }).click();
  await expect(waits(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("region", { name: "Done today", exact: true })).toContainText(visit);

  await page.goto("/record");
  await settled(page, true);
  await page.getByRole("link", { name: "Blood pressure", exact: true }).click();
  await page.getByLabel(/^First number/).fill("900");
  await page.context().setOffline(true);
  await page.getByLabel(/^Second number/).fill("80");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(waits(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("alert").filter({ hasText: "needs your attention" })).toBeVisible();
  await page.getByLabel(/^First number/).fill("118");
  await send(page, "Save");
  await expect(page.getByRole("region", { name: "Blood pressure" })).toContainText("118/80");
});

test("a link asks first while something waits; 'Leave quickly' never asks", async ({ page, site }) => {
  await signedIn(page, site.address);
  await openedWhole(page, "/forum/post-new");
  await page.context().setOffline(true);
  await field(page, "Title").fill("Sleep");
  await page.getByRole("button", { name: "Add Post" }).click();
  await expect(waits(page)).toBeVisible();
  await page.getByRole("link", { name: "Danger signs" }).first().click();
  const asked = page.getByRole("alert").filter({ hasText: "is not sent yet" });
  await expect(asked.locator("p").first()).toBeFocused();
  await asked.getByRole("button", { name: "Stay here" }).click();
  await expect(waits(page)).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Sleep");

  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Leave quickly" }).click();
  await page.waitForURL((url) => !url.href.includes("/forum/post-new"));
  expect(dialogs).toEqual([]);
});
