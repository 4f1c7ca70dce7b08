import { within } from "@testing-library/dom";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { grant } from "../../fixtures/operator.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { entriesIn, mainText, part } from "./page-parts.ts";
import { writing } from "./people.ts";

const site = siteOfFile();

async function editing() {
  const editor = await writing(site);
  await grant(site, editor, "editor");
  return editor;
}

test("an editor uploads a picture, copies its line, and removes it", async () => {
  const { browser, call, id } = await editing();
  const alt = `A lamp at night ${id}`;
  await browser.open("/admin");
  await browser.follow(within(part(browser, "navigation", "Admin")).getByRole("link", { name: "Pictures" }));
  await browser.follow("Add a picture");

  expect(await browser.press("Upload")).toBe(400);
  expect(browser.problems).toEqual([
    ["What it shows", "Say what the picture shows."],
    ["Picture", "Choose a picture."],
  ]);
  browser.fill("What it shows", alt);
  browser.attach("Picture", new File(["{}"], "package.json", { type: "application/json" }));
  expect(await browser.press("Upload")).toBe(400);
  expect(browser.problems).toEqual([["Picture", "Please select an image file"]]);
  expect(browser.field("What it shows")).toHaveValue(alt);

  browser.attach("Picture", new File([await readFile("public/icon-512.png")], "lamp.png", { type: "image/png" }));
  await browser.press("Upload");
  expect(browser.toasts).toEqual(["Saved. Copy its line into your text."]);
  expect(browser.page.queryByRole("dialog")).toBeNull();
  const line = textOf(browser.page.getByText(new RegExp(String.raw`^!\[${alt}\]`)));
  expect(line).toMatch(/\]\(\/uploads\/[0-9a-f]{32}-512x512\.jpg\)$/);
  const picture = await browser.http.get(browser.page.getByRole("img", { name: alt }).getAttribute("src") ?? "");
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/webp"]);

  await browser.follow(/^Remove/);
  const dialog = () => part(browser, "dialog", "Remove this picture?");
  expect(dialog()).toHaveTextContent("No text shows it.");
  await browser.follow("Cancel");
  const title = `Lamps ${id}`;
  const draft = { document: { matter: { title }, body: line }, publication: { when: "never" } };
  expect((await call("POST", "/content/article", { body: draft })).status).toBe(200);

  await browser.follow(/^Remove/);
  expect(dialog()).toHaveTextContent("This text shows it");
  expect(entriesIn(dialog())).toEqual([`${title} (article, a draft)`]);
  const asking = browser.path;
  await browser.follow(title);
  expect(browser.heading).toBe(title);
  await browser.open(asking);
  await browser.press("Remove");
  expect(browser.toasts).toEqual(["The picture is removed."]);
  expect(browser.page.queryByRole("img", { name: alt })).toBeNull();
});

test("an editor finds an icon and the name that its article needs", async () => {
  const { browser } = await editing();
  await browser.open("/admin/icons");
  expect(icons(browser)).toHaveLength(24);
  browser.fill("What it shows, in English", "Heart pulse");
  await browser.press("Search");
  expect(icons(browser).filter((name) => name === "heart-pulse")).toEqual(["heart-pulse"]);
  await browser.open("/admin/icons?search=zzzz");
  browser.page.getByRole("heading", { name: "No icon found" });
  expect(mainText(browser)).toContain("Try another word for it.");
});

/** The names of the icons that the page shows. */
function icons({ page }: FormVisitor) {
  const cards = within(page.getByRole("main")).queryAllByRole("listitem");
  return cards.filter((card) => card.querySelector("img")).map(textOf);
}
