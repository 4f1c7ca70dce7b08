import type { Page } from "playwright/test";
import type { Site } from "../support/site.ts";
import { grant } from "../world/operator.ts";
import { endSessionAtServer, logIn } from "./members.ts";
import { expectProblems, field, send, typeDate } from "./forms.ts";
import { writer } from "./forum.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const sourceField = (page: Page, number: number, label: string) =>
  page.getByRole("group", { name: `Source ${number}` }).getByLabel(label, { exact: true });

async function editorOf(site: Site, fullName = "Amna Edits") {
  const editor = await writer(site.address, { fullName });
  await grant(site, editor, "editor");
  return editor;
}

type Editor = Awaited<ReturnType<typeof editorOf>>;

const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
const articleOf = (title: string) => ({
  matter: { title, category: "nutrition", picture: "tangerine", summary: "They are good for you.", sources },
  body: "Eat one a day.",
});

/** A published article. */
async function articleBy(editor: Editor, title: string) {
  const body = { document: articleOf(title), publication: { when: "now" } };
  const answer = await editor.call("POST", "/content/article", { body });
  return { key: answer.textAt("data.key"), id: answer.textAt("data.recordId") };
}

test("an editor writes an article, looks at it, publishes it, and takes it away again", async ({
  page,
  site,
  hasScript,
}) => {
  const editor = await editorOf(site);
  const title = `Oranges ${editor.id}`;
  await editor.comesTo(page);

  await test.step("from her account, as a draft first", async () => {
    await page.goto("/account");
    await settled(page, hasScript);
    await page.getByRole("navigation", { name: "Account area" }).getByRole("link", { name: "Running Umeed" }).click();
    await page.getByRole("navigation", { name: "Running Umeed" }).getByRole("link", { name: "Content" }).click();
    await page.getByRole("main").getByRole("link", { name: "New article" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("New article");
    await send(page, "Save as a draft");
    await expectProblems(page, [[field(page, "Title"), "Give it a title; a draft needs nothing else."]]);
    await field(page, "Title").fill(title);
    await send(page, "Save as a draft");
    await expect(toast(page, "Saved as a draft.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText("Not published.");
  });

  await test.step("all that readers need is asked for", async () => {
    await settled(page, hasScript);
    await send(page, "Publish");
    await expectProblems(page, [
      [field(page, "Category"), "Choose a category."],
      [field(page, "Picture"), "Name a picture."],
      [field(page, "Summary"), "Write a summary."],
      [field(page, "Text"), "Write the article."],
      [sourceField(page, 1, "Who says it"), "Name at least one source."],
    ]);
    await field(page, "Category").selectOption("Food and drink");
    await field(page, "Picture").fill("tangerine");
    await field(page, "Summary").fill("Why oranges are good for you.");
    await field(page, "Text").fill("Eat **one** a day.");
    await sourceField(page, 1, "Who says it").fill("NHS: Foods");
    await sourceField(page, 1, "Address").fill("https://www.nhs.uk/pregnancy/");
    await send(page, "Publish");
    const missing = "Say for at least one source on which day you read it.";
    await expectProblems(page, [[sourceField(page, 1, "Day"), missing]]);
    await sourceField(page, 1, "Day").fill("1");
    await sourceField(page, 1, "Month").fill("3");
    await sourceField(page, 1, "Year").fill("2026");
  });

  await test.step("a preview shows the text and saves nothing", async () => {
    await send(page, "Preview");
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview).toBeFocused();
    await expect(preview.getByText("one", { exact: true })).toBeVisible();
    await expect(preview.getByRole("heading", { name: title })).toBeVisible();
    await expect(preview).toContainText("NHS: Foods, read on 1 Mar, 2026");
    await expect(field(page, "Text")).toHaveValue("Eat **one** a day.");
  });

  await test.step("published, visitors read it", async () => {
    await send(page, "Publish");
    await expect(toast(page, "Published. Readers have it now.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Preview" })).toHaveCount(0);
    await expect(sourceField(page, 1, "Who says it")).toHaveValue("NHS: Foods");
    await page.getByRole("link", { name: "As readers see it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main")).toContainText("NHS: Foods");
  });

  await test.step("taken away, they do not", async () => {
    const address = page.url();
    await page.goto("/admin/content?kind=article");
    await settled(page, hasScript);
    await page.getByRole("searchbox", { name: "Title" }).fill(title);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("link", { name: "Take it away from readers" }).click();
    await settled(page, hasScript);
    await send(page, "Take it away");
    await expect(toast(page, "Readers do not find it any more.")).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });
});

test("of two editors at once the second is shown both texts, and neither is lost", async ({
  page,
  site,
  hasScript,
}) => {
  const [first, second] = [await editorOf(site, "Bina First"), await editorOf(site)];
  const { key } = await articleBy(first, `Apples ${first.id}`);
  const document = articleOf(`Apples ${first.id}`);
  await second.comesTo(page);
  await page.goto(`/admin/content/article/${key}`);
  await settled(page, hasScript);
  await field(page, "Text").fill("Eat two of them.");
  const body = { version: 1, document: { ...document, body: "Eat one a week." }, publication: { when: "now" } };
  await first.call("PUT", `/content/article/${key}`, { body });
  const refused = await send(page, "Publish");

  expect(refused.status()).toBe(409);
  const both = page.getByRole("region", { name: "Version 2 was saved meanwhile by Bina First" });
  await expect(both.locator("del")).toContainText(["one"]);
  await expect(both.locator("ins").first()).toContainText("two");
  await expect(field(page, "Text")).toHaveValue("Eat two of them.");
  await send(page, "Publish");
  await expect(toast(page, "Published. Readers have it now.")).toBeVisible();

  await page.getByRole("link", { name: "Versions" }).click();
  await page.getByRole("link", { name: "Version 2" }).click();
  await expect(page.getByRole("main").locator("ins").first()).toContainText("two");
  await settled(page, hasScript);
  await send(page, "Make it the newest, as a draft");
  await expect(toast(page, "Version 2 is the newest draft now.")).toBeVisible();
  await expect(field(page, "Text")).toHaveValue("Eat one a week.");
  await expect(page.getByRole("main")).toContainText("Published; a newer draft waits.");
});

test("a draft is thrown away after a question: readers keep what they have, and what they never had is gone", async ({
  page,
  site,
  hasScript,
}) => {
  const editor = await editorOf(site);
  const [title, fresh] = [`Mangoes ${editor.id}`, `Melons ${editor.id}`];
  const { key } = await articleBy(editor, title);
  const here = `/admin/content/article/${key}`;
  await editor.comesTo(page);
  await page.goto(here);
  await expect(page.getByRole("link", { name: "Throw the draft away" })).toHaveCount(0);
  await settled(page, hasScript);
  await field(page, "Text").fill("Not what I meant.");
  await send(page, "Save as a draft");
  await expect(page.getByRole("main")).toContainText("Published; a newer draft waits.");

  await test.step("not when she thinks better of it, nor when another editor saved meanwhile", async () => {
    await page.getByRole("link", { name: "Throw the draft away" }).click();
    await settled(page, hasScript);
    await expect(page.getByRole("dialog", { name: "Throw the draft away?" })).toContainText("Readers keep");
    await page.getByRole("link", { name: "Keep it" }).click();
    await expect(page).toHaveURL(here);
    await page.getByRole("link", { name: "Throw the draft away" }).click();
    await settled(page, hasScript);
    const other = await editorOf(site, "Bina Second");
    const body = { version: 2, document: { ...articleOf(title), body: "Her words." } };
    expect((await other.call("PUT", `/content/article/${key}`, { body })).status).toBe(200);
    await send(page, "Throw the draft away");
    await expect(page.getByRole("alert").filter({ hasText: "Somebody saved this text meanwhile." })).toBeVisible();
    await expect(field(page, "Text")).toHaveValue("Her words.");
  });

  await test.step("once she has seen it", async () => {
    await settled(page, hasScript);
    await page.getByRole("link", { name: "Throw the draft away" }).click();
    await settled(page, hasScript);
    await send(page, "Throw the draft away");
    await expect(toast(page, "The draft is thrown away.")).toBeVisible();
    await expect(page).toHaveURL(here);
    await expect(field(page, "Text")).toHaveValue("Eat one a day.");
    await expect(page.getByRole("main")).not.toContainText("a newer draft waits");
  });

  await test.step("a text that readers never had goes from the list, and can be brought back", async () => {
    const made = await editor.call("POST", "/content/article", { body: { document: articleOf(fresh) } });
    await page.goto(`/admin/content/article/${made.textAt("data.key")}?dialog=discard`);
    await settled(page, hasScript);
    await send(page, "Throw the draft away");
    await expect(toast(page, "The draft is thrown away.")).toBeVisible();
    await expect(page).toHaveURL("/admin/content?kind=article");
    await page.goto(`/admin/content?kind=article&search=${encodeURIComponent(fresh)}`);
    await expect(page.getByRole("link", { name: fresh })).toHaveCount(0);
    await page.goto("/admin/content?show=discarded");
    await page.getByRole("link", { name: fresh }).click();
    await expect(page.getByRole("main")).toContainText("Thrown away. Saved again, it is back.");
    await settled(page, hasScript);
    await send(page, "Save as a draft");
    await expect(page.getByRole("main")).toContainText("Not published.");
  });
});

test("a version is published later, and that is taken back", async ({ page, site, hasScript }) => {
  const editor = await editorOf(site);
  const { key } = await articleBy(editor, `Plums ${editor.id}`);
  await editor.comesTo(page);
  await page.goto(`/admin/content/article/${key}`);
  await settled(page, hasScript);
  await page.getByText("Publish it later").click();
  await typeDate(page, "Day of publication", "2199-03-05");
  await send(page, "Publish then");
  await expectProblems(page, [[field(page, "Time of publication"), "Say at what time, such as 09:30."]]);
  await field(page, "Time of publication").fill("09:30");
  await send(page, "Publish then");

  await expect(toast(page, "Saved. It is published when the time comes.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Version 2 is published on 5 Mar, 2199, 09:30.");
  await settled(page, hasScript);
  await send(page, "Do not publish it later");
  await expect(toast(page, "It stays a draft.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("2199");
});

test("an event on one day is entered", async ({ page, site, hasScript }) => {
  const editor = await editorOf(site);
  const name = `A walk ${editor.id}`;
  await editor.comesTo(page);
  await page.goto("/admin/content/event/new");
  await settled(page, hasScript);
  await field(page, "Name").fill(name);
  await field(page, "Where").fill("Model Town Park");
  await field(page, "Time").fill("9");
  await field(page, "What it is").fill("Bring water.");
  await page.getByLabel("Once", { exact: true }).check();
  await send(page, "Publish");
  await expectProblems(page, [
    [field(page, "Time"), "Write the time as 09:30, or 00:00 for the whole day."],
    [page.getByRole("group", { name: "Date (optional)" }).getByLabel("Day"), "Write the date as day, month and year."],
  ]);
  await field(page, "Time").fill("09:30");
  await typeDate(page, "Date (optional)", "2098-03-05");
  await send(page, "Publish");

  await expect(toast(page, "Published. Readers have it now.")).toBeVisible();
  const events = await editor.call("GET", "/event?from=2098-03-01&to=2098-03-31");
  expect(events.text).toContain(name);
});

test("what an editor typed while her session ended is there again", async ({ page, site, hasScript }) => {
  const editor = await editorOf(site);
  const { key } = await articleBy(editor, `Pears ${editor.id}`);
  await editor.comesTo(page);
  await page.goto(`/admin/content/article/${key}`);
  await settled(page, hasScript);
  await endSessionAtServer(page, site.address);
  await field(page, "Text").fill("Pears are soft.");
  await sourceField(page, 2, "Who says it").fill("WHO");
  await send(page, "Save as a draft");
  await logIn(page, editor);

  await expect(page).toHaveURL(`/admin/content/article/${key}`);
  await expect(field(page, "Text")).toHaveValue("Pears are soft.");
  await expect(sourceField(page, 2, "Who says it")).toHaveValue("WHO");
});

test("Enter publishes nothing, and a typed moment is not dropped", async ({ page, site, hasScript }) => {
  const editor = await editorOf(site);
  const { key } = await articleBy(editor, `Figs ${editor.id}`);
  await editor.comesTo(page);
  await page.goto(`/admin/content/article/${key}`);
  await settled(page, hasScript);
  await field(page, "Summary").fill("Better than before.");
  await field(page, "Title").press("Enter");
  await expect(toast(page, "Saved as a draft.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Published; a newer draft waits.");
  await settled(page, hasScript);

  const later = page.getByText("Publish it later");
  await later.click();
  await typeDate(page, "Day of publication", "2031-01-02");
  await field(page, "Time of publication").fill("9:30");
  await field(page, "Time of publication").press("Enter");
  const told = "Press 'Publish then' for this day, or empty day and time.";
  const day = page.getByRole("group", { name: "Day of publication" }).getByLabel("Day", { exact: true });
  await expectProblems(page, [[day, told]]);
  await send(page, "Publish");
  await expectProblems(page, [[day, told]]);
  await send(page, "Publish then");
  await expect(page.getByRole("main")).toContainText("is published on 2 Jan, 2031, 09:30.");
});

test("what she types stays when she looks elsewhere, and when another saves meanwhile", async ({
  page,
  site,
  hasScript,
}) => {
  test.skip(!hasScript, "without script the browser itself brings back what was typed");
  const editor = await editorOf(site);
  const { key } = await articleBy(editor, `Plums ${editor.id}`);
  await editor.comesTo(page);
  const here = `/admin/content/article/${key}`;
  await page.goto(here);
  await settled(page, true);
  await field(page, "Text").fill("Mine, and long.");
  const kept = page.waitForResponse(/\/drafts$/);
  await page.getByRole("navigation", { name: "Running Umeed" }).getByRole("link", { name: "Pictures" }).click();
  await expect(page).toHaveURL("/admin/pictures");
  await kept;
  await page.goBack();
  await expect(page.getByText("We kept what you had written.")).toBeVisible();
  await expect(field(page, "Text")).toHaveValue("Mine, and long.");

  await field(page, "Text").fill("Mine, and longer still.");
  const other = await editorOf(site);
  const document = { ...articleOf(`Plums ${editor.id}`), body: "Hers." };
  const body = { document, version: 1, publication: { when: "now" } };
  expect((await other.call("PUT", `/content/article/${key}`, { body })).status).toBe(200);
  await page.getByRole("heading", { level: 1 }).click();
  const loaded = page.waitForResponse(/\/admin\/content\/article\/.*\.data/);
  // Her tab is looked at again, some seconds later.
  await page.evaluate(() => {
    const later = Date.now() + 6_000;
    Date.now = () => later;
    window.dispatchEvent(new Event("focus"));
  });
  await loaded;
  await expect(field(page, "Text")).toHaveValue("Mine, and longer still.");
  await send(page, "Publish");
  await expect(page.getByRole("heading", { name: /was saved meanwhile/ })).toBeVisible();
  await expect(field(page, "Text")).toHaveValue("Mine, and longer still.");
  await send(page, "Publish");
  await expect(toast(page, "Published. Readers have it now.")).toBeVisible();
});

test("to moderators and members there is nothing to edit", async ({ page, site }) => {
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  await moderator.comesTo(page);
  for (const address of ["/admin/content", "/admin/content/article/new", "/admin/content/week/week-24"]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: "Content" })).toHaveCount(0);
});

test("the pages of those who run Umeed are reached from any other, also by Back after a reload", async ({
  page,
  site,
  hasScript,
}) => {
  const editor = await editorOf(site);
  await page.goto("/admin/content");
  await settled(page, hasScript);
  await logIn(page, editor);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await settled(page, hasScript);
  await page.getByRole("contentinfo").getByRole("link", { name: "Guidelines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guidelines");
  await page.reload();
  await settled(page, hasScript);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await page.goto("/account");
  await settled(page, hasScript);
  await page.getByRole("link", { name: "Running Umeed" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Running Umeed");
});
