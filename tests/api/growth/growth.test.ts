import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pathsOf } from "../../support/api-call.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { childAdded } from "../../fixtures/children.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

let umeed: TestUmeed;
let sana: NewMember;
let child: string;
beforeAll(async () => {
  umeed = await startTestUmeed({ LANGUAGES: "en,ur" });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed);
  child = await childOf({ birthDate: "2025-03-12", sex: "girl" });
});

/** It is 12 March 2026 here: a child of 12 months. */
const childOf = (body: Record<string, unknown>) => childAdded(sana, body);
const add = (body: Record<string, unknown>, of = child, member = sana) =>
  member.call("POST", `/child/${of}/growth`, { body });
const weight = (value: number, date?: string) => add({ kind: "weight", value, date });
const growthOf = async (of = child) => (await sana.call("GET", `/child/${of}/growth`)).at("data");
interface Kind {
  kind: string;
  readings: Record<string, unknown>[];
  lines: Record<string, unknown>[];
}
const kindOf = async (kind: string, of = child): Promise<Kind> => {
  const kinds: Kind[] = Object((await growthOf(of)) ?? {}).kinds;
  return kinds.find((each) => each.kind === kind) ?? { kind, readings: [], lines: [] };
};

describe("a measure of a child", () => {
  test.each([
    [{ kind: "weight", value: 9.25 }, "9.25 kg"],
    [{ kind: "length", value: 74.5, position: "lying" }, "74.5 cm, lying down"],
    [{ kind: "head", value: 45 }, "45 cm"],
    [{ kind: "arm", value: 142 }, "142 mm"],
  ])("%o is kept for today, in words, and nothing is said of it", async (told, inWords) => {
    const answer = await add(told);

    expect([answer.status, answer.at("data")]).toMatchObject([
      200,
      { childId: child, date: "2026-03-12", inWords, advice: null, position: null, ...told },
    ]);
    expect((await kindOf(told.kind)).readings).toEqual([answer.at("data")]);
  });

  test("is listed with others, the newest day first, and in no list of another child", async () => {
    const twin = await childOf({ birthDate: "2025-03-12", sex: "boy" });
    await weight(7, "2025-10-01");
    await weight(9, "2026-03-01");
    await weight(8, "2025-12-01");

    expect((await kindOf("weight")).readings.map(({ value }) => value)).toEqual([9, 8, 7]);
    expect((await kindOf("weight", twin)).readings).toEqual([]);
  });

  test("sent twice on one form, even at once, is one", async () => {
    const body = { kind: "weight", value: 9, formKey: "one-form" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(body)));
    expect(new Set(answers.map((answer) => answer.textAt("data._id"))).size).toBe(1);
    expect((await kindOf("weight")).readings).toHaveLength(1);
  });

  test("is changed, keeps its kind, and is deleted", async () => {
    const id = (await weight(9)).textAt("data._id");
    const at = `/child/${child}/growth/${id}`;

    const changed = await sana.call("PUT", at, { body: { value: 8.6, date: "2026-03-01" } });
    expect(changed.at("data")).toMatchObject({ kind: "weight", value: 8.6, date: "2026-03-01" });
    expect((await sana.call("GET", at)).at("data")).toEqual(changed.at("data"));
    expect(pathsOf(await sana.call("PUT", at, { body: { value: 86 } }))).toEqual(["value"]);
    expect((await sana.call("DELETE", at)).status).toBe(200);
    for (const method of ["GET", "DELETE"] as const) expect((await sana.call(method, at)).status).toBe(404);
  });

  test("is there for nobody else, and below no other child", async () => {
    const id = (await weight(9)).textAt("data._id");
    const other = await childOf({ birthDate: "2025-03-12" });
    const hira = await newMember(umeed);
    for (const [member, of] of [
      [hira, child],
      [sana, other],
    ] as const) {
      for (const answer of [
        await member.call("GET", `/child/${of}/growth/${id}`),
        await member.call("PUT", `/child/${of}/growth/${id}`, { body: { value: 8 } }),
        await member.call("DELETE", `/child/${of}/growth/${id}`),
      ]) {
        expect(answer.status).toBe(404);
      }
    }
    expect((await hira.call("GET", `/child/${child}/growth`)).status).toBe(404);
    expect((await add({ kind: "weight", value: 9 }, child, hira)).status).toBe(404);
    expect((await kindOf("weight")).readings).toMatchObject([{ value: 9 }]);
  });

  test("goes with its child, and with its account", async () => {
    const rows = () => umeed.db.selectFrom("childReading").select("id").where("childId", "in", [child, kept]).execute();
    const kept = await childOf({ birthDate: "2025-03-12" });
    await weight(9);
    await add({ kind: "weight", value: 9 }, kept);
    expect(await rows()).toHaveLength(2);

    await sana.call("DELETE", `/child/${child}`);
    expect(await rows()).toHaveLength(1);
    await sana.call("DELETE", `/user/delete/${sana.id}`);
    expect(await rows()).toEqual([]);
  });

  test("is refused with all that is wrong, or only checked, and nothing is kept", async () => {
    const wrong = { kind: "length", date: "2026-03-13", value: 7.45 };
    for (const path of [`/child/${child}/growth`, `/child/${child}/growth?check=true`]) {
      const answer = await sana.call("POST", path, { body: wrong });
      expect([answer.status, pathsOf(answer)]).toEqual([400, ["date", "value", "position"]]);
    }
    expect(
      (await sana.call("POST", `/child/${child}/growth?check=true`, { body: { kind: "head", value: 45 } })).status,
    ).toBe(200);
    expect((await kindOf("head")).readings).toEqual([]);
  });
});

