import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApplication, type Application } from "../../server/application.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/db/open.ts";
import type { Database } from "../../server/db/schema.ts";
import { callApi, type Answer, type CallOptions } from "./api-call.ts";
import { freshDatabase } from "./postgres.ts";

export type { Answer, CallOptions };

/** A whole Umeed of its own: real HTTP on a free port, an empty database, a folder that goes when it stops. */
export interface TestUmeed extends Application {
  dataDir: string;
  /** A second connection to its database, for what no answer shows. */
  db: Database;
  /** Calls the API: `path` without `/api`; `body` is sent as JSON, a FormData as multipart. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/** 12 March 2026, noon in Karachi: the day on which the tests' small world stands, unless a test moves it. */
export const NOON = Date.parse("2026-03-12T07:00:00Z");

/**
 * Starts one on the database of this test run (`UMEED_TEST_DIALECT`).
 * @param settings more environment variables, over a trial with its samples unless they say otherwise.
 */
export async function startTestUmeed(
  settings: Record<string, string> = {},
  options: { now?: () => number } = {},
): Promise<TestUmeed> {
  const dataDir = await mkdtemp(join(tmpdir(), "umeed-"));
  const { UMEED_TEST_DIALECT, TEST_DATABASE_URL } = process.env;
  const needsDatabase = UMEED_TEST_DIALECT === "postgres" && !settings.DATABASE_URL;
  const database = needsDatabase ? await freshDatabase(TEST_DATABASE_URL ?? "") : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "silent",
    ROLE: "api",
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...settings,
  });
  const application = await startApplication(config, { now: options.now ?? (() => NOON) });
  const { db } = openDatabase(config);
  return {
    ...application,
    dataDir,
    db,
    call: (method, path, callOptions) => callApi(application.address, method, path, callOptions),
    async stop() {
      await db.destroy();
      await application.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
