import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

const NEW = "a lamp by the river";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed);
});

const signIn = (password: string) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber: sana.phoneNumber, password } });
const isOpen = async (token: string) => (await umeed.call("GET", "/user/me", { token })).status === 200;

describe("changing a password that she knows", () => {
  const change = (password: string, options: { token?: string; newPassword?: string } = {}) => {
    const body = { phoneNumber: sana.phoneNumber, password, newPassword: options.newPassword ?? NEW };
    return umeed.call("POST", "/user/reset-password", { body, token: options.token });
  };

  test("ends the other sessions, and leaves her signed in where she changes it", async () => {
    const elsewhere = (await signIn("a quiet lamp")).textAt("token");
    const hira = await newMember(umeed, { fullName: "Hira" });

    const answer = await change("a quiet lamp", { token: sana.token });
    expect([answer.status, answer.body]).toEqual([200, { message: "Reset password successfully" }]);
    expect([await isOpen(sana.token), await isOpen(elsewhere), await isOpen(hira.token)]).toEqual([true, false, true]);
    expect((await signIn("a quiet lamp")).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
  });

  test.each(["no token", "the token of another", "a token that is over"])("ends all of them with %s", async (which) => {
    const hira = await newMember(umeed, { fullName: "Hira" });
    const token = { "no token": "", "the token of another": hira.token }[which] ?? "x".repeat(43);
    expect((await change("a quiet lamp", { token })).status).toBe(200);
    expect([await isOpen(sana.token), await isOpen(hira.token)]).toEqual([false, true]);
  });

  test("needs the old one, also when she is signed in, and counts as a try to sign in", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const refused = await change("not her password", { token: sana.token });
      expect([refused.status, refused.at("code")]).toEqual([401, "wrong_credentials"]);
    }
    expect((await change("a quiet lamp", { token: sana.token })).status).toBe(429);
    expect((await signIn("a quiet lamp")).status).toBe(429);
    expect(await isOpen(sana.token)).toBe(true);
  });

  test.each([
    ["lamp", "Use at least 8 characters for the password."],
    ["password123", "This password is too easy to guess. Choose another one."],
    ["Sana12345", "This password is too easy to guess. Choose another one."],
  ])("is refused for %s", async (newPassword, msg) => {
    const refused = await change("a quiet lamp", { newPassword });
    expect([refused.status, refused.at("errors")]).toEqual([400, [{ msg, path: "newPassword" }]]);
    expect((await signIn("a quiet lamp")).status).toBe(200);
  });
});
