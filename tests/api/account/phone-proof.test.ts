import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { webTierKeyOf } from "../../support/web-tier.ts";
import { memberNamed, newMember, provedMember, type NewMember } from "../../fixtures/members.ts";
import { nextPhoneNumber, registrationOf } from "../../fixtures/registrations.ts";

const MINUTE = 60_000;
const WRONG_CODE = "This code is wrong or has expired. Check it, or ask for a new one.";

let gateway: SmsGateway;
let umeed: TestUmeed;
let key: string;
let now = NOON;
beforeAll(async () => {
  gateway = await startSmsGateway();
  umeed = await startTestUmeed({ SMS_WEBHOOK_URL: gateway.url }, { now: () => now });
  key = await webTierKeyOf(umeed);
});
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
});
beforeEach(() => {
  now = NOON;
});

const from = (address: string) => ({ "x-umeed-web-tier": key, "x-umeed-client-address": address });
const ask = (registration: object, headers: Record<string, string> = { "x-umeed-device": randomUUID() }) =>
  umeed.call("POST", "/user/register/code", { body: registration, headers });
const register = (registration: object) =>
  umeed.call("POST", "/user/register", { body: registration, headers: { "x-umeed-device": randomUUID() } });
const textsTo = (number: string) => gateway.messages.filter((sent) => sent.number === number).map(({ text }) => text);
const countOf = async (phone: string) =>
  (await umeed.db.selectFrom("member").select("id").where("phone", "=", phone).execute()).length;
const proofOf = async (phone: string) =>
  (await umeed.db.selectFrom("member").select("phoneProof").where("phone", "=", phone).executeTakeFirstOrThrow())
    .phoneProof;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const forgot = (phoneNumber: string) => umeed.call("POST", "/user/forgot-password", { body: { phoneNumber } });

