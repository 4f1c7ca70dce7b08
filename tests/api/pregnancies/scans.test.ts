import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

let umeed: TestUmeed;
let sana: NewMember;
let id: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // 34w0d on 12 March 2026, which it is here; due on 23 April.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-07-17" });
  id = await currentIdOf(sana);
});

const scans = () => `/pregnancyinfo/${id}/scan`;
const add = (scan: Record<string, unknown>) => sana.call("POST", scans(), { body: scan });
const correct = (day: string, scan: Record<string, unknown>) => sana.call("PUT", `${scans()}/${day}`, { body: scan });
const remove = (day: string) => sana.call("DELETE", `${scans()}/${day}`);
const tell = (dates: Record<string, unknown>) => sana.call("PUT", `/pregnancyinfo/${id}`, { body: dates });
const told = async () => (await sana.call("GET", "/pregnancyinfo/user")).at("data.0");
const datesOfScans = async () => (await sana.call("GET", "/pregnancyinfo/user")).at("data.0.dating.scans");

const early = { scanDate: "2025-10-02", scanWeeks: 11, scanDays: 0 };
const late = { scanDate: "2026-03-12", scanWeeks: 30, scanDays: 6 };

describe("a first scan from 28 weeks", () => {
  test("leaves the due date, gives a second one, and says that the dates are not certain", async () => {
    const answer = await add(late);

    expect(answer.at("data.0")).toMatchObject({
      expectedDate: "2026-04-23",
      dueDateSource: "lastMenstrualPeriod",
      gestationalAge: { weeks: 34, days: 0 },
      dating: {
        ...late,
        scans: [{ date: "2026-03-12", weeks: 30, days: 6 }],
        isCertain: false,
        uncertainBecause: "scanFrom28Weeks",
        secondDate: "2026-05-15",
        pastDueFrom: "2026-04-23",
        needsGrowthCheck: true,
        weighed: [
          { source: "lastMenstrualPeriod", date: "2026-04-23", counts: true, countsForPastDue: true, scan: null },
          {
            source: "scan",
            date: "2026-05-15",
            counts: false,
            countsForPastDue: false,
            difference: null,
            scan: { date: "2026-03-12", weeks: 30, days: 6 },
            isSmall: true,
          },
        ],
      },
    });
  });

  test("that gives an earlier date is what 'past due' is counted from", async () => {
    const overdue = await newMember(umeed, { lastMenstrualPeriod: "2025-06-19" });
    const overdueId = await currentIdOf(overdue);
    const body = { scanDate: "2026-02-26", scanWeeks: 39, scanDays: 0 };

    const answer = await overdue.call("POST", `/pregnancyinfo/${overdueId}/scan`, { body });

    expect(answer.at("data.0")).toMatchObject({
      status: "pastDue",
      gestationalAge: { weeks: 38, days: 0 },
      expectedDate: "2026-03-26",
      daysLeft: 14,
      dating: { secondDate: "2026-03-05", pastDueFrom: "2026-03-05", needsGrowthCheck: false },
    });
  });
});

describe("several scans", () => {
  test("are all kept, and an early one makes the dates certain, whichever was entered first", async () => {
    await add(late);
    const answer = await add(early);

    expect(answer.at("data.0")).toMatchObject({
      expectedDate: "2026-04-23",
      dating: {
        ...early,
        scans: [
          { date: "2025-10-02", weeks: 11, days: 0 },
          { date: "2026-03-12", weeks: 30, days: 6 },
        ],
        isCertain: true,
        uncertainBecause: null,
        secondDate: null,
        needsGrowthCheck: true,
      },
    });
  });

  test("of one day are one scan, corrected", async () => {
    await add(late);
    await add({ ...late, scanWeeks: 31 });

    expect(await datesOfScans()).toEqual([{ date: "2026-03-12", weeks: 31, days: 6 }]);
  });

  test("are corrected, moved to another day and removed one by one", async () => {
    await add(early);
    await add(late);

    await correct("2025-10-02", { ...early, scanDate: "2025-10-03", scanWeeks: 11, scanDays: 2 });
    expect(await datesOfScans()).toEqual([
      { date: "2025-10-03", weeks: 11, days: 2 },
      { date: "2026-03-12", weeks: 30, days: 6 },
    ]);
    const onto = await correct("2025-10-03", { ...early, scanDate: "2026-03-12" });
    expect([onto.status, onto.at("errors.0.path")]).toEqual([400, "scanDate"]);
    expect((await correct("2025-10-02", early)).status).toBe(404);

    expect((await remove("2025-10-03")).status).toBe(200);
    expect(await datesOfScans()).toEqual([{ date: "2026-03-12", weeks: 30, days: 6 }]);
    expect((await remove("2025-10-03")).status).toBe(404);
    expect((await remove("no-day")).status).toBe(404);
  });

  test("are thirty at most", async () => {
    for (let day = 1; day <= 30; day += 1) {
      const scanDate = `2025-11-${String(day).padStart(2, "0")}`;
      await umeed.db
        .insertInto("pregnancyScan")
        .values({ pregnancyId: id, date: scanDate, ageDays: 110, createdAt: 1 })
        .execute();
    }
    expect((await add(late)).status).toBe(400);
    expect((await add({ ...late, scanDate: "2025-11-30", scanWeeks: 19 })).status).toBe(200);
  });

  test("are nobody else's, and go with the account", async () => {
    await add(early);
    const hira = await newMember(umeed);

    expect((await hira.call("POST", scans(), { body: late })).status).toBe(404);
    expect((await hira.call("PUT", `${scans()}/2025-10-02`, { body: early })).status).toBe(404);
    expect((await hira.call("DELETE", `${scans()}/2025-10-02`)).status).toBe(404);
    expect(await datesOfScans()).toHaveLength(1);

    await umeed.db.deleteFrom("pregnancy").where("id", "=", id).execute();
    const left = umeed.db.selectFrom("pregnancyScan").selectAll().where("pregnancyId", "=", id);
    expect(await left.execute()).toEqual([]);
  });
});

