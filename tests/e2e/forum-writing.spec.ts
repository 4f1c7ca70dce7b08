import type { Page } from "playwright/test";
import { expectProblems, field, send } from "./forms.ts";
import { endSessionAtServer, heldCookies, logIn, registered, signedIn } from "./members.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const mood = (page: Page, name: string) => page.getByRole("group", { name: "How do you feel?" }).getByLabel(name);

async function openForm(page: Page, hasScript: boolean) {
  await page.goto("/forum/post-new");
  await settled(page, hasScript);
}

async function typePost(page: Page, title: string, description: string) {
  await mood(page, "Anxious").check();
  await field(page, "Title").fill(title);
  await field(page, "Description").fill(description);
}

test("she adds a post and lands at it", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  await typePost(page, "Sleep at three", "I lie awake.\n\nDo you too?");
  await send(page, "Add Post");

  await expect(page).toHaveURL(/\/forum\/details\?id=\w+$/);
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
  const post = page.getByRole("article");
  await expect(post.getByRole("heading", { level: 1, name: "Sleep at three" })).toBeVisible();
  await expect(post.locator(".plain-text p")).toHaveText(["I lie awake.", "Do you too?"]);
  await expect(post).toContainText("Anxious");
  await expect(post).toContainText("Sana");
});

test("a post under a pseudonym does not show her name", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address, { fullName: "Zarmina Canary" });
  await openForm(page, hasScript);
  await typePost(page, "A secret", "Nobody knows yet.");
  await page.getByLabel("Post under a pseudonym").check();
  await send(page, "Add Post");

  const post = page.getByRole("article");
  await expect(post).toContainText("(pseudonym)");
  await expect(post).not.toContainText("Zarmina");
});

test("an empty post comes back with what is missing", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  await field(page, "Description").fill(" \n ");
  const answer = await send(page, "Add Post");

  expect(answer.status()).toBe(400);
  const summary = page.getByRole("alert").filter({ hasText: "need your attention" });
  await expect(summary.getByRole("listitem")).toHaveText([
    "Select mood",
    "Enter a title.",
    "Write what you want to say.",
  ]);
  await summary.getByRole("link", { name: "Select mood" }).click();
  await expect(mood(page, "Smile")).toBeFocused();
  await expect(mood(page, "Smile")).toHaveAccessibleDescription("Error: Select mood");

  await mood(page, "In love").check();
  await field(page, "Title").fill("So small");
  await send(page, "Add Post");
  await expectProblems(page, [[field(page, "Description"), "Write what you want to say."]]);
  await expect(mood(page, "In love")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("So small");
});

test("a text too long comes back whole, and what is left is told as she types", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  const description = field(page, "Description");
  await expect(description).toHaveAccessibleDescription("At most 5,000 characters");
  const text = `${"ا".repeat(4_999)}\nب`;
  await typePost(page, "Long", text);
  await expect(description).toHaveAccessibleDescription(hasScript ? "1 too many" : "At most 5,000 characters");
  await expect(page.getByRole("status").filter({ hasText: "1 too many" })).toHaveCount(hasScript ? 1 : 0);
  await send(page, "Add Post");

  const sentence = "Use at most 5,000 characters. These are 1 too many.";
  await expectProblems(page, [[description, sentence]]);
  await expect(description).toHaveValue(text);
  await description.fill(text.slice(1));
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
});

test("a double click makes one post", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  await typePost(page, "Only once please", "I pressed twice.");
  await page.getByRole("button", { name: "Add Post" }).dblclick();
  await expect(toast(page, "Your post is in the forum")).toBeVisible();

  await page.goto("/forum?search=Only+once+please");
  await expect(page.getByRole("heading", { level: 2, name: "Only once please" })).toHaveCount(1);
});

test("a visitor is led to sign in and back to the form", async ({ page, site, hasScript }) => {
  const member = await registered(site.address);
  await page.goto("/forum");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Add post" }).click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: "/forum/post-new" })}`);
  await logIn(page, member);
  await expect(page).toHaveURL("/forum/post-new");
  await expect(page.getByText("We kept what you had written")).toHaveCount(0);
});

test("a post typed while her session ended is there after the sign-in", async ({ page, site, hasScript }) => {
  const member = await signedIn(page, site.address);
  await openForm(page, hasScript);
  await endSessionAtServer(page, site.address);
  const text = "نیند نہیں آتی۔ ".repeat(300);
  await typePost(page, "نیند", text);
  await send(page, "Add Post");
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, member);

  await expect(page).toHaveURL("/forum/post-new");
  await expect(page.getByText("We kept what you had written")).toBeVisible();
  await expect(mood(page, "Anxious")).toBeChecked();
  await expect(field(page, "Title")).toHaveValue("نیند");
  await expect(field(page, "Description")).toHaveValue(text);
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
});

for (const way of ["a link", "another address"]) {
  test(`a draft is kept when she leaves by ${way}, with script`, async ({ page, site, hasScript }) => {
    await signedIn(page, site.address);
    await openForm(page, hasScript);
    await typePost(page, "Half a", "thought");
    if (way === "a link") await page.getByRole("link", { name: "Social forum" }).first().click();
    else await page.goto("/about");
    if (hasScript) await expect.poll(() => heldCookies(page)).not.toEqual([]);
    await openForm(page, hasScript);
    await expect(page.getByText("We kept what you had written")).toHaveCount(hasScript ? 1 : 0);
    await expect(field(page, "Title")).toHaveValue(hasScript ? "Half a" : "");
    if (!hasScript) return;
    await expect(mood(page, "Anxious")).toBeChecked();
    await expect(field(page, "Description")).toHaveValue("thought");

    await page.getByRole("button", { name: "Start anew" }).click();
    await expect(field(page, "Title")).toHaveValue("");
    await expect(page.getByText("We kept what you had written")).toHaveCount(0);
    await openForm(page, hasScript);
    await expect(field(page, "Description")).toHaveValue("");
  });
}

test("a draft that was sent does not come back", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  await typePost(page, "Sent", "and done");
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
  await openForm(page, hasScript);
  await expect(field(page, "Title")).toHaveValue("");
});

test("a post that does not get there is not lost", async ({ page, site, hasScript }) => {
  await signedIn(page, site.address);
  await openForm(page, hasScript);
  await typePost(page, "No network", "in the village");
  await page.route("**/post-new*", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Add Post" }).click();
  // Without script the browser itself says so.
  const alert = page.getByRole("alert").filter({ hasText: "We could not reach the server" });
  await expect(alert).toHaveCount(hasScript ? 1 : 0);
  await expect(field(page, "Description")).toHaveValue("in the village");
  await page.unroute("**/post-new*");
  await send(page, "Add Post");
  await expect(toast(page, "Your post is in the forum")).toBeVisible();
});
