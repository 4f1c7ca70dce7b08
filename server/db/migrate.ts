import { readdir, readFile } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import type { OpenDatabase } from "./open.ts";
import type { Database } from "./schema.ts";

const shipped = new URL("./migrations/", import.meta.url);

export class NewerDatabaseError extends Error {}

/** Each migration is applied whole or not at all, under a lock. */
export async function migrate({ db, dialect }: OpenDatabase, folder = shipped): Promise<void> {
  const plain = db.withoutPlugins();
  const known = await migrations(folder, dialect);
  await refuseNewer(plain, Object.keys(known));
  const migrator = new Migrator({ db: plain, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** `name.sql` in the SQL that both share, then `name.<dialect>.sql` where they differ. */
async function migrations(folder: URL, dialect: DatabaseDialect) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const read = async (file: string) => (files.includes(file) ? readFile(new URL(file, folder), "utf8") : "");
  const names = files.filter((file) => file.split(".").length === 2).map((file) => file.replace(".sql", ""));
  const entries = names.toSorted().map(async (name): Promise<[string, Migration]> => {
    const text = dialect.migrationSql(await read(`${name}.sql`)) + (await read(`${name}.${dialect.name}.sql`));
    return [name, { up: (db) => runAll(db, text) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function runAll<T>(db: Kysely<T>, text: string) {
  const statements = text.split(/;\s*$/m).map((statement) => statement.trim());
  for (const statement of statements.filter((part) => part.replaceAll(/^--.*$/gm, "").trim() !== "")) {
    await sql.raw(statement).execute(db);
  }
}

export async function newestMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "";
}

export async function shippedMigrations(): Promise<string[]> {
  const files = await readdir(shipped);
  return files.flatMap((file) => /^([^.]+)\.sql$/.exec(file)?.[1] ?? []).toSorted();
}

export async function isKnownMigration(name: string): Promise<boolean> {
  return (await readdir(shipped)).includes(`${name}.sql`);
}

async function refuseNewer<T>(db: Kysely<T>, known: string[]) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find((row) => !known.includes(row.name));
  if (unknown) {
    throw new NewerDatabaseError(
      `the database was written by a newer version (it has '${unknown.name}'); start that version, or restore a backup`,
    );
  }
}
