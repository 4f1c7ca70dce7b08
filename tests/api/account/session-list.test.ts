import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let now = NOON;
let mother: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  mother = await newMember(umeed);
});

const signInAgain = async (isSharedPhone = false) => {
  now += 60_000;
  const body = { phoneNumber: mother.phoneNumber, password: "a quiet lamp", isSharedPhone };
  return (await umeed.call("POST", "/user/login/number-password", { body })).textAt("token");
};
const isOpen = async (token: string) => (await umeed.call("GET", "/user/me", { token })).status === 200;
const list = (token = mother.token) => umeed.call("GET", "/session", { token });

describe("her sessions", () => {
  test("are listed with the one that asks first, and tell no token", async () => {
    const borrowed = await signInAgain(true);
    const answer = await list();

    expect(answer.at("data")).toMatchObject([
      { isThis: true, isSharedPhone: false, createdTime: NOON },
      { isThis: false, isSharedPhone: true, createdTime: now },
    ]);
    expect((await list(borrowed)).at("data.0")).toMatchObject({ isThis: true, isSharedPhone: true });
    const stored = await umeed.db.selectFrom("session").select("tokenHash").where("memberId", "=", mother.id).execute();
    for (const { tokenHash } of stored) expect(answer.text).not.toContain(tokenHash);
  });

  test("are ended one by one", async () => {
    const [kept, lost] = [await signInAgain(), await signInAgain(true)];
    const { text } = await umeed.call("DELETE", `/session/${(await list(lost)).textAt("data.0._id")}`, {
      token: mother.token,
    });

    expect(text).toContain("You are logged out there.");
    expect([await isOpen(mother.token), await isOpen(kept), await isOpen(lost)]).toEqual([true, true, false]);
  });

  test("are ended all but the one that asks", async () => {
    const others = [await signInAgain(), await signInAgain(true)];
    const stranger = await memberNamed(umeed, "Somebody else");
    await umeed.call("DELETE", "/session", { token: mother.token });

    for (const token of others) expect(await isOpen(token)).toBe(false);
    expect([await isOpen(mother.token), await isOpen(stranger.token)]).toEqual([true, true]);
  });

  test("tell in words with which browser each began, and nothing more of it", async () => {
    const body = { phoneNumber: mother.phoneNumber, password: "a quiet lamp" };
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0 canary" };
    await umeed.call("POST", "/user/login/number-password", { body, headers });
    const answer = await list();

    expect(answer.at("data.0.deviceName")).toBeNull();
    expect(answer.at("data.1.deviceName")).toBe("Firefox on Linux");
    expect(JSON.stringify(await umeed.db.selectFrom("session").selectAll().execute())).not.toContain("canary");
  });

  test("end everywhere else with the private calendar address, which is said", async () => {
    const plain = await umeed.call("DELETE", "/session", { token: mother.token });
    expect(plain.body).toEqual({ message: "You are logged out everywhere else." });

    const path = (await mother.call("POST", "/calendar/feed")).textAt("data.path");
    const stranger = await memberNamed(umeed, "Somebody else");
    const other = (await stranger.call("POST", "/calendar/feed")).textAt("data.path");
    const { body } = await umeed.call("DELETE", "/session", { token: mother.token });

    expect(body).toEqual({
      message: "You are logged out everywhere else, and your private calendar address has ended.",
    });
    expect((await umeed.call("GET", path)).status).toBe(404);
    expect((await umeed.call("GET", other)).status).toBe(200);
  });

  test("that are over are not listed", async () => {
    await signInAgain(true);
    now += DAY;
    expect((await list()).at("data")).toHaveLength(1);
  });

  test("are nobody else's to end", async () => {
    const stranger = await memberNamed(umeed, "Somebody else");
    const id = (await list()).textAt("data.0._id");

    expect((await stranger.call("DELETE", `/session/${id}`)).status).toBe(404);
    expect(await isOpen(mother.token)).toBe(true);
  });
});
