import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { formOf, nextPhoneNumber, registrationOf } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const register = (registration: unknown) =>
  umeed.call("POST", "/user/register", { body: registration, headers: { "x-umeed-device": randomUUID() } });
const signIn = (phoneNumber: unknown, password: unknown) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password } });
const membersOf = (phone: string) => umeed.db.selectFrom("member").selectAll().where("phone", "=", phone).execute();
/** Every message of a refusal is about one of these fields. */
const about = (...fields: string[]) => fields.map((path) => ({ msg: expect.any(String), path }));

describe("registering", () => {
  test.each([
    ["JSON", (fields: Record<string, unknown>) => fields],
    ["multipart", formOf],
  ])("by %s signs her in, with the answer that the contract names", async (_, bodyOf) => {
    const phoneNumber = nextPhoneNumber();

    const answer = await register(bodyOf(registrationOf({ phoneNumber })));

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        image: null,
        isPhoneProved: false,
        isPregnant: true,
        fullName: "Sana",
        phoneNumber,
        expectedDate: "2026-07-08",
        daysLeft: 118,
        numberOfBabies: 1,
        city: null,
        role: "member",
        stage: "pregnant",
        phase: "secondTrimester",
      },
    });
    const me = await umeed.call("GET", "/user/me", { token: answer.textAt("token") });
    expect(me.body.data).toEqual(answer.body.user);
  });

  test("takes JSON under any spelling of its type", async () => {
    const answer = await umeed.call("POST", "/user/register", {
      body: registrationOf(),
      headers: { "content-type": "Application/JSON; charset=UTF-8" },
    });
    expect(answer.status).toBe(200);
  });

  test("keeps the city that she chose from the list", async () => {
    const city = (await umeed.call("GET", "/city")).textAt("3._id");

    expect((await register(registrationOf({ city }))).at("user.city")).toBe(city);
  });

  test("as a mother counts nothing, and asks for no last period", async () => {
    const { lastMenstrualPeriod: _, ...hira } = registrationOf({ fullName: "Hira", isPregnant: false });

    const answer = await register(formOf({ ...hira, babyBirthDate: "2026-03-01", babyName: "Zoya" }));

    expect(answer.body.user).toMatchObject({ isPregnant: false, expectedDate: null, daysLeft: null });
  });

  // An app that appends what it does not have, such as a place that she did not give, sends it as a word.
  test.each(["", "null", "undefined"])("takes a field of a form that says '%s' for one left out", async (none) => {
    const absent = { lat: none, lang: none, dueDate: none, babyBirthDate: none, babyName: "" };
    const { status, body } = await register(formOf(registrationOf(absent)));
    expect([status, body.errors]).toEqual([200, undefined]);
    expect((await register(formOf(registrationOf({ ...absent, lastMenstrualPeriod: none })))).body.errors).toEqual(
      about("lastMenstrualPeriod"),
    );
  });

  test("takes a null in JSON for a field left out, and the city 'Other' in any spelling", async () => {
    const absent = { lat: null, lang: null, dueDate: null, lastMenstrualPeriod: null, city: "Other" };
    const born = { isPregnant: false, babyBirthDate: "2026-03-01" };
    expect((await register(registrationOf({ ...absent, ...born }))).at("user.city")).toBeNull();
  });

  test("believes nothing that only the server may say", async () => {
    const claims = {
      role: "admin",
      isAdmin: true,
      isSample: 1,
      _id: "0".repeat(24),
      id: "0".repeat(24),
      image: "/uploads/mine.jpg",
      passwordHash: "none",
      createdAt: 0,
    };
    const answer = await register(registrationOf(claims));

    const [member, ...others] = await membersOf(answer.textAt("user.phoneNumber"));
    expect(others).toEqual([]);
    expect(member).toMatchObject({ id: answer.at("user._id"), isSample: 0, image: null, role: "member" });
    expect(member?.id).not.toBe(claims._id);
    expect(member?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(member?.createdAt).toBeGreaterThan(0);
    expect(answer.at("user.role")).toBe("member");
    expect(answer.text).not.toMatch(/admin|sample/i);
  });

  test("stores neither password nor token, only what recognises them", async () => {
    const answer = await register(registrationOf({ password: "a canary in clear" }));

    const sessions = await umeed.db.selectFrom("session").selectAll().execute();
    expect(sessions).not.toEqual([]);
    expect(JSON.stringify(sessions)).not.toContain(answer.textAt("token"));
    expect(JSON.stringify(await membersOf(answer.textAt("user.phoneNumber")))).not.toContain("a canary in clear");
  });
});

