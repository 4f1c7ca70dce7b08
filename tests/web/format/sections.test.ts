import { expect, test } from "vitest";
import { htmlOf, sectionsOf } from "../../../app/format/sections.ts";

test("a text is cut at its headings, each with a name of its own to link to", () => {
  const { lead, sections } = sectionsOf(
    "<p>First.</p><h2>Milk &amp; <em>tea</em></h2><p>One.</p><h2>جسم</h2><h2>Milk, tea</h2><p>Two.</p>",
  );

  expect(lead).toBe("<p>First.</p>");
  expect(sections).toEqual([
    { id: "milk-tea", title: "Milk & tea", html: "<p>One.</p>" },
    { id: "جسم", title: "جسم", html: "" },
    { id: "milk-tea-2", title: "Milk, tea", html: "<p>Two.</p>" },
  ]);
  expect(htmlOf(sections.slice(0, 1))).toBe('<h2 id="milk-tea">Milk &amp; tea</h2><p>One.</p>');
});

test("a text without headings is its lead alone", () => {
  expect(sectionsOf("<p>Only.</p>")).toEqual({ lead: "<p>Only.</p>", sections: [] });
});
