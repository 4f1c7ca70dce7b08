import pg from "pg";
import { lookAtFiles, STORED_FILES, type Stored } from "./files.ts";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";
import type { Files } from "../ports/files/open.ts";
import { lookAtMigrations } from "./migrations.ts";

const TIMEOUT_MS = 5_000;
const OLDEST_MAJOR = 14;
/** The order of what several processes write depends on their clocks. */
const CLOCKS_APART_MS = 2_000;

interface Facts {
  version: number;
  encoding: string;
  is_replica: boolean;
  may_create: boolean;
  read_only: string;
  time: string;
}

export async function lookAtPostgres(url: string, files: Files): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("database");
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as is_replica, current_setting('default_transaction_read_only') as read_only,
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
        extract(epoch from clock_timestamp()) * 1000 as time`);
    const answered = Date.now();
    const [facts] = rows;
    if (!facts) return [mend("PostgreSQL answers nothing: look at what DATABASE_URL names")];
    const major = Math.floor(facts.version / 10_000);
    const has = async (table: string) =>
      (await client.query("select 1 where to_regclass($1) is not null", [table])).rows.length > 0;
    const namesIn = async (table: string) => {
      if (!(await has(table))) return [];
      return (await client.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(
        ({ name }) => name,
      );
    };
    const applied = { names: await namesIn("kysely_migration"), additive: await namesIn("additive_migration") };
    const stored = (await has("stored_file")) ? (await client.query<Stored>(STORED_FILES)).rows : [];
    return [
      major < OLDEST_MAJOR
        ? mend(`PostgreSQL ${major} is too old: upgrade to ${OLDEST_MAJOR} or newer`)
        : fine(`PostgreSQL ${major} answers`),
      ...(facts.encoding === "UTF8" ? [] : [mend(`its encoding is ${facts.encoding}: make a database with UTF8`)]),
      ...(facts.is_replica ? [mend("it is a replica, which takes no writes: set DATABASE_URL to the primary")] : []),
      ...(facts.read_only === "on" ? [mend("it takes no writes: turn default_transaction_read_only off")] : []),
      ...(facts.may_create
        ? []
        : [note("its user may make no tables, which upgrades need: grant create on the schema")]),
      await lookAtMigrations(applied),
      await lookAtFiles(files, stored),
      clockFinding(Number(facts.time) - (asked + answered) / 2),
    ];
  } catch (error) {
    return [mend(`PostgreSQL can't be asked (${reasonOf(error)}): start it, or set DATABASE_URL right`)];
  } finally {
    await client.end().catch(() => {});
  }
}

function clockFinding(apart: number) {
  const { fine, mend } = findingsAbout("clock");
  const seconds = (Math.abs(apart) / 1_000).toFixed(1);
  return Math.abs(apart) > CLOCKS_APART_MS
    ? mend(`${seconds} s apart from the database's: let both machines follow a time server`)
    : fine(`${seconds} s apart from the database's`);
}
