import type { Page } from "playwright/test";
import { articleBy, articleOf } from "../fixtures/edited-articles.ts";
import { logIn } from "./members.ts";
import { adminMenuOf, followInMenu } from "./frame.ts";
import { expectProblems, field, send, typeDate } from "./forms.ts";
import { editorOf } from "./editors.ts";
import { expect, settled, test } from "./test.ts";

const toast = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const chooseInMenu = async (page: Page, name: string) => {
  await page.locator("main .menu summary").click();
  await page.getByRole("main").getByRole("link", { name }).click();
};
/** A field of a row of sources, which is opened first. */
const sourceField = async (page: Page, number: number, label: string) => {
  const row = page.locator(".source-row").nth(number - 1);
  if ((await row.getAttribute("open")) === null) await row.locator("summary").click();
  return row.getByRole("group", { name: `Source ${number}` }).getByLabel(label, { exact: true });
};

// One of the journeys that matter most: in a browser without script too.
test(
  "an editor writes an article, looks at it, publishes it, and takes it away again",
  { tag: "@without-script" },
  async ({ page, site, hasScript }) => {
    const editor = await editorOf(site);
    const title = `Oranges ${editor.mark}`;
    await editor.comesTo(page);

    await test.step("from her account, as a draft first", async () => {
      await page.goto("/account");
      await settled(page, hasScript);
      await page.getByRole("main").getByRole("link", { name: "Admin" }).click();
      await adminMenuOf(page).getByRole("link", { name: "Content" }).click();
      await page.getByRole("main").getByRole("link", { name: "New article" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("New article");
      await send(page, "Save draft");
      await expectProblems(page, [[field(page, "Title"), "Enter a title."]]);
      await field(page, "Title").fill(title);
      await send(page, "Save draft");
      await expect(toast(page, "Saved as a draft.")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main")).toContainText("Not published.");
    });

    await test.step("what readers need is asked for, also in a row of sources", async () => {
      await settled(page, hasScript);
      await field(page, "Category").selectOption("Food and drink");
      await field(page, "Icon").fill("tangerine");
      await field(page, "Summary").fill("Why oranges are good for you.");
      await field(page, "Text").fill("Eat **one** with lunch.");
      await (await sourceField(page, 1, "Publisher and title")).fill("NHS: Foods");
      await (await sourceField(page, 1, "Address")).fill("https://www.nhs.uk/pregnancy/");
      await send(page, "Publish");
      const missing = "Enter the date you checked the source.";
      await expectProblems(page, [[await sourceField(page, 1, "Day"), missing]]);
      await (await sourceField(page, 1, "Day")).fill("1");
      await (await sourceField(page, 1, "Month")).fill("3");
      await (await sourceField(page, 1, "Year")).fill("2026");
    });

    await test.step("a preview shows the text, and leads her to it", async () => {
      // On a wide window with script the look beside the form is there without it.
      await page.setViewportSize({ width: 360, height: 740 });
      await send(page, "Preview");
      const preview = page.getByRole("region", { name: "Preview", exact: true });
      const head = preview.getByText("Preview", { exact: true });
      await expect(head).toBeFocused();
      await expect(head).toBeInViewport();
      await expect(preview.getByText("one", { exact: true })).toBeVisible();
      await expect(field(page, "Text")).toHaveValue("Eat **one** with lunch.");
    });

    await test.step("published, visitors read it", async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await send(page, "Publish");
      await expect(toast(page, "Published. Readers have it now.")).toBeVisible();
      await expect(page.getByRole("region", { name: "Preview", exact: true })).toHaveCount(0);
      await expect(await sourceField(page, 1, "Publisher and title")).toHaveValue("NHS: Foods");
      await chooseInMenu(page, "As readers see it");
      await expect(page).not.toHaveURL(/\/admin\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main")).toContainText("NHS: Foods");
    });

    await test.step("found by its title and taken away, they do not", async () => {
      const address = page.url();
      await page.goto("/admin/content?kind=article");
      await settled(page, hasScript);
      await page.getByRole("searchbox", { name: "Title" }).fill(title);
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await page.getByRole("link", { name: title }).click();
      await chooseInMenu(page, "Unpublish");
      await settled(page, hasScript);
      await send(page, "Unpublish");
      await expect(toast(page, "Readers do not find it any more.")).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(404);
    });
  },
);

test("what she types stays when she looks elsewhere and when another saves, and both texts are shown", async ({
  page,
  site,
}) => {
  const [editor, other] = [await editorOf(site), await editorOf(site, "Bina First")];
  const title = `Plums ${editor.mark}`;
  const { key, here } = await articleBy(editor, title);
  await editor.comesTo(page);

  await test.step("she looks at another page and comes back", async () => {
    await page.goto(here);
    await settled(page, true);
    await field(page, "Text").fill("Eat ten of them.");
    await (await sourceField(page, 2, "Publisher and title")).fill("WHO");
    const kept = page.waitForResponse(/\/drafts$/);
    await page.getByRole("link", { name: "Articles" }).first().click();
    await expect(page).toHaveURL("/admin/content?kind=article");
    await kept;
    await page.goBack();
    await expect(page.getByText("We kept what you had written.")).toBeVisible();
    await expect(field(page, "Text")).toHaveValue("Eat ten of them.");
    await expect(await sourceField(page, 2, "Publisher and title")).toHaveValue("WHO");
    await (await sourceField(page, 2, "Publisher and title")).fill("");
  });

  await test.step("another saves, and her tab is looked at again, some seconds later", async () => {
    await field(page, "Text").fill("Eat two of them.");
    const document = articleOf(title, "Eat one with supper.");
    const body = { document, version: 1, publication: { when: "now" } };
    expect((await other.call("PUT", `/content/article/${key}`, { body })).status).toBe(200);
    await page.getByText("Sources checked on").click();
    const loaded = page.waitForResponse(/\/admin\/content\/article\/.*\.data/);
    await page.evaluate(() => {
      const later = Date.now() + 6_000;
      Date.now = () => later;
      window.dispatchEvent(new Event("focus"));
    });
    await loaded;
    await expect(field(page, "Text")).toHaveValue("Eat two of them.");
  });

  await test.step("she is shown both texts, and hers is published", async () => {
    expect((await send(page, "Publish")).status()).toBe(409);
    const both = page.getByRole("region", { name: "Version 2 was saved meanwhile by Bina First" });
    await expect(both.locator("del")).toContainText(["one"]);
    await expect(both.locator("ins").first()).toContainText("two");
    await expect(field(page, "Text")).toHaveValue("Eat two of them.");
    await send(page, "Publish");
    await expect(toast(page, "Published. Readers have it now.")).toBeVisible();
    await expect(both).toHaveCount(0);
  });

  await test.step("the other is among the versions, and made the newest it stands in the form", async () => {
    await page.getByRole("link", { name: "Versions" }).click();
    await page.getByRole("link", { name: "Version 2" }).click();
    await expect(page.getByRole("main").locator("ins").first()).toContainText("two");
    await send(page, "Restore version 2 as a draft");
    await expect(toast(page, "Version 2 is now the newest draft.")).toBeVisible();
    await expect(field(page, "Text")).toHaveValue("Eat one with supper.");
  });
});

test("a new article that is half written is kept when she follows a link at once, and is there when she comes back", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.goto("/admin/content?kind=article");
  await settled(page, true);
  await page.getByRole("main").getByRole("link", { name: "New article" }).click();
  // The list of articles has a field 'Title' too.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New article");
  await field(page, "Title").fill("Guavas");
  await field(page, "Text").fill("Half a thought");
  await page.getByRole("link", { name: "Articles" }).first().click();
  await expect(page).toHaveURL("/admin/content?kind=article");
  await page.getByRole("main").getByRole("link", { name: "New article" }).click();
  await expect(page.getByText("We kept what you had written.")).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Guavas");
  await expect(field(page, "Text")).toHaveValue("Half a thought");
});

test("a draft is thrown away after a question: the form shows what there is, hers or another editor's", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  const title = `Mangoes ${editor.mark}`;
  const { key, here } = await articleBy(editor, title);
  await editor.comesTo(page);
  await page.goto(here);
  await settled(page, true);
  await field(page, "Text").fill("Not what I meant.");
  await send(page, "Save draft");

  await chooseInMenu(page, "Discard draft");
  await expect(page.getByRole("dialog", { name: "Discard this draft?" })).toContainText("Readers keep");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(here);
  await chooseInMenu(page, "Discard draft");
  await expect(page.getByRole("dialog")).toBeVisible();
  const other = await editorOf(site, "Bina Second");
  const body = { version: 2, document: articleOf(title, "Her words.") };
  expect((await other.call("PUT", `/content/article/${key}`, { body })).status).toBe(200);
  await send(page, "Discard draft");
  await expect(page.getByRole("alert").filter({ hasText: "Somebody saved this text meanwhile." })).toBeVisible();
  await expect(field(page, "Text")).toHaveValue("Her words.");

  await chooseInMenu(page, "Discard draft");
  await send(page, "Discard draft");
  await expect(toast(page, "The draft is discarded.")).toBeVisible();
  await expect(page).toHaveURL(here);
  await expect(field(page, "Text")).toHaveValue("Eat one with lunch.");
});

test("an event: only the fields of its day are shown, Enter publishes nothing, and it is published later", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.goto("/admin/content/event/new");
  await settled(page, true);
  await field(page, "Name").fill(`A walk ${editor.mark}`);
  await field(page, "Where").fill("Model Town Park");
  await field(page, "Time").fill("09:30");
  await field(page, "What it is").fill("Bring water.");
  const of = (recurrence: string) => page.getByRole("group", { name: recurrence, exact: true });
  await page.getByLabel("Every month", { exact: true }).check();
  await expect(of("Every month").getByLabel("Day of the week")).toBeVisible();
  for (const other of ["Once", "Every week", "Every year"]) await expect(of(other)).toBeHidden();
  await page.getByLabel("Once", { exact: true }).check();
  await expect(of("Every month")).toBeHidden();
  for (const [part, value] of Object.entries({ Day: "5", Month: "3", Year: "2098" }))
    await of("Once").getByLabel(part, { exact: true }).fill(value);
  await field(page, "What it is about").selectOption("Neither pregnancy nor babies");
  await field(page, "Name").press("Enter");
  await expect(toast(page, "Saved as a draft.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Not published.");

  await page.getByText("Publish later").click();
  await typeDate(page, "Day of publication", "2031-01-02");
  await field(page, "Time of publication").fill("9:30");
  await field(page, "Time of publication").press("Enter");
  const told = "Press 'Schedule' to use this day, or clear the day and time.";
  const day = page.getByRole("group", { name: "Day of publication" }).getByLabel("Day", { exact: true });
  await expectProblems(page, [[day, told]]);
  await send(page, "Schedule");
  await expect(page.getByRole("main")).toContainText("will be published on 2 Jan, 2031, 09:30.");
  await send(page, "Cancel the schedule");
  await expect(toast(page, "It stays a draft.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("2031");
});

test("the pages of those who run Umeed are reached from any other, also by Back after a reload", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await page.goto("/admin/content");
  await settled(page, true);
  await logIn(page, editor);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await followInMenu(page, "Learn", "Guidelines");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guidelines");
  await page.reload();
  await settled(page, true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles");
  await page.goto("/account");
  await settled(page, true);
  await page.getByRole("main").getByRole("link", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
});

test("the look beside the form follows what is typed, the tools can be undone, and a fault leads to its field", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await articleBy(editor, `Dates ${editor.mark}`)).here);
  await settled(page, true);
  const look = page.getByRole("region", { name: "Live preview" });
  const text = field(page, "Text");

  await text.fill("Eat one with lunch.");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 7));
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("Eat **one** with lunch.");
  await expect(look.locator("strong").filter({ hasText: "one" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Eat one with lunch.");
  await page.keyboard.press("Control+b");
  await expect(text).toHaveValue("Eat **one** with lunch.");

  await field(page, "Icon").fill("milk");
  await page.locator(".icon-option", { hasText: "milk-off" }).click();
  await expect(field(page, "Icon")).toHaveValue("milk-off");
  await expect(look.locator("img")).toHaveAttribute("src", /milk-off/);

  const address = await sourceField(page, 1, "Address");
  await address.fill("nowhere");
  const row = page.locator(".source-row").first();
  const fault = page.getByRole("link", { name: /^Write the address of the source/ });
  await expect(fault).toBeVisible();
  await row.evaluate((details: HTMLDetailsElement) => (details.open = false));
  await fault.click();
  await expect(address).toBeFocused();
});

test("a picture uploaded over the editor goes where she asked for it: into the text, or as the cover", async ({
  page,
  site,
}) => {
  const editor = await editorOf(site);
  await editor.comesTo(page);
  await page.goto("/admin/content/article/new");
  await settled(page, true);
  const text = field(page, "Text");
  const upload = async (alt: string) => {
    await page.getByRole("link", { name: "Upload a picture" }).filter({ visible: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What it shows").fill(alt);
    await dialog.getByLabel("Picture").setInputFiles("public/icon-180.png");
    await dialog.getByRole("button", { name: "Upload" }).click();
    await expect(dialog).toHaveCount(0);
  };

  await text.fill("Before.\n\nAfter.");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  await page.getByRole("group", { name: "Format" }).locator("summary").click();
  await upload("An orange");
  await expect(toast(page, "Saved, and put into the text.")).toBeVisible();
  await expect(text).toHaveValue(/^Before\.\s+!\[An orange\]\([^)]+\)\s+After\.$/);

  await page.getByText("Choose an uploaded picture").click();
  await expect(page.getByLabel("None (a pattern)")).toBeChecked();
  await upload("A pear");
  await expect(toast(page, "Saved, and chosen as the cover.")).toBeVisible();
  await expect(page.getByLabel("A pear", { exact: true })).toBeChecked();
  expect(await text.inputValue()).not.toContain("A pear");
});