describe("a scan that can't be", () => {
  test.each([
    [{ ...late, scanDate: undefined }, "scanDate"],
    [{ ...late, scanWeeks: undefined }, "scanWeeks"],
    [{ ...late, scanDate: "2026-03-13" }, "scanDate"],
    [{ ...late, scanDate: "2025-07-17" }, "scanDate"],
    [{ ...late, scanWeeks: 5 }, "scanWeeks"],
    [{ ...late, scanWeeks: 42, scanDays: 1 }, "scanWeeks"],
    [{ ...late, scanDays: 7 }, "scanDays"],
    [{ scanDate: "2025-08-01", scanWeeks: 12 }, "scanDate"],
  ])("%o is refused at %s, added or corrected, and nothing changes", async (scan, path) => {
    await add(early);
    const before = await told();

    const answers = [await add(scan), await correct("2025-10-02", scan)];

    for (const answer of answers) expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
    expect(await told()).toEqual(before);
  });

  test("is not the last thing that is known", async () => {
    await add(late);
    await tell({ lastMenstrualPeriod: null });
    const before = await told();

    const answer = await remove("2026-03-12");

    expect([answer.status, answer.at("message")]).toEqual([400, "Enter your last period or your due date first."]);
    expect(await told()).toEqual(before);
  });

  test("never stands in the way of correcting the period, nor the period in its own", async () => {
    await add(early);
    // By both the due date is long past.
    const past = { lastMenstrualPeriod: "2025-04-10" };
    await umeed.db.updateTable("pregnancy").set(past).where("id", "=", id).execute();
    await umeed.db.updateTable("pregnancyScan").set({ ageDays: 250 }).where("pregnancyId", "=", id).execute();
    expect(await told()).toMatchObject({ status: "stopped" });

    expect((await correct("2025-10-02", early)).status).toBe(200);
    await umeed.db.updateTable("pregnancyScan").set({ ageDays: 250 }).where("pregnancyId", "=", id).execute();
    expect((await tell({ lastMenstrualPeriod: "2025-07-17" })).status).toBe(200);
    const after = await tell({ lastMenstrualPeriod: "2025-10-03" });
    expect([after.status, after.at("errors.0.path")]).toEqual([400, "lastMenstrualPeriod"]);
    expect((await remove("2025-10-02")).status).toBe(200);
    expect(await told()).toMatchObject({ status: "underway", dating: { scans: [] } });
  });
});

describe("an app that knows one scan", () => {
  test("adds another by its fields, corrects that of the same day, and never erases the others", async () => {
    await tell(early);
    await tell(late);
    expect(await told()).toMatchObject({ dating: { ...early, scans: [{ weeks: 11 }, { weeks: 30 }] } });

    await tell({ ...early, scanWeeks: 12 });
    expect(await told()).toMatchObject({ dating: { scans: [{ weeks: 12 }, { weeks: 30 }] } });

    await tell({ scanDate: null, scanWeeks: null, scanDays: null });
    expect(await told()).toMatchObject({ dating: { ...late, scans: [{ date: "2026-03-12" }] } });
  });

  test("that says nothing of scans leaves them all", async () => {
    await add(early);
    await add(late);
    await tell({ cycleLength: 30 });
    await sana.call("POST", "/user/switchpregnancy", {
      body: { isPregnant: true, lastMenstrualPeriod: "2025-07-17" },
    });

    expect(await datesOfScans()).toHaveLength(2);
  });
});
