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
  // 23w1d on 12 March 2026, which it is here; due on 8 July.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
  id = await currentIdOf(sana);
});

const tell = (dates: Record<string, unknown>) => sana.call("PUT", `/pregnancyinfo/${id}`, { body: dates });
const told = async () => (await sana.call("GET", "/pregnancyinfo/user")).at("data.0");
const scan = { scanDate: "2025-12-24", scanWeeks: 10, scanDays: 5 };
const transfer = { transferDate: "2025-10-20", embryoAgeDays: 5 };

describe("what a due date rests on", () => {
  test("is a scan that differs by more than it may at its age, and all dates follow it", async () => {
    const answer = await tell(scan);

    expect(answer.at("data.0")).toMatchObject({
      expectedDate: "2026-07-17",
      dueDateSource: "scan",
      gestationalAge: { weeks: 21, days: 6 },
      dating: {
        lastMenstrualPeriod: "2025-10-01",
        ...scan,
        weighed: [
          { source: "scan", date: "2026-07-17", counts: true, difference: { days: 9, limit: 7 } },
          { source: "lastMenstrualPeriod", date: "2026-07-08", counts: false, difference: null },
        ],
      },
    });
    expect((await sana.call("GET", "/user/me")).at("data.expectedDate")).toBe("2026-07-17");
    expect((await sana.call("GET", "/calendar")).at("data.dates")).toMatchObject({ 8: { date: "2026-07-17" } });
  });

  test("stays the last period where a scan differs by no more", async () => {
    const answer = await tell({ ...scan, scanWeeks: 11, scanDays: 0 });

    expect(answer.at("data.0")).toMatchObject({
      expectedDate: "2026-07-08",
      dueDateSource: "lastMenstrualPeriod",
      dating: { weighed: { 0: { counts: false, difference: { days: 7, limit: 7 } }, 1: { counts: true } } },
    });
  });

  test("is a scan alone where the last period is not known", async () => {
    const answer = await tell({ lastMenstrualPeriod: null, ...scan });

    expect(answer.at("data.0")).toMatchObject({ expectedDate: "2026-07-17", dueDateSource: "scan" });
  });

  test.each([
    [35, "2026-07-15", "cycle"],
    [28, "2026-07-08", "lastMenstrualPeriod"],
    [21, "2026-07-01", "cycle"],
    [45, "2026-07-25", "cycle"],
  ])("moves with a cycle of %i days to %s", async (cycleLength, expectedDate, dueDateSource) => {
    expect((await tell({ cycleLength })).at("data.0")).toMatchObject({ expectedDate, dueDateSource });
  });

  test.each([
    [5, "2026-07-08"],
    [3, "2026-07-10"],
  ])("is an embryo transfer of day %i before all else", async (embryoAgeDays, expectedDate) => {
    const answer = await tell({ ...scan, ...transfer, embryoAgeDays, dueDate: "2026-08-01" });

    expect(answer.at("data.0")).toMatchObject({ expectedDate, dueDateSource: "ivf" });
    expect(answer.at("data.0.dating.weighed")).toMatchObject([
      { source: "ivf", counts: true },
      { source: "scan", counts: false },
      { source: "given", date: "2026-08-01", counts: false },
    ]);
  });

  test("is a due date that she was given only when nothing else is told", async () => {
    await tell({ lastMenstrualPeriod: "2025-10-01", dueDate: "2026-07-20" });
    expect(await told()).toMatchObject({ expectedDate: "2026-07-08", dating: { dueDate: "2026-07-20" } });

    await tell({ lastMenstrualPeriod: null });
    expect(await told()).toMatchObject({ expectedDate: "2026-07-20", dueDateSource: "given" });
  });
});

describe("telling it", () => {
  test("leaves what is not told, takes away what is null, and changes nobody else's", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const before = (await hira.call("GET", "/pregnancyinfo/user")).body;
    await tell({ ...scan, cycleLength: 30, numberOfBabies: 2 });
    await tell({ lastMenstrualPeriod: "2025-10-02" });
    expect(await told()).toMatchObject({
      numberOfBabies: 2,
      dating: { lastMenstrualPeriod: "2025-10-02", cycleLength: 30, ...scan },
    });

    await tell({ scanDate: null, scanWeeks: null, cycleLength: null });

    expect(await told()).toMatchObject({ dating: { scanDate: null, scanWeeks: null, cycleLength: null } });
    expect((await hira.call("GET", "/pregnancyinfo/user")).body).toEqual(before);
    expect((await hira.call("PUT", `/pregnancyinfo/${id}`, { body: scan })).status).toBe(404);
  });

  test.each([
    [{ cycleLength: 20 }, "cycleLength"],
    [{ cycleLength: 46 }, "cycleLength"],
    [{ cycleLength: 28.5 }, "cycleLength"],
    [{ ...scan, scanDate: undefined }, "scanDate"],
    [{ ...scan, scanWeeks: undefined }, "scanWeeks"],
    [{ ...scan, scanDate: "2026-03-13" }, "scanDate"],
    [{ ...scan, scanDate: "2025-10-01" }, "scanDate"],
    [{ lastMenstrualPeriod: null, ...scan, scanDate: "2025-03-01" }, "scanDate"],
    [{ ...scan, scanDate: "2026-02-30" }, "scanDate"],
    [{ ...scan, scanWeeks: 5 }, "scanWeeks"],
    [{ ...scan, scanWeeks: 43 }, "scanWeeks"],
    [{ ...scan, scanWeeks: 42, scanDays: 1 }, "scanWeeks"],
    [{ ...scan, scanDays: 7 }, "scanDays"],
    [{ ...transfer, transferDate: undefined }, "transferDate"],
    [{ ...transfer, transferDate: "2026-03-13" }, "transferDate"],
    [{ ...transfer, transferDate: "2025-09-30" }, "transferDate"],
    [{ ...transfer, embryoAgeDays: undefined }, "embryoAgeDays"],
    [{ ...transfer, embryoAgeDays: 4 }, "embryoAgeDays"],
    [{ numberOfBabies: 0 }, "numberOfBabies"],
    [{ numberOfBabies: 5 }, "numberOfBabies"],
    [{ lastMenstrualPeriod: null }, "lastMenstrualPeriod"],
  ])("%o is refused at %s, and nothing changes", async (dates, path) => {
    const before = await told();

    const answer = await tell(dates);

    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
    expect(await told()).toEqual(before);
  });

  test("begins a pregnancy by a scan, and the same one twice is one", async () => {
    const begin = { isPregnant: true, scanDate: "2026-03-01", scanWeeks: 8, numberOfBabies: 2 };
    await sana.call("POST", "/user/switchpregnancy", { body: begin });
    const first = await told();
    await sana.call("POST", "/user/switchpregnancy", { body: begin });

    expect(first).toMatchObject({ expectedDate: "2026-10-11", dueDateSource: "scan", numberOfBabies: 2 });
    expect(await told()).toEqual(first);
    expect((await sana.call("GET", "/pregnancyinfo/all")).at("data")).toHaveLength(2);
  });

  test("weighs nothing once three weeks have passed after the due date", async () => {
    const late = await newMember(umeed, { lastMenstrualPeriod: "2025-05-08" });

    expect((await late.call("GET", "/pregnancyinfo/user")).at("data.0")).toMatchObject({
      status: "stopped",
      dating: { lastMenstrualPeriod: "2025-05-08", weighed: [] },
    });
  });
});
