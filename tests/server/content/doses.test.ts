import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readFiles } from "../../../server/content/load/folders.ts";
import { dosesOf } from "../../../server/content-check/doses.ts";

const server = new URL("../../../server/", import.meta.url);
const article = (text: string) =>
  [
    "---",
    "title: One",
    "sources:",
    "  - name: WHO",
    "    url: https://who.example/a",
    "    checked: 2026-11-20",
    "---",
    text,
  ].join("\n");

const question = {
  key: "pad",
  who: "afterBirth",
  area: "bleeding",
  signs: ["heavy-bleeding"],
  label: "I soak a pad in an hour",
  advice: "Call an ambulance {{urgency:heavy-bleeding}}.",
  symptom: null,
};

test("the list of numbers and doses is that of today's texts: if not, give npm run content:doses", async () => {
  const list = await readFile(new URL("content-check/doses.md", server), "utf8");

  expect(list === dosesOf(await readFiles(new URL("content/", server)))).toBe(true);
});

test("a clinician reads it in one sitting", async () => {
  const list = await readFile(new URL("content-check/doses.md", server), "utf8");
  const sentences = list.split("\n").filter((line) => line.startsWith("- "));
  const words = sentences.flatMap((line) => line.replace(/ \([^()]*\/[^()]*\)[^)]*$/, "").split(" "));

  expect(sentences.length).toBeGreaterThan(100);
  expect(words.length).toBeLessThan(4_000);
});

test("a sentence stands once, under its subject, with all texts that say the same and their sources", () => {
  const list = dosesOf({
    "articles/iron.md": article("Take **60 mg** of iron a day. Rest for two hours. From day 5, six wet nappies a day."),
    "articles/more.md": article("Every day take iron, 60 mg a day. No fever of 38 °C or more: that is today."),
    "danger-check.json": JSON.stringify({ questions: [question] }),
  });

  expect(list.split("\n").filter((line) => /^(#|-|\d)/.test(line))).toEqual([
    "# Numbers, thresholds and doses in the texts",
    "## Temperature",
    "- No fever of 38 °C or more: that is today. (article/more) [1]",
    "## Bleeding and the afterbirth",
    "- I soak a pad in an hour (danger-check/pad) []",
    "## Vaccines",
    "## Medicines, minerals and fluids",
    "- Take 60 mg of iron a day. (article/iron, article/more) [1]",
    "## Weight, blood pressure and blood",
    "## Breathing, feeds and nappies",
    "- From day 5, six wet nappies a day. (article/iron) [1]",
    "## Times after which to act",
    "## Sources",
    "1. WHO, read 2026-11-20: https://who.example/a",
  ]);
});
