import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent, loadSampleEvents, removeSampleEvents } from "../../../server/content/load.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";

let empty: OwnDatabase;
let opened: OpenDatabase;
let folder: string;
beforeEach(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings);
  await migrate(opened);
  folder = await mkdtemp(join(tmpdir(), "umeed-content-"));
  await cp(new URL("../../../server/content", import.meta.url), folder, { recursive: true });
  await load(NOON);
});
afterEach(async () => {
  await opened.db.destroy();
  await empty.drop();
  await rm(folder, { recursive: true });
});

const load = (now: number) => loadContent(opened.db, now, pathToFileURL(`${folder}/`));

async function stored() {
  const { db } = opened;
  return {
    weeks: await db.selectFrom("week").selectAll().orderBy("id").execute(),
    tips: await db.selectFrom("tip").selectAll().orderBy("id").execute(),
    pages: await db.selectFrom("contentPage").selectAll().orderBy("key").execute(),
    cities: await db.selectFrom("city").selectAll().orderBy("id").execute(),
    shipped: await db.selectFrom("shippedContent").selectAll().execute(),
  };
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const before = await readFile(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

test("loading the same content again changes nothing", async () => {
  const before = await stored();

  await load(NOON + 1_000);

  expect(await stored()).toEqual(before);
  expect(before.weeks).toHaveLength(94);
  expect(before.pages).toHaveLength(4);
});

test("changed files change their own records, under the same ids, and no others", async () => {
  const before = await stored();
  await edit("weeks/week-10.md", (text) => text.replace("title: Week 10", "title: Week ten"));
  await edit("pages/about.md", (text) => `${text}\nA new line.\n`);
  await edit("cities.json", (text) => text.replace('"Lahore"', '"Lahore city"'));

  await load(NOON + 1_000);

  const after = await stored();
  const changedOf = <T>(old: T[], now: T[]) =>
    now.filter((row, index) => JSON.stringify(row) !== JSON.stringify(old[index]));
  expect(changedOf(before.weeks, after.weeks)).toEqual([
    { ...before.weeks.find(({ title, stage }) => title === "Week 10" && stage === "pregnancy"), title: "Week ten" },
  ]);
  expect(changedOf(before.pages, after.pages)).toEqual([
    expect.objectContaining({ key: "about", body: expect.stringContaining("<p>A new line.</p>") }),
  ]);
  expect(changedOf(before.cities, after.cities)).toEqual([
    { ...before.cities.find(({ name }) => name === "Lahore"), name: "Lahore city" },
  ]);
  expect(after.tips).toEqual(before.tips);
  const reloaded = after.shipped.filter(({ loadedAt }) => loadedAt === NOON + 1_000);
  expect(reloaded.map(({ name }) => name)).toEqual(["all"]);
});

test("a file that is not as it should be is named, and leaves everything as it was", async () => {
  const before = await stored();
  await edit("weeks/week-09.md", (text) => text.replace("title: Week 9", "title: Week nine"));
  await edit("weeks/week-10.md", (text) => text.replace(/^summary:.*$/m, ""));

  await expect(load(NOON + 1_000)).rejects.toThrow(/week-10\.md/);

  expect(await stored()).toEqual(before);
});

test("the invented events, once taken out, are there again in the next trial", async () => {
  const { db } = opened;
  const invented = () => db.selectFrom("event").selectAll().where("isSample", "=", 1).orderBy("id").execute();
  await loadSampleEvents(db, NOON);
  const before = await invented();
  expect(before.length).toBeGreaterThan(0);

  await removeSampleEvents(db);
  expect(await invented()).toEqual([]);
  await loadSampleEvents(db, NOON + 1_000);

  expect(await invented()).toEqual(before);
});
