import { rename } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../server/api/api.ts";
import { readConfig } from "../../../server/config.ts";
import { loadContent } from "../../../server/content/load.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { secondFactorKeyFrom } from "../../../server/domain/second-factor/sealed-secret.ts";
import { InFlight } from "../../../server/domain/in-flight.ts";
import { PasswordHasher } from "../../../server/domain/password-hasher.ts";
import { Settings } from "../../../server/settings/settings.ts";
import { exportStore } from "../../../server/ports/exports/store.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { Limits } from "../../../server/ports/limits/limits.ts";
import { LiveHub } from "../../../server/ports/live/hub.ts";
import { createLog } from "../../../server/log.ts";
import { noteFault } from "../../support/fault-note.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { registrationOf } from "../../fixtures/registrations.ts";

describe.runIf(isSqlite)("when the disk is full", () => {
  let empty: OwnDatabase;
  let opened: OpenDatabase;
  let now = NOON;
  let call: (method: string, path: string, body?: unknown, token?: string) => Promise<Response>;
  beforeEach(async () => {
    empty = await emptyDatabase();
    opened = openDatabase(empty.settings);
    await migrate(opened);
    await loadContent(opened.db, NOON);
    call = callerOf(opened, empty.settings.dataDir, () => now);
  });
  afterEach(async () => {
    await opened.db.destroy();
    await empty.drop();
  });

  /** The limit is of the connection that writes, so it is set there, in the midst of the running API. */
  const limitPages = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(opened.db);

  test("a write is told to come back, reads go on, and it heals by itself", async () => {
    const registered = await call("POST", "/user/register", registrationOf());
    const { token } = Object(await registered.json());
    let day = new Date("2025-10-01");
    const add = () => {
      day = new Date(day.getTime() + 86_400_000);
      return call("POST", "/pregnancyinfo/add", { isBefore: true, lastMenstrualPeriod: day.toISOString() }, token);
    };
    await limitPages(1);
    await expect(fill(opened.db)).rejects.toThrow(/full/);

    let refused = await add();
    let accepted = 0;
    while (refused.status === 200) {
      accepted += 1;
      refused = await add();
    }

    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: "unavailable", errors: [{ path: "" }] });
    now += 120_000;
    const read = await call("GET", "/pregnancyinfo/user", undefined, token);
    expect(read.status).toBe(200);
    expect((await call("GET", "/week")).status).toBe(200);

    await limitPages(1_000_000);
    const emptied = performance.now();
    expect((await add()).status).toBe(200);
    noteFault({
      saw: `write ${refused.status}, read ${read.status}`,
      healedAfter: performance.now() - emptied,
    });
    const kept = await opened.db.selectFrom("pregnancy").select("lastMenstrualPeriod").execute();
    expect(kept).toHaveLength(accepted + 2);
    const { rows } = await sql`pragma integrity_check`.execute(opened.db.withoutPlugins());
    expect(rows).toEqual([{ integrity_check: "ok" }]);
  });

  test("a file system that takes no writes is told to the balancer and, in words, to who writes", async () => {
    const { db, dialect } = opened;
    expect(await dialect.isWritable(db)).toBe(true);
    await sql`pragma query_only = on`.execute(db);
    const refused = await call("POST", "/user/register", registrationOf());
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: "unavailable" }]);
    expect((await call("GET", "/week")).status).toBe(200);

    // The same to `access` as a read-only file system, and true for root as well.
    const file = join(empty.settings.dataDir, "umeed.sqlite");
    await rename(file, `${file}.away`);
    expect(await dialect.isWritable(db)).toBe(false);
    await rename(`${file}.away`, file);
    await sql`pragma query_only = off`.execute(db);
    expect((await call("POST", "/user/register", registrationOf())).status).toBe(200);
  });
});

/** More cities than there is room for. */
async function fill(db: OpenDatabase["db"]) {
  for (let position = 0; position < 2_000; position += 1) {
    const name = "x".repeat(500);
    await db
      .insertInto("city")
      .values({ id: `city-${position}`, name, position, createdAt: 0 })
      .execute();
  }
}

function callerOf({ db, dialect }: OpenDatabase, dataDir: string, now: () => number) {
  const config = readConfig({ DATA_DIR: dataDir });
  const api = createApi({
    context: {
      ...dialect,
      db,
      now,
      timeZone: config.timeZone,
      publicOrigin: config.publicOrigin,
      languages: config.languages,
      settings: new Settings(db, config.settings),
      live: new LiveHub(),
      sms: { isSet: true, isTrial: false, send: () => {}, stop: async () => {} },
      reminders: { channels: [], caps: { day: undefined, month: undefined }, send: async () => "refused" },
      push: { publicKey: null, send: async () => "refused" },
      passwords: new PasswordHasher(),
      secondFactorKey: secondFactorKeyFrom("a secret of the tests"),
      signUpKey: Buffer.alloc(32),
      requiresSecondFactor: false,
      limits: new Limits(),
      inFlight: new InFlight(),
      images: new StoredImages(new FileFolder(join(dataDir, "uploads"))),
      exports: exportStore(new FileFolder(join(dataDir, "exports"))),
      jobs: { wake: () => {} },
    },
    sends: { ...config, sendsReminders: false, sendsPush: false },
    log: createLog("silent"),
    webTierKey: "",
    isUnavailable: dialect.isUnavailable,
  });
  return async (method: string, path: string, body?: unknown, token?: string) =>
    api.request(path, {
      method,
      headers: {
        ...(token ? { "x-auth-header": token } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