describe("her place", () => {
  test("is kept at a hundredth of a degree and told to nobody", async () => {
    const registration = registrationOf({ lat: "31.54972", lang: 74.343611 });
    const registered = await register(registration);
    const token = registered.textAt("token");

    const [member] = await membersOf(registered.textAt("user.phoneNumber"));
    expect(member?.latitude).toBeCloseTo(31.55, 5);
    expect(member?.longitude).toBeCloseTo(74.34, 5);

    const reads = ["/user/me", "/pregnancyinfo/user"].map((path) => umeed.call("GET", path, { token }));
    const signedIn = signIn(registration.phoneNumber, registration.password);
    for (const { status, text } of [registered, ...(await Promise.all([...reads, signedIn]))]) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/31\.5|74\.3|"lat|"lang|longitude/);
    }
  });

  test.each(["91", "-90.1", "north", " ", "0x10", "Infinity"])("%j is no latitude", async (lat) => {
    const answer = await register(registrationOf({ lat }));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(about("lat"));
  });
});

describe("a phone number", () => {
  test("is one number however it is written", async () => {
    const [, , last7] = /^(\+92300)(\d{7})$/.exec(nextPhoneNumber()) ?? [];
    const spellings = [`0300 ${last7}`, `+92 300-${last7}`, `0300${last7}`, `0092 300 ${last7}`, `(0300) ${last7}`];
    const first = await register(registrationOf({ phoneNumber: spellings[0] }));
    expect(first.at("user.phoneNumber")).toBe(`+92300${last7}`);

    for (const phoneNumber of spellings) {
      const again = await register(registrationOf({ phoneNumber }));
      expect(again.status).toBe(409);
      expect(again.body).toEqual({
        message: "This number cannot be registered. Log in or reset your password.",
        errors: [{ msg: "This number cannot be registered. Log in or reset your password.", path: "phoneNumber" }],
        code: "phone_number_taken",
      });
      expect((await signIn(phoneNumber, "a quiet lamp")).at("user._id")).toBe(first.at("user._id"));
    }
    expect(await membersOf(`+92300${last7}`)).toHaveLength(1);
  });

  test.each(["0300", "hello", "+92", "12345678901234567890", "0300 1234567 or so"])(
    "is not %j",
    async (phoneNumber) => {
      const answer = await register(registrationOf({ phoneNumber }));
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual(about("phoneNumber"));
    },
  );
});

