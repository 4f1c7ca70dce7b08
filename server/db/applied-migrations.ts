import { sql, type Kysely } from "kysely";

export interface AppliedMigrations {
  names: string[];
  /** Those among them that say that the version before can run on what they made. */
  additive: string[];
}

export async function appliedMigrations<T>(db: Kysely<T>): Promise<AppliedMigrations> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const namesIn = async (table: string) => {
    if (!tables.some(({ name }) => name === table)) return [];
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
    return rows.map(({ name }) => name);
  };
  return { names: await namesIn("kysely_migration"), additive: await namesIn("additive_migration") };
}

/** The first applied migration that keeps a version from running on the database; `known` are that version's own. */
export function hindrance({ names, additive }: AppliedMigrations, known: string[]): string | undefined {
  const unknown = names.filter((name) => !known.includes(name));
  // What a newer version left has all that this one knows; anything else is of another line of versions.
  if (!known.every((name) => names.includes(name))) return unknown[0];
  return unknown.find((name) => !additive.includes(name));
}

export function newerVersionMessage(unfit: string): string {
  return `a newer version wrote the database, in a way that this one cannot work with (it has '${unfit}'); start that version, or restore a backup from before it`;
}

/** The newest migration that a version must know to run on what was applied. */
export function neededMigration({ names, additive }: AppliedMigrations): string {
  return names.findLast((name) => !additive.includes(name)) ?? "";
}
