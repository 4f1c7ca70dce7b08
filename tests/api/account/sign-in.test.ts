import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, newMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const PASSWORD = "a quiet lamp";
const signIn = (phoneNumber: unknown, password: unknown, device?: string) =>
  umeed.call("POST", "/user/login/number-password", {
    body: { phoneNumber, password },
    headers: device ? { "x-umeed-device": device } : {},
  });

describe("signing in", () => {
  test("answers token and user as the contract names them", async () => {
    const sana = await newMember(umeed);

    const answer = await signIn(sana.phoneNumber, PASSWORD);

    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        _id: sana.id,
        image: null,
        isPhoneProved: false,
        isPregnant: true,
        fullName: "Sana",
        phoneNumber: sana.phoneNumber,
        expectedDate: "2026-07-08",
        daysLeft: 118,
        numberOfBabies: 1,
        city: null,
        role: "member",
        stage: "pregnant",
        phase: "secondTrimester",
      },
    });
    expect(answer.at("token")).not.toBe(sana.token);
  });

  test("says the same for a wrong password, an unknown number and what is no number", async () => {
    const { phoneNumber } = await newMember(umeed);
    const noPassword = umeed.db.selectFrom("member").select("phone").where("passwordHash", "=", "none");
    const sample = await noPassword.executeTakeFirstOrThrow();

    const wrong = await signIn(phoneNumber, "another quiet lamp");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: "The phone number or the password is not right.",
      errors: [{ msg: "The phone number or the password is not right.", path: "" }],
      code: "wrong_credentials",
    });
    for (const number of [nextPhoneNumber(), "not a number", sample.phone]) {
      const unknown = await signIn(number, "another quiet lamp");
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
      expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
    }
  });

  test.each([
    ["no number", { password: PASSWORD }, "phoneNumber"],
    ["an empty number", { phoneNumber: " ", password: PASSWORD }, "phoneNumber"],
    ["no password", { phoneNumber: "0300 1234567" }, "password"],
    ["an empty password", { phoneNumber: "0300 1234567", password: "" }, "password"],
    ["a number instead of text", { phoneNumber: 923001234567, password: PASSWORD }, "phoneNumber"],
    ["NUL in the number", { phoneNumber: "0300\0", password: PASSWORD }, "phoneNumber"],
    ["half a surrogate pair", { phoneNumber: "0300 1234567", password: "\ud83e lamp" }, "password"],
  ])("asks for what is missing: %s", async (_, body, path) => {
    const answer = await umeed.call("POST", "/user/login/number-password", { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ msg: expect.any(String), path }]);
  });
});

describe("a token", () => {
  const me = (headers: Record<string, string> = {}) => umeed.call("GET", "/user/me", { headers });

  test("is read from x-auth-header and as Bearer, everywhere", async () => {
    const { token, id } = await newMember(umeed);
    const waysToSend: Record<string, string>[] = [
      { "x-auth-header": token },
      { authorization: `Bearer ${token}` },
      { authorization: `bearer ${token}` },
      { "x-auth-header": token, authorization: `Bearer ${token}` },
      { "x-auth-header": "", authorization: `Bearer ${token}` },
    ];
    for (const headers of waysToSend) {
      const answer = await me(headers);
      expect(answer.status).toBe(200);
      expect(answer.at("data._id")).toBe(id);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("may not stand beside another one", async () => {
    const [sana, hira] = [await newMember(umeed), await newMember(umeed, { fullName: "Hira" })];
    const answer = await me({ "x-auth-header": sana.token, authorization: `Bearer ${hira.token}` });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "two_tokens", errors: [{ path: "" }] });
  });

  test("is needed, whole and as it was given", async () => {
    const { token } = await newMember(umeed);
    const refused: Record<string, string>[] = [
      {},
      { "x-auth-header": "" },
      { "x-auth-header": token.slice(1) },
      { "x-auth-header": token.toUpperCase() },
      { "x-auth-header": "x".repeat(5_000) },
      { authorization: token },
      { authorization: `Basic ${token}` },
      { authorization: "Bearer " },
    ];
    for (const headers of refused) {
      const answer = await me(headers);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        message: "You are logged out. Log in to continue.",
        errors: [{ msg: "You are logged out. Log in to continue.", path: "" }],
        code: "unauthenticated",
      });
    }
  });
});

