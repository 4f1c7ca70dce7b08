import { afterAll, beforeAll, expect, test } from "vitest";
import { keptQuery } from "../../../server/db/kept-query.ts";
import type { Database } from "../../../server/db/schema.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";

let planned: PlannedDatabase;
let db: Database;
beforeAll(async () => {
  planned = await plannedDatabase();
  ({ db } = planned);
  const tallies = ["one", "two", "three"].map((name, index) => ({ name, value: index + 1 }));
  await db
    .insertInto("tally")
    .values(tallies.map(({ name, value }) => ({ name: `kept ${name}`, value })))
    .execute();
});
afterAll(() => planned.drop());

let built = 0;
const tallies = keptQuery((db, { name, most }: { name: string; most: number }, order: "asc" | "desc") => {
  built += 1;
  return db
    .selectFrom("tally")
    .select("value")
    .where("name", "like", name)
    .where("value", "<=", most)
    .orderBy("value", order);
});

test("a kept query is built once for each variant, and answers each caller with what was asked", async () => {
  const asked = [
    tallies(db, { name: "kept %", most: 2 }, "asc"),
    tallies(db, { name: "kept t%", most: 3 }, "asc"),
    tallies(db, { name: "kept %", most: 2 }, "desc"),
  ];
  const values = (await Promise.all(asked)).map((rows) => rows.map(({ value }) => value));
  expect(values).toEqual([
    [1, 2],
    [2, 3],
    [2, 1],
  ]);
  expect(built).toBe(2);
});

test("a kept query sees what its own transaction has written", async () => {
  const inside = await db.transaction().execute(async (within) => {
    await within.updateTable("tally").set({ value: 9 }).where("name", "=", "kept one").execute();
    return tallies(within, { name: "kept one", most: 9 }, "asc");
  });
  expect(inside).toEqual([{ value: 9 }]);
});

test("a kept query that looks at a value while it is built is refused", async () => {
  const doubled = keptQuery((db, { most }: { most: number }) =>
    db
      .selectFrom("tally")
      .select("value")
      .where("value", "<=", most * 2),
  );
  await expect(doubled(db, { most: 1 })).rejects.toThrow("most is known only when the query runs");
  const spread = keptQuery((db, { ...asked }: { most: number }) =>
    db.selectFrom("tally").select("value").where("value", "<=", asked.most),
  );
  await expect(spread(db, { most: 1 })).rejects.toThrow("taken by name");
});
