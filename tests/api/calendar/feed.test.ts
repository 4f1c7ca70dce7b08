import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCalendar, wholeDays, type Entry } from "../../support/ical.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

const MINUTE = 60_000;

let umeed: TestUmeed;
let now = NOON;
let lahore: string;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  const cities = await umeed.db.selectFrom("city").select("id").where("name", "=", "Lahore").executeTakeFirstOrThrow();
  lahore = cities.id;
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01", city: lahore });
});

const open = async (member: NewMember) => (await member.call("POST", "/calendar/feed")).textAt("data.path");
const hasFeed = async (member: NewMember) => (await member.call("GET", "/calendar")).at("data.hasFeed");
const read = async (path: string) => readCalendar((await umeed.call("GET", path)).text);
const isOwn = ({ uid }: Entry) => /^(dueDate|antenatalContact)-/.test(uid);

describe("the private address of her calendar", () => {
  test("is made when she asks, and needs no token to be read", async () => {
    expect(await hasFeed(sana)).toBe(false);

    const { status, body } = await sana.call("POST", "/calendar/feed");

    expect(status).toBe(200);
    expect(body).toEqual({ data: { path: expect.stringMatching(/^\/calendar\/[\w-]{32}\.ics$/) } });
    expect(await hasFeed(sana)).toBe(true);
    const answer = await umeed.call("GET", `/calendar/${sana.id}.ics`);
    expect(answer.status).toBe(404);
  });

  test("shows her own dates on their days", async () => {
    const { properties, entries } = await read(await open(sana));
    const own = entries.filter(isOwn).map((entry) => [entry.properties.get("SUMMARY"), wholeDays(entry)]);

    expect(properties.get("X-WR-CALNAME")).toBe("Umeed");
    expect(own).toHaveLength(9);
    expect(own[0]).toEqual(["Antenatal visit, week 12", { first: "2025-12-24", last: "2025-12-24" }]);
    expect(own.at(-1)).toEqual(["Expected due date", { first: "2026-07-08", last: "2026-07-08" }]);
  });

  test("shows the events of everywhere and of her city, and those of no other", async () => {
    const { entries } = await read(await open(sana));
    const { body } = await umeed.call("GET", "/event");
    const hers = Object(body).data.filter(
      ({ city }: { city: { _id: string | null } }) => city._id === null || city._id === lahore,
    );

    expect(hers.length).toBeLessThan(Object(body).data.length);
    expect(hers.filter(({ city }: { city: { _id: string | null } }) => city._id !== null).length).toBeGreaterThan(5);
    expect(
      entries
        .filter((entry) => !isOwn(entry))
        .map(({ uid }) => uid)
        .toSorted(),
    ).toEqual(hers.map(({ _id }: { _id: string }) => `${_id}@umeed`).toSorted());
  });

  test("speaks the language that she chose, whatever reads it, else the first", async () => {
    const path = await open(sana);
    const namesOf = async () => {
      const answer = await umeed.call("GET", path, { headers: { "accept-language": "ur" } });
      const { entries } = readCalendar(answer.text);
      const names = entries.map(({ properties }) => properties.get("SUMMARY") ?? "");
      // Nobody translates samples.
      const shipped = names.filter((name) => !name.endsWith("(sample)"));
      return [answer.headers.get("content-language"), ...shipped];
    };
    const [first, ...english] = await namesOf();
    expect(first).toBe("en");
    expect(english.filter((name) => /\p{Script=Arabic}/u.test(name ?? ""))).toEqual([]);

    await sana.call("PUT", "/user/language", { body: { language: "ur" } });
    const [second, ...urdu] = await namesOf();
    expect(second).toBe("ur");
    expect(urdu).toHaveLength(english.length);
    expect(urdu.filter((name) => !/\p{Script=Arabic}/u.test(name ?? ""))).toEqual([]);
  });

  test("names the language of the page on which it is made, for who has chosen none", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const headers = { "umeed-language": "ur" };
    const path = (await member.call("POST", "/calendar/feed", { headers })).textAt("data.path");
    expect(path).toMatch(/\.ics\?language=ur$/);
    const languageOf = async () => (await umeed.call("GET", path)).headers.get("content-language");
    expect(await languageOf()).toBe("ur");
    await member.call("PUT", "/user/language", { body: { language: "en" } });
    expect(await languageOf()).toBe("en");
  });

  test("is a file that no cache keeps", async () => {
    const { headers } = await umeed.call("GET", await open(sana));

    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("can't be guessed: 192 bits, drawn anew each time, kept only as a hash", async () => {
    const hira = await newMember(umeed);
    const paths = [await open(sana), await open(sana), await open(hira)];
    const secrets = paths.map((path) => path.replace("/calendar/", "").replace(".ics", ""));
    const stored = JSON.stringify(await umeed.db.selectFrom("calendarFeed").selectAll().execute());

    expect(new Set(secrets).size).toBe(3);
    expect(secrets.filter((secret) => Buffer.from(secret, "base64url").length !== 24)).toEqual([]);
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(stored).toContain(sana.id);
  });

  test("made anew ends the old one", async () => {
    const old = await open(sana);
    const renewed = await open(sana);

    expect((await umeed.call("GET", old)).status).toBe(404);
    expect((await umeed.call("GET", renewed)).status).toBe(200);
  });

  test("made anew 20 times at once is one", async () => {
    const paths = await Promise.all(Array.from({ length: 20 }, () => open(sana)));
    const statuses = await Promise.all(paths.map(async (path) => (await umeed.call("GET", path)).status));

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(19);
  });

  test("can be ended, once or twice, and no other with it", async () => {
    const hira = await newMember(umeed);
    const [hers, other] = [await open(sana), await open(hira)];

    for (let times = 0; times < 2; times += 1) {
      const answer = await sana.call("DELETE", "/calendar/feed");
      expect([answer.status, answer.body]).toEqual([200, { data: { hasFeed: false } }]);
    }

    const gone = await umeed.call("GET", hers);
    expect([gone.status, gone.at("message")]).toEqual([404, "There is no such calendar."]);
    expect((await umeed.call("GET", other)).status).toBe(200);
    expect([await hasFeed(sana), await hasFeed(hira)]).toEqual([false, true]);
  });

  test("tells its owner since when it is there, and when a calendar last read it", async () => {
    const stateOf = async (member: NewMember) => (await member.call("GET", "/calendar/feed")).body;
    const hira = await newMember(umeed);
    expect(await stateOf(sana)).toEqual({ data: null });
    const path = await open(sana);
    expect(await stateOf(sana)).toEqual({ data: { createdTime: NOON, lastFetchedTime: null } });

    now = NOON + MINUTE;
    await umeed.call("GET", path);
    await expect.poll(() => stateOf(sana)).toEqual({ data: { createdTime: NOON, lastFetchedTime: now } });
    expect(await stateOf(hira)).toEqual({ data: null });

    now += MINUTE;
    await open(sana);
    expect(await stateOf(sana)).toEqual({ data: { createdTime: now, lastFetchedTime: null } });
    await sana.call("DELETE", "/calendar/feed");
    expect(await stateOf(sana)).toEqual({ data: null });
  });

  test("notes at most once a minute that it was read", async () => {
    const path = await open(sana);
    const noted = async () =>
      (
        await umeed.db
          .selectFrom("calendarFeed")
          .select("lastFetchedAt")
          .where("memberId", "=", sana.id)
          .executeTakeFirstOrThrow()
      ).lastFetchedAt;
    await umeed.call("GET", path);
    await expect.poll(noted).toBe(NOON);
    now = NOON + MINUTE;
    await umeed.call("GET", path);
    expect(await noted()).toBe(NOON);
    now += 1;
    await umeed.call("GET", path);
    await expect.poll(noted).toBe(now);
  });

  test("no longer shows due date or visits once she has switched to after birth", async () => {
    const path = await open(sana);
    expect((await read(path)).entries.filter(isOwn)).toHaveLength(9);

    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-03-10" } });

    const { text } = await umeed.call("GET", path);
    expect(readCalendar(text).entries.filter(isOwn)).toEqual([]);
    expect(text).not.toMatch(/due date|antenatal visit, week/i);
    expect(readCalendar(text).entries.length).toBeGreaterThan(10);
  });

  test("says nothing of who she is", async () => {
    const { text } = await umeed.call("GET", await open(sana));

    expect(text).not.toContain(sana.id);
    expect(text).not.toMatch(/sana|\+92300/i);
  });

  test("goes with her", async () => {
    const path = await open(sana);

    await umeed.db.deleteFrom("member").where("id", "=", sana.id).execute();

    expect((await umeed.call("GET", path)).status).toBe(404);
  });

  test.each(["x", "feed", "A".repeat(32), "-".repeat(5_000), "' or 1=1"])("is not guessed by %s", async (secret) => {
    expect((await umeed.call("GET", `/calendar/${encodeURIComponent(secret)}.ics`)).status).toBe(404);
  });
});
