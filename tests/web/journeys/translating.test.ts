import { expect, test } from "vitest";
import { articleBy, articleOf } from "../../fixtures/edited-articles.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { staff } from "./staff.ts";

const site = siteOfFile();

test("an empty part before a written one is asked for, as each part stands beside its English", async () => {
  const editor = await staff(site, "editor", { fullName: "Amna Translates" });
  const { here } = await articleBy(
    editor,
    `Oranges ${editor.mark}`,
    "Eat one.\n\n## When\n\nAt noon.\n\n## Why\n\nThey are good.",
  );
  const { browser } = editor;
  const part = (number: number) => `Text in Urdu, part ${number} of 3 (with the other parts)`;
  await browser.open(`${here}/in/ur`);
  expect(browser.text).toContain("Leave {{…}} as it is: it becomes when to go.");
  browser.fill(part(1), "ایک کھائیں۔");
  browser.fill(part(3), "## کیوں\n\nیہ اچھی ہیں۔");

  expect(await browser.press("Save draft")).toBe(400);
  expect(browser.problems).toEqual([[part(2), expect.stringContaining("Write this part too")]]);
  expect(browser.field(part(3))).toHaveValue("## کیوں\n\nیہ اچھی ہیں۔");

  browser.fill(part(2), "## کب\n\nدوپہر کو۔");
  expect(await browser.press("Save draft")).toBe(303);
  expect(browser.field(part(3))).toHaveValue("## کیوں\n\nیہ اچھی ہیں۔");
});

test("a translator is warned while readers do not have the English", async () => {
  const editor = await staff(site, "editor");
  const { browser } = editor;
  const { here, key } = await articleBy(editor, `Pears ${editor.mark}`);
  const warning = () => browser.page.queryByRole("region", { name: "The English is not published yet" });
  await browser.open(`${here}/in/ur`);
  expect(warning()).toBeNull();

  const draft = await editor.call("POST", "/content/article", {
    body: { document: articleOf(`Plums ${editor.mark}`) },
  });
  await browser.open(`${here.replace(key, draft.textAt("data.key"))}/in/ur`);
  expect(warning()).toHaveTextContent("once the English is published");
});

test("before the original text comes back, a translator learns that the English has changed since", async () => {
  const editor = await staff(site, "editor");
  const { browser } = editor;
  const path = "/content/week/week-31";
  const change = async (query: string, title: string) => {
    const item = await editor.call("GET", `${path}${query}`);
    const document = {
      matter: { ...Object(item.at("data.document.matter")), title },
      body: item.textAt("data.document.body"),
    };
    const version = item.at("data.version");
    const saved = await editor.call("PUT", `${path}${query}`, {
      body: { version, document, publication: { when: "now" } },
    });
    expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);
  };
  const dialog = async () => {
    await browser.open(`/admin${path}/in/ur/restore`);
    return browser.page.getByRole("dialog", { name: "Go back to the original text?" });
  };
  await change("?language=ur", "حمل کا ہفتہ 31");
  expect(await dialog()).not.toHaveTextContent("The English has changed");
  await change("", "Week 31 of ours");
  expect(await dialog()).toHaveTextContent("The English has changed since your text was written");
});
