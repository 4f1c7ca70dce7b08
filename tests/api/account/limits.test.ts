import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { webTierKeyOf } from "../../support/web-tier.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { nextPhoneNumber, registrationOf } from "../../fixtures/registrations.ts";

const SIGN_UPS_AN_ADDRESS = 500;

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

/** Refused before any password is hashed, and counted all the same. */
const tryToRegister = (headers: Record<string, string>, at = umeed) =>
  at.call("POST", "/user/register", { body: registrationOf({ phoneNumber: "0300" }), headers });

describe("signing up", () => {
  test("works five times in half an hour on one phone, whatever comes of it", async () => {
    const headers = { "x-umeed-device": randomUUID() };
    const phoneNumber = nextPhoneNumber();
    const statuses: number[] = [];
    for (const number of [phoneNumber, phoneNumber, "0300", nextPhoneNumber(), nextPhoneNumber()]) {
      const body = registrationOf({ phoneNumber: number });
      statuses.push((await umeed.call("POST", "/user/register", { body, headers })).status);
    }
    expect(statuses).toEqual([200, 409, 400, 200, 200]);

    // Past the limit it no longer says whether a number is taken.
    for (const number of [phoneNumber, nextPhoneNumber()]) {
      const body = registrationOf({ phoneNumber: number });
      const refused = await umeed.call("POST", "/user/register", { body, headers });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ code: "too_many", message: expect.stringMatching(/Try again in \d+ min/) });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(29 * 60);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(30 * 60);
    }
    expect((await tryToRegister({ "x-umeed-device": randomUUID() })).status).toBe(400);
  });

  test("works twenty times an hour at an address for phones that send no name, apart from those that do", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await tryToRegister({})).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    expect((await tryToRegister({ "x-umeed-device": randomUUID() })).status).toBe(400);
  });
});

describe("the address that is counted", () => {
  test("is the peer's, whatever address it claims, and the web tier alone speaks for others", async () => {
    const alone = await startTestUmeed();
    const proved = randomUUID();
    const { id } = await newMember(alone, {}, proved);
    await alone.db.updateTable("member").set({ createdAt: 0 }).where("id", "=", id).execute();
    const from = async (address: string, key: string, device: string = randomUUID()) =>
      (
        await tryToRegister(
          {
            "x-umeed-web-tier": key,
            "x-umeed-client-address": address,
            "x-forwarded-for": address,
            "x-umeed-device": device,
          },
          alone,
        )
      ).status;
    try {
      for (let sent = 0; sent < SIGN_UPS_AN_ADDRESS - 20; sent += 20) {
        const claimed = Array.from({ length: 20 }, (_, n) => from(`203.0.113.${n}`, "guessed"));
        expect(new Set(await Promise.all(claimed))).toEqual(new Set([400]));
      }
      // One of the five hundred was hers.
      for (let sent = 0; sent < 19; sent += 1) expect(await from("203.0.113.1", "guessed")).toBe(400);
      expect(await from("198.51.100.1", "guessed")).toBe(429);
      expect(await from("198.51.100.1", "guessed", proved)).toBe(400);
      expect(await from("198.51.100.1", await webTierKeyOf(alone))).toBe(400);
    } finally {
      await alone.stop();
    }
  }, 60_000);
});

describe("changing her profile", () => {
  test("works sixty times a minute, on all her phones together", async () => {
    const sana = await newMember(umeed);
    const hira = await newMember(umeed, { fullName: "Hira" });
    const change = (member: typeof sana) => {
      const body = new FormData();
      body.append("fullName", "Sana B");
      return member.call("PUT", "/user/update", { body });
    };
    const statuses = await Promise.all(Array.from({ length: 62 }, async () => (await change(sana)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await change(hira)).status).toBe(200);
  });
});

describe.runIf(process.env.UMEED_TEST_DIALECT === "postgres")("two processes on one database", () => {
  let database: TestDatabase;
  let processes: [TestUmeed, TestUmeed];
  beforeAll(async () => {
    database = await freshDatabase(process.env.TEST_DATABASE_URL ?? "", "limits");
    const settings = { DATABASE_URL: database.url };
    processes = [await startTestUmeed(settings), await startTestUmeed(settings)];
  });
  afterAll(async () => {
    for (const process of processes) await process.stop();
    await database.drop();
  });

  test("count together", async () => {
    const [first, second] = processes;
    const headers = { "x-umeed-device": randomUUID() };
    const statuses: number[] = [];
    for (const at of [first, second, first, second, first]) statuses.push((await tryToRegister(headers, at)).status);
    expect(statuses).toEqual(Array<number>(5).fill(400));
    for (const at of processes) expect((await tryToRegister(headers, at)).status).toBe(429);
  });

  test("count a form once that both are sent at the same moment, and make one account of it", async () => {
    const headers = { "x-umeed-device": randomUUID() };
    const sana = registrationOf({ formKey: randomUUID() });
    const send = (at: TestUmeed, body: unknown) => at.call("POST", "/user/register", { body, headers });
    const [first, second] = processes;
    const answers = await Promise.all([first, second, first, second].map((at) => send(at, sana)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.at("user._id"))).size).toBe(1);
    const others: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) others.push((await send(first, registrationOf())).status);
    expect(others).toEqual([200, 200, 200, 200, 429]);
  });

  test("know the same sessions and members", async () => {
    const [first, second] = processes;
    const { token, id, phoneNumber } = await newMember(first);
    expect((await second.call("GET", "/user/me", { token })).at("data._id")).toBe(id);
    expect((await second.call("POST", "/user/register", { body: registrationOf({ phoneNumber }) })).status).toBe(409);
    await second.call("POST", "/user/logout", { token });
    expect((await first.call("GET", "/user/me", { token })).status).toBe(401);
  });
});
