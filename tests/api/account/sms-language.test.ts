import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberNamed, provedMember } from "../../fixtures/members.ts";
import { nextPhoneNumber, registrationOf } from "../../fixtures/registrations.ts";
import { startSmsGateway, type SmsGateway } from "../../support/sms-gateway.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const PASSWORD = "a quiet lamp";
const IN_URDU = { "umeed-language": "ur" };
const IN_ENGLISH = { "umeed-language": "en" };

let gateway: SmsGateway;
let umeed: TestUmeed;
beforeAll(async () => {
  gateway = await startSmsGateway();
  umeed = await startTestUmeed({ SMS_WEBHOOK_URL: gateway.url });
});
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
});

/** The only SMS that this number got. */
async function smsTo(number: string) {
  const texts = () => gateway.messages.filter((sent) => sent.number === number).map(({ text }) => text);
  await expect.poll(texts).toHaveLength(1);
  return texts()[0] ?? "";
}

async function readerOfUrdu() {
  const member = await provedMember(umeed);
  await member.call("PUT", "/user/language", { body: { language: "ur" } });
  return member;
}

describe("a code by SMS", () => {
  test.each([
    ["ur", IN_URDU, /^اکاؤنٹ بنانے کا .*امید.* کوڈ \d{6}۔ /],
    ["en", IN_ENGLISH, /^Your Umeed code to register is \d{6}\. /],
  ])("to register is in the language of the page that asked: %s", async (_, headers, text) => {
    const body = registrationOf();
    const asked = await umeed.call("POST", "/user/register/code", { body, headers });
    expect(asked.status).toBe(202);
    expect(await smsTo(body.phoneNumber)).toMatch(text);
  });

  test("for a new password is too, whatever the member chose, since who asks is not known", async () => {
    const [first, second] = [await readerOfUrdu(), await provedMember(umeed)];
    const forgot = ({ phoneNumber }: { phoneNumber: string }, headers: Record<string, string>) =>
      umeed.call("POST", "/user/forgot-password", { body: { phoneNumber }, headers });
    await forgot(first, IN_ENGLISH);
    await forgot(second, IN_URDU);
    expect(await smsTo(first.phoneNumber)).toMatch(/^Your Umeed code for a new password is \d{6}\. /);
    expect(await smsTo(second.phoneNumber)).toMatch(/^نئے پاس\sورڈ کا /);
  });

  test("for her number and for a new one is in the language of her choice, else of the page", async () => {
    const chosen = await memberNamed(umeed, "Hira");
    await chosen.call("PUT", "/user/language", { body: { language: "ur" } });
    await chosen.call("POST", "/user/phone-proof", { headers: IN_ENGLISH });
    expect(await smsTo(chosen.phoneNumber)).toMatch(/^نمبر کی تصدیق کا /);

    const readers = [
      { member: await readerOfUrdu(), headers: IN_ENGLISH },
      { member: await provedMember(umeed), headers: IN_URDU },
    ];
    for (const { member, headers } of readers) {
      const phoneNumber = nextPhoneNumber();
      await member.call("POST", "/user/phone-change", { body: { phoneNumber, password: PASSWORD }, headers });
      expect(await smsTo(phoneNumber)).toMatch(/^نئے نمبر کا .* \d{6}۔/);
    }
  });
});

describe("a notice by SMS speaks the member's language", () => {
  test("when somebody else registers with the number", async () => {
    const hira = await readerOfUrdu();
    const body = registrationOf({ phoneNumber: hira.phoneNumber });
    await umeed.call("POST", "/user/register/code", { body, headers: IN_ENGLISH });
    expect(await smsTo(hira.phoneNumber)).toMatch(/^آپ کا .*امید.* اکاؤنٹ ہے۔/);
  });

  test("when the password is changed", async () => {
    const { phoneNumber } = await readerOfUrdu();
    const body = { phoneNumber, password: PASSWORD, newPassword: "a lamp by the river" };
    await umeed.call("POST", "/user/reset-password", { body, headers: IN_ENGLISH });
    expect(await smsTo(phoneNumber)).toMatch(/^آپ کا .*امید.* پاس\sورڈ بدل گیا۔/);
  });

  test("when it is reset with a code", async () => {
    const { phoneNumber, call } = await readerOfUrdu();
    const codes = await call("POST", "/user/recovery-codes", { body: { password: PASSWORD } });
    const reset = { phoneNumber, code: codes.textAt("data.codes.0"), password: "a lamp by the river" };
    expect((await umeed.call("POST", "/user/forgot-password", { body: reset, headers: IN_ENGLISH })).status).toBe(200);
    expect(await smsTo(phoneNumber)).toMatch(/^آپ کا .*امید.* پاس\sورڈ بدل گیا۔/);
  });
});
