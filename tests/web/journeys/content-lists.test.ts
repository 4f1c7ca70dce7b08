import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { articleBy, articleOf } from "../../fixtures/edited-articles.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import type { FormVisitor } from "../form-visitor.ts";
import { entries, region, staff } from "./staff.ts";

const site = siteOfFile();

const editorOf = () => staff(site, "editor");

async function draftBy(
  { call }: Awaited<ReturnType<typeof editorOf>>,
  title: string,
  matter = articleOf(title).matter,
) {
  const made = await call("POST", "/content/article", { body: { document: { ...articleOf(title), matter } } });
  return `/content/article/${made.textAt("data.key")}`;
}

const choose = (browser: FormVisitor, title: string) =>
  browser.check(browser.page.getByRole("checkbox", { name: `Select ${title}` }));

test("several drafts are published at once, each under the rules that it has alone", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const names = ["Apricots", "Beans", "Corn"].map((name) => `${name} ${editor.mark}`);
  const [good = "", other = "", bare = ""] = names;
  const paths = [await draftBy(editor, good), await draftBy(editor, other)];
  paths.push(await draftBy(editor, bare, { ...articleOf(bare).matter, summary: "" }));
  await browser.open(`/admin/content?${new URLSearchParams({ show: "drafts", search: editor.mark })}`);
  expect(await browser.press("Publish")).toBe(400);
  region(browser, "Nothing was published").getByText("Choose at least one text first.");
  for (const name of names) choose(browser, name);
  expect(await browser.press("Publish")).toBe(200);
  const answer = region(browser, "2 texts published");
  expect(answer.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([`${bare}: Write a summary.`]);
  const published = [];
  for (const path of paths) published.push((await editor.call("GET", path)).at("data.publishedVersion"));
  expect(published).toEqual([1, 1, null]);
  expect(entries(browser, good)).toEqual([]);
  await browser.follow(answer.getByRole("link", { name: bare }));
  expect(browser.heading).toBe(bare);
});

test("sources of several texts are marked as checked today", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const title = `Dates ${editor.mark}`;
  const { here } = await articleBy(editor, title);
  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: title })}`);
  expect(entries(browser, title)[0]).toHaveTextContent("1 Mar, 2026");
  choose(browser, title);
  await browser.press("Mark sources as checked today");
  region(browser, "Sources of 1 text checked today");
  const item = await editor.call("GET", here.replace("/admin", ""));
  expect([item.at("data.version"), item.at("data.publishedVersion")]).toEqual([2, 2]);
  expect(entries(browser, title).at(-1)).not.toHaveTextContent("1 Mar, 2026");
});

test("the columns put the list in order, by links", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  const titles = [`Aaa ${editor.mark}`, `Zzz ${editor.mark}`];
  for (const title of titles) await articleBy(editor, title);
  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: editor.mark })}`);
  const table = () => within(browser.page.getByRole("table", { name: "Articles" }));
  const listed = () =>
    table()
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  expect(listed()).toEqual(titles);
  expect(table().getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  await browser.follow("Changed");
  expect(listed()).toEqual(titles.toReversed());
  expect(table().getByRole("columnheader", { name: "Changed" })).toHaveAttribute("aria-sort", "descending");
});

test("a text that nobody changed has no day of its change", async () => {
  const editor = await editorOf();
  const { browser } = editor;
  await articleBy(editor, `Dates ${editor.mark}`);
  const rowOf = (name: string) => region(browser, name, "table").getAllByRole("row")[1];
  await browser.open("/admin/content?kind=week");
  expect(rowOf("Weeks of pregnancy")).toHaveTextContent("Original text");
  expect(rowOf("Weeks of pregnancy")).not.toHaveTextContent("Changed");
  await browser.open(`/admin/content?${new URLSearchParams({ kind: "article", search: editor.mark })}`);
  expect(rowOf("Articles")).toHaveTextContent(`Dates ${editor.mark}`);
  expect(rowOf("Articles")).not.toHaveTextContent("original");
});

test("the overview leads each to what waits for them", async () => {
  const editor = await editorOf();
  await draftBy(editor, `Eggs ${editor.mark}`);
  const { browser } = editor;
  await browser.open("/admin");
  expect(browser.heading).toBe("Overview");
  await browser.follow(region(browser, "To do now").getByRole("link", { name: /drafts? to finish/ }));
  expect(browser.path).toBe("/admin/content?show=drafts");

  const { browser: desk } = await staff(site, "administrator");
  await desk.open("/admin");
  const main = within(desk.page.getByRole("main"));
  for (const name of ["Reports to review", "Messages to answer", "Changes to check"]) main.getByRole("link", { name });
});

test("many lists are folded under the name of the one that is shown, and papers are a place of their own", async () => {
  const { browser } = await editorOf();
  await browser.open("/admin/content?kind=tip");
  const kinds = browser.page.getByRole("navigation", { name: "Kind of text" }).closest("details");
  expect(kinds).not.toHaveAttribute("open");
  expect(kinds?.querySelector("summary")).toHaveTextContent("Kind of text: Tips");
  await browser.follow("Papers");
  expect(browser.page.getByRole("link", { name: "Papers" })).toHaveAttribute("aria-current", "page");
  expect(browser.page.getByRole("link", { name: "Content" })).not.toHaveAttribute("aria-current");
});
