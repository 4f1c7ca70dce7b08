import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember, type NewMember } from "../fixtures/members.ts";
import { Visitor } from "./visitor.ts";

const OLD = "river stone lamp 42";
const NEW = "a lamp by the river";
const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";

let umeed: TestUmeed;
let sana: NewMember;
let visitor: Visitor;
let feed: string;
let codes: string[];
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { password: OLD });
  const drawn = await sana.call("POST", "/user/recovery-codes", { body: { password: OLD } });
  codes = [0, 1, 2, 3, 4].map((index) => drawn.textAt(`data.codes.${index}`));
  feed = (await sana.call("POST", "/calendar/feed")).textAt("data.path");
  visitor = new Visitor(umeed.address);
  await logIn(OLD);
});

const logIn = (password: string) =>
  visitor.post("/login", { phoneNumber: sana.phoneNumber, password, intent: "login" }, { "user-agent": CHROME });
const feedStatus = async () => (await umeed.call("GET", feed)).status;
const codesLeft = async () =>
  (await umeed.db.selectFrom("recoveryCode").select("memberId").where("memberId", "=", sana.id).execute()).length;
/** The tick of a form as a browser reads it. */
const isTicked = (text: string) =>
  / checked(=|\s|\/|>)/.test(/<input[^>]*name="endOtherAccess"[^>]*>/.exec(text)?.[0] ?? "no such field");
const change = (fields: Record<string, string>, at = "/account/password") =>
  visitor.post(at, {
    phoneNumber: sana.phoneNumber,
    password: OLD,
    newPassword: NEW,
    confirmPassword: NEW,
    ...fields,
  });

describe.each(["/account/password", "/login/reset-password"])("the form at %s, without script", (at) => {
  beforeEach(async () => {
    if (at.startsWith("/login")) visitor = new Visitor(umeed.address);
  });

  test("offers to end all other access, ticked at first, and does it", async () => {
    const { text } = await visitor.get(at);
    expect(isTicked(text)).toBe(true);
    expect(text).toContain("Also end my recovery codes and my calendar link");
    expect(text).toContain("somebody else may know your password");

    const { status, headers } = await change({ endOtherAccess: "on" }, at);
    expect([status, await feedStatus(), await codesLeft()]).toEqual([303, 404, 0]);
    const next = await visitor.get(headers.location ?? "");
    expect(next.text).toContain(
      "Reset password successfully. Your recovery codes and your private calendar address have ended. " +
        "You can make new ones under My Account and Calendar.",
    );
  });

  test("keeps all of it once it is unticked, which a browser says by sending nothing", async () => {
    const { status, headers } = await change({}, at);
    expect([status, await feedStatus(), await codesLeft()]).toEqual([303, 200, 5]);
    const next = await visitor.get(headers.location ?? "");
    expect(next.text).toContain("Reset password successfully");
    expect(next.text).not.toContain("have ended");
  });

  test("comes back as she left it when the old password is wrong", async () => {
    const wrong = { password: "not her password" };
    const [ticked, unticked] = [await change({ ...wrong, endOtherAccess: "on" }, at), await change(wrong, at)];
    expect([ticked.status, unticked.status]).toEqual([401, 401]);
    expect([isTicked(ticked.text), isTicked(unticked.text)]).toEqual([true, false]);
    expect([await feedStatus(), await codesLeft()]).toEqual([200, 5]);
  });
});

test("a form that a log-out elsewhere interrupted comes back with its tick as she left it", async () => {
  const [at, next] = ["/account/password", encodeURIComponent("/account/password")];
  const forms: Record<string, string>[] = [{}, { endOtherAccess: "on" }];
  for (const fields of forms) {
    await visitor.get(at);
    await umeed.db.deleteFrom("session").where("memberId", "=", sana.id).execute();
    expect((await change(fields, at)).status).toBe(303);
    expect([await feedStatus(), await codesLeft()]).toEqual([200, 5]);
    const login = { phoneNumber: sana.phoneNumber, password: OLD, intent: "login" };
    await visitor.post(`/login?next=${next}`, login);
    expect(isTicked((await visitor.get(at)).text)).toBe("endOtherAccess" in fields);
  }
});

test("with a recovery code a new password is set, and what ended is said before and after", async () => {
  const other = new Visitor(umeed.address);
  const at = "/login/new-password";
  expect((await other.get(at)).text).toContain(
    "Recovery codes, your calendar link and a change of number that you began end too.",
  );
  const [code = ""] = codes;
  const fields = { phoneNumber: sana.phoneNumber, code, password: NEW, confirmPassword: NEW };
  const { status, headers } = await other.post(at, fields);

  expect([status, await feedStatus(), await codesLeft()]).toEqual([303, 404, 0]);
  expect((await other.get(headers.location ?? "")).text).toContain(
    "Your recovery codes and your private calendar address have ended.",
  );
});

test("a new password is among her notifications with the browser that set it, and leads to her devices", async () => {
  const fields = { password: OLD, newPassword: NEW, confirmPassword: NEW, phoneNumber: sana.phoneNumber };
  await visitor.post("/account/password", fields, { "user-agent": CHROME });
  const { text } = await visitor.get("/notifications");
  expect(text).toContain("Your password was changed on 12 Mar, 2026 at 12:00, using Chrome on Android.");
  expect(text).toMatch(/<a [^>]*href="\/account\/sessions"[^>]*>.*?Your password was changed/);
});

describe("the list of devices, without script", () => {
  test("tells each device in words, and ends the calendar's address", async () => {
    const { text } = await visitor.get("/account/sessions");
    expect(text).toContain("Chrome on Android");
    expect(text).toContain("Your private calendar address");
    expect(text).toContain("not yet read by a calendar");
    expect(text).toContain("This also ends your private calendar address.");

    await umeed.call("GET", feed);
    await expect
      .poll(async () => (await visitor.get("/account/sessions")).text)
      .toMatch(/last read by a calendar <time dateTime="2026-03-12T07:00:00.000Z">/);
    const { status, headers } = await visitor.post("/account/sessions", { intent: "end-feed" });
    expect([status, headers.location, await feedStatus()]).toEqual([303, "/account/sessions", 404]);
    const after = (await visitor.get("/account/sessions")).text;
    expect(after).toContain("Your private calendar address has ended.");
    expect(after).not.toContain("End this address");
    expect(after).not.toContain("This also ends");
  });

  test("logs out everywhere else and ends the address with it", async () => {
    const { status } = await visitor.post("/account/sessions", { intent: "end-others" });
    expect([status, await feedStatus()]).toEqual([303, 404]);
    expect((await visitor.get("/account/sessions")).text).toContain(
      "You are logged out everywhere else, and your private calendar address has ended.",
    );
  });
});
