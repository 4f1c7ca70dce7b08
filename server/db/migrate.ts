import { sql, type Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { appliedMigrations, hindrance, newerVersionMessage } from "./applied-migrations.ts";
import { readMigrations, shipped, type MigrationFile } from "./migration-files.ts";
import type { OpenDatabase } from "./open.ts";

/** Makes the table of additive migrations. Each version that reads the table knows this migration and those before it. */
const FIRST_RECORDED = "0057-additive-migrations";

export class NewerDatabaseError extends Error {}

/** Applies each migration whole or not at all. @throws {NewerDatabaseError} when a newer one is not additive. */
export async function migrate({ db, dialect }: OpenDatabase, folder = shipped): Promise<void> {
  const plain = db.withoutPlugins();
  const files = await readMigrations(folder, dialect);
  const known = files.map(({ name }) => name);
  const applied = await appliedMigrations(plain);
  const unfit = hindrance(applied, known);
  if (unfit) throw new NewerDatabaseError(newerVersionMessage(unfit));
  if (known.every((name) => applied.names.includes(name))) return;
  const migrations = Object.fromEntries(
    files.map((file) => [file.name, { up: (transaction: Kysely<unknown>) => apply(transaction, file) }]),
  );
  const migrator = new Migrator({ db: plain, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function apply(db: Kysely<unknown>, { name, statements, isAdditive }: MigrationFile) {
  for (const statement of statements) await sql.raw(statement).execute(db);
  if (isAdditive && name >= FIRST_RECORDED)
    await sql`insert into additive_migration (name) values (${name})`.execute(db);
}
