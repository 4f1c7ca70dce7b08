import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // 24w1d on 12 March 2026, which it is here: week 26 is from 25 March on.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-09-24" });
});

interface Item {
  pregnancyId: string;
  key: string;
  kind: string;
  status: string;
  isDated: boolean;
  doneOn: string | null;
}

const read = (member = sana) => member.call("GET", "/plan");
const itemsOf = async (member = sana) => {
  const items: Item[] = Object(await read(member)).body.data.items;
  return items;
};
const idOf = async (member = sana) => (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
const doneOf = async (member = sana) =>
  (await itemsOf(member)).flatMap(({ key, doneOn }) => (doneOn ? [`${key} ${doneOn}`] : []));
const mark = async (key: string, date?: string, member = sana) =>
  member.call("PUT", `/plan/${await idOf(member)}/${key}/done`, date === undefined ? {} : { body: { date } });
const unmark = async (key: string, member = sana) => member.call("DELETE", `/plan/${await idOf(member)}/${key}/done`);
const say = async (key: string, what: "moved" | "not-for-me", body?: object) =>
  sana.call("PUT", `/plan/${await idOf()}/${key}/${what}`, body ? { body } : {});
const takeBack = async (key: string, what: "moved" | "not-for-me") =>
  sana.call("DELETE", `/plan/${await idOf()}/${key}/${what}`);

test("anybody reads the visits and vaccines that are planned for all", async () => {
  const { status, body } = await umeed.call("GET", "/plan/general");

  expect(status).toBe(200);
  const { visits, vaccines }: Record<"visits" | "vaccines", Item[]> = Object(body).data;
  expect(visits.map(({ key }) => key)).toEqual([12, 20, 26, 30, 34, 36, 38, 40].map((week) => `week-${week}`));
  expect(vaccines[0]?.key).toBe("vaccines-birth");
  expect(vaccines.every(({ key }) => key.startsWith("vaccines-"))).toBe(true);
});

describe("her plan", () => {
  test("names what is next with its window, and what was missed without hiding it", async () => {
    const { status, body } = await read();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        next: { key: "week-26", status: "coming", from: "2026-03-25", until: "2026-03-31", mayBeDone: false },
      },
    });
    const missed = (await itemsOf()).filter(({ isDated, status: state }) => isDated && state === "missed");
    expect(missed).toMatchObject([{ key: "week-12" }, { key: "week-20", canStillGo: true }]);
  });

  test("takes a mark with today's day or one that she gives, the same however often, and takes it back", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark("week-20")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await doneOf()).toEqual(["week-20 2026-03-12"]);

    await mark("week-20", "2026-02-20");
    await mark("week-20");
    expect(await doneOf()).toEqual(["week-20 2026-02-20"]);

    await unmark("week-20");
    expect((await itemsOf()).find(({ key }) => key === "week-20")?.status).toBe("missed");
    expect((await unmark("week-20")).status).toBe(200);
    expect(await doneOf()).toEqual([]);
  });

  test.each([
    ["2026-03-13", "date", "Enter a day that is not in the future."],
    ["2025-09-23", "date", "This day is too early. Check the month and the year."],
    ["tomorrow", "date", "Enter the day on which it was done."],
  ])("refuses %s as the day of a mark", async (date, path, msg) => {
    const { status, body } = await mark("week-20", date);

    expect([status, body]).toMatchObject([400, { errors: [{ path, msg }] }]);
    expect(await doneOf()).toEqual([]);
  });

  test("refuses what is weeks ahead, what is no date of hers, and the due date", async () => {
    const refused = await mark("week-30");
    expect([refused.status, refused.at("message")]).toEqual([
      400,
      "This visit is still ahead. Mark it once you have been there.",
    ]);
    for (const key of ["week-13", "first-day", "due-date", "%00", "x".repeat(101)]) {
      const answers = [await mark(key), await unmark(key)];
      expect(answers.every(({ status }) => [400, 404].includes(status))).toBe(true);
    }
    expect(await doneOf()).toEqual([]);
  });

  test("is nobody else's: another's pregnancy is not there", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-09-24" });
    const path = `/plan/${await idOf(hira)}/week-20/done`;
    await hira.call("PUT", path);

    expect([(await sana.call("PUT", path)).status, (await sana.call("DELETE", path)).status]).toEqual([404, 404]);
    expect([await doneOf(hira), await doneOf()]).toEqual([["week-20 2026-03-12"], []]);
  });

  test("shares its marks with the calls for visits", async () => {
    await mark("week-20", "2026-02-20");
    expect((await sana.call("GET", "/calendar/contacts")).at("data.contacts.1.done")).toBe(true);
    await sana.call("DELETE", "/calendar/contacts/week-20/done");

    expect(await doneOf()).toEqual([]);
  });

  test("begins anew with another pregnancy, and the earlier one keeps its marks out of reach", async () => {
    await mark("week-20");
    const earlier = await idOf();
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2026-01-10" } });

    expect(await doneOf()).toEqual([]);
    expect((await sana.call("DELETE", `/plan/${earlier}/week-20/done`)).status).toBe(404);
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2025-09-24" } });
    expect(await doneOf()).toEqual(["week-20 2026-03-12"]);
  });

  test("has the vaccines of an older child beside the visits of a new pregnancy, in the calendar file too", async () => {
    const mother = await newMember(umeed, { isPregnant: false, babyBirthDate: "2025-06-05", lastMenstrualPeriod: "" });
    const child = await idOf(mother);
    await mother.call("POST", "/user/switchpregnancy", {
      body: { isPregnant: true, lastMenstrualPeriod: "2025-09-24" },
    });
    expect((await read(mother)).at("data.next.key")).toBe("vaccines-9-months");

    const { body } = await mother.call("PUT", `/plan/${child}/vaccines-9-months/done`);

    expect(body).toMatchObject({ data: { next: { key: "week-26" } } });
    const entries = (await mother.call("GET", "/calendar/file")).text;
    expect([entries.match(/UID:antenatalContact-/g)?.length, entries.match(/UID:vaccines-/g)?.length]).toEqual([8, 6]);
    expect((await mother.call("GET", `/calendar/file?only=vaccines-2026-03-05-${child}`)).text).toContain(
      "SUMMARY:9-month vaccines",
    );
  });

  test("after a loss has nothing of a baby at once, and a mark can't be made", async () => {
    const id = await idOf();
    await mark("week-20");
    await sana.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "earlyMiscarriage", isHidden: false } });

    expect((await read()).body).toEqual({ data: { items: [], next: null, isUnreviewed: false } });
    expect((await sana.call("PUT", `/plan/${id}/week-26/done`)).status).toBe(404);
    await sana.call("DELETE", `/pregnancyinfo/${id}/loss`);
    expect(await doneOf()).toEqual(["week-20 2026-03-12"]);
  });

  test("takes a day that she was given, shows it everywhere, and gives the days of the list back", async () => {
    const moved = await say("week-26", "moved", { date: "2026-04-09" });
    expect(moved.at("data.next")).toMatchObject({
      key: "week-26",
      date: "2026-04-09",
      from: "2026-04-09",
      until: "2026-04-09",
      movedTo: "2026-04-09",
    });
    await say("week-26", "moved", { date: "2026-04-10" });

    expect((await sana.call("GET", "/calendar/contacts")).at("data.next")).toMatchObject({
      key: "week-26",
      date: "2026-04-10",
      lastDate: "2026-04-10",
    });
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.nextContact.date")).toBe("2026-04-10");
    expect((await sana.call("GET", "/calendar")).at("data.dates")).toContainEqual({
      kind: "antenatalContact",
      key: "antenatalContact-2026-03-25",
      date: "2026-04-10",
      title: "Antenatal visit, week 26",
    });
    const file = (await sana.call("GET", "/calendar/file?only=antenatalContact-2026-03-25")).text;
    expect(file).toContain("DTSTART;VALUE=DATE:20260410");

    expect((await takeBack("week-26", "moved")).at("data.next")).toMatchObject({ date: "2026-03-25", movedTo: null });
    expect((await takeBack("week-26", "moved")).status).toBe(200);
  });

  test.each([
    ["2026-03-11", "Enter today or a day that is still to come."],
    ["2026-07-08", "This day is too late. Check the month and the year."],
    ["soon", "Enter the day that you were given."],
    [undefined, "Enter the day that you were given."],
  ])("refuses %s as a day to which a visit is moved", async (date, msg) => {
    const { status, body } = await say("week-26", "moved", { date });

    expect([status, body]).toMatchObject([400, { errors: [{ path: "date", msg }] }]);
    expect((await read()).at("data.next.movedTo")).toBeNull();
  });

  test("takes out what is not for her, of all lists and files, and takes it back", async () => {
    const taken = await say("week-26", "not-for-me");
    expect(taken.at("data.next.key")).toBe("week-30");
    expect((await say("week-26", "not-for-me")).status).toBe(200);

    const visits: Item[] = Object(await sana.call("GET", "/calendar/contacts")).body.data.contacts;
    expect(visits.map(({ key }) => key)).toEqual([
      "week-12",
      "week-20",
      "week-30",
      "week-34",
      "week-36",
      "week-38",
      "week-40",
    ]);
    expect((await sana.call("GET", "/calendar/file")).text).not.toContain("week 26");
    expect((await sana.call("GET", "/calendar/file?only=antenatalContact-2026-03-25")).status).toBe(404);

    await takeBack("week-26", "not-for-me");
    expect((await read()).at("data.next.key")).toBe("week-26");
  });

  test("has what is done, whatever she said of it before", async () => {
    await say("week-20", "not-for-me");
    await mark("week-20");
    expect(await doneOf()).toEqual(["week-20 2026-03-12"]);
    await unmark("week-20");

    expect((await itemsOf()).find(({ key }) => key === "week-20")?.status).toBe("missed");
  });

  test("moves and takes out nothing that is done, is no date of hers, or stays", async () => {
    await mark("week-20");
    for (const key of ["week-20", "due-date", "week-13", "%00"]) {
      const answers = [await say(key, "moved", { date: "2026-04-09" }), await say(key, "not-for-me")];
      expect(answers.every(({ status }) => [400, 404].includes(status))).toBe(true);
    }
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-09-24" });
    const path = `/plan/${await idOf(hira)}/week-26`;
    const answers = [
      await sana.call("PUT", `${path}/moved`, { body: { date: "2026-04-09" } }),
      await sana.call("DELETE", `${path}/moved`),
      await sana.call("PUT", `${path}/not-for-me`),
      await sana.call("DELETE", `${path}/not-for-me`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await read(hira)).at("data.next")).toMatchObject({ key: "week-26", status: "coming", movedTo: null });
  });

  test("keeps the day of all that she said", async () => {
    await say("week-26", "moved", { date: "2026-04-09" });
    await say("week-30", "not-for-me");

    const rows = await umeed.db
      .selectFrom("planMark")
      .select(["item", "kind", "date"])
      .where("pregnancyId", "=", await idOf())
      .orderBy("item")
      .execute();
    expect(rows).toEqual([
      { item: "week-26", kind: "moved", date: "2026-04-09" },
      { item: "week-30", kind: "notForMe", date: "2026-03-12" },
    ]);
  });

  test("fits what she said, tells why, and forgets what she leaves out", async () => {
    const id = await idOf();
    const path = `/plan/${id}/answers`;
    const leftOut = {
      bloodPressure: null,
      diabetes: null,
      anaemia: null,
      thyroid: null,
      rhNegative: null,
      caesarean: null,
      earlierLoss: null,
    };
    expect((await sana.call("GET", path)).body).toEqual({ data: leftOut });
    expect((await itemsOf()).map(({ key }) => key)).not.toContain("anti-d");

    const said = { ...leftOut, rhNegative: true, caesarean: false };
    expect((await sana.call("PUT", path, { body: said })).body).toEqual({ data: said });
    await sana.call("PUT", path, { body: said });
    expect((await itemsOf()).find(({ key }) => key === "anti-d")).toMatchObject({
      because: ["Here because you said: a negative blood group."],
    });
    expect((await itemsOf()).map(({ key }) => key)).not.toContain("place-of-birth");

    const rows = () => umeed.db.selectFrom("planAnswer").selectAll().where("pregnancyId", "=", id).execute();
    expect(await rows()).toHaveLength(2);
    await sana.call("PUT", path, { body: leftOut });
    expect(await rows()).toEqual([]);
    await sana.call("PUT", path, { body: said });
    await sana.call("DELETE", `/user/delete/${sana.id}`);
    expect(await rows()).toEqual([]);
  });

  test("asks nobody about another's pregnancy, about one that is lost, or for less than all", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-09-24" });
    const all = {
      bloodPressure: null,
      diabetes: true,
      anaemia: null,
      thyroid: null,
      rhNegative: null,
      caesarean: null,
    };
    const body = { ...all, earlierLoss: null };
    const path = `/plan/${await idOf(hira)}/answers`;
    expect([(await sana.call("GET", path)).status, (await sana.call("PUT", path, { body })).status]).toEqual([
      404, 404,
    ]);
    expect((await hira.call("GET", path)).at("data.diabetes")).toBeNull();
    expect((await hira.call("PUT", path, { body: all })).status).toBe(400);
    expect((await hira.call("PUT", path, { body: { ...body, thyroid: "yes" } })).status).toBe(400);

    const lost = `/plan/${await idOf()}/answers`;
    await sana.call("PUT", lost, { body });
    await sana.call("PUT", `/pregnancyinfo/${await idOf()}/loss`, { body: { kind: "stillbirth", isHidden: false } });
    expect((await sana.call("GET", lost)).status).toBe(404);
    expect((await read()).text).not.toContain("because you said");
  });

  test("leaves with the account", async () => {
    await mark("week-20");
    const id = await idOf();
    const rows = () => umeed.db.selectFrom("planMark").selectAll().where("pregnancyId", "=", id).execute();
    expect(await rows()).toHaveLength(1);

    await sana.call("DELETE", `/user/delete/${sana.id}`);

    expect(await rows()).toEqual([]);
  });
});

test("the day is that of Pakistan: late in the evening of 12 March in UTC it is the 13th there", async () => {
  const late = await startTestUmeed({}, { now: () => Date.parse("2026-03-12T20:30:00Z") });
  try {
    const member = await newMember(late, { isPregnant: false, babyBirthDate: "2026-03-13", lastMenstrualPeriod: "" });
    const birth = (await itemsOf(member)).find(({ kind }) => kind === "vaccines");
    await member.call("PUT", `/plan/${birth?.pregnancyId}/vaccines-birth/done`);

    expect([birth?.status, await doneOf(member)]).toEqual(["due", ["vaccines-birth 2026-03-13"]]);
  } finally {
    await late.stop();
  }
});