describe("a form sent twice", () => {
  test("signs her in the second time and changes nothing", async () => {
    const registration = registrationOf({ formKey: "k7Qd" });
    const first = await register(formOf(registration));
    const second = await register(formOf({ ...registration, fullName: "Someone else" }));

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.user).toEqual(first.body.user);
    const token = second.textAt("token");
    expect(token).toBe(first.textAt("token"));
    expect((await umeed.call("GET", "/session", { token })).at("data")).toHaveLength(1);
  });

  test("and at once is one session too, and one again after it ended", async () => {
    const registration = registrationOf({ formKey: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(registration)));
    const [token = "", ...others] = new Set(answers.map((answer) => answer.textAt("token")));
    expect(others).toEqual([]);
    const sessions = async () => (await umeed.call("GET", "/session", { token })).at("data");
    expect(await sessions()).toHaveLength(1);
    await umeed.call("POST", "/user/logout", { token });
    expect((await umeed.call("GET", "/user/me", { token })).status).toBe(401);
    expect((await register(registration)).status).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  test.each([
    ["another password", { password: "another quiet lamp" }],
    ["another key", { formKey: "other" }],
    ["no key", { formKey: undefined }],
  ])("with %s is somebody else's", async (_, change) => {
    const registration = registrationOf({ formKey: "k7Qe" });
    expect((await register(registration)).status).toBe(200);
    expect((await register({ ...registration, ...change })).status).toBe(409);
  });

  test("a day later is a number that is taken", async () => {
    const registration = registrationOf({ formKey: "k7Qg" });
    expect((await register(registration)).status).toBe(200);
    await umeed.db
      .updateTable("member")
      .set((row) => ({ createdAt: row("createdAt", "-", 24 * 60 * 60_000) }))
      .where("phone", "=", registration.phoneNumber)
      .execute();
    expect((await register(registration)).status).toBe(409);
  });

  test("fifty times at once makes one member", async () => {
    const registration = registrationOf({ formKey: "k7Qf", fullName: "Hira" });

    const answers = await Promise.all(Array.from({ length: 50 }, () => register(registration)));

    // More may come at once than passwords can be hashed; those are told to try again.
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    const signedIn = answers.filter(({ status }) => status === 200);
    expect(signedIn.length).toBeGreaterThan(1);
    expect(new Set(signedIn.map((answer) => answer.at("user._id"))).size).toBe(1);
    expect(await membersOf(registration.phoneNumber)).toHaveLength(1);
    const [member] = await membersOf(registration.phoneNumber);
    const pregnancies = umeed.db
      .selectFrom("pregnancy")
      .selectAll()
      .where("memberId", "=", member?.id ?? "");
    expect(await pregnancies.execute()).toHaveLength(1);
    expect((await register(registration)).status).toBe(200);
  });

  test("counts once against the limit of her phone, one after another and at once", async () => {
    const headers = { "x-umeed-device": randomUUID() };
    const send = (registration: unknown) => umeed.call("POST", "/user/register", { body: registration, headers });
    const [sana, hira] = [1, 2].map(() => registrationOf({ formKey: randomUUID() }));
    const answers = [];
    for (let sent = 0; sent < 7; sent += 1) answers.push(await send(sana));
    answers.push(...(await Promise.all(Array.from({ length: 8 }, () => send(hira)))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(15).fill(200));
    expect(new Set(answers.map((answer) => answer.at("user._id"))).size).toBe(2);
    for (const answer of answers) {
      expect((await umeed.call("GET", "/user/me", { token: answer.textAt("token") })).status).toBe(200);
    }

    const others: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) others.push((await send(registrationOf())).status);
    expect(others).toEqual([200, 200, 200, 429]);
    expect((await send(sana)).status).toBe(200);
  });

  test("with other words at the same moment is not answered with her account", async () => {
    const sana = registrationOf({ formKey: randomUUID() });
    const answers = await Promise.all([register(sana), register({ ...sana, password: "another quiet lamp" })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is no way to try passwords without end", async () => {
    const sana = registrationOf({ formKey: randomUUID() });
    const headers = { "x-umeed-device": randomUUID() };
    const statuses: number[] = [];
    for (const password of [sana.password, ...[1, 2, 3, 4, 5, 6].map((guess) => `a quiet lamp ${guess}`)]) {
      const body = { ...sana, password };
      statuses.push((await umeed.call("POST", "/user/register", { body, headers })).status);
    }
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429, 429]);
  });
});

describe("a password", () => {
  test.each([
    ["of 7 characters", "a lamp!"],
    ["of 129 characters", "lamp ".repeat(26).slice(0, 129)],
    ["that many people have", "password1"],
    ["that many people have, in capitals", "PASSWORD1"],
  ])("%s is refused", async (_, password) => {
    const answer = await register(registrationOf({ password }));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(about("password"));
    expect(answer.text).not.toContain(password);
  });

  test.each([
    ["of 8 characters", "a lamp!!"],
    ["of 128 characters", "lamp ".repeat(26).slice(0, 128)],
    ["in Urdu", "ایک خاموش چراغ"],
    ["of emoji", "🪔🌙☀⭐🌊🌳🍃🌸"],
    ["with spaces around it", "  a quiet lamp "],
    ["of HTML", "<b>\"quiet' & lamp</b>"],
  ])("%s is taken as pasted, and it alone signs in", async (_, password) => {
    const { phoneNumber } = await newMember(umeed, { password });
    expect((await signIn(phoneNumber, password)).status).toBe(200);
    expect((await signIn(phoneNumber, `${password}.`)).status).toBe(401);
    expect((await signIn(phoneNumber, password.trim())).status).toBe(password === password.trim() ? 200 : 401);
  });

  test("is the same from a keyboard that composes its letters otherwise", async () => {
    const { phoneNumber } = await newMember(umeed, { password: "café in Lahore".normalize("NFC") });
    expect((await signIn(phoneNumber, "café in Lahore".normalize("NFD"))).status).toBe(200);
  });
});

describe("what can't be registered", () => {
  test("is told for every field at once", async () => {
    const answer = await register({});
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid", message: answer.at("errors.0.msg") });
    expect(answer.body.errors).toEqual(
      about("fullName", "password", "email", "phoneNumber", "dob", "gender", "city", "isPregnant"),
    );
  });

  const wrong = {
    fullName: " ",
    password: "password1",
    email: "sana",
    phoneNumber: "0300",
    dob: "2026-03-13",
    city: "nowhere",
    lat: "91",
    lastMenstrualPeriod: "2026-03-13",
  };
  const { fullName: _name, email: _email, lat: _lat, ...seenByTheDomain } = wrong;
  const { lastMenstrualPeriod: _period, ...withoutPeriod } = wrong;
  const noPeriod = { lastMenstrualPeriod: "" };

  test.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ["also what only the domain knows", wrong],
    ["when the schema refuses nothing", seenByTheDomain],
    ["also a missing date", withoutPeriod, noPeriod],
    ["also a due date that can't be", { ...withoutPeriod, dueDate: "2029-01-01" }, noPeriod],
    ["after a birth", { ...withoutPeriod, babyBirthDate: "2019-01-01" }, { ...noPeriod, isPregnant: false }],
    ["but no missing period beside a due date that is none", { city: "nowhere", dueDate: "soon" }, noPeriod],
  ])("is told all at once, %s", async (what, faults, rest = {}) => {
    const registration = registrationOf({ ...rest, ...faults });
    const isMissing = what === "also a missing date";
    const paths = [...Object.keys(faults), ...(isMissing ? ["lastMenstrualPeriod"] : [])];
    for (const body of [registration, formOf(registration)]) {
      for (const path of ["/user/register", "/user/register/check"]) {
        const headers = { "x-umeed-device": randomUUID() };
        const answer = await umeed.call("POST", path, { body, headers });
        expect([path, answer.status, answer.body.errors]).toEqual([path, 400, about(...paths)]);
        expect(answer.at("message")).toBe(answer.at("errors.0.msg"));
      }
    }
    expect(await membersOf(registration.phoneNumber)).toEqual([]);
  });

  test("is told beside nothing of a number that is taken", async () => {
    const { phoneNumber } = await newMember(umeed);
    const answer = await register(registrationOf({ phoneNumber, city: "nowhere" }));
    expect([answer.status, answer.body.errors]).toEqual([400, about("city")]);
  });

  test("is checked without registering, counting or telling whose number it is", async () => {
    const { phoneNumber } = await newMember(umeed);
    const headers = { "x-umeed-device": randomUUID() };
    for (const number of [phoneNumber, ...Array.from({ length: 9 }, nextPhoneNumber)]) {
      const body = registrationOf({ phoneNumber: number });
      const answer = await umeed.call("POST", "/user/register/check", { body, headers });
      expect([answer.status, answer.body]).toEqual([200, { message: "Nothing is wrong with it." }]);
      expect(await membersOf(number)).toHaveLength(number === phoneNumber ? 1 : 0);
    }
    expect((await umeed.call("POST", "/user/register", { body: registrationOf(), headers })).status).toBe(200);
  });

  test("is checked in part", async () => {
    const check = (body: unknown) => umeed.call("POST", "/user/register/check", { body });
    expect((await check({})).status).toBe(200);
    expect((await check({ password: "password1", city: "nowhere" })).body.errors).toEqual(about("password", "city"));
    expect((await check({ phoneNumber: "0300 1234567", password: "03001234567" })).body.errors).toEqual(
      about("password"),
    );
  });

  test.each([
    ["fullName", "   "],
    ["fullName", "x".repeat(81)],
    ["email", "sana"],
    ["email", "sana@"],
    ["dob", "2026-03-13"],
    ["dob", "yesterday"],
    ["gender", "OTHER"],
    ["city", "nowhere"],
    ["country", "PAK"],
    ["isPregnant", "perhaps"],
    ["lastMenstrualPeriod", "2025-02-30"],
    ["babyName", "x".repeat(81)],
    ["fullName", ["Sana", "Hira"]],
    ["password", { toString: "a quiet lamp" }],
  ])("a bad %s: %j", async (field, value) => {
    const registration = registrationOf({ [field]: value });
    const answer = await register(registration);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(about(field));
    expect(await membersOf(registration.phoneNumber)).toEqual([]);
  });

  const texts = ["fullName", "password", "email", "phoneNumber", "dob", "gender", "city", "country", "babyName"];
  test.each(texts)("a %s with NUL or half a surrogate pair", async (field) => {
    const usual: Record<string, unknown> = registrationOf({ babyName: "Zoya" });
    for (const character of ["\0", "\ud83e"]) {
      const answer = await register({ ...usual, [field]: `${String(usual[field])}${character}` });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual(about(field)[0]);
    }
  });
});

