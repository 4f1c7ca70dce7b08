import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let sana: NewMember;
let [first, second] = ["", ""];
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
  first = await currentId(sana);
  await sana.call("POST", "/pregnancyinfo/add", { body: { isBefore: false, babyBirthDate: "2024-03-10" } });
  second = await currentId(sana);
});

const currentId = (member: NewMember) =>
  member.call("GET", "/pregnancyinfo/user").then((info) => info.textAt("data.0._id"));
const makeCurrent = (member: NewMember, id: string) => member.call("PUT", `/pregnancyinfo/${id}/current`);
const isPregnant = async (member: NewMember) => (await member.call("GET", "/user/me")).at("data.isPregnant");

describe("of several pregnancies and babies", () => {
  test("she chooses the one that pages speak of, and her mode follows", async () => {
    expect([second === first, await isPregnant(sana)]).toEqual([false, false]);

    const answer = await makeCurrent(sana, first);

    expect([answer.status, answer.at("data.0._id")]).toEqual([200, first]);
    expect([await currentId(sana), await isPregnant(sana)]).toEqual([first, true]);
    expect((await makeCurrent(sana, second)).at("data")).toMatchObject([{ _id: second, status: "born" }]);
    expect(await isPregnant(sana)).toBe(false);
  });

  test("the list says of each due date whether it is certain", async () => {
    const certainty = async () =>
      Object(await sana.call("GET", "/pregnancyinfo/all")).body.data.map((one: object) => Object(one).isCertain);
    expect(await certainty()).toEqual([true, null]);

    const answer = await sana.call("PUT", `/pregnancyinfo/${first}`, {
      body: { scanDate: "2026-03-11", scanWeeks: 23, scanDays: 0 },
    });

    expect([answer.status, await certainty()]).toEqual([200, [false, null]]);
  });

  test("one is current, however many she chooses at once", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, turn) => makeCurrent(sana, turn % 2 ? first : second)));

    const all = Object(await sana.call("GET", "/pregnancyinfo/all")).body.data;
    expect(all.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  });

  test("one that is lost, or not hers, is never the current one", async () => {
    const hira = await newMember(umeed);
    await sana.call("PUT", `/pregnancyinfo/${first}/loss`, { body: { kind: "stillbirth", isHidden: true } });

    expect([(await makeCurrent(sana, first)).status, (await makeCurrent(hira, first)).status]).toEqual([400, 404]);
    expect([await currentId(sana), await isPregnant(sana)]).toEqual([second, false]);
  });
});
