import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshDatabase } from "./postgres.ts";

export const isSqlite = process.env.UMEED_TEST_DIALECT !== "postgres";

/** A database of the dialect of this test run, for one test file. */
export interface OwnDatabase {
  /** For `openDatabase`. */
  settings: { databaseUrl: string | undefined; dataDir: string };
  /** The same as environment variables. */
  environment: Record<string, string>;
  drop: () => Promise<void>;
}

/** An empty one, not opened yet. */
export async function emptyDatabase(): Promise<OwnDatabase> {
  const dataDir = await newFolder();
  if (isSqlite) return ownDatabase(dataDir);
  const { url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL ?? "");
  return ownDatabase(dataDir, url, drop);
}

export function ownDatabase(dataDir: string, url?: string, drop?: () => Promise<void>): OwnDatabase {
  return {
    settings: { databaseUrl: url, dataDir },
    environment: { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) },
    async drop() {
      await drop?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "umeed-"));
}
