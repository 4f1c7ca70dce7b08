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
  // 23w1d on 12 March 2026, which it is here.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
});

const plan = (member = sana) => member.call("GET", "/calendar/contacts");
const mark = (key: string, member = sana) => member.call("PUT", `/calendar/contacts/${key}/done`);
const unmark = (key: string, member = sana) => member.call("DELETE", `/calendar/contacts/${key}/done`);
const doneOf = async (member = sana) => {
  const contacts: { key: string; done: boolean }[] = Object(await plan(member)).body.data.contacts;
  return contacts.filter(({ done }) => done).map(({ key }) => key);
};

describe("her visits", () => {
  test("are the eight contacts; the next is named, and those that are over say nothing", async () => {
    const { status, body } = await plan();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        contacts: [12, 20, 26, 30, 34, 36, 38, 40].map((week) => ({ key: `week-${week}`, week, done: false })),
        next: { key: "week-26", name: "Antenatal visit, week 26", date: "2026-04-01", lastDate: "2026-04-07" },
        isLateStart: true,
      },
    });
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.nextContact")).toEqual({
      name: "Antenatal visit, week 26",
      date: "2026-04-01",
    });
  });

  test("of twins end with week 36, in the plan, the calendar and its file", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const id = (await hira.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    const weeksIn = (text: string) =>
      [...text.matchAll(/Antenatal visit\\?, week (\d+)/g)].map(([, week]) => Number(week));
    const seen = async () => [
      weeksIn(JSON.stringify((await plan(hira)).at("data.contacts"))),
      weeksIn(JSON.stringify((await hira.call("GET", "/calendar")).at("data.dates"))),
      weeksIn((await hira.call("GET", "/calendar/file")).text),
    ];
    const eight = [12, 20, 26, 30, 34, 36, 38, 40];
    expect(await seen()).toEqual([eight, eight, eight]);

    await hira.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod: "2025-10-01", numberOfBabies: 2 } });

    const six = eight.slice(0, 6);
    expect(await seen()).toEqual([six, six, six]);
    expect((await mark("week-38", hira)).status).toBe(404);
  });

  test("are marked as done and not done, however often it is said", async () => {
    // 25w0d, a week before the third.
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-09-18" });
    expect((await mark("week-20", hira)).at("data")).toMatchObject({
      isLateStart: false,
      contacts: { 1: { done: true } },
    });
    await Promise.all(Array.from({ length: 5 }, () => mark("week-26", hira)));
    expect(await doneOf(hira)).toEqual(["week-20", "week-26"]);
    expect((await plan(hira)).at("data.next.key")).toBe("week-30");

    await unmark("week-26", hira);
    expect((await unmark("week-26", hira)).status).toBe(200);
    expect(await doneOf(hira)).toEqual(["week-20"]);
    expect((await plan(hira)).at("data.next.key")).toBe("week-26");
  });

  test("can't be marked weeks ahead: from a week before on, the first on any day, checks after birth on theirs", async () => {
    const told = async (member: NewMember) => {
      const contacts: { key: string; mayBeDone: boolean }[] = Object(await plan(member)).body.data.contacts;
      const marked = await Promise.all(contacts.map(async ({ key }) => (await mark(key, member)).status));
      expect(marked).toEqual(contacts.map(({ mayBeDone }) => (mayBeDone ? 200 : 400)));
      return contacts.filter(({ mayBeDone }) => mayBeDone).map(({ key }) => key);
    };
    expect(await told(sana)).toEqual(["week-12", "week-20"]);
    const [a, b, c] = await Promise.all([
      newMember(umeed, { lastMenstrualPeriod: "2025-09-17" }),
      newMember(umeed, { lastMenstrualPeriod: "2025-09-18" }),
      newMember(umeed, { lastMenstrualPeriod: "2026-02-20" }),
    ]);
    expect([await told(a), await told(b), await told(c)]).toEqual([
      ["week-12", "week-20", "week-26"],
      ["week-12", "week-20", "week-26"],
      ["week-12"],
    ]);
    const mother = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-03-10", lastMenstrualPeriod: "" });
    expect(await told(mother)).toEqual(["first-day", "day-3"]);

    const refused = await mark("week-30");
    expect([refused.status, refused.at("message")]).toEqual([
      400,
      "This visit is still ahead. Mark it once you have been there.",
    ]);
    // Marked ahead before, the mark can be taken away.
    const { id } = await umeed.db
      .selectFrom("pregnancy")
      .select("id")
      .where("memberId", "=", sana.id)
      .executeTakeFirstOrThrow();
    await umeed.db
      .insertInto("planMark")
      .values({ pregnancyId: id, item: "week-40", kind: "done", date: "2026-03-12", createdAt: 0 })
      .execute();
    expect([(await unmark("week-40")).status, await doneOf()]).toEqual([200, ["week-12", "week-20"]]);
  });

  test.each(["week-13", "first-day", "%00", "x".repeat(101)])("that are none, as %s, are refused", async (key) => {
    const answers = [await mark(key), await unmark(key)];

    expect(answers.every(({ status }) => [400, 404].includes(status))).toBe(true);
    expect(await doneOf()).toEqual([]);
  });

  test("are nobody else's", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    await mark("week-12");

    expect([await doneOf(), await doneOf(hira)]).toEqual([["week-12"], []]);
  });

  test("keep their marks when her dates are corrected, and move", async () => {
    await mark("week-12");
    const id = (await sana.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await sana.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod: "2025-10-03" } });

    expect((await plan()).at("data.contacts.0")).toMatchObject({ date: "2025-12-26", done: true });
  });

  test("are the checks after birth once the baby is there; back in pregnancy the old marks stand", async () => {
    await mark("week-12");
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-03-09" } });
    expect((await plan()).at("data")).toMatchObject({ isLateStart: false, next: { key: "day-3" } });
    expect((await mark("week-20")).status).toBe(404);
    await mark("day-3");
    expect(await doneOf()).toEqual(["day-3"]);
    expect((await plan()).at("data.next.key")).toBe("days-7-to-14");

    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2025-10-01" } });
    expect(await doneOf()).toEqual(["week-12"]);
  });

  test("of another pregnancy are marked anew", async () => {
    await mark("week-12");
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2026-01-10" } });

    expect(await doneOf()).toEqual([]);
  });

  test("are none three weeks past the due date", async () => {
    const late = await newMember(umeed, { lastMenstrualPeriod: "2025-05-08" });

    expect((await plan(late)).body).toEqual({ data: { contacts: [], next: null, isLateStart: false, lastWeek: null } });
  });

  test("leave with her account", async () => {
    await mark("week-12");
    const count = () => umeed.db.selectFrom("planMark").selectAll().execute();
    const before = (await count()).length;

    await sana.call("DELETE", `/user/delete/${sana.id}`);

    expect(await count()).toHaveLength(before - 1);
  });
});