describe("a measure to act on", () => {
  const advised = async (told: Record<string, unknown>) => (await add(told)).at("data.advice");

  test("of an upper arm says what to do, in the words of the table of signs", async () => {
    expect(await advised({ kind: "arm", value: 114 })).toEqual({
      urgency: "today",
      sign: "An upper arm below 115 mm",
      sentence: "An upper arm below 115 mm: be seen today.",
      isCurrent: true,
    });
    for (const value of [115, 124]) {
      expect(await advised({ kind: "arm", value })).toMatchObject({
        urgency: "thisWeek",
        sentence: "An upper arm below 125 mm: show your child at the health centre this week.",
      });
    }
    expect(await advised({ kind: "arm", value: 125 })).toBeNull();
  });

  test("of a weight is one for the child's length, measured within a week", async () => {
    expect(await advised({ kind: "weight", value: 6.4 })).toBeNull();
    await add({ kind: "length", value: 74, position: "lying", date: "2026-03-08" });

    // WHO's tables for girls of 74 cm: 7.0 kg and 7.6 kg are the lines -3 and -2, to a tenth.
    expect(await advised({ kind: "weight", value: 6.8 })).toMatchObject({ urgency: "today" });
    expect(await advised({ kind: "weight", value: 7.3 })).toMatchObject({ urgency: "thisWeek" });
    expect(await advised({ kind: "weight", value: 8 })).toBeNull();
    expect(await advised({ kind: "weight", value: 6.8, date: "2026-02-20" })).toBeNull();
  });

  test("of long ago says what it was, and no longer what to do", async () => {
    expect(await advised({ kind: "arm", value: 110, date: "2026-03-05" })).toMatchObject({ isCurrent: false });
    expect(await advised({ kind: "arm", value: 110, date: "2026-03-06" })).toMatchObject({ isCurrent: true });
  });

  test("of a weight more than 10% below that of birth is to be seen today", async () => {
    const baby = await childOf({ birthDate: "2026-03-09", sex: "girl" });
    await add({ kind: "weight", value: 3.4, date: "2026-03-10" }, baby);

    expect((await add({ kind: "weight", value: 3.06 }, baby)).at("data.advice")).toBeNull();
    for (const value of [3.05, 2.7, 1.4]) {
      expect((await add({ kind: "weight", value }, baby)).at("data.advice")).toMatchObject({
        urgency: "today",
        sentence: "A weight more than 10% below the birth weight: show your baby to a doctor or midwife today.",
      });
    }
  });

  test("of a weight below the lowest line for the age is to be shown this week", async () => {
    // WHO's table for girls of 12 months has the line -3 at 6.3 kg, to a tenth.
    expect(await advised({ kind: "weight", value: 6.3 })).toBeNull();
    expect(await advised({ kind: "weight", value: 6.2 })).toMatchObject({
      urgency: "thisWeek",
      sentence: "A weight for age below line -3: show your child at the health centre this week.",
    });
    const unknown = await childOf({ birthDate: "2025-03-12" });
    expect((await add({ kind: "weight", value: 6.2 }, unknown)).at("data.advice")).toBeNull();
  });

  test("says a fall among the lines gently", async () => {
    await weight(6.6, "2025-09-12");
    await weight(6.3);
    expect(await growthOf()).toMatchObject({ note: expect.stringContaining("nearer to a lower line") });
    expect((await kindOf("weight")).readings).toMatchObject([{ advice: null }, { advice: null }]);

    const steady = await childOf({ name: "Steady", birthDate: "2025-03-12", sex: "girl" });
    await add({ kind: "weight", value: 6.6, date: "2025-09-12" }, steady);
    await add({ kind: "weight", value: 8.4 }, steady);
    expect(await growthOf(steady)).toMatchObject({ note: null });
  });
});

