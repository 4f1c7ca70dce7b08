import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentFromFile } from "../../../server/api/content/document.ts";
import { exportContent, importContent } from "../../../server/domain/content/moving.ts";
import { Failure } from "../../../server/failures.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
let exported: Awaited<ReturnType<typeof exportContent>>;
beforeAll(async () => {
  umeed = await startTestUmeed();
  exported = await exportContent(context());
});
afterAll(() => umeed.stop());

function context() {
  const images = new StoredImages(new FileFolder(join(umeed.dataDir, "uploads")));
  return { db: umeed.db, now: () => NOON, timeZone: "Asia/Karachi", images };
}

const article = "articles/a-calm-and-safe-home.md";
const withBody = (body: string) => (text: string) => `${text}\n${body}\n`;
test.each<[string, string, string, (text: string) => string, RegExp]>([
  ["NUL", article, article, withBody("a\0b"), /can't be stored/],
  ["half a letter", "tips.json", "tips.json", (t) => t.replace('"text": "', '"text": "\\ud800'), /can't be stored/],
  ["a picture that is not there", article, article, (t) => t.replace(/picture: .*/, "picture: no-such"), /'no-such'/],
  ["a text without end", article, article, withBody("word ".repeat(5_000)), /20,000 characters/],
  ["quotes in each other", article, article, withBody(">".repeat(9_000)), /too deep/],
  [
    "fields in each other",
    article,
    article,
    (t) => t.replace(/^author:.*\n/m, "").replace("---\n", `---\nx: ${"[".repeat(50)}${"]".repeat(50)}\n`),
    /too deep/,
  ],
  ["a key without end", article, `articles/${"a".repeat(101)}.md`, (t) => t, /at most 100/],
  ["a reserved key", article, "articles/choices.md", (t) => t, /Choose another/],
  ["a key of other signs", article, "articles/a#%zz.md", (t) => t, /small letters/],
  ["a number for a text", "tips.json", "tips.json", (t) => t.replace(/"text": ".*"/, '"text": 5'), /texts where/],
  [
    "one thing twice",
    "cities.json",
    "cities.json",
    (t) => t.replace("[", '[{ "key": "lahore", "name": "Lahore" },'),
    /twice/,
  ],
])("content as files with %s is refused, and the file is named", async (_, from, file, spoil, why) => {
  const files = { ...exported.files, [file]: spoil(exported.files[from] ?? "") };
  expect(files).not.toEqual(exported.files);
  const refused = await importContent(context(), { ...exported, files }, documentFromFile).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(Failure);
  expect(String(refused)).toMatch(why);
  expect(String(refused)).toContain(file);
  expect(await umeed.db.selectFrom("contentItem").select("key").where("version", ">", 0).execute()).toEqual([]);
});
