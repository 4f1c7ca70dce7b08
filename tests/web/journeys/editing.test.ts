import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { articleBy, articleOf } from "../../fixtures/edited-articles.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { FormVisitor } from "../form-visitor.ts";
import { endSessionAtServer, logIn } from "./people.ts";
import { mainText } from "./page-parts.ts";
import { region, staff } from "./staff.ts";

const site = siteOfFile();

const editorOf = (fullName = "Amna Edits") => staff(site, "editor", { fullName });
type Editor = Awaited<ReturnType<typeof editorOf>>;

/** Another editor's draft over this version of an article. */
async function saves(editor: Editor, address: string, version: number, more: Record<string, unknown>) {
  const { status } = await editor.call("PUT", address.replace("/admin", ""), { body: { version, ...more } });
  expect(status).toBe(200);
}

const source = (browser: FormVisitor, number: number, label: string) =>
  region(browser, `Source ${number}`, "group").getByLabelText(label);

test("all that readers need is asked for, and a preview shows the text and saves nothing", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const title = `Oranges ${editor.mark}`;
  await browser.open("/admin/content/article/new");
  browser.fill("Title", title);
  await browser.press("Save draft");
  const here = browser.path;

  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([
    ["Category", "Choose a category."],
    ["Icon", "Choose an icon."],
    ["Summary", "Write a summary."],
    ["Text", "Write the article."],
    ["Publisher and title", "Name at least one source."],
  ]);
  expect(source(browser, 1, "Day")).not.toHaveAttribute("aria-invalid");
  browser.select("Category", "Food and drink");
  browser.fill("Icon", "tangerine");
  browser.fill("Summary", "Why oranges are good for you.");
  browser.fill("Text", "Eat **one** with lunch.");
  browser.fill(source(browser, 1, "Publisher and title"), "NHS: Foods");
  browser.fill(source(browser, 1, "Address"), "https://www.nhs.uk/pregnancy/");
  await browser.press("Publish");
  expect(browser.problems).toEqual([["Date checked", "Enter the date you checked the source."]]);
  expect(source(browser, 1, "Day")).toHaveAttribute("aria-invalid", "true");
  browser.fill(source(browser, 1, "Day"), "1");
  browser.fill(source(browser, 1, "Month"), "3");
  browser.fill(source(browser, 1, "Year"), "2026");

  await browser.press("Preview");
  const preview = browser.page.getByRole("region", { name: "Preview" });
  expect(within(preview).getByText("Preview")).toHaveAttribute("autofocus");
  within(preview).getByText("one");
  within(preview).getByRole("heading", { name: title });
  expect(preview).toHaveTextContent("NHS: Foods, checked 1 Mar, 2026");
  expect(browser.field("Text")).toHaveValue("Eat **one** with lunch.");
  const saved = await editor.call("GET", here.replace("/admin", ""));
  expect([saved.at("data.version"), saved.at("data.document.body")]).toEqual([1, ""]);

  await browser.press("Publish");
  expect(browser.toasts).toEqual(["Published. Readers have it now."]);
  expect(browser.page.queryByRole("region", { name: "Preview" })).toBeNull();
  expect(source(browser, 1, "Publisher and title")).toHaveValue("NHS: Foods");
});

test("a text that speaks of a danger sign beside the table is refused with its line, and stays as typed", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await browser.open((await articleBy(editor, `Apples ${editor.mark}`)).here);
  const typed = "Eat one a day.\n\nFewer movements: be seen today, {{urgency:nosuch}}.";
  browser.fill("Text", typed);

  for (const button of ["Save draft", "Publish", "Preview"]) {
    expect([button, await browser.press(button)]).toEqual([button, 400]);
    expect(browser.problems).toEqual([["Text", expect.stringContaining("there is no sign “nosuch”")]]);
    expect(browser.field("Text")).toHaveValue(typed);
  }

  const corrected = typed.replace(", {{urgency:nosuch}}", "");
  browser.fill("Text", corrected);
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([
    ["Text", expect.stringMatching(/^Line 3: “be seen today” .* Write {{urgency:moving-less}}/)],
  ]);
  browser.fill("Text", corrected.replace("today", "{{urgency:moving-less}}"));
  await browser.press("Preview");
  expect(browser.page.getByRole("region", { name: "Preview" })).toHaveTextContent("Fewer movements: be seen now.");
  await browser.press("Publish");
  expect(browser.toasts).toEqual(["Published. Readers have it now."]);
  expect(browser.field("Text")).toHaveValue(corrected.replace("today", "{{urgency:moving-less}}"));
});

