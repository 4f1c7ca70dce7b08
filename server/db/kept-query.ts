import type { CompiledQuery, DialectAdapter } from "kysely";
import { RetryingSqliteAdapter } from "./dialects/sqlite-driver.ts";
import type { Database } from "./schema.ts";

/**
 * A query that is built once and run with other values each time: to build a large one takes longer than to run it.
 * @param build `values` stand only where a parameter may; what decides the query's text comes as `variant`
 */
export function keptQuery<Values extends object, Row, Variant = void>(
  build: (db: Database, values: Values, variant: Variant) => { compile: () => CompiledQuery<Row> },
) {
  const kept = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db: Database, values: Values, variant: Variant): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    const variants = kept.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    kept.set(adapter, variants);
    const key = JSON.stringify(variant ?? null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely takes any value as a parameter
    const query = variants.get(key) ?? build(db, places as Values, variant).compile();
    variants.set(key, query);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = query.parameters.map((value) => (value instanceof Place ? given.get(value.name) : value));
    return rowsOf(db, adapter, { ...query, parameters });
  };
}

async function rowsOf<Row>(db: Database, adapter: DialectAdapter, query: CompiledQuery<Row>): Promise<Row[]> {
  const rows = !db.isTransaction && adapter instanceof RetryingSqliteAdapter ? adapter.readNow(query) : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Kysely's own type says of its rows
  return (rows as Row[] | undefined) ?? (await db.executeQuery(query)).rows;
}

/** Values of a list, by their places in it. */
export type Listed = Record<string, string>;

/** @returns the values of a kept query that asks for one of these, and its variant */
export function listed(items: readonly string[]): [values: Listed, names: string[]] {
  const values = Object.fromEntries(items.entries());
  return [values, Object.keys(values)];
}

export function itemsOf(values: Listed, names: readonly string[]): string[] {
  return names.map((name) => values[name] ?? "");
}

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new TypeError(`${this.name} is known only when the query runs`);
  }
}

const places: unknown = new Proxy(
  {},
  {
    get: (_target, name) => new Place(String(name)),
    ownKeys() {
      throw new TypeError("the values of a kept query are taken by name");
    },
  },
);
