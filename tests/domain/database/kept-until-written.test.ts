import { afterAll, beforeAll, expect, test } from "vitest";
import { keptUntilWritten } from "../../../server/domain/kept-until-written.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import type { OwnDatabase } from "../../support/empty-database.ts";
import { preparedDatabase } from "../../support/prepared-database.ts";

let own: OwnDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  own = await preparedDatabase("planRules");
  opened = openDatabase(own.settings);
});
afterAll(async () => {
  await opened.db.destroy();
  await own.drop();
});

const written = () =>
  opened.db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "contentWrites")
    .executeTakeFirst();

test("what is read of content is kept until content is written, for each variant of it", async () => {
  let reads = 0;
  const read = keptUntilWritten(
    async ({ language }: { db: OpenDatabase["db"]; language: string }) => `${language} ${(reads += 1)}`,
    ({ language }) => language,
  );
  const inLanguage = (language: string) => read({ db: opened.db, language });
  expect([await inLanguage("en"), await inLanguage("ur"), await inLanguage("en")]).toEqual(["en 1", "ur 2", "en 1"]);
  expect(Number((await written()).numUpdatedRows)).toBe(1);
  expect([await inLanguage("en"), await inLanguage("en"), await inLanguage("ur")]).toEqual(["en 3", "en 3", "ur 4"]);
});

test("what could not be read is read again", async () => {
  let isAway = true;
  const read = keptUntilWritten(async (_context: Pick<OpenDatabase, "db">) => {
    if (isAway) throw new Error("away");
    return "there";
  });
  await expect(read(opened)).rejects.toThrow("away");
  isAway = false;
  expect(await read(opened)).toBe("there");
});