describe("guessing", () => {
  test("ends after ten tries by strangers, and the owner on her own phone still gets in", async () => {
    const herPhone = randomUUID();
    const { phoneNumber } = await newMember(umeed);
    expect((await signIn(phoneNumber, PASSWORD, herPhone)).status).toBe(200);

    // That was a stranger's first: the phone was not known yet.
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      expect((await signIn(phoneNumber, `guess number ${attempt}`, randomUUID())).status).toBe(401);
    }
    for (const guess of ["guess number 11", PASSWORD]) {
      const refused = await signIn(phoneNumber, guess, randomUUID());
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ code: "too_many", errors: [{ path: "" }] });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    }
    expect((await signIn(phoneNumber, PASSWORD)).status).toBe(429);

    expect((await signIn(phoneNumber, PASSWORD, herPhone)).status).toBe(200);
    const hira = await newMember(umeed, { fullName: "Hira" });
    expect((await signIn(hira.phoneNumber, PASSWORD)).status).toBe(200);
  });

  test("from one address ends for strangers after a thousand failures; what is right is not counted", async () => {
    const alone = await startTestUmeed();
    const trying = async (phoneNumber: string, password: string, device: string = randomUUID()) => {
      const headers = { "x-umeed-device": device };
      return (await alone.call("POST", "/user/login/number-password", { body: { phoneNumber, password }, headers }))
        .status;
    };
    try {
      const { phoneNumber } = await newMember(alone);
      const herPhone = randomUUID();
      expect(await trying(phoneNumber, PASSWORD, herPhone)).toBe(200);
      const [other] = await crowd(alone, 1);
      for (let right = 0; right < 5; right += 1) expect(await trying(phoneNumber, PASSWORD)).toBe(200);
      for (let round = 0; round < 50; round += 1) {
        const guesses = Array.from({ length: 20 }, () => trying(nextPhoneNumber(), "wrong guess"));
        expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
      }
      expect(await trying(other?.phoneNumber ?? "", PASSWORD)).toBe(429);
      expect(await trying(phoneNumber, PASSWORD, herPhone)).toBe(200);
    } finally {
      await alone.stop();
    }
  });

  test("ends on a known phone too, however the number is written", async () => {
    const device = randomUUID();
    const phoneNumber = nextPhoneNumber();
    await newMember(umeed, { phoneNumber });
    expect((await signIn(phoneNumber, PASSWORD, device)).status).toBe(200);
    const written = [phoneNumber, phoneNumber.replace("+92", "0"), phoneNumber.replace("+92", "+92 ")];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await signIn(written[attempt % 3], "wrong guess", device)).status).toBe(401);
    }
    expect((await signIn(phoneNumber, PASSWORD, device)).status).toBe(429);
  });

  test("ends as soon for a number that nobody has", async () => {
    const nobody = nextPhoneNumber();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) statuses.push((await signIn(nobody, "wrong guess")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("does not make a shared phone one of hers", async () => {
    const device = randomUUID();
    const { phoneNumber } = await newMember(umeed);
    const shared = { phoneNumber, password: PASSWORD, isSharedPhone: true };
    const headers = { "x-umeed-device": device };
    expect((await umeed.call("POST", "/user/login/number-password", { body: shared, headers })).status).toBe(200);
    for (let attempt = 2; attempt <= 10; attempt += 1) await signIn(phoneNumber, "wrong guess");

    expect((await signIn(phoneNumber, PASSWORD, device)).status).toBe(429);
  });
});
