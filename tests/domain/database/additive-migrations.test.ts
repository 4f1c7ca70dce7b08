import { describe, expect, test } from "vitest";
import { readMigrations, shipped } from "../../../server/db/migration-files.ts";
import { notAdditive, plainStatements } from "../../support/additive.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (name) => {
  const migrations = await readMigrations(shipped, { name, migrationSql: (text) => text });

  test.each(migrations)("$name says whether it is additive, and it is if it says so", ({ isAdditive, statements }) => {
    expect(isAdditive).toBeTypeOf("boolean");
    expect(isAdditive ? notAdditive(plainStatements(statements)) : []).toEqual([]);
  });
});

test("there are both kinds", async () => {
  const migrations = await readMigrations(shipped, { name: "sqlite", migrationSql: (text) => text });
  expect(new Set(migrations.map(({ isAdditive }) => isAdditive))).toEqual(new Set([true, false]));
});

test.each([
  "drop table tip",
  "drop index post_newest",
  "alter table tip drop column source",
  "alter table tip rename to hint",
  "alter table tip rename column source to origin",
  "alter table tip add column mood text not null",
  "alter table tip add column mood text unique",
  "alter table tip add constraint tip_mood check (source <> '')",
  "alter table tip alter column source set not null",
  "create unique index one_tip on tip (body)",
  "create trigger tip_insert before insert on tip begin select raise(abort, 'no'); end",
  "create table tip_note (tip_id text not null references tip (id))",
  "update tip set body = ''",
  "with known (words, name) as ( values ('One (1)', 'one') ) update tip set body = (select name from known where words = body)",
  "delete from tip",
  "insert into tip (id) values ('1')",
])("'%s' is not additive", (statement) => {
  expect(notAdditive(plainStatements([statement]))).toEqual([statement]);
});

test("new tables, columns that may be empty or have a default, and their rows are additive", () => {
  const statements = [
    "create table hint (\n  id text primary key, -- of the tip\n  tip_id text references tip (id) on delete cascade\n)",
    "create unique index one_hint on hint (tip_id)",
    "create index tip_by_source on tip (source)",
    "insert into hint (id, tip_id) select id, id from tip",
    "alter table tip add column mood text",
    "alter table tip add column rank bigint not null default 0 check (rank >= 0)",
    "update tip set mood = source, rank = 1",
    "with known (words, name) as (\n  values\n ('One (1)', 'one')\n)\nupdate tip set mood = (select name from known)",
    "insert into tally (name, value) values ('hints', 0)",
    "delete from shipped_content where name = 'all'",
  ];
  expect(notAdditive(plainStatements(statements))).toEqual([]);
});
