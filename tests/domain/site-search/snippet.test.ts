import { expect, test } from "vitest";
import { entryOf } from "../../../server/domain/site-search/entry.ts";
import { snippetOf } from "../../../server/domain/site-search/snippet.ts";

const short = "Rest when you can. Iron helps with thin blood. Drink water.";
const long = `${"A word and ".repeat(20)}iron ${"and a word ".repeat(30)}`;
const entry = (text: string) => entryOf({}, { kind: "article", id: "a", title: "A", summary: "", text });

test("a snippet begins with the sentence that has the word", () => {
  expect(snippetOf(entry(short), [{ phrases: [["blood"]] }])).toBe("Iron helps with thin blood. Drink water.");
});

test("within a long sentence it begins a little before the word", () => {
  expect(snippetOf(entry(long), [{ phrases: [["iron"]] }])).toMatch(/^… (\S+ ){5,20}iron .* …$/);
});

test("the word itself goes before another word for it", () => {
  expect(snippetOf(entry(short), [{ phrases: [["blood"], ["rest"]] }])).toBe(
    "Iron helps with thin blood. Drink water.",
  );
});
