import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, provedMember, type NewMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

const MINUTE = 60_000;
const PASSWORD = "a quiet lamp";
const ON_ITS_WAY = { message: "We send a code, unless this number has another account" };
const WRONG_CODE = "This code is wrong or has expired. Check it, or ask for a new one.";

let gateway: SmsGateway;
let umeed: TestUmeed;
let sana: NewMember;
let newNumber: string;
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
  newNumber = nextPhoneNumber();
});

const begin = (phoneNumber: unknown = newNumber, password: unknown = PASSWORD, member = sana) =>
  member.call("POST", "/user/phone-change", { body: { phoneNumber, password } });
const finish = (code: unknown, member = sana) => member.call("PUT", "/user/phone-change", { body: { code } });
const begun = async () => {
  expect((await begin()).status).toBe(202);
  return gateway.codeFor(newNumber);
};
const pendingOf = async (member = sana) => (await member.call("GET", "/user/phone-change")).at("data.phoneNumber");
const numberOf = async (member = sana) => (await member.call("GET", "/user/me")).at("data.phoneNumber");
const signIn = (phoneNumber: string) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password: PASSWORD } });
const isOpen = async (token: string) => (await umeed.call("GET", "/user/me", { token })).status === 200;
/** One of the million that it is not. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const sentTo = (number: string) => gateway.messages.filter((sent) => sent.number === number);

describe("a new number", () => {
  test("is hers once she has its code: she logs in with it, and with the old one nobody does", async () => {
    const elsewhere = (await signIn(sana.phoneNumber)).textAt("token");
    const hira = await newMember(umeed, { fullName: "Hira" });
    const answer = await begin(newNumber.replace("+92", "0"));
    expect([answer.status, answer.body]).toEqual([202, ON_ITS_WAY]);
    const code = await gateway.codeFor(newNumber);
    expect(sentTo(newNumber)).toEqual([
      {
        number: newNumber,
        text: `Your Umeed code to confirm your new number is ${code}. It works for 10 minutes. Don't share it.`,
      },
    ]);
    expect([await pendingOf(), await numberOf(), await pendingOf(hira)]).toEqual([newNumber, sana.phoneNumber, null]);

    const changed = await finish(code);
    expect([changed.status, changed.body]).toEqual([200, { message: "Your phone number is changed." }]);
    expect([await numberOf(), await pendingOf()]).toEqual([newNumber, null]);
    expect([await isOpen(sana.token), await isOpen(elsewhere), await isOpen(hira.token)]).toEqual([true, false, true]);
    expect([(await signIn(sana.phoneNumber)).status, (await signIn(newNumber)).status]).toEqual([401, 200]);
  });

  test("is told among her notifications, without the number", async () => {
    await finish(await begun());
    const answer = await sana.call("GET", "/notification/pagination");
    expect(answer.at("data.0.sentence")).toBe("Your phone number was changed. If it was not you, write to us at once.");
    expect(answer.text).not.toContain(newNumber.slice(3));
  });

  test("leaves the old one to whoever has it next", async () => {
    await finish(await begun());
    const next = await newMember(umeed, { phoneNumber: sana.phoneNumber });
    expect([await numberOf(next), await numberOf()]).toEqual([sana.phoneNumber, newNumber]);
  });

  test("needs her password, whatever the number", async () => {
    const hira = await newMember(umeed, { fullName: "Hira" });
    for (const number of [newNumber, hira.phoneNumber]) {
      const answer = await begin(number, "not her password");
      expect([answer.status, answer.at("code")]).toEqual([401, "wrong_credentials"]);
    }
    expect([await pendingOf(), sentTo(newNumber)]).toEqual([null, []]);
    expect((await finish("123456")).status).toBe(400);
  });

  test.each(["0300", "nobody", " ", ""])("is refused for what can't be a number (%j)", async (phoneNumber) => {
    const answer = await begin(phoneNumber);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "phoneNumber"]);
  });

  test("is refused when it is hers already, however it is written", async () => {
    const answer = await begin(sana.phoneNumber.replace("+92", "0"));
    expect([answer.status, answer.at("errors.0.msg")]).toEqual([400, "This is your number already."]);
  });
});

describe("a number that another member has", () => {
  test("is answered alike, gets no code and can't be taken", async () => {
    const hira = await newMember(umeed, { fullName: "Hira" });
    const answers = [await begin(hira.phoneNumber), await begin(newNumber)];
    for (const { status, body } of answers) expect([status, body]).toEqual([202, ON_ITS_WAY]);
    await gateway.codeFor(newNumber);
    expect(sentTo(hira.phoneNumber)).toEqual([]);

    await begin(hira.phoneNumber);
    expect(await pendingOf()).toBe(hira.phoneNumber);
    const tried = await finish("123456");
    expect([tried.status, tried.at("code"), tried.at("errors.0.msg")]).toEqual([403, "wrong_code", WRONG_CODE]);
    expect([await numberOf(), await numberOf(hira)]).toEqual([sana.phoneNumber, hira.phoneNumber]);
  });

  test("since she asked is told as a wrong code is", async () => {
    const code = await begun();
    const quicker = await newMember(umeed, { phoneNumber: newNumber });
    const answer = await finish(code);
    expect([answer.status, answer.at("errors.0.msg")]).toEqual([403, WRONG_CODE]);
    expect([await numberOf(), await numberOf(quicker)]).toEqual([sana.phoneNumber, newNumber]);
    expect(await isOpen(sana.token)).toBe(true);
  });
});

describe("the code", () => {
  test("is good once, also when it is sent twice at the same moment", async () => {
    const code = await begun();
    const answers = await Promise.all([finish(code), finish(code)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await numberOf()).toBe(newNumber);
  });

  test("is over after ten minutes, and the change after a day", async () => {
    const code = await begun();
    now = NOON + 10 * MINUTE;
    expect((await finish(code)).status).toBe(403);
    expect(await pendingOf()).toBe(newNumber);
    now = NOON + 24 * 60 * MINUTE;
    expect(await pendingOf()).toBeNull();
    expect((await finish(code)).status).toBe(400);
  });

  test("stands ten tries", async () => {
    const code = await begun();
    for (let tries = 0; tries < 10; tries += 1) expect((await finish(wrong(code))).status).toBe(403);
    expect((await finish(code)).status).toBe(429);
    expect(await numberOf()).toBe(sana.phoneNumber);
  });

  test("is of one number and one member alone", async () => {
    const code = await begun();
    const hira = await newMember(umeed, { fullName: "Hira" });
    expect((await begin(newNumber, PASSWORD, hira)).status).toBe(202);
    expect((await begin(nextPhoneNumber())).status).toBe(202);
    // One in a million is the code of the other change by chance.
    expect((await finish(code)).status).toBe(403);
    expect((await finish(code, hira)).status).toBe(403);
  });

  test("sets no password, and one for a password changes no number", async () => {
    const code = await begun();
    const forgot = (body: Record<string, unknown>) => umeed.call("POST", "/user/forgot-password", { body });
    for (const phoneNumber of [newNumber, sana.phoneNumber]) {
      expect((await forgot({ phoneNumber, code, password: "a lamp by the river" })).status).toBe(401);
    }
    await forgot({ phoneNumber: sana.phoneNumber });
    expect((await finish(await gateway.codeFor(sana.phoneNumber))).status).toBe(403);
    expect((await finish(code)).status).toBe(200);
  });

  test("is sent three times an hour", async () => {
    for (let asking = 0; asking < 3; asking += 1) expect((await begin(nextPhoneNumber())).status).toBe(202);
    expect((await begin()).status).toBe(429);
    expect(sentTo(newNumber)).toEqual([]);
  });

  test("is nowhere where the data are", async () => {
    const code = await begun();
    const rows = await umeed.db.selectFrom("issuedCode").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.codeHash).toMatch(/^\$argon2id\$/);
      expect(JSON.stringify([row.account, row.asker])).not.toContain(code);
    }
  });
});

test("with her account a change that she began goes too", async () => {
  await begun();
  const deleted = await sana.call("DELETE", `/user/delete/${sana.id}`, { body: { password: PASSWORD } });
  expect(deleted.status).toBe(200);
  const left = await umeed.db.selectFrom("phoneChange").select("phone").where("phone", "=", newNumber).execute();
  expect(left).toEqual([]);
});
