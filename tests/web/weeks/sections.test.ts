import { expect, test } from "vitest";
import { sectionsOf } from "../../../app/routes/weeks/sections.ts";

test("the text of a week falls into its parts", () => {
  const html =
    "<h2>Your baby</h2>\n<p>One.</p>\n<h2>What helps</h2>\n<ul><li>Two.</li></ul>\n<h2>When to call</h2><p>Three.</p>";
  expect(sectionsOf(html).map(({ kind, title, html: text }) => [kind, title, text.trim()])).toEqual([
    ["baby", "Your baby", "<p>One.</p>"],
    ["help", "What helps", "<ul><li>Two.</li></ul>"],
    ["danger", "When to call", "<p>Three.</p>"],
  ]);
});

test("the parts are known by their headings in Urdu too", () => {
  const titles = ["آپ کا بچہ", "آپ", "اگر آپ کا بچہ وقت سے پہلے آ جائے", "فائدے کی باتیں", "کب مدد لیں"];
  const html = titles.map((title) => `<h2>${title}</h2><p>One.</p>`).join("");
  expect(sectionsOf(html).map(({ kind }) => kind)).toEqual(["baby", "mother", "early", "help", "danger"]);
});

test("nothing is lost of a text with other headings, or with none", () => {
  expect(sectionsOf("<p>Before.</p><h2>A <em>new</em> part</h2><p>After.</p>").map(({ html }) => html)).toEqual([
    "<p>Before.</p>",
    "<h3>A <em>new</em> part</h3><p>After.</p>",
  ]);
  expect(sectionsOf("<p>All.</p>").map(({ html }) => html)).toEqual(["<p>All.</p>"]);
  expect(sectionsOf("")).toEqual([]);
});
