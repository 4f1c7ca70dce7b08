import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const PLACES = [
  "app/routes/admin",
  "app/routes/forum",
  "app/routes/messages",
  "app/routes/reporting",
  "server/api",
  "server/contract",
];
/** Names what is to be seen in a picture. */
const OF_A_PICTURE = "A mother feeds her baby lying on her side.";

test("members, authors and moderators are 'they': only the mother who reads her own pages is 'she'", async () => {
  const root = join(import.meta.dirname, "../..");
  const spoken: string[] = [];
  let count = 0;
  for (const place of PLACES) {
    for (const file of await readdir(join(root, place), { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      count += 1;
      const lines = (await readFile(join(root, place, file), "utf8")).split("\n");
      spoken.push(
        ...lines
          .filter((line) => !line.includes(OF_A_PICTURE) && /\b(?:she|hers?|herself)\b/i.test(line))
          .map((line) => `${place}/${file}: ${line.trim()}`),
      );
    }
  }
  expect(count, "there is something to read").toBeGreaterThan(200);
  expect(spoken).toEqual([]);
});
