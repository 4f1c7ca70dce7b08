import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { areAlike, quickest } from "../../support/quickest.ts";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { NOON } from "../../support/noon.ts";
import { webTierKeyOf } from "../../support/web-tier.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, provedMember, type NewMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = "a lamp by the river";
const ON_ITS_WAY = { message: "If this number has an account, a code is on its way" };
const WRONG_CODE = "This code is wrong or has expired. Check it, or ask for a new one.";

let gateway: SmsGateway;
let umeed: TestUmeed;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  gateway = await startSmsGateway();
  umeed = await startTestUmeed({ SMS_WEBHOOK_URL: gateway.url }, { now: () => now });
});
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
});
beforeEach(async () => {
  now = NOON;
  sana = await provedMember(umeed);
});

const forgot = (body: Record<string, unknown>, headers = {}) =>
  umeed.call("POST", "/user/forgot-password", { body, headers });
const ask = (phoneNumber = sana.phoneNumber) => forgot({ phoneNumber });
const set = (code: unknown, password = NEW, phoneNumber = sana.phoneNumber) => forgot({ phoneNumber, code, password });
const asked = async () => {
  expect((await ask()).status).toBe(202);
  return gateway.codeFor(sana.phoneNumber);
};
const signIn = (password: string) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber: sana.phoneNumber, password } });
const isOpen = async (token: string) => (await umeed.call("GET", "/user/me", { token })).status === 200;
/** One of the million that it is not. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("asking for a code", () => {
  test("is answered alike for a number that has an account and one that has none, and sends to the first alone", async () => {
    const nobody = nextPhoneNumber();
    const before = gateway.messages.length;
    const answers = [await ask(nobody), await ask()];

    for (const { status, body } of answers) expect([status, body]).toEqual([202, ON_ITS_WAY]);
    expect([...(answers[0]?.headers.keys() ?? [])]).toEqual([...(answers[1]?.headers.keys() ?? [])]);
    await gateway.codeFor(sana.phoneNumber);
    expect(gateway.messages.slice(before)).toEqual([
      {
        number: sana.phoneNumber,
        text: expect.stringMatching(
          /^Your Umeed code for a new password is \d{6}\. It works for 10 minutes\. Don't share it\.$/,
        ),
      },
    ]);
  });

  test("changes nothing, also when a new password comes with it, as older apps send one", async () => {
    expect((await forgot({ phoneNumber: sana.phoneNumber, password: NEW })).body).toEqual(ON_ITS_WAY);

    expect((await signIn(NEW)).status).toBe(401);
    expect((await signIn("a quiet lamp")).status).toBe(200);
    expect(await isOpen(sana.token)).toBe(true);
  });

  test("takes as long for a number that nobody has", async () => {
    const most = 45;
    const members = await crowd(umeed, most);
    const askFor = async (number: string) => {
      expect((await ask(number)).status).toBe(202);
    };
    const [known, unknown] = await quickest(
      { rounds: 9, most },
      [(round) => askFor(members[round]?.phoneNumber ?? ""), () => askFor(nextPhoneNumber())],
      areAlike,
    );
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test("leaves no code where the data are", async () => {
    const code = await asked();
    const rows = await umeed.db.selectFrom("issuedCode").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.codeHash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify(row)).not.toContain(sana.phoneNumber);
      expect(JSON.stringify(row.account)).not.toContain(code);
    }
  });

  test.each(["0300", "nobody", " "])("is refused for what can't be a phone number (%j)", async (phoneNumber) => {
    const answer = await forgot({ phoneNumber });
    expect(answer.status).toBe(400);
    expect(answer.at("errors.0.path")).toBe("phoneNumber");
  });
});

describe("too many codes", () => {
  afterEach(() => void vi.useRealTimers());

  test("are three an hour, whether or not the number has an account, however it is written", async () => {
    for (const number of [sana.phoneNumber, nextPhoneNumber()]) {
      const written = [number, number.replace("+92", "0"), number.replace("+92", "+92 ")];
      for (const spelling of written) expect((await ask(spelling)).status).toBe(202);
      const refused = await ask(number);
      expect([refused.status, refused.at("code")]).toEqual([429, "too_many"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(59 * 60);
    }
  });

  test("are ten a day", async () => {
    const real = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: real });
    const statuses: number[] = [];
    for (let asking = 0; asking < 12; asking += 1) {
      if (asking % 3 === 0) vi.setSystemTime(real + (asking / 3) * (HOUR + MINUTE));
      statuses.push((await ask()).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
  });
});

describe("a code", () => {
  test("sets the new password, once, and ends every session", async () => {
    const elsewhere = (await signIn("a quiet lamp")).textAt("token");
    const hira = await provedMember(umeed, { fullName: "Hira" });
    const code = await asked();

    const answer = await set(code);
    expect([answer.status, answer.body]).toEqual([200, { message: "Reset password successfully" }]);
    expect([await isOpen(sana.token), await isOpen(elsewhere), await isOpen(hira.token)]).toEqual([false, false, true]);
    expect((await signIn("a quiet lamp")).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);

    const again = await set(code, "yet another lamp");
    expect([again.status, again.at("code"), again.at("errors")]).toEqual([
      401,
      "wrong_code",
      [{ msg: WRONG_CODE, path: "code" }],
    ]);
    expect((await signIn(NEW)).status).toBe(200);
  });

  test("sets one password when two are sent with it at the same moment", async () => {
    const code = await asked();
    const answers = await Promise.all([set(code, "the first lamp"), set(code, "the second lamp")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  test("is over after ten minutes", async () => {
    const code = await asked();
    now = NOON + 10 * MINUTE;
    expect((await set(code)).status).toBe(401);
    now -= 1;
    expect((await set(code)).status).toBe(200);
  });

  test("is worth nothing once a newer one was sent", async () => {
    const first = await asked();
    let second = first;
    while (second === first) {
      await ask();
      await expect.poll(() => gateway.codeFor(sana.phoneNumber)).not.toBe(first);
      second = await gateway.codeFor(sana.phoneNumber);
    }
    expect((await set(first)).status).toBe(401);
    expect((await set(second)).status).toBe(200);
  });

  test("stands ten tries of who asked for it, also when they come at once", async () => {
    const code = await asked();
    // Ten at once would find the queue of passwords full: each try compares five codes.
    const fiveAtOnce = () => Promise.all(Array.from({ length: 5 }, () => set(wrong(code))));
    const tries = [...(await fiveAtOnce()), ...(await fiveAtOnce())];
    expect(tries.map(({ status }) => status)).toEqual(Array<number>(10).fill(401));
    expect((await set(code)).status).toBe(429);
    expect((await signIn("a quiet lamp")).status).toBe(200);
  });

  test("is still good at the tenth try, and can be typed with spaces and in Urdu digits", async () => {
    const code = await asked();
    for (let tries = 0; tries < 9; tries += 1) expect((await set(wrong(code))).status).toBe(401);
    const inUrdu = code.replaceAll(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
    expect((await set(` ${inUrdu.slice(0, 3)} ${inUrdu.slice(3)} `)).status).toBe(200);
  });

  test("is of one account alone", async () => {
    const code = await asked();
    const hira = await provedMember(umeed, { fullName: "Hira" });
    expect((await set(code, NEW, hira.phoneNumber)).status).toBe(401);
    expect((await set(code)).status).toBe(200);
  });

  test("that is wrong is told as for a number that nobody has, as often, on each phone that is not hers", async () => {
    await asked();
    for (const number of [sana.phoneNumber, nextPhoneNumber()]) {
      const said: string[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const body = { phoneNumber: number, code: "no code", password: NEW };
        const answer = await forgot(body, { "x-umeed-device": randomUUID() });
        said.push(`${answer.status} ${answer.textAt("code")} ${answer.textAt("errors.0.path")}`);
      }
      expect(said).toEqual([...Array<string>(10).fill("401 wrong_code code"), "429 too_many "]);
    }
  });

  test.each([
    ["no password", undefined, "Enter a new password."],
    ["a short one", "lamp", "Use at least 8 characters for the password."],
    ["one that everybody takes", "password123", "This password is too easy to guess. Choose another one."],
  ])("is not spent on %s", async (_, password, msg) => {
    const code = await asked();
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await forgot({ phoneNumber: sana.phoneNumber, code, password });
      expect([answer.status, answer.at("errors")]).toEqual([400, [{ msg, path: "password" }]]);
    }
    expect((await set(code)).status).toBe(200);
  });

  test("is asked before a password is compared with her name, which a stranger would learn", async () => {
    const code = await asked();
    const named = "Sana12345";
    expect((await set(wrong(code), named)).status).toBe(401);
    const answer = await set(code, named);
    expect([answer.status, answer.textAt("errors.0.path")]).toEqual([400, "password"]);
    expect((await set(code)).status).toBe(200);
  });

  test.each(["", " ", 123_456])("that is none (%j) is no wish for one", async (code) => {
    // What a test before this one led to may come meanwhile, to others.
    const sentToHer = () => gateway.messages.filter(({ number }) => number === sana.phoneNumber).length;
    const before = sentToHer();
    expect((await set(code)).status).toBe(400);
    expect(sentToHer()).toBe(before);
  });
});

describe("who knows her number", () => {
  const from = (address: string, device?: string) => ({
    "x-umeed-web-tier": key,
    "x-umeed-client-address": address,
    ...(device ? { "x-umeed-device": device } : {}),
  });
  const attacker = "203.0.113.7";
  const hers = "198.51.100.9";
  let key: string;
  beforeAll(async () => {
    key = await webTierKeyOf(umeed);
  });

  test("uses up no code of hers: each who asks has a count", async () => {
    const ask = async (address: string) => (await forgot({ phoneNumber: sana.phoneNumber }, from(address))).status;
    expect([await ask(attacker), await ask(attacker), await ask(attacker)]).toEqual([202, 202, 202]);
    expect([await ask(attacker), await ask(hers)]).toEqual([429, 202]);
    const code = await lastCode(4);
    expect((await forgot({ phoneNumber: sana.phoneNumber, code, password: NEW }, from(hers))).status).toBe(200);
  });

  test("voids none by asking for another, and none by wrong tries", async () => {
    await forgot({ phoneNumber: sana.phoneNumber }, from(hers));
    const code = await lastCode(1);
    await forgot({ phoneNumber: sana.phoneNumber }, from(attacker));
    await lastCode(2);
    for (let tries = 0; tries < 120; tries += 1) {
      const body = { phoneNumber: sana.phoneNumber, code: wrong(code), password: NEW };
      expect((await forgot(body, from(`203.0.113.${20 + Math.floor(tries / 10)}`))).status).toBe(401);
    }
    // Past a hundred, another stranger's try is no longer compared, with the right code neither.
    const right = { phoneNumber: sana.phoneNumber, code, password: NEW };
    expect((await forgot(right, from("192.0.2.1"))).status).toBe(401);
    expect((await forgot(right, from(hers))).status).toBe(200);
  });

  test("fills her phone with three codes at most, and she still gets one on a phone that she has used", async () => {
    const device = randomUUID();
    const body = { phoneNumber: sana.phoneNumber, password: "a quiet lamp" };
    await umeed.call("POST", "/user/login/number-password", { body, headers: from(hers, device) });
    for (let last = 1; last <= 5; last += 1) {
      expect((await forgot({ phoneNumber: sana.phoneNumber }, from(`203.0.113.${last}`))).body).toEqual(ON_ITS_WAY);
    }
    await lastCode(3);
    await forgot({ phoneNumber: sana.phoneNumber }, from(hers, device));
    const code = await lastCode(4);
    const set = { phoneNumber: sana.phoneNumber, code, password: NEW };
    expect((await forgot(set, from("192.0.2.1", device))).status).toBe(200);
  });

  /** The code of the last message to her, once as many have come as that. */
  async function lastCode(count: number) {
    const sent = () => gateway.messages.filter(({ number }) => number === sana.phoneNumber);
    await expect.poll(() => sent().length).toBe(count);
    return /\b\d{6}\b/.exec(sent().at(-1)?.text ?? "")?.[0] ?? "";
  }
});
