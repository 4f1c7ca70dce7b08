import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

const PASSWORD = "a quiet lamp";
const NEW = "a lamp by the river";
const EASY = { msg: "This password is too easy to guess. Choose another one.", path: "newPassword" };
const WRONG = { msg: "The phone number or the password is not right.", path: "" };
const NO_NUMBER = { msg: "Enter a phone number, such as 0300 1234567.", path: "phoneNumber" };
const WRONG_CODE = { msg: "This code is wrong or has expired. Check it, or ask for a new one.", path: "code" };
const NOTHING_WRONG = { message: "Nothing is wrong with it." };

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed);
});

const signIn = (password = PASSWORD) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber: sana.phoneNumber, password } });
const queries = ["", "?check=true"];

describe("a change of number", () => {
  const begin = (body: Record<string, unknown>, query = "") =>
    sana.call("POST", `/user/phone-change${query}`, { body });
  const pending = async () => (await sana.call("GET", "/user/phone-change")).at("data.phoneNumber");

  test.each(queries)("tells of the number and the password together (%j)", async (query) => {
    const both = await begin({ phoneNumber: sana.phoneNumber, password: "not her password" }, query);
    const own = { msg: "This is your number already.", path: "phoneNumber" };
    expect([both.status, both.at("code"), both.at("errors")]).toEqual([401, "wrong_credentials", [WRONG, own]]);

    const unreadable = await begin({ phoneNumber: "0300", password: "" }, query);
    const missing = { msg: "Enter your password.", path: "password" };
    expect([unreadable.status, unreadable.at("errors")]).toEqual([400, [NO_NUMBER, missing]]);

    const none = await begin({ password: "not her password" }, query);
    const noNumber = { msg: "Enter your new phone number.", path: "phoneNumber" };
    expect([none.status, none.at("errors")]).toEqual([401, [WRONG, noNumber]]);
  });

  test("checked, begins nothing, says nothing of who has the number, and counts each password", async () => {
    const hira = await newMember(umeed, { fullName: "Hira" });
    for (const phoneNumber of [nextPhoneNumber(), hira.phoneNumber]) {
      const answer = await begin({ phoneNumber, password: PASSWORD }, "?check=true");
      expect([answer.status, answer.body]).toEqual([200, NOTHING_WRONG]);
    }
    expect(await pending()).toBeNull();
    for (let tries = 0; tries < 8; tries += 1) await begin({ password: "not her password" }, "?check=true");
    expect((await begin({ password: PASSWORD }, "?check=true")).status).toBe(429);
    expect((await signIn()).status).toBe(429);
  });
});

describe("a change of password", () => {
  const change = (told: Record<string, unknown>, query = "") => {
    const body = { phoneNumber: sana.phoneNumber, password: PASSWORD, newPassword: NEW, ...told };
    return umeed.call("POST", `/user/reset-password${query}`, { body });
  };

  test.each(queries)("tells of the old and the new password together (%j)", async (query) => {
    const both = await change({ password: "not her password", newPassword: "password123" }, query);
    expect([both.status, both.at("code"), both.at("errors")]).toEqual([401, "wrong_credentials", [WRONG, EASY]]);

    const short = await change({ password: "not her password", newPassword: "lamp" }, query);
    const tooShort = { msg: "Use at least 8 characters for the password.", path: "newPassword" };
    expect([short.status, short.at("errors")]).toEqual([401, [WRONG, tooShort]]);

    const none = await change({ password: "", newPassword: "password123" }, query);
    const missing = { msg: "Enter your old password.", path: "password" };
    expect([none.status, none.at("errors")]).toEqual([400, [missing, EASY]]);
  });

  test.each(queries)("compares with her name only for who has the old password (%j)", async (query) => {
    const stranger = await change({ password: "not her password", newPassword: "Sana12345" }, query);
    expect([stranger.status, stranger.at("errors")]).toEqual([401, [WRONG]]);
    const herself = await change({ newPassword: "Sana12345" }, query);
    expect([herself.status, herself.at("errors")]).toEqual([400, [EASY]]);
  });

  test("is told alike for a number that nobody has", async () => {
    for (const phoneNumber of [sana.phoneNumber, nextPhoneNumber()]) {
      const answer = await change({ phoneNumber, password: "not hers", newPassword: "password123" }, "?check=true");
      expect([answer.status, answer.at("errors")]).toEqual([401, [WRONG, EASY]]);
    }
  });

  test("checked, changes nothing, and counts each old password as a try to sign in", async () => {
    const sound = await change({}, "?check=true");
    expect([sound.status, sound.body]).toEqual([200, NOTHING_WRONG]);
    expect((await signIn()).status).toBe(200);
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await change({ password: "not her password", newPassword: "" }, "?check=true")).status).toBe(401);
    }
    expect((await change({}, "?check=true")).status).toBe(429);
    expect((await change({ newPassword: "" })).status).toBe(429);
  });
});