describe("the lines of the standards", () => {
  test("are those of the child's sex, and none before it is told", async () => {
    const boy = await childOf({ birthDate: "2025-03-12", sex: "boy" });
    const unknown = await childOf({ birthDate: "2025-03-12" });

    expect((await kindOf("weight")).lines.at(-1)).toMatchObject({ date: "2026-03-12", median: 8.95 });
    expect((await kindOf("weight", boy)).lines.at(-1)).toMatchObject({ median: 9.65 });
    expect((await kindOf("weight", unknown)).lines).toEqual([]);
  });

  test("go by the age from the due date for a child born early, and not before it", async () => {
    const early = await childOf({ birthDate: "2025-09-12", sex: "boy", gestationWeeks: 30 });
    const { lines } = await kindOf("weight", early);

    expect(await growthOf(early)).toMatchObject({ isCorrected: true });
    expect(lines.map(({ date }) => String(date)).every((date) => date >= "2025-11-21")).toBe(true);
    // 111 days after the due date.
    expect(lines.at(-1)?.["median"]).toBeCloseTo(6.75, 1);
  });

  test("are there for a weight and a length of one week", async () => {
    expect(await growthOf()).toMatchObject({ weightForLength: null });
    await add({ kind: "length", value: 74.7, position: "standing" });
    await weight(9);

    expect(await growthOf()).toMatchObject({ weightForLength: { points: [{ centimetres: 75.4, kilograms: 9 }] } });
  });
});

describe("after the loss of a child", () => {
  test("nothing of it is there to read, to ask or to change", async () => {
    const mother = await newMember(umeed, { lastMenstrualPeriod: "2025-05-10" });
    const pregnancy = await currentIdOf(mother);
    await mother.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-02-05" } });
    const [baby] = Object((await mother.call("GET", "/child")).body).data;
    const id = String(Object(baby)._id);
    expect((await add({ kind: "weight", value: 3.4 }, id, mother)).status).toBe(200);

    await mother.call("PUT", `/pregnancyinfo/${pregnancy}/loss`, { body: { kind: "infantDeath", isHidden: false } });
    expect((await mother.call("GET", "/child")).at("data")).toEqual([]);
    expect((await mother.call("GET", `/child/${id}/growth`)).status).toBe(404);
    expect((await add({ kind: "weight", value: 3.5 }, id, mother)).status).toBe(404);
  });
});
