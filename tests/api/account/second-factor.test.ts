import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { endSecondFactorFor } from "../../../server/domain/second-factor/by-command.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";

const HOUR = 60 * 60_000;
const STEP = 30_000;
const PASSWORD = "a quiet lamp";
const WRONG_CODE = "This code is wrong or was already used. Wait for the next one.";
const PATH = "/user/second-factor";

let umeed: TestUmeed;
let now = NOON;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 24 * HOUR;
  sana = await newMember(umeed, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() });
  await giveRole(sana, "moderator");
});

const giveRole = ({ id }: NewMember, role: "moderator" | "member") =>
  umeed.db.updateTable("member").set({ role }).where("id", "=", id).execute();
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now });
const begin = (member = sana) => member.call("POST", PATH, { body: { password: PASSWORD } });
const signIn = (secondFactor?: string, { phoneNumber } = sana, password = PASSWORD) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password, secondFactor } });
const said = (answer: { status: number; at: (path: string) => unknown }) => [answer.status, answer.at("code")];

/** Has turned it on, a step before now. */
async function on(member = sana) {
  const secret = (await begin(member)).textAt("data.secret");
  const confirmed = await member.call("PUT", PATH, { body: { code: codeOf(secret) } });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`);
  now += STEP;
  return { secret, codes: Array.from(Object(confirmed.at("data.codes")), String) };
}

describe("turning it on", () => {
  test("takes her password and the first code; then sign-in asks for one, and her other sessions are over", async () => {
    const elsewhere = (await signIn()).textAt("token");
    expect(said(await sana.call("POST", PATH, { body: { password: "not hers" } }))).toEqual([401, "wrong_credentials"]);
    const begun = await begin();
    const secret = begun.textAt("data.secret");
    expect(begun.at("data.address")).toContain(`secret=${secret}`);
    expect((await signIn()).status).toBe(200);

    const wrong = await sana.call("PUT", PATH, { body: { code: "000000" } });
    expect([wrong.status, wrong.at("errors")]).toEqual([403, [{ msg: WRONG_CODE, path: "code" }]]);
    const confirmed = await sana.call("PUT", PATH, { body: { code: codeOf(secret) } });
    const codes = Array.from(Object(confirmed.at("data.codes")), String);
    expect(new Set(codes).size).toBe(10);
    expect((await umeed.call("GET", "/user/me", { token: elsewhere })).status).toBe(401);
    expect((await sana.call("GET", PATH)).at("data")).toEqual({
      isOn: true,
      mayBeginIt: true,
      isRequired: false,
      isFresh: true,
      codesLeft: 10,
    });
    expect(said(await signIn())).toEqual([403, "second_factor_required"]);
  });

  test("is for who has a role, and not twice", async () => {
    await giveRole(sana, "member");
    expect((await begin()).at("message")).toBe("The second step is for moderators, editors and administrators.");
    await giveRole(sana, "moderator");
    await on();
    expect((await begin()).at("message")).toBe(
      "The second step is on already. To use another phone, turn it off first.",
    );
  });

  test("has to be begun anew after half an hour, and the newest beginning counts", async () => {
    const first = (await begin()).textAt("data.secret");
    const second = (await begin()).textAt("data.secret");
    expect((await sana.call("PUT", PATH, { body: { code: codeOf(first) } })).status).toBe(403);
    now += HOUR;
    expect((await sana.call("PUT", PATH, { body: { code: codeOf(second) } })).status).toBe(400);
  });

  test("leaves neither secret nor codes where the data are", async () => {
    const { secret, codes } = await on();
    const rows = JSON.stringify([
      await umeed.db.selectFrom("secondFactor").selectAll().execute(),
      await umeed.db.selectFrom("secondFactorCode").selectAll().execute(),
    ]);
    for (const hidden of [secret, ...codes]) expect(rows).not.toContain(hidden);
  });

  test("tells her", async () => {
    await on();
    const told = umeed.db.selectFrom("notification").select("sentence").where("memberId", "=", sana.id);
    expect(await told.execute()).toContainEqual({
      sentence: "Logging in asks for a second step from now on.",
    });
  });
});

describe("a sign-in with it", () => {
  test("takes a code of now once, also in Urdu digits, and says when it is wrong", async () => {
    const { secret } = await on();
    const code = codeOf(secret);
    const urdu = code.replaceAll(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
    expect((await signIn(`${urdu.slice(0, 3)} ${urdu.slice(3)}`)).status).toBe(200);
    const again = await signIn(code);
    expect([again.status, again.at("errors")]).toEqual([403, [{ msg: WRONG_CODE, path: "secondFactor" }]]);
    now += STEP;
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  test("at the same moment with the same code is one", async () => {
    const { secret } = await on();
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(403)]);
  });

  test("takes each recovery code once", async () => {
    const { codes } = await on();
    const [code = ""] = codes;
    const typed = code.toLowerCase().replaceAll("-", " ");
    const both = await Promise.all([signIn(typed), signIn(typed)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect((await sana.call("GET", PATH)).at("data.codesLeft")).toBe(9);
  });

  test("has ten tries in a quarter of an hour, and none without the password", async () => {
    await on();
    const guesses = Array.from({ length: 12 }, () => signIn("000000", sana, "not her password"));
    const answers = new Set((await Promise.all(guesses)).map(({ status }) => status));
    expect(answers).toEqual(new Set([401, 429]));
    now += HOUR;
    const hira = await newMember(umeed, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() });
    await giveRole(hira, "moderator");
    const other = await on(hira);
    for (let tries = 0; tries < 9; tries += 1) await signIn("000000", hira);
    expect((await signIn(codeOf(other.secret), hira)).status).toBe(429);
  });

  test("has them in all, wherever she proves it, and tells her once that they are used up", async () => {
    const { secret } = await on();
    const prove = async (code: string) => (await sana.call("POST", `${PATH}/proof`, { body: { code } })).status;
    for (let tries = 0; tries < 9; tries += 1) expect(await prove("000000")).toBe(403);
    expect([await prove(codeOf(secret)), await prove(codeOf(secret))]).toEqual([429, 429]);
    const told = await umeed.db.selectFrom("notification").select("sentence").where("memberId", "=", sana.id).execute();
    expect(told.filter(({ sentence }) => sentence.includes("Ten codes"))).toEqual([
      {
        sentence:
          "Ten codes of your second step were tried in a quarter of an hour. If it was not you, somebody knows your password: change it.",
      },
    ]);
  });

  test("with another's code is refused", async () => {
    await on();
    const hira = await newMember(umeed, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() });
    await giveRole(hira, "moderator");
    const { secret, codes } = await on(hira);
    expect((await signIn(codeOf(secret))).status).toBe(403);
    expect((await signIn(codes[0])).status).toBe(403);
  });

  test("is asked for after a new password too, which the old one alone does not set", async () => {
    await on();
    const body = { phoneNumber: sana.phoneNumber, password: PASSWORD, newPassword: "a lamp by the river" };
    const another = await newMember(umeed, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() });
    for (const by of [umeed, another]) {
      expect(said(await by.call("POST", "/user/reset-password", { body }))).toEqual([403, "second_factor_required"]);
    }
    expect((await sana.call("POST", "/user/reset-password", { body })).status).toBe(200);
    expect(said(await signIn(undefined, sana, "a lamp by the river"))).toEqual([403, "second_factor_required"]);
  });
});

describe("an act in a role", () => {
  const decide = async (by: NewMember) => {
    const post = await postBy(
      await newMember(umeed, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() }),
    );
    return by.call("POST", `/moderation/post/${post}/decision`, { body: { outcome: "hide", reason: "Unkind." } });
  };

  test("needs the second step within the hour, and reading does not", async () => {
    const { secret } = await on();
    expect((await decide(sana)).status).toBe(200);
    now += HOUR;
    expect(said(await decide(sana))).toEqual([403, "second_factor_stale"]);
    expect((await sana.call("GET", "/moderation")).status).toBe(200);
    expect((await sana.call("GET", PATH)).at("data.isFresh")).toBe(false);

    const wrong = await sana.call("POST", `${PATH}/proof`, { body: { code: "000000" } });
    expect([wrong.status, wrong.at("errors")]).toEqual([403, [{ msg: WRONG_CODE, path: "code" }]]);
    expect((await sana.call("POST", `${PATH}/proof`, { body: { code: codeOf(secret) } })).status).toBe(200);
    expect((await decide(sana)).status).toBe(200);
  });

  test("and reading too need one in a session that never made it", async () => {
    const { secret } = await on();
    await umeed.db.updateTable("session").set({ secondFactorAt: null }).where("memberId", "=", sana.id).execute();
    expect(said(await sana.call("GET", "/moderation"))).toEqual([403, "second_factor_stale"]);
    await sana.call("POST", `${PATH}/proof`, { body: { code: codeOf(secret) } });
    expect((await sana.call("GET", "/moderation")).status).toBe(200);
  });

  test("needs none of who has none, where the operator does not ask for it", async () => {
    expect((await decide(sana)).status).toBe(200);
  });

  test("of somebody without the role stays a call that is not there", async () => {
    await on();
    await giveRole(sana, "member");
    now += HOUR;
    expect((await decide(sana)).status).toBe(404);
  });
});

test("it goes with her account", async () => {
  await on();
  const body = { password: PASSWORD };
  expect((await sana.call("DELETE", `/user/delete/${sana.id}`, { body })).status).toBe(200);
  for (const table of ["secondFactor", "secondFactorCode"] as const) {
    expect(await umeed.db.selectFrom(table).select("memberId").where("memberId", "=", sana.id).execute()).toEqual([]);
  }
});

describe("turning it off", () => {
  test("takes the password and a code, and then sign-in asks for none", async () => {
    const { secret } = await on();
    const off = (body: object) => sana.call("DELETE", PATH, { body });
    expect((await off({ password: "not hers", code: codeOf(secret) })).status).toBe(401);
    expect((await off({ password: PASSWORD, code: "000000" })).status).toBe(403);
    expect((await off({ password: PASSWORD, code: codeOf(secret) })).body).toEqual({
      message: "The second step is off.",
    });
    expect((await signIn()).status).toBe(200);
    expect((await sana.call("GET", PATH)).at("data")).toMatchObject({ isOn: false, isFresh: false, codesLeft: 0 });
  });
});

test("the operator turns it off for whoever has neither phone nor codes", async () => {
  await on();
  expect(await endSecondFactorFor({ db: umeed.db, now: () => now }, sana.id)).toBe(true);
  expect((await sana.call("GET", "/user/me")).status).toBe(401);
  expect((await signIn()).status).toBe(200);
  const acts = umeed.db.selectFrom("actOfPower").select(["act", "isByCommand"]).where("subjectId", "=", sana.id);
  expect(await acts.execute()).toEqual([{ act: "second step off", isByCommand: 1 }]);
  expect(await endSecondFactorFor({ db: umeed.db, now: () => now }, sana.id)).toBe(false);
});

describe("where the operator requires it", () => {
  let strict: TestUmeed;
  beforeAll(async () => {
    strict = await startTestUmeed({ REQUIRE_SECOND_FACTOR: "yes" }, { now: () => now });
  });
  afterAll(() => strict.stop());

  test("a role rests until it is set up, and her own pages do not", async () => {
    const nida = await newMember(strict, { lastMenstrualPeriod: new Date(now - 70 * 24 * HOUR).toISOString() });
    await strict.db.updateTable("member").set({ role: "moderator" }).where("id", "=", nida.id).execute();
    expect(said(await nida.call("GET", "/moderation"))).toEqual([403, "second_factor_missing"]);
    expect((await nida.call("GET", "/user/me")).status).toBe(200);
    expect((await nida.call("GET", PATH)).at("data.isRequired")).toBe(true);

    await on(nida);
    expect((await nida.call("GET", "/moderation")).status).toBe(200);
  });
});