test("a published article is found by its title, and taken away it is nowhere", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const title = `Lemons ${editor.mark}`;
  await articleBy(editor, title);
  await articleBy(editor, `Limes ${editor.mark}`);
  await browser.open("/admin/content?kind=article");
  browser.fill(browser.page.getByRole("searchbox", { name: "Title" }), title);
  await browser.press(within(browser.page.getByRole("main")).getByRole("button", { name: "Search" }));
  expect(browser.page.queryByRole("link", { name: `Limes ${editor.mark}` })).toBeNull();
  await browser.follow(title);
  await browser.follow("As readers see it");
  expect(browser.heading).toBe(title);
  const address = browser.path;
  const visitor = new FormVisitor(site.address);
  await visitor.open(address);
  expect([visitor.status, visitor.heading]).toEqual([200, title]);
  expect(mainText(visitor)).toContain("NHS: Foods");

  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: title })}`);
  await browser.follow(title);
  await browser.follow("Unpublish");
  await browser.press("Unpublish");
  expect(browser.toasts).toEqual(["Readers do not find it any more."]);
  await visitor.open(address);
  expect(visitor.status).toBe(404);
});

test("of two editors at once the second is shown both texts, and neither is lost", async () => {
  const [first, second] = [await editorOf("Bina First"), await editorOf()];
  const title = `Apples ${first.mark}`;
  const { here } = await articleBy(first, title);
  const { browser } = second;
  await browser.open(here);
  browser.fill("Text", "Eat two of them.");
  const theirs = { document: articleOf(title, "Eat one with supper."), publication: { when: "now" } };
  await saves(first, here, 1, theirs);

  expect(await browser.press("Publish")).toBe(409);
  const both = region(browser, "Version 2 was saved meanwhile by Bina First");
  expect(both.getAllByRole("deletion")[0]).toHaveTextContent("one");
  expect(both.getAllByRole("insertion")[0]).toHaveTextContent("two");
  expect(browser.field("Text")).toHaveValue("Eat two of them.");
  await browser.press("Publish");
  expect(browser.toasts).toEqual(["Published. Readers have it now."]);

  await browser.follow("Versions");
  await browser.follow("Version 2");
  const main = within(browser.page.getByRole("main"));
  expect(main.getAllByRole("insertion")[0]).toHaveTextContent("two");
  await browser.press("Restore version 2 as a draft");
  expect(browser.toasts).toEqual(["Version 2 is now the newest draft. Publish it when it is ready."]);
  expect(browser.path).toBe(here);
  expect(browser.field("Text")).toHaveValue("Eat one with supper.");
  expect(mainText(browser)).toContain("Published, with a newer draft.");
});

test("a draft is thrown away after a question, but not when another editor saved meanwhile", async () => {
  const editor = await editorOf();
  const title = `Mangoes ${editor.mark}`;
  const { here } = await articleBy(editor, title);
  const { browser } = editor;
  await browser.open(here);
  expect(browser.page.queryByRole("link", { name: "Discard draft" })).toBeNull();
  browser.fill("Text", "Not what I meant.");
  await browser.press("Save draft");
  expect(mainText(browser)).toContain("Published, with a newer draft.");

  await browser.follow("Discard draft");
  expect(browser.page.getByRole("dialog", { name: "Discard this draft?" })).toHaveTextContent("Readers keep");
  await browser.follow("Cancel");
  expect(browser.path).toBe(here);
  expect(browser.page.queryByRole("dialog")).toBeNull();
  await browser.follow("Discard draft");
  await saves(await editorOf("Bina Second"), here, 2, { document: articleOf(title, "Her words.") });
  await browser.press("Discard draft");
  expect(browser.page.getByRole("alert")).toHaveTextContent("Somebody saved this text meanwhile.");
  expect(browser.field("Text")).toHaveValue("Her words.");

  await browser.open(here);
  await browser.follow("Discard draft");
  await browser.press("Discard draft");
  expect(browser.toasts).toEqual(["The draft is discarded."]);
  expect(browser.path).toBe(here);
  expect(browser.field("Text")).toHaveValue("Eat one with lunch.");
  expect(mainText(browser)).not.toContain("a newer draft");
});

test("a text that readers never had goes from the list when it is thrown away, and can be brought back", async () => {
  const editor = await editorOf();
  const title = `Melons ${editor.mark}`;
  const made = await editor.call("POST", "/content/article", { body: { document: articleOf(title) } });
  const { browser } = editor;
  await browser.open(`/admin/content/article/${made.textAt("data.key")}/discard`);
  await browser.press("Discard draft");
  expect(browser.toasts).toEqual(["The draft is discarded."]);
  expect(browser.path).toBe("/admin/content?kind=article");
  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: title })}`);
  expect(browser.page.queryByRole("link", { name: title })).toBeNull();

  await browser.open("/admin/content?show=discarded");
  await browser.follow(title);
  expect(mainText(browser)).toContain("In the bin. Save it to bring it back.");
  await browser.press("Save draft");
  expect(mainText(browser)).toContain("Not published.");
  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: title })}`);
  browser.page.getByRole("link", { name: title });
  await browser.open(`/admin/content?${new URLSearchParams({ show: "discarded", search: title })}`);
  browser.page.getByRole("heading", { name: `Nothing in the bin called “${title}”` });
});

test("a version is published later, and that is taken back", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await browser.open((await articleBy(editor, `Plums ${editor.mark}`)).here);
  browser.fillDate("Day of publication", "2199-03-05");
  browser.fill("Summary", "");
  expect(await browser.press("Schedule")).toBe(400);
  expect(browser.problems).toEqual([
    ["Summary", "Write a summary."],
    ["Time of publication", "Say at what time, such as 09:30."],
  ]);
  browser.fill("Summary", "Plums.");
  browser.fill("Time of publication", "09:30");
  await browser.press("Schedule");

  expect(browser.toasts).toEqual(["Saved. It will be published at that time."]);
  expect(mainText(browser)).toContain("Version 2 will be published on 5 Mar, 2199, 09:30.");
  await browser.press("Cancel the schedule");
  expect(browser.toasts).toEqual(["It stays a draft."]);
  expect(mainText(browser)).not.toContain("2199");
});

test("a source that was checked today needs no date, and tomorrow morning is one button", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await browser.open("/admin/content/article/new");
  browser.fill("Title", `Figs ${editor.mark}`);
  browser.select("Category", "Food and drink");
  browser.fill("Icon", "tangerine");
  browser.fill("Text", "Eat **one** with lunch.");
  browser.fill(source(browser, 1, "Publisher and title"), "NHS: Foods");
  browser.fill(source(browser, 1, "Address"), "https://www.nhs.uk/pregnancy/");
  browser.check(source(browser, 1, "I checked it today"));
  expect(await browser.press("Tomorrow at 9:00")).toBe(400);
  expect(browser.problems).toEqual([["Summary", "Write a summary."]]);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Karachi" }).format(new Date());
  expect(source(browser, 1, "Day")).toHaveValue(String(Number(today.slice(8))));
  expect(source(browser, 1, "I checked it today")).not.toBeChecked();

  browser.fill("Summary", "Why figs are good for you.");
  await browser.press("Tomorrow at 9:00");
  expect(browser.toasts).toEqual(["Saved. It will be published tomorrow morning."]);
  const tomorrow = new Date(Date.parse(today) + 86_400_000);
  const inWords = `${tomorrow.getUTCDate()} ${tomorrow.toLocaleString("en-GB", { month: "short", timeZone: "UTC" })}`;
  expect(mainText(browser)).toMatch(new RegExp(`will be published on ${inWords}, \\d{4}, 09:00`));
});

test("an event on one day is entered", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const name = `A walk ${editor.mark}`;
  await browser.open("/admin/content/event/new");
  browser.fill("Name", name);
  browser.fill("Where", "Model Town Park");
  browser.fill("Time", "9");
  browser.fill("What it is", "Bring water.");
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([
    ["What it is about", "Choose what it is about."],
    ["Date", "Write the date as day, month and year."],
    ["Time", "Write the time as 09:30, or 00:00 for the whole day."],
  ]);
  expect(browser.dateFields("Date")[0]).toHaveAttribute("aria-invalid", "true");
  browser.fill("Time", "09:30");
  browser.fillDate("Date", "2098-03-05");
  await browser.press("Save draft");
  expect(browser.field("What it is about")).toHaveDisplayValue("Choose");
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([["What it is about", "Choose what it is about."]]);
  browser.select("What it is about", "Neither pregnancy nor babies");
  await browser.press("Publish");

  expect(browser.toasts).toEqual(["Published. Readers have it now."]);
  const timeOf = async () => {
    const { text } = await editor.call("GET", "/event?from=2098-03-01&to=2098-03-31");
    return JSON.parse(text).data.find((event: { name: string }) => event.name === name).time;
  };
  expect(await timeOf()).toBe("09:30");
  browser.check("The whole day");
  await browser.press("Publish");
  expect(await timeOf()).toBeNull();
  expect(browser.field("The whole day")).toBeChecked();
  expect(browser.field("Time")).toHaveValue("");
  expect(browser.field("What it is about")).toHaveDisplayValue("Neither pregnancy nor babies");
});

test("what an editor typed while her session ended is there again", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const { here } = await articleBy(editor, `Pears ${editor.mark}`);
  await browser.open(here);
  await endSessionAtServer(browser, site);
  browser.fill("Text", "Pears are soft.");
  browser.fill(source(browser, 2, "Publisher and title"), "WHO");
  await browser.press("Save draft");
  await logIn(browser, editor);

  expect(browser.path).toBe(here);
  expect(browser.field("Text")).toHaveValue("Pears are soft.");
  expect(source(browser, 2, "Publisher and title")).toHaveValue("WHO");
});

test("Enter publishes nothing, and a typed moment is not dropped", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await browser.open((await articleBy(editor, `Figs ${editor.mark}`)).here);
  browser.fill("Summary", "Better than before.");
  await browser.enter("Title");
  expect(browser.toasts).toEqual(["Saved as a draft."]);
  expect(mainText(browser)).toContain("Published, with a newer draft.");

  browser.fillDate("Day of publication", "2031-01-02");
  browser.fill("Time of publication", "9:30");
  const told = [["Day of publication", "Press 'Schedule' to use this day, or clear the day and time."]];
  for (const send of [() => browser.enter("Time of publication"), () => browser.press("Publish")]) {
    expect(await send()).toBe(400);
    expect(browser.problems).toEqual(told);
    expect(browser.dateFields("Day of publication")[0]).toHaveAttribute("aria-invalid", "true");
    expect(browser.page.getByText("Publish later").closest("details")).toHaveAttribute("open");
  }
  browser.fill("Summary", "");
  expect(await browser.press("Publish")).toBe(400);
  expect(browser.problems).toEqual([["Summary", "Write a summary."], ...told]);
  browser.fill("Summary", "Better than before.");
  await browser.press("Schedule");
  expect(mainText(browser)).toContain("will be published on 2 Jan, 2031, 09:30.");
});

test("a moderator's overview leads to no content", async () => {
  const { browser } = await staff(site, "moderator");
  await browser.open("/admin");
  expect(browser.heading).toBe("Overview");
  browser.page.getAllByRole("link", { name: "Reports" });
  expect(browser.page.queryByRole("link", { name: "Content" })).toBeNull();
});

test("a visitor's way to the content leads over the sign-in, and from her account", async () => {
  const editor = await editorOf();
  const browser = new FormVisitor(site.address);
  await browser.open("/admin/content");
  await logIn(browser, editor);
  expect(browser.heading).toBe("Articles");
  await browser.open("/account");
  await browser.follow("Admin");
  expect(browser.heading).toBe("Overview");
  await browser.follow(region(browser, "Admin", "navigation").getByRole("link", { name: "Content" }));
  await browser.follow(within(browser.page.getByRole("main")).getByRole("link", { name: "New article" }));
  expect(browser.heading).toBe("New article");
  await browser.press("Save draft");
  expect(browser.problems).toEqual([["Title", "Enter a title."]]);
});

test("an icon is chosen by looking, and the one of the text stays where none is", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const { here } = await articleBy(editor, `Pears ${editor.mark}`);
  await browser.open(here);
  const icons = region(browser, "Icons to choose from", "group");
  expect(icons.getByRole("radio", { name: "As written above" })).toBeChecked();
  browser.check(icons.getByRole("radio", { name: "soup" }));
  await browser.press("Save draft");
  expect(browser.field("Icon")).toHaveValue("soup");
  await browser.press("Save draft");
  expect(browser.field("Icon")).toHaveValue("soup");
});

test("the page shows the stored text as readers would have it, and all that stands against publishing it", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await browser.open("/admin/content/article/new");
  browser.fill("Title", `Guavas ${editor.mark}`);
  browser.fill("Text", "Eat **one** with salt.");
  await browser.press("Save draft");
  const look = region(browser, "As saved");
  look.getByRole("heading", { name: `Guavas ${editor.mark}` });
  expect(look.getByText("one").tagName).toBe("STRONG");
  const links = [...browser.document.querySelectorAll<HTMLAnchorElement>(".to-publish a")];
  expect(links.map((link) => [link.hash, link.textContent])).toEqual([
    ["#edit-category", "Choose a category."],
    ["#edit-picture", "Choose an icon."],
    ["#edit-summary", "Write a summary."],
    ["#edit-source1.name", "Name at least one source."],
  ]);
  for (const { hash } of links) expect(browser.document.getElementById(hash.slice(1))).not.toBeNull();
});

test("the look follows what is typed, names each fault by its field, and saves nothing", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const { here } = await articleBy(editor, `Figs ${editor.mark}`);
  const typed = { version: "1", title: "Figs for two", category: "nutrition", picture: "moon", summary: "" };
  const sources = { "source1.name": "NHS: Foods", "source1.url": "nowhere" };
  await browser.open(here);
  const looked = async (body: string) => {
    const { status, text } = await browser.http.post(`${here}/look`, { ...typed, ...sources, body });
    expect(status).toBe(200);
    return JSON.parse(text);
  };
  const { look, faults } = await looked("Eat one with lunch.\n\n**Enjoy** it.");
  expect(look).toMatchObject({ title: "Figs for two", category: "nutrition" });
  expect(look.picture).toMatch(/^\/pictures\/cover-nutrition-[0-9a-f]{6}-moon\.svg$/);
  expect(look.shown.parts.before).toContain("<strong>Enjoy</strong>");
  expect(faults.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(["summary", "source1.url"]),
  );
  const unreadable = await looked("Go {{urgency:nosuch}}.");
  expect([unreadable.look, unreadable.faults[0].field]).toEqual([null, "body"]);
  const saved = await editor.call("GET", here.replace("/admin", ""));
  expect([saved.at("data.version"), saved.at("data.document.body")]).toEqual([1, "Eat one with lunch."]);
});
