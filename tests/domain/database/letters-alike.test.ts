import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations, shipped } from "../../../server/db/migration-files.ts";
import { fold } from "../../../server/domain/search/fold.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("what was kept for search before gets the letters that new texts and searches have", async () => {
  const written = "كيك مسئله علىٰ رحمة بچۃ ٱم علماء بخـار بھائی ۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩".normalize("NFKD");
  const before = written.replaceAll(/\p{M}/gu, "");
  const about = umeed.db.updateTable("contentItem").where("kind", "=", "page").where("key", "=", "about");
  await about.set({ searchText: before }).execute();

  const found = await readMigrations(shipped, { name: "sqlite", migrationSql: (text) => text });
  const { statements = [] } = found.find(({ name }) => name === "0062-letters-alike") ?? {};
  expect(statements).toHaveLength(5);
  for (const statement of statements) await sql.raw(statement).execute(umeed.db);

  const after = umeed.db.selectFrom("contentItem").select("searchText").where("kind", "=", "page");
  expect(await after.where("key", "=", "about").where("language", "=", "en").executeTakeFirst()).toEqual({
    searchText: fold(before),
  });
});
