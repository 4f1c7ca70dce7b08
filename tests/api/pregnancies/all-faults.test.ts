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
  // It is 12 March 2026 here.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-12-01" });
  id = await currentIdOf(sana);
});

const info = async () => (await sana.call("GET", "/pregnancyinfo/user")).at("data.0");

const calls: { name: string; method: string; path: () => string; body: Record<string, unknown>; wrong: string[] }[] = [
  {
    name: "dates",
    method: "PUT",
    path: () => `/pregnancyinfo/${id}`,
    body: { lastMenstrualPeriod: "soon", cycleLength: 90, scanDate: "2026-09-09", transferDate: "2026-08-08" },
    wrong: ["lastMenstrualPeriod", "scanDate", "transferDate", "cycleLength", "scanWeeks", "embryoAgeDays"],
  },
  {
    name: "dates, each of them readable",
    method: "PUT",
    path: () => `/pregnancyinfo/${id}`,
    body: { lastMenstrualPeriod: "2026-09-01", dueDate: "2028-01-01", scanDate: "2026-09-09", scanWeeks: 8 },
    wrong: ["lastMenstrualPeriod", "dueDate", "scanDate"],
  },
  {
    name: "a switch to pregnancy",
    method: "POST",
    path: () => "/user/switchpregnancy",
    body: { isPregnant: true, babyName: 7, lastMenstrualPeriod: "2026-09-01", embryoAgeDays: 5 },
    wrong: ["babyName", "lastMenstrualPeriod", "transferDate"],
  },
  {
    name: "a switch to after birth",
    method: "POST",
    path: () => "/user/switchpregnancy",
    body: { isPregnant: false, babyName: 7, babyBirthDate: "2026-09-01" },
    wrong: ["babyName", "babyBirthDate"],
  },
  {
    name: "another baby",
    method: "POST",
    path: () => "/pregnancyinfo/add",
    body: { isBefore: false, noOfChild: 99, babyBirthDate: "2026-09-01" },
    wrong: ["noOfChild", "babyBirthDate"],
  },
  {
    name: "a scan",
    method: "POST",
    path: () => `/pregnancyinfo/${id}/scan`,
    body: { scanDate: "2026-09-09", scanDays: 12 },
    wrong: ["scanDate", "scanWeeks", "scanDays"],
  },
  {
    name: "a loss",
    method: "PUT",
    path: () => `/pregnancyinfo/${id}/loss`,
    body: { kind: "sad", isHidden: false, date: "2026-09-09" },
    wrong: ["kind", "date"],
  },
];

describe("what the schema refuses and what only the dates show is told together", () => {
  test.each(calls)("$name", async ({ method, path, body, wrong }) => {
    const before = await info();
    for (const query of ["", "?check=true"]) {
      const answer = await sana.call(method, path() + query, { body });
      expect(answer.status).toBe(400);
      expect(answer.at("errors")).toEqual(wrong.map((name) => ({ msg: expect.any(String), path: name })));
    }
    expect(await info()).toEqual(before);
  });
});

const sound: [method: string, path: () => string, body: Record<string, unknown>][] = [
  ["PUT", () => `/pregnancyinfo/${id}`, { lastMenstrualPeriod: "2025-11-20" }],
  ["POST", () => "/user/switchpregnancy", { isPregnant: false, babyBirthDate: "2026-03-10" }],
  ["POST", () => "/pregnancyinfo/add", { isBefore: false, babyBirthDate: "2026-03-10" }],
  ["POST", () => `/pregnancyinfo/${id}/scan`, { scanDate: "2026-03-01", scanWeeks: 12 }],
  ["PUT", () => `/pregnancyinfo/${id}/loss`, { kind: "notSaid", isHidden: true }],
];

describe("a check changes nothing", () => {
  test.each(sound)("%s %s", async (method, path, body) => {
    const before = await info();
    expect((await sana.call(method, `${path()}?check=true`, { body })).status).toBe(200);
    expect(await info()).toEqual(before);
    expect((await sana.call(method, path(), { body })).status).toBe(200);
    expect(await info()).not.toEqual(before);
  });

  test("of another's pregnancy there is none to check", async () => {
    const hira = await newMember(umeed);
    for (const body of [{ lastMenstrualPeriod: "2026-09-01" }, { lastMenstrualPeriod: "soon" }]) {
      expect((await hira.call("PUT", `/pregnancyinfo/${id}?check=true`, { body })).status).toBe(404);
    }
  });
});
