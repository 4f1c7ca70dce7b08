import { expect, test } from "vitest";
import { articleParts } from "../../../app/routes/articles/article-parts.ts";

const partsOf = (description: string) => articleParts({ description, summary: "Short.", words: 100 });

test("a danger section of one paragraph becomes a list of its sentences, word for word", () => {
  const { danger } = partsOf(
    "<h2>When to get care</h2><p>After a fall go now. Say: 'I fell, and I am pregnant.' Be seen for 38.5 °C.</p>",
  );
  expect(danger?.html).toBe(
    "<ul><li>After a fall go now.</li><li>Say: 'I fell, and I am pregnant.'</li><li>Be seen for 38.5 °C.</li></ul>",
  );
  expect(danger?.isUrgent).toBe(true);
});

test.each(["<p>One sentence alone.</p>", "<p><strong>Go</strong> for a fit. As well after the birth.</p>"])(
  "%s stays as it is",
  (html) => expect(partsOf(`<h2>When to ask</h2>${html}`).danger).toMatchObject({ html, isUrgent: false }),
);

test("what the last list is followed by, and says to go, is a danger section", () => {
  const ask = "<h2>Ask at your next visit</h2><ul><li>When?</li></ul>";
  const { before, danger, after } = partsOf(`<p>Lead.</p>${ask}<p>Do not wait with bleeding: go now.</p>`);
  expect(danger).toMatchObject({ title: "When to get help", isUrgent: true });
  expect(danger?.html).toBe("<p>Do not wait with bleeding: go now.</p>");
  expect(before).toMatch(/<li>When\?<\/li><\/ul>$/);
  expect(after).toBe("");
  expect(partsOf(`${ask}<p>Keep your card.</p>`).danger).toBeNull();
});
