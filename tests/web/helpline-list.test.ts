import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HelplineList } from "../../app/components/helpline-list.tsx";

const helpline = {
  name: "A line",
  number: "1",
  purpose: "violence" as const,
  province: null,
  area: "For all of Pakistan.",
  source: null,
};
const wordsFor = (hours: string | null) =>
  renderToStaticMarkup(createElement(HelplineList, { helplines: [{ ...helpline, hours }], purpose: "violence" }));

test("a number whose hours nobody recorded says none", () => {
  expect(wordsFor("By day")).toContain("A line. By day. For all of Pakistan.");
  expect(wordsFor(null)).toContain("A line. For all of Pakistan.");
  expect(wordsFor(null)).not.toMatch(/day|night/i);
});
