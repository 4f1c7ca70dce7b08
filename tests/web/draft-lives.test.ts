import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { dateParts, sentAboutYou } from "../fixtures/registration-steps.ts";
import { newMember } from "../fixtures/members.ts";
import { nextPhoneNumber } from "../fixtures/registrations.ts";
import { NOON } from "../support/noon.ts";
import { startSmsGateway, type SmsGateway } from "../support/sms-gateway.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { Visitor } from "./visitor.ts";

const MINUTE = 60_000;
const password = "river stone lamp 42";

let gateway: SmsGateway;
let umeed: TestUmeed;
let begun: number;
beforeAll(async () => {
  gateway = await startSmsGateway();
  umeed = await startTestUmeed({ ROLE: "all", SMS_WEBHOOK_URL: gateway.url });
});
beforeEach(() => {
  begun = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: begun });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await umeed.stop();
  await gateway.stop();
});

// The browser of these tests keeps every cookie, so it is the server that ends what is in them.
const after = (minutes: number) => void vi.setSystemTime(begun + minutes * MINUTE);
const dates = { intent: "continue", ...dateParts("lastMenstrualPeriod", "2026-01-01") };

async function sent(visitor: Visitor, path: string, fields: Record<string, string>, to: string) {
  const { status, headers } = await visitor.post(path, fields);
  expect([path, status, headers.location]).toEqual([path, 303, to]);
}

const leadsTo = async (visitor: Visitor, path: string) => {
  const { status, headers } = await visitor.get(path);
  return headers.location ?? status;
};

async function registering() {
  const visitor = new Visitor(umeed.address);
  await sent(visitor, "/register", dates, "/register/about-you");
  return visitor;
}

async function waitingForCode() {
  const visitor = await registering();
  await sent(visitor, sentAboutYou.path, sentAboutYou.fields, "/register/your-number");
  const number = { fullName: "Sana", phoneNumber: nextPhoneNumber(), password, confirmPassword: password };
  const form = { ...number, formKey: randomUUID(), intent: "continue" };
  await sent(visitor, "/register/your-number", form, "/register/code");
  return visitor;
}

describe("half an hour after it was last sent ends", () => {
  test("a registration", async () => {
    const visitor = await registering();
    after(29);
    expect(await leadsTo(visitor, "/register/about-you")).toBe(200);
    await sent(visitor, sentAboutYou.path, sentAboutYou.fields, "/register/your-number");
    after(58);
    expect(await leadsTo(visitor, "/register/your-number")).toBe(200);
    after(60);
    expect(await leadsTo(visitor, "/register/your-number")).toBe("/register");
    expect((await visitor.get("/register")).text).not.toContain('value="2026"');
  });

  test("a registration that waits for its code", async () => {
    const visitor = await waitingForCode();
    after(29);
    expect(await leadsTo(visitor, "/register/code")).toBe(200);
    after(31);
    expect(await leadsTo(visitor, "/register/code")).toBe("/register/your-number");
  });

  test.each([
    [29, true],
    [31, false],
  ])("a form that she sent as her session had ended (%i minutes)", async (minutes, isKept) => {
    const { id, phoneNumber } = await newMember(umeed, { password });
    const visitor = new Visitor(umeed.address);
    const dialog = "/account/profile";
    await sent(visitor, "/login", { phoneNumber, password, next: dialog, intent: "login" }, dialog);
    await visitor.get(dialog);
    await umeed.db.deleteFrom("session").where("memberId", "=", id).execute();
    await sent(visitor, dialog, { fullName: "Canary" }, `/login?${new URLSearchParams({ next: dialog })}`);
    after(minutes);
    await sent(visitor, "/login", { phoneNumber, password, next: dialog, intent: "login" }, dialog);
    expect((await visitor.get(dialog)).text.includes("Canary")).toBe(isKept);
  });
});

describe("after ten minutes, as long as its code works, ends", () => {
  test("the number that somebody wants a new password for", async () => {
    const phoneNumber = nextPhoneNumber();
    const visitor = new Visitor(umeed.address);
    const page = "/login/new-password?asked=1";
    await sent(visitor, "/login/forgot-password", { phoneNumber }, page);
    const shown = async () => (await visitor.get(page)).text.includes(phoneNumber);
    after(9);
    expect(await shown()).toBe(true);
    after(11);
    expect(await shown()).toBe(false);
  });

  test("a sign-in that waits for its second step", async () => {
    const member = await newMember(umeed, { password });
    await umeed.db.updateTable("member").set({ role: "moderator" }).where("id", "=", member.id).execute();
    const secret = (await member.call("POST", "/user/second-factor", { body: { password } })).textAt("data.secret");
    const code = new TOTP({ secret }).generate({ timestamp: NOON });
    expect((await member.call("PUT", "/user/second-factor", { body: { code } })).status).toBe(200);
    const visitor = new Visitor(umeed.address);
    const { phoneNumber } = member;
    await sent(visitor, "/login", { phoneNumber, password, intent: "login" }, "/login/code");
    after(9);
    expect(await leadsTo(visitor, "/login/code")).toBe(200);
    after(11);
    expect(await leadsTo(visitor, "/login/code")).toBe("/login");
  });
});

test("who starts again leaves no registration that waits for its code", async () => {
  const visitor = await waitingForCode();
  await sent(visitor, "/register", { intent: "start-again" }, "/register");
  expect(visitor.cookies().filter((name) => /held|registration/.test(name))).toEqual([]);
  expect(await leadsTo(visitor, "/register/code")).toBe("/register/your-number");
});
