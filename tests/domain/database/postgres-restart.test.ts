import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { ownPostgres, type OwnPostgres } from "../../support/postgres.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { expectWithin } from "../../support/figures.ts";

const DAY = 86_400_000;
const WRITERS = 4;

interface Written {
  status: number;
  period: string;
  code: unknown;
  /** Its `Retry-After`. */
  wait: string | null;
  /** When the answer came. */
  at: number;
}

describe.skipIf(isSqlite)("while PostgreSQL is stopped and started", { timeout: 60_000 }, () => {
  let postgres: OwnPostgres;
  let umeed: TestUmeed;
  beforeAll(async () => {
    postgres = await ownPostgres();
    umeed = await startTestUmeed({ DATABASE_URL: postgres.url });
  }, 60_000);
  afterAll(async () => {
    await umeed.stop();
    await postgres.stop();
  });

  /** Tells of another period each time, until told to end. */
  async function write(member: NewMember, written: Written[], isOver: () => boolean) {
    for (let day = 0; !isOver(); day += 1) {
      const period = new Date(Date.parse("2025-09-01") + day * DAY).toISOString().slice(0, 10);
      const body = { isBefore: true, lastMenstrualPeriod: period };
      const answer = await member.call("POST", "/pregnancyinfo/add", { body });
      const { status, headers } = answer;
      written.push({
        status,
        period,
        code: answer.at("code"),
        wait: headers.get("retry-after"),
        at: performance.now(),
      });
      await sleep(200);
    }
  }

  test("writes are told to come back, it heals by itself, and nothing acknowledged is lost", async () => {
    const members = await Promise.all(Array.from({ length: WRITERS }, () => newMember(umeed)));
    let isOver = false;
    const written = members.map((): Written[] => []);
    const writing = Promise.all(members.map((member, index) => write(member, written[index] ?? [], () => isOver)));
    const haveWritten = (since: number) =>
      written.every((own) => own.some(({ status, at }) => status === 200 && at > since));
    await expect.poll(() => haveWritten(0)).toBe(true);

    postgres.halt();
    const halted = performance.now();
    const readiness = await fetch(`${umeed.address}/readyz`);
    const reading = await umeed.call("GET", "/week");
    const isRefused = (own: Written[]) => own.some(({ status, at }) => status === 503 && at > halted);
    await expect.poll(() => written.every(isRefused)).toBe(true);
    postgres.start();
    const started = performance.now();
    await expect.poll(() => haveWritten(started)).toBe(true);
    expectWithin(5_000, started);
    isOver = true;
    await writing;

    const all = written.flat();
    const statuses = countedStatuses(all.filter(({ at }) => at > halted).map(({ status }) => status));
    const firsts = written.map((own) => own.find(({ status, at }) => status === 200 && at > started)?.at ?? Infinity);
    noteFault({ saw: `writes ${statuses}`, healedAfter: Math.max(...firsts) - started });
    expect([readiness.status, reading.status]).toEqual([503, 503]);
    expect((await fetch(`${umeed.address}/readyz`)).status).toBe(200);
    for (const [index, own] of written.entries()) {
      const statuses = new Set(own.map(({ status }) => status));
      expect(statuses).toEqual(new Set([200, 503]));
      const refused = own.filter(({ status }) => status === 503);
      expect(new Set(refused.map(({ code, wait }) => `${String(code)}, ${wait}`))).toEqual(new Set(["unavailable, 5"]));

      const healed = own.find(({ status, at }) => status === 200 && at > started);
      expect(healed).toBeDefined();

      const rows = await umeed.db
        .selectFrom("pregnancy")
        .select("lastMenstrualPeriod")
        .where("memberId", "=", members[index]?.id ?? "")
        .execute();
      const kept = new Set(rows.map(({ lastMenstrualPeriod }) => lastMenstrualPeriod));
      const acknowledged = own.filter(({ status }) => status === 200);
      expect(acknowledged.filter(({ period }) => !kept.has(period))).toEqual([]);
      expect(acknowledged.filter(({ at }) => at < halted).length).toBeGreaterThan(0);
    }
  });
});