describe("a name", () => {
  test.each([
    ["in Nastaliq", "ثناء‌ بی‌بی"],
    ["with bidi marks", "\u202Eanas\u202C \u2067x\u2069"],
    ["of zalgo", "S̸̢̛̹͇͗a̷̡͕̓n̵̪̔ã̶͎"],
    ["of emoji", "🤰🏽👩‍👧‍👦🇵🇰"],
    ["of HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
    ["of SQL", "Sana'); drop table member; --"],
    ["decomposed", "Zoë Bé".normalize("NFD")],
    ["with a replacement character", "S\uFFFDna"],
  ])("%s is stored as sent, in NFC", async (_, fullName) => {
    const byJson = await register(registrationOf({ fullName }));
    const byForm = await register(formOf(registrationOf({ fullName })));

    for (const answer of [byJson, byForm]) {
      expect(answer.at("user.fullName")).toBe(fullName.normalize("NFC"));
      const me = await umeed.call("GET", "/user/me", { token: answer.textAt("token") });
      expect(me.at("data.fullName")).toBe(fullName.normalize("NFC"));
    }
  });

  test("loses the space around it", async () => {
    expect((await register(registrationOf({ fullName: " \n Sana\u00A0" }))).at("user.fullName")).toBe("Sana");
  });
});
