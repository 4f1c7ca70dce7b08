import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { registrationOf } from "../../fixtures/registrations.ts";

const YEAR = 365 * 86_400_000;
const NEW = "a lamp by the river";

let umeed: TestUmeed;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  sana = await newMember(umeed);
});

const renew = (password = "a quiet lamp") => sana.call("POST", "/user/recovery-codes", { body: { password } });
const drawn = async () => {
  const { body } = await renew();
  expect(body).toEqual({ data: { codes: expect.any(Array) } });
  return codesOf(body);
};
const left = async () => (await sana.call("GET", "/user/recovery-codes")).at("data.left");
const set = (code: unknown, phoneNumber = sana.phoneNumber) =>
  umeed.call("POST", "/user/forgot-password", { body: { phoneNumber, code, password: NEW } });

describe("recovery codes", () => {
  test("are none until she asks for them, then five that differ, stored nowhere as they are", async () => {
    expect(await left()).toBe(0);
    const codes = await drawn();
    expect(codes).toHaveLength(5);
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await left()).toBe(5);
    const stored = JSON.stringify(await umeed.db.selectFrom("recoveryCode").selectAll().execute());
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
  });

  describe("right after she registered", () => {
    const MINUTE = 60_000;
    const drawFirst = (token = sana.token) => umeed.call("POST", "/user/recovery-codes", { token, body: {} });
    const asksForPassword = {
      message: "Enter your password.",
      errors: [{ msg: "Enter your password.", path: "password" }],
      code: "password_required",
    };

    test("need no password within ten minutes", async () => {
      now += 10 * MINUTE;
      const { status, body } = await drawFirst();
      expect([status, await left()]).toEqual([200, 5]);
      expect((await set(codesOf(body)[0])).status).toBe(200);
    });

    test("need it a moment later", async () => {
      now += 10 * MINUTE + 1;
      const refused = await drawFirst();
      expect([refused.status, refused.body, await left()]).toEqual([400, asksForPassword, 0]);
    });

    test("need it for others in their place", async () => {
      const codes = codesOf((await drawFirst()).body);
      const refused = await drawFirst();
      expect([refused.status, refused.body]).toEqual([400, asksForPassword]);
      expect((await set(codes[0])).status).toBe(200);
    });

    test("need it where she has logged in since", async () => {
      now += 1;
      const body = { phoneNumber: sana.phoneNumber, password: "a quiet lamp" };
      const token = (await umeed.call("POST", "/user/login/number-password", { body })).textAt("token");
      expect((await drawFirst(token)).body).toEqual(asksForPassword);
      expect((await drawFirst()).status).toBe(200);
    });

    test("need none where the same form registered her twice", async () => {
      const registration = registrationOf({ formKey: "one form" });
      const [first, again] = [
        await umeed.call("POST", "/user/register", { body: registration }),
        await umeed.call("POST", "/user/register", { body: registration }),
      ];
      expect(again.textAt("token")).toBe(first.textAt("token"));
      expect((await drawFirst(again.textAt("token"))).status).toBe(200);
    });

    test("are drawn once when she asks for them twice at the same moment", async () => {
      const answers = await Promise.all([drawFirst(), drawFirst()]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
      const codes = answers.flatMap(({ body }) => codesOf(body));
      expect([codes.length, (await set(codes[0])).status]).toEqual([5, 200]);
    });

    test("are not drawn with a wrong password where none is needed", async () => {
      expect([(await renew("not her password")).status, await left()]).toEqual([401, 0]);
    });
  });

  test("need her password", async () => {
    const codes = await drawn();
    const refused = await renew("not her password");
    expect([refused.status, refused.at("code")]).toEqual([401, "wrong_credentials"]);
    expect(await left()).toBe(5);
    expect((await set(codes[0])).status).toBe(200);
  });

  test("set a new password once, a year later too, and end with it, as every session does", async () => {
    const [first, second] = await drawn();
    now += YEAR;
    const { token } = await newMember(umeed, { lastMenstrualPeriod: "2026-12-01" });
    expect((await set(first)).body).toEqual({ message: "Reset password successfully", ended: ["recoveryCodes"] });
    expect((await umeed.call("GET", "/user/me", { token: sana.token })).status).toBe(401);
    expect((await umeed.call("GET", "/user/me", { token })).status).toBe(200);

    const again = await set(first);
    expect([again.status, again.at("code")]).toEqual([401, "wrong_code"]);
    expect((await set(second)).status).toBe(401);
  });

  test("set one password when the same is sent twice at the same moment", async () => {
    const [code] = await drawn();
    const answers = await Promise.all([set(code), set(code)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  test("stop working when they are renewed", async () => {
    const [old] = await drawn();
    const [fresh] = await drawn();
    expect(await left()).toBe(5);
    expect((await set(old)).status).toBe(401);
    expect((await set(fresh)).status).toBe(200);
  });

  test("are hers alone", async () => {
    const [code] = await drawn();
    const hira = await newMember(umeed, { fullName: "Hira" });
    expect((await set(code, hira.phoneNumber)).status).toBe(401);
    expect((await set(code)).status).toBe(200);
  });

  test("are read as people copy them from paper", async () => {
    const written = [
      (code: string) => ` ${code.toLowerCase().replaceAll("-", " ")} `,
      (code: string) => code.replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l"),
    ];
    for (const copied of written) {
      sana = await newMember(umeed);
      const [code = ""] = await drawn();
      expect((await set(copied(code))).status).toBe(200);
    }
  });

  test("stay five when she renews them twice at the same moment", async () => {
    await Promise.all([renew(), renew()]);
    expect(await left()).toBe(5);
  });

  test("are not spent on a password that will not do", async () => {
    const [code] = await drawn();
    const body = { phoneNumber: sana.phoneNumber, code, password: "password123" };
    expect((await umeed.call("POST", "/user/forgot-password", { body })).status).toBe(400);
    expect(await left()).toBe(5);
  });
});

function codesOf(body: Record<string, unknown>): string[] {
  const codes = body.data instanceof Object && "codes" in body.data ? body.data.codes : [];
  return Array.isArray(codes) ? codes.map(String) : [];
}
