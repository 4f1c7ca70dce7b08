import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "./postgres.ts";

export const isSqlite = process.env.UMEED_TEST_DIALECT !== "postgres";

/** An empty database of the dialect of this test run, not opened yet. */
export interface EmptyDatabase {
  /** For `openDatabase`. */
  settings: { databaseUrl: string | undefined; dataDir: string };
  /** The same as environment variables. */
  environment: Record<string, string>;
  drop(): Promise<void>;
}

export async function emptyDatabase(): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "umeed-"));
  const database = isSqlite ? undefined : await freshDatabase(process.env.TEST_DATABASE_URL ?? "");
  return {
    settings: { databaseUrl: database?.url, dataDir },
    environment: { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) },
    async drop() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
