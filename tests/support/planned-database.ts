import { CompiledQuery, Kysely } from "kysely";
import { expect } from "vitest";
import { camelCaseRows } from "../../server/db/dialects/names.ts";
import { openDatabase } from "../../server/db/open.ts";
import type { Database, Schema } from "../../server/db/schema.ts";
import type { Context } from "../../server/domain/context.ts";
import { contextOn } from "./context.ts";
import { isSqlite } from "./empty-database.ts";
import { preparedDatabase } from "./prepared-database.ts";

/** A database that tells how it goes about what it is asked. */
export interface PlannedDatabase {
  db: Database;
  context: Context;
  /** The plan of each query that `act` asks and whose text `about` matches: one text a query, at least one. */
  plansOf: (act: () => Promise<unknown>, about: RegExp) => Promise<string[]>;
  drop: () => Promise<void>;
}

/** An empty one, with the schema of today. */
export async function plannedDatabase(): Promise<PlannedDatabase> {
  const prepared = await preparedDatabase("tables");
  // Filling it takes longer than a query of the server may.
  const { dialect } = openDatabase(prepared.settings, { hasTimeLimits: false, onQuery() {} });
  let asked: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: dialect.kysely,
    plugins: [camelCaseRows],
    log: ({ query }) => void asked.push(query),
  });

  async function plansOf(act: () => Promise<unknown>, about: RegExp) {
    asked = [];
    await act();
    const queries = asked.filter(({ sql: text }) => about.test(text));
    expect(queries.length).toBeGreaterThan(0);
    return Promise.all(queries.map(planOf));
  }

  async function planOf({ sql: text, parameters }: CompiledQuery) {
    const explain = isSqlite ? "explain query plan" : "explain";
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    return rows.map((row) => Object.values(Object(row)).join(" ")).join("\n");
  }

  return {
    db,
    context: contextOn({ db, dialect }, prepared.settings.dataDir),
    plansOf,
    async drop() {
      await db.destroy();
      await prepared.drop();
    },
  };
}
