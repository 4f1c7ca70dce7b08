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

const PLACES = /^- \d+: (?:the table alone|[\w-]+\/[\w-]+(?:, [\w-]+\/[\w-]+)*) \[\d+(?:, \d+)*\]$/;

/** Below what adults read of plain English, since a clinician weighs each line. */
const WORDS_A_MINUTE = 235;

function factsIn(list: string) {
  const [facts = ""] = list.split("\n## Where each stands");
  return facts.split("\n").flatMap((line) => /^\d+\. (.*)/.exec(line)?.[1] ?? []);
}

/** What stands in the list beside the table of signs: facts, and their places without the numbers of sources. */
function besideTable(list: string) {
  const rows = [...list.matchAll(/^(?:## (.+)|(\d+)\. (.+)|- (\d+): (.+) \[.*\])$/gm)];
  const ofTable = factsIn(list.replace(/\n## (?!The table|Where)[^]*?(?=\n## Where)/, "")).length;
  const after = (number: string | undefined) => Number(number) - ofTable;
  return rows.flatMap(([, title, number, fact, of, places]) => {
    if (title) return /^(The table|Where|Sources)/.test(title) ? [] : [title];
    if (fact && !fact.includes("http")) return after(number) > 0 ? [`${after(number)}. ${fact}`] : [];
    return places && after(of) > 0 ? [`${after(of)}: ${places}`] : [];
  });
}

test("the list of numbers and doses is that of today's texts: if not, give npm run content:doses", async () => {
  const list = await readFile(new URL("content-check/doses.md", server), "utf8");

  expect(list === dosesOf(await readFiles(new URL("content/", server)))).toBe(true);
});

test("a clinician reads its facts in ten minutes", async () => {
  const facts = factsIn(await readFile(new URL("content-check/doses.md", server), "utf8"));
  const words = facts.flatMap((fact) => fact.split(" "));

  expect(facts.length).toBeGreaterThan(100);
  expect(words.length / WORDS_A_MINUTE).toBeLessThan(10);
});

test("each fact names the texts that say it, and none of their sources is left out", async () => {
  const list = await readFile(new URL("content-check/doses.md", server), "utf8");
  const places = list.split("\n").filter((line) => /^- \d+: /.test(line));

  expect(places.length).toBe(factsIn(list).length);
  expect(places.filter((line) => !PLACES.test(line))).toEqual([]);
});

test("a sentence stands once, under its subject, with all texts that say the same or less and their sources", () => {
  const list = dosesOf({
    "articles/iron.md": article("Take **60 mg** of iron a day. Rest for two hours. From day 5, six wet nappies a day."),
    "articles/more.md": article("Every day take iron, 60 mg a day. No fever of 38 °C or more: that is today."),
    "articles/most.md": article("Take 60 mg of iron each day and 20 mg of zinc."),
    "articles/other.md": article("Take under 60 mg of iron."),
  });

  expect(besideTable(list)).toEqual([
    "Temperature",
    "1. No fever of 38 °C or more: that is today.",
    "Medicines, minerals and fluids",
    "2. Take 60 mg of iron each day and 20 mg of zinc.",
    "3. Take under 60 mg of iron.",
    "Breathing, feeds and nappies",
    "4. From day 5, six wet nappies a day.",
    "1: article/more",
    "2: article/most, article/iron, article/more",
    "3: article/other",
    "4: article/iron",
  ]);
  expect(list).toMatch(/^\d+\. WHO, read 2026-11-20: https:\/\/who\.example\/a$/m);
});

test("what a text has from the table of signs stands in the table's line alone", () => {
  const list = dosesOf({
    "articles/iron.md": article(
      "{{sign:fever@pregnant}} A fever of {{threshold:fever@pregnant}} is a fever.\nTake 60 mg of iron.",
    ),
    "danger-check.json": JSON.stringify({ questions: [question] }),
  });
  const [, fever = ""] = /^(\d+)\. A fever of 38 °C or more: today \(pregnancy\)/m.exec(list) ?? [];

  expect(list).toContain(`- ${fever}: article/iron [`);
  expect(list).not.toContain("is a fever");
  expect(list).toMatch(/^\d+\. Take 60 mg of iron\.$/m);
  expect(list).toMatch(/^\d+\. I soak a pad in an hour$/m);
});