describe("registering with a code", () => {
  test("makes the account only once the code is typed, with a proved number", async () => {
    const sana = registrationOf();
    const { status, body } = await ask(sana);
    expect([status, body]).toEqual([202, { message: "A code is on its way" }]);
    const code = await gateway.codeFor(sana.phoneNumber);
    expect(textsTo(sana.phoneNumber)).toEqual([
      `Your Umeed code to register is ${code}. It works for 10 minutes. Don't share it.`,
    ]);
    expect(await countOf(sana.phoneNumber)).toBe(0);

    const refused = await register({ ...sana, phoneCode: wrong(code) });
    expect([refused.status, refused.at("errors")]).toEqual([403, [{ msg: WRONG_CODE, path: "phoneCode" }]]);
    expect(await countOf(sana.phoneNumber)).toBe(0);

    const made = await register({ ...sana, phoneCode: code });
    expect([made.status, made.at("user.isPhoneProved")]).toEqual([200, true]);
    expect((await umeed.call("GET", "/user/me", { token: made.textAt("token") })).status).toBe(200);
    expect(await proofOf(sana.phoneNumber)).toBe("proved");
  });

  test("twice with the same form is one account, and with another form says that the code is over", async () => {
    const sana = registrationOf({ formKey: randomUUID() });
    await ask(sana);
    const phoneCode = await gateway.codeFor(sana.phoneNumber);
    const both = await Promise.all([register({ ...sana, phoneCode }), register({ ...sana, phoneCode })]);
    const after = await register({ ...sana, phoneCode });
    expect([...both, after].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countOf(sana.phoneNumber)).toBe(1);
    const other = await register({ ...sana, formKey: randomUUID(), phoneCode });
    expect([other.status, other.at("code")]).toEqual([403, "wrong_code"]);
  });

  test("asked for many times with the same form sends one code, which makes one account, and counts once", async () => {
    const headers = { "x-umeed-device": randomUUID() };
    const sana = registrationOf({ formKey: randomUUID() });
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(sana, headers)));
    for (let sent = 0; sent < 7; sent += 1) asked.push(await ask(sana, headers));
    expect(asked.map(({ status }) => status)).toEqual(Array<number>(15).fill(202));
    const phoneCode = await gateway.codeFor(sana.phoneNumber);
    expect(textsTo(sana.phoneNumber)).toHaveLength(1);

    const made = await Promise.all(Array.from({ length: 20 }, () => register({ ...sana, phoneCode })));
    for (let sent = 0; sent < 7; sent += 1) made.push(await register({ ...sana, phoneCode }));
    expect(made.map(({ status }) => status)).toEqual(Array<number>(27).fill(200));
    expect(new Set(made.map((answer) => answer.at("user._id"))).size).toBe(1);
    expect(await countOf(sana.phoneNumber)).toBe(1);

    const others: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) others.push((await ask(registrationOf(), headers)).status);
    expect(others).toEqual([202, 202, 202, 202, 429]);
  });

  test("is told of a password that is too easy though the same form has a code already", async () => {
    const sana = registrationOf({ formKey: randomUUID() });
    await ask(sana);
    expect((await ask({ ...sana, password: "password123" })).status).toBe(400);
  });

  test("answers alike for a number that a member has, whose owner alone learns of it", async () => {
    const hira = await provedMember(umeed, { fullName: "Hira" });
    const [taken, free] = [registrationOf({ phoneNumber: hira.phoneNumber }), registrationOf()];
    const [toTaken, toFree] = [await ask(taken), await ask(free)];
    expect([toTaken.status, toTaken.body]).toEqual([toFree.status, toFree.body]);
    expect([...toTaken.headers.keys()]).toEqual([...toFree.headers.keys()]);
    await gateway.codeFor(free.phoneNumber);

    expect(textsTo(hira.phoneNumber)).toEqual([
      "Somebody tried to register at Umeed with your number, which has an account already. If it was you, log in, or choose 'Forgot password?' there.",
    ]);
    const tries = [await register({ ...taken, phoneCode: "000000" }), await register({ ...free, phoneCode: "0" })];
    for (const answer of tries) expect([answer.status, answer.at("code")]).toEqual([403, "wrong_code"]);
  });

  test("tells the owner of a taken number three times a day, however many ask from wherever", async () => {
    const hira = await provedMember(umeed);
    const taken = registrationOf({ phoneNumber: hira.phoneNumber });
    for (let asker = 1; asker <= 5; asker += 1) {
      expect((await ask(taken, from(`203.0.113.${asker}`))).status).toBe(202);
      // Else strangers would have as many live codes as may be.
      now += 11 * MINUTE;
    }
    const other = registrationOf();
    await ask(other);
    await gateway.codeFor(other.phoneNumber);
    expect(textsTo(hira.phoneNumber)).toHaveLength(3);
  });

  test("does not name a way to the owner of a taken number that was never proved and so has none", async () => {
    const hira = await newMember(umeed);
    await ask(registrationOf({ phoneNumber: hira.phoneNumber }));
    await expect
      .poll(() => textsTo(hira.phoneNumber))
      .toEqual([
        "Somebody tried to register at Umeed with your number, which has an account already. If it is yours, log in, and confirm your number under My Account.",
      ]);
  });

  test.each([
    ["password", "password123"],
    ["city", "no city"],
    ["dob", "2999-01-01"],
    ["phoneNumber", "12"],
    ["email", "nobody"],
  ])("names a wrong %s before it sends a code", async (path, value) => {
    const before = gateway.messages.length;
    const answer = await ask(registrationOf({ [path]: value }));
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
    expect(gateway.messages).toHaveLength(before);
  });

  test("asks three codes an hour of each number and asker, and a stranger keeps nobody from hers", async () => {
    const sana = registrationOf();
    const asking = async (address: string) => (await ask(sana, from(address))).status;
    const tries = [1, 2, 3, 4].map(() => asking("203.0.113.7"));
    expect((await Promise.all(tries)).toSorted((a, b) => a - b)).toEqual([202, 202, 202, 429]);
    expect(await asking("198.51.100.9")).toBe(202);
  });

  test("refuses a code that is too old, and one of another number", async () => {
    const [sana, hira] = [registrationOf(), registrationOf()];
    await Promise.all([ask(sana), ask(hira)]);
    const [hers, other] = [await gateway.codeFor(sana.phoneNumber), await gateway.codeFor(hira.phoneNumber)];
    const another = other === hers ? wrong(hers) : other;
    expect((await register({ ...sana, phoneCode: another })).status).toBe(403);
    now += 11 * MINUTE;
    expect((await register({ ...sana, phoneCode: hers })).status).toBe(403);
  });
});

