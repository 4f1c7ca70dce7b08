import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { ownPostgres, type OwnPostgres } from "../../support/postgres.ts";
import { startTcpRelay, type TcpRelay } from "../../support/tcp-relay.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { expectWithin } from "../../support/figures.ts";

const POOL = 5;

describe.skipIf(isSqlite)("between Umeed and PostgreSQL", { timeout: 60_000 }, () => {
  let postgres: OwnPostgres;
  let relay: TcpRelay;
  let umeed: TestUmeed;
  beforeAll(async () => {
    postgres = await ownPostgres();
    const url = new URL(postgres.url);
    relay = await startTcpRelay(url.hostname, Number(url.port));
    url.port = String(relay.port);
    umeed = await startTestUmeed({ DATABASE_URL: url.href, DATABASE_POOL_SIZE: String(POOL) });
  }, 60_000);
  afterAll(async () => {
    await umeed.stop();
    await relay.stop();
    await postgres.stop();
  });

  const readOften = () => Promise.all(Array.from({ length: 20 }, () => umeed.call("GET", "/week")));

  test("connections that go silent without closing are given up, and others opened", async () => {
    expect(new Set((await readOften()).map(({ status }) => status))).toEqual(new Set([200]));
    expect(relay.connections()).toBe(POOL);

    relay.freeze();
    const frozen = performance.now();
    const during = readOften();
    const ready = await fetch(`${umeed.address}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, "not ready: database\n"]);
    expectWithin(2_000, frozen);
    await expect.poll(async () => (await umeed.call("GET", "/week")).status).toBe(200);

    const healedAfter = performance.now() - frozen;
    noteFault({ saw: `reads ${countedStatuses((await during).map(({ status }) => status))}`, healedAfter });
    expectWithin(10_000, frozen);
    expect((await during).every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(new Set((await readOften()).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${umeed.address}/readyz`)).status).toBe(200);
  });

  test("a statement or a lock that takes too long ends with 503 before the client gives the connection up", async () => {
    const began = performance.now();
    await umeed.db.transaction().execute(async (holder) => {
      await sql`lock table city in access exclusive mode`.execute(holder);
      const waiting = umeed.call("GET", "/city");
      // A holder that says nothing for 10 s would be ended itself.
      while (performance.now() - began < 4_500) {
        await sql`select 1`.execute(holder);
        await sleep(200);
      }
      const refused = await waiting;
      expect([refused.status, refused.at("code")]).toEqual([503, "unavailable"]);
    });
    expect((await umeed.call("GET", "/city")).status).toBe(200);
    await expect(sql`select pg_sleep(8)`.execute(umeed.db)).rejects.toThrow(/statement timeout/);
  });

  test("a database that takes no writes is told to the balancer and, in words, to who writes", async () => {
    const readOnly = async (value: "on" | "off") => {
      await sql.raw(`alter system set default_transaction_read_only = ${value}`).execute(umeed.db);
      await sql`select pg_reload_conf()`.execute(umeed.db);
    };
    await readOnly("on");
    const readiness = async () => (await fetch(`${umeed.address}/readyz`)).text();
    await expect.poll(readiness).toBe("not ready: database is read-only\n");
    const body = { phoneNumber: "+923001234567", password: "a quiet lamp" };
    const written = await umeed.call("POST", "/user/login/number-password", { body });
    expect([written.status, written.at("code")]).toEqual([503, "unavailable"]);
    expect((await umeed.call("GET", "/week")).status).toBe(200);

    await readOnly("off");
    await expect.poll(readiness).toBe("ready\n");
  });
});