describe("a new password by a code", () => {
  const set = (told: Record<string, unknown>, query = "") => {
    const body = { phoneNumber: sana.phoneNumber, code: "123456", password: NEW, ...told };
    return umeed.call("POST", `/user/forgot-password${query}`, { body });
  };
  const recoveryCode = async () =>
    (await sana.call("POST", "/user/recovery-codes", { body: { password: PASSWORD } })).textAt("data.codes.0");
  const easy = { ...EASY, path: "password" };

  test.each(queries)("tells of number, code and password together (%j)", async (query) => {
    const both = await set({ password: "password123" }, query);
    expect([both.status, both.at("code"), both.at("errors")]).toEqual([401, "wrong_code", [WRONG_CODE, easy]]);

    const unreadable = await set({ phoneNumber: "0300", password: "password123" }, query);
    expect([unreadable.status, unreadable.at("errors")]).toEqual([400, [NO_NUMBER, easy]]);

    const short = await set({ password: "lamp" }, query);
    const tooShort = { msg: "Use at least 8 characters for the password.", path: "password" };
    expect([short.status, short.at("errors")]).toEqual([401, [WRONG_CODE, tooShort]]);

    const none = await set({ password: undefined, code: "" }, query);
    const missing = [
      { msg: "Enter the code.", path: "code" },
      { msg: "Enter a new password.", path: "password" },
    ];
    expect([none.status, none.at("errors")]).toEqual([400, missing]);
  });

  test.each(queries)("compares with her name only for who has a code (%j)", async (query) => {
    const stranger = await set({ password: "Sana12345" }, query);
    expect([stranger.status, stranger.at("errors")]).toEqual([401, [WRONG_CODE]]);
    const herself = await set({ code: await recoveryCode(), password: "Sana12345" }, query);
    expect([herself.status, herself.at("errors")]).toEqual([400, [easy]]);
  });

  test("checked, uses up no code and changes nothing, and counts each code as a try", async () => {
    const code = await recoveryCode();
    const sound = await set({ code }, "?check=true");
    expect([sound.status, sound.body]).toEqual([200, NOTHING_WRONG]);
    expect([(await signIn()).status, (await signIn(NEW)).status]).toEqual([200, 401]);
    expect((await set({ code, password: "lamp" })).status).toBe(400);
    for (let tries = 0; tries < 7; tries += 1) expect((await set({ password: "" }, "?check=true")).status).toBe(401);
    expect((await set({ code })).status).toBe(200);
    expect((await set({ code }, "?check=true")).status).toBe(429);
  });

  test("asked for in a check, is not sent and counts nothing", async () => {
    for (let asking = 0; asking < 5; asking += 1) {
      const answer = await set({ code: undefined }, "?check=true");
      expect([answer.status, answer.body]).toEqual([200, NOTHING_WRONG]);
    }
    expect((await set({ code: undefined })).status).toBe(202);
  });
});