describe("a number that is not proved", () => {
  let sana: NewMember;
  beforeEach(async () => {
    sana = await newMember(umeed);
  });

  test("gets no code for a new password, answered alike, until it is proved", async () => {
    expect(await proofOf(sana.phoneNumber)).toBe("missing");
    expect((await forgot(sana.phoneNumber)).body).toEqual((await forgot(nextPhoneNumber())).body);

    expect((await sana.call("POST", "/user/phone-proof")).status).toBe(202);
    const code = await gateway.codeFor(sana.phoneNumber);
    expect(textsTo(sana.phoneNumber)).toEqual([
      `Your Umeed code to confirm your number is ${code}. It works for 10 minutes. Don't share it.`,
    ]);
    const refused = await sana.call("PUT", "/user/phone-proof", { body: { code: wrong(code) } });
    expect([refused.status, refused.at("errors")]).toEqual([403, [{ msg: WRONG_CODE, path: "code" }]]);
    const proved = await sana.call("PUT", "/user/phone-proof", { body: { code } });
    expect([proved.status, proved.body]).toEqual([200, { message: "Your phone number is confirmed." }]);
    expect((await sana.call("GET", "/user/me")).at("data.isPhoneProved")).toBe(true);

    await forgot(sana.phoneNumber);
    await expect.poll(() => textsTo(sana.phoneNumber).at(-1)).toMatch(/^Your Umeed code for a new password is/);
    const again = await sana.call("POST", "/user/phone-proof");
    expect([again.status, again.at("message")]).toEqual([400, "Your number is confirmed already."]);
  });

  test("is told nothing of a changed password: it may be somebody else's", async () => {
    const body = { phoneNumber: sana.phoneNumber, password: "a quiet lamp", newPassword: "a lamp by the river" };
    expect((await umeed.call("POST", "/user/reset-password", { body })).status).toBe(200);
    const proved = await newMember(umeed);
    await umeed.db.updateTable("member").set({ phoneProof: "proved" }).where("id", "=", proved.id).execute();
    await umeed.call("POST", "/user/reset-password", { body: { ...body, phoneNumber: proved.phoneNumber } });
    await expect.poll(() => textsTo(proved.phoneNumber)).toHaveLength(1);
    expect(textsTo(sana.phoneNumber)).toEqual([]);
  });

  test("is proved by one code of three an hour, with ten tries", async () => {
    const asked = [1, 2, 3, 4].map(() => sana.call("POST", "/user/phone-proof"));
    expect((await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202, 202, 202, 429,
    ]);
    for (let tries = 0; tries < 10; tries += 1) await sana.call("PUT", "/user/phone-proof", { body: { code: "no" } });
    expect((await sana.call("PUT", "/user/phone-proof", { body: { code: "no" } })).status).toBe(429);
  });

  test("was not asked of members of before: they reset by SMS, and that proves it", async () => {
    const before = await memberNamed(umeed, "Nida");
    expect(await proofOf(before.phoneNumber)).toBe("unasked");
    expect((await before.call("GET", "/user/me")).at("data.isPhoneProved")).toBe(false);
    await forgot(before.phoneNumber);
    const body = { phoneNumber: before.phoneNumber, code: await gateway.codeFor(before.phoneNumber) };
    const set = { ...body, password: "a lamp by the river" };
    expect((await umeed.call("POST", "/user/forgot-password", { body: set })).status).toBe(200);
    expect(await proofOf(before.phoneNumber)).toBe("proved");
  });

  test("stays as it was when she changed to another one before the code came back", async () => {
    await sana.call("POST", "/user/phone-proof");
    const code = await gateway.codeFor(sana.phoneNumber);
    await umeed.db.updateTable("member").set({ phone: nextPhoneNumber() }).where("id", "=", sana.id).execute();
    expect((await sana.call("PUT", "/user/phone-proof", { body: { code } })).status).toBe(403);
  });
});

test("where no SMS can be sent no code is asked for, and an account is made without", async () => {
  const silent = await startTestUmeed({ PUBLIC_ORIGIN: "https://umeed.example", SESSION_SECRET: "s".repeat(40) });
  const asked = await silent.call("POST", "/user/register/code", { body: registrationOf() });
  expect([asked.status, asked.at("message")]).toEqual([400, "We can send no SMS here."]);
  expect((await silent.call("GET", "/setting/app")).at("data.provesPhones")).toBe(false);
  const sana = await newMember(silent);
  expect((await sana.call("GET", "/user/me")).at("data.isPhoneProved")).toBe(false);
  expect((await sana.call("POST", "/user/phone-proof")).status).toBe(400);
  await silent.stop();
});
