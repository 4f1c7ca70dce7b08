import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HelplineList } from "../../app/components/helpline-list.tsx";
import { PROVINCES, provinceNames } from "../../server/contract/helplines/choices.ts";

const helpline = { name: "A line", number: "1", purpose: "violence" as const, province: null, source: null };
const wordsFor = (hours: string | null) =>
  renderToStaticMarkup(createElement(HelplineList, { helplines: [{ ...helpline, hours }], purpose: "violence" }));

test("a number whose hours nobody recorded says none", () => {
  expect(wordsFor("By day")).toContain("A line. By day. For all of Pakistan.");
  expect(wordsFor(null)).toContain("A line. For all of Pakistan.");
  expect(wordsFor(null)).not.toMatch(/day|night/i);
});

const ofEach = PROVINCES.map((province) => ({ ...helpline, number: province, province, hours: null }));

test("a number of one province says which", () => {
  const html = renderToStaticMarkup(createElement(HelplineList, { helplines: ofEach, purpose: "violence" }));
  for (const name of Object.values(provinceNames)) expect(html).toContain(`For ${name}.`);
});
