import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const signIn = async ({ phoneNumber }: NewMember, isSharedPhone?: unknown) => {
  const body = { phoneNumber, password: "a quiet lamp", isSharedPhone };
  return (await umeed.call("POST", "/user/login/number-password", { body })).textAt("token");
};
const statusOf = async (token: string, after = 0) => {
  now += after;
  return (await umeed.call("GET", "/user/me", { token })).status;
};

describe("a session on her own phone", () => {
  test("ends when nobody has used it for 14 days", async () => {
    const { token } = await newMember(umeed);
    expect(await statusOf(token, 14 * DAY - MINUTE)).toBe(200);
    expect(await statusOf(token, 14 * DAY - MINUTE)).toBe(200);
    const idle = await newMember(umeed);
    expect(await statusOf(idle.token, 14 * DAY)).toBe(401);
  });

  test("ends after 30 days however much it is used", async () => {
    const { token } = await newMember(umeed);
    for (let day = 5; day < 30; day += 5) expect(await statusOf(token, 5 * DAY)).toBe(200);
    expect(await statusOf(token, 5 * DAY - MINUTE)).toBe(200);
    expect(await statusOf(token, MINUTE)).toBe(401);
  });

  test("does not come back when it has ended", async () => {
    const { token } = await newMember(umeed);
    expect(await statusOf(token, 15 * DAY)).toBe(401);
    expect(await statusOf(token)).toBe(401);
  });
});

describe("a session on a shared phone", () => {
  test.each([true, "true"])("ends when nobody has used it for 30 minutes (%j)", async (isSharedPhone) => {
    const token = await signIn(await newMember(umeed), isSharedPhone);
    expect(await statusOf(token, 29 * MINUTE)).toBe(200);
    expect(await statusOf(token, 29 * MINUTE)).toBe(200);
    expect(await statusOf(token, 30 * MINUTE)).toBe(401);
  });

  test("ends after a day however much it is used", async () => {
    const token = await signIn(await newMember(umeed), true);
    for (let minutes = 20; minutes < 24 * 60; minutes += 20) expect(await statusOf(token, 20 * MINUTE)).toBe(200);
    expect(await statusOf(token, 20 * MINUTE)).toBe(401);
  });

  test("is not what she gets when she says nothing", async () => {
    const sana = await newMember(umeed);
    for (const said of [undefined, false, "false"]) {
      expect(await statusOf(await signIn(sana, said), DAY)).toBe(200);
    }
  });
});

describe("logging out", () => {
  test("ends that session at the server, and no other", async () => {
    const sana = await newMember(umeed);
    const [atHome, atWork] = [sana.token, await signIn(sana)];

    const answer = await umeed.call("POST", "/user/logout", { token: atHome });

    expect(answer.status).toBe(200);
    expect(answer.body.message).toEqual(expect.any(String));
    expect(await statusOf(atHome)).toBe(401);
    expect(await statusOf(atWork)).toBe(200);
    expect((await umeed.call("POST", "/user/logout", { token: atHome })).status).toBe(401);
  });

  test("leaves no row behind", async () => {
    const sana = await newMember(umeed);
    const sessions = umeed.db.selectFrom("session").selectAll().where("memberId", "=", sana.id);
    expect(await sessions.execute()).toHaveLength(1);
    await sana.call("POST", "/user/logout");
    expect(await sessions.execute()).toEqual([]);
  });
});
