import { afterAll, beforeAll, expect, test } from "vitest";
import { keptQuery } from "../../../server/db/kept-query.ts";
import type { Database } from "../../../server/db/schema.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";

let planned: PlannedDatabase;
let db: Database;
beforeAll(async () => {
  planned = await plannedDatabase();
  ({ db } = planned);
  const paths = ["kept one", "kept two", "kept three"];
  await db
    .insertInto("fileRemoval")
    .values(paths.map((path, index) => ({ path, createdAt: index + 1 })))
    .execute();
});
afterAll(() => planned.drop());

let built = 0;
const removals = keptQuery((db, { name, most }: { name: string; most: number }, order: "asc" | "desc") => {
  built += 1;
  return db
    .selectFrom("fileRemoval")
    .select("createdAt")
    .where("path", "like", name)
    .where("createdAt", "<=", most)
    .orderBy("createdAt", order);
});

test("a kept query is built once for each variant, and answers each caller with what was asked", async () => {
  const asked = [
    removals(db, { name: "kept %", most: 2 }, "asc"),
    removals(db, { name: "kept t%", most: 3 }, "asc"),
    removals(db, { name: "kept %", most: 2 }, "desc"),
  ];
  const values = (await Promise.all(asked)).map((rows) => rows.map(({ createdAt }) => createdAt));
  expect(values).toEqual([
    [1, 2],
    [2, 3],
    [2, 1],
  ]);
  expect(built).toBe(2);
});

test("a kept query sees what its own transaction has written", async () => {
  const inside = await db.transaction().execute(async (within) => {
    await within.updateTable("fileRemoval").set({ createdAt: 9 }).where("path", "=", "kept one").execute();
    return removals(within, { name: "kept one", most: 9 }, "asc");
  });
  expect(inside).toEqual([{ createdAt: 9 }]);
});

test("a kept query that looks at a value while it is built is refused", async () => {
  const doubled = keptQuery((db, { most }: { most: number }) =>
    db
      .selectFrom("fileRemoval")
      .select("createdAt")
      .where("createdAt", "<=", most * 2),
  );
  await expect(doubled(db, { most: 1 })).rejects.toThrow("most is known only when the query runs");
  const spread = keptQuery((db, { ...asked }: { most: number }) =>
    db.selectFrom("fileRemoval").select("createdAt").where("createdAt", "<=", asked.most),
  );
  await expect(spread(db, { most: 1 })).rejects.toThrow("taken by name");
});
