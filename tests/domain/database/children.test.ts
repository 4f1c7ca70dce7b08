import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations, shipped } from "../../../server/db/migration-files.ts";
import { newMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("vaccines that were marked before children had records are each child's, also of twins, and other marks stay", async () => {
  const mother = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-01-15" });
  const unmarked = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-01-15" });
  const pregnancyId = await currentIdOf(mother);
  await umeed.db.updateTable("pregnancy").set({ numberOfBabies: 2 }).where("id", "=", pregnancyId).execute();
  const mark = { pregnancyId, kind: "done", date: "2026-01-16", createdAt: NOON } as const;
  await umeed.db
    .insertInto("planMark")
    .values([
      { ...mark, item: "vaccines-birth" },
      { ...mark, item: "day-3" },
    ])
    .execute();

  const dialect = { name: isSqlite ? "sqlite" : "postgres", migrationSql: (text: string) => text } as const;
  const found = await readMigrations(shipped, dialect);
  const { statements = [] } = found.find(({ name }) => name === "0070-children") ?? {};
  const changing = statements.filter((statement) => /insert into/.test(statement));
  expect(changing).toHaveLength(2);
  for (const statement of changing) await sql.raw(statement).execute(umeed.db);

  const rows = await umeed.db.selectFrom("childMark").selectAll().orderBy("childId").execute();
  const moved = { item: "vaccines-birth", kind: "done", date: "2026-01-16", createdAt: NOON };
  expect(rows).toEqual([
    { childId: pregnancyId, ...moved },
    { childId: `${pregnancyId}-2`, ...moved },
  ]);
  const items: { childId: string | null; key: string; doneOn: string | null }[] = Object(
    await mother.call("GET", "/plan"),
  ).body.data.items;
  const done = items.filter(({ doneOn }) => doneOn !== null).map(({ childId, key }) => `${childId} ${key}`);
  expect(new Set(done)).toEqual(
    new Set(["null day-3", `${pregnancyId} vaccines-birth`, `${pregnancyId}-2 vaccines-birth`]),
  );
  expect(Object(await unmarked.call("GET", "/child")).body.data).toHaveLength(1);
});
