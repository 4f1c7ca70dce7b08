import { readdir, readFile } from "node:fs/promises";
import type { DatabaseDialect } from "./dialects/dialect.ts";

export const shipped = new URL("./migrations/", import.meta.url);

export interface MigrationFile {
  name: string;
  statements: string[];
  /** Whether the version before can run on what it makes; undefined where its first line does not say so. */
  isAdditive: boolean | undefined;
}

/** `name.sql` in the SQL that both share, then `name.<dialect>.sql` where they differ. */
export async function readMigrations(
  folder: URL,
  dialect: Pick<DatabaseDialect, "name" | "migrationSql">,
): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const read = async (file: string) => (files.includes(file) ? readFile(new URL(file, folder), "utf8") : "");
  return Promise.all(
    namesOf(files).map(async (name) => {
      const shared = await read(`${name}.sql`);
      const statements = statementsOf(dialect.migrationSql(shared) + (await read(`${name}.${dialect.name}.sql`)));
      return { name, statements, isAdditive: saysAdditive(shared) };
    }),
  );
}

export async function shippedMigrations(): Promise<Pick<MigrationFile, "name" | "isAdditive">[]> {
  const names = namesOf(await readdir(shipped));
  return Promise.all(
    names.map(async (name) => ({
      name,
      isAdditive: saysAdditive(await readFile(new URL(`${name}.sql`, shipped), "utf8")),
    })),
  );
}

function saysAdditive(text: string) {
  const [, said] = /^-- Additive: (yes|no)\n/.exec(text) ?? [];
  return said === undefined ? undefined : said === "yes";
}

function namesOf(files: string[]) {
  return files.flatMap((file) => /^([^.]+)\.sql$/.exec(file)?.[1] ?? []).toSorted();
}

function statementsOf(text: string) {
  const statements = text.split(/;\s*$/m).map((statement) => statement.trim());
  return statements.filter((statement) => statement.replaceAll(/^--.*$/gm, "").trim() !== "");
}
