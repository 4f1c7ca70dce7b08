import { startApplication, type Application, type StartOptions } from "../../server/application.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/db/open.ts";
import type { Database } from "../../server/db/schema.ts";
import { callApi, type Answer, type CallOptions } from "./api-call.ts";
import { emptyDatabase, isSqlite, newFolder, ownDatabase, type OwnDatabase } from "./empty-database.ts";
import { CHEAP_PASSWORDS, NOON } from "./noon.ts";
import { preparedDatabase } from "./prepared-database.ts";

export type { Answer, CallOptions };

/** A whole Umeed of its own: real HTTP on a free port, a database of its own, a folder that goes when it stops. */
export interface TestUmeed extends Application {
  dataDir: string;
  /** A second connection to its database, for what no answer shows. */
  db: Database;
  /** Calls the API: `path` without `/api`; `body` is sent as JSON, a FormData as multipart. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

/**
 * Starts one on the database of this test run (`UMEED_TEST_DIALECT`).
 * @param settings more environment variables, over a trial with its samples unless they say otherwise.
 */
export async function startTestUmeed(
  settings: Record<string, string> = {},
  options: Pick<StartOptions, "now" | "heartbeatMs" | "passwordCost" | "reachPush"> = {},
): Promise<TestUmeed> {
  const now = options.now ?? (() => NOON);
  const { own, hasContent } = await ownDatabaseFor(settings, now());
  const config = readConfig({ ...own.environment, PORT: "0", LOG_LEVEL: "silent", ROLE: "api", ...settings });
  const application = await startApplication(config, { passwordCost: CHEAP_PASSWORDS, hasContent, ...options, now });
  const { db } = openDatabase(config);
  return {
    ...application,
    dataDir: config.dataDir,
    db,
    call: (method, path, callOptions) => callApi(application.address, method, path, callOptions),
    async stop() {
      await db.destroy();
      await application.stop();
      await own.drop();
    },
  };
}

/** Begun already, where the settings leave it to the test what is in it, and on the day of the prepared ones. */
async function ownDatabaseFor(
  settings: Record<string, string>,
  now: number,
): Promise<{ own: OwnDatabase; hasContent: boolean }> {
  const isGiven = settings.DATABASE_URL || (settings.DATA_DIR && isSqlite);
  if (isGiven) return { own: ownDatabase(await newFolder()), hasContent: false };
  const isPrepared = now >= NOON && now < NOON + 60_000 && !settings.TIME_ZONE;
  if (!isPrepared) return { own: await emptyDatabase(), hasContent: false };
  return { own: await preparedDatabase(settings.SESSION_SECRET ? "production" : "trial"), hasContent: true };
}
