import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { sql, type RawBuilder } from "kysely";
import type { DatabaseDialect } from "./dialect.ts";
import { RetryingSqliteDialect, type SqliteOptions } from "./sqlite-driver.ts";
import { isBusy, resultCode } from "./sqlite-retry.ts";

const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const UNAVAILABLE = new Set([SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL]);
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

export function sqliteDialect(file: string, options: SqliteOptions = {}): DatabaseDialect {
  return {
    name: "sqlite",
    kysely: new RetryingSqliteDialect(file, options),
    migrationSql: (text) =>
      text
        .replaceAll(/\browid_key\b/g, "integer primary key")
        .replaceAll(/\bbigint\b/g, "integer")
        .replaceAll(/^\);$/gm, ") strict;"),
    newestWithWords: (table, { words, categoryId, limit }) => {
      const asked = words.map((word) => `${quoted(word)}*`);
      const query = [...asked, ...(categoryId === null ? [] : [quoted(`_${categoryId}`)])].join(" ");
      const index = sql.table(`${table}_search`);
      // The index gives its rows in this order by itself, and stops at the limit.
      return sql`select rowid as number from ${index} where ${index} match ${query} order by rowid desc limit ${limit}`;
    },
    newestMatches: async (db, table, words, { most, within, topicId }) => {
      const index = sql.table(`${table}_search`);
      // `cross join` fixes the order: the index gives the newest rows one by one until there are enough.
      const { rows } = await sql<{ number: number }>`
        select match.rowid as number
        from ${index} as match cross join ${sql.table(table)} as own on own.number = match.rowid
        where match.${index} match ${newestQuery(index, words)} and own.state = 'shown' and ${inTopic(topicId)} ${numbersWithin(table, within)}
        order by match.rowid desc limit ${most}`.execute(db);
      return rows.map(({ number }) => number);
    },
    counterStore: undefined,
    sizeOf: async (db) => {
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
      return rows[0]?.bytes ?? 0;
    },
    isWritable: async (db) => {
      await sql`select 1 from sqlite_schema limit 1`.execute(db);
      // Not a write, which would wait for the lock of another process.
      const paths = [file, dirname(file)];
      return Promise.all(paths.map((path) => access(path, constants.W_OK))).then(
        () => true,
        () => false,
      );
    },
    connections: undefined,
    isUniqueViolation: (error) => [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE].includes(resultCode(error)),
    isUnavailable: (error) => isBusy(error) || UNAVAILABLE.has(resultCode(error) & 0xff),
  };
}

const COMMON = 1_000;

/** A prefix reads the rows of all words with that beginning, which is slow for a common one. */
function newestQuery(index: RawBuilder<unknown>, words: string[]) {
  const parts = words.map((word) => {
    const whole = quoted(word);
    if (!/../u.test(word)) return sql`${whole}`;
    const isCommon = sql`exists (select 1 from ${index} where ${index} match ${whole} limit 1 offset ${COMMON})`;
    return sql`case when ${isCommon} then ${whole} else ${`${whole}*`} end`;
  });
  return sql`(${sql.join(parts, sql` || ' ' || `)})`;
}

function inTopic(topicId: string | null) {
  return topicId === null ? sql`own.is_unlisted = 0` : sql`own.topic_id = ${topicId}`;
}

/** How many rows of a month may have a number lower or higher than their time would give them. */
const OUT_OF_ORDER = 1_000;

/** The full-text index is read between two row numbers, and the rows found are then filtered by their time. */
function numbersWithin(table: string, within: { from: number; until: number } | null) {
  if (!within) return sql``;
  const inside = sql`created_at >= ${within.from} and created_at < ${within.until}`;
  const end = (order: "asc" | "desc") => sql`
    (select number from ${sql.table(table)} where state = 'shown' and is_unlisted = 0 and ${inside}
     order by created_at ${sql.raw(order)}, number ${sql.raw(order)} limit ${OUT_OF_ORDER})`;
  return sql`and match.rowid between (select min(number) from ${end("asc")}) and (select max(number) from ${end("desc")})
    and own.created_at >= ${within.from} and own.created_at < ${within.until}`;
}

/** Nothing that a reader types may be an operator of the index's own language. */
function quoted(word: string) {
  return `"${word.replaceAll('"', '""')}"`;
}
