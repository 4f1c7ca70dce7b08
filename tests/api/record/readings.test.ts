import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pathsOf } from "../../support/api-call.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({ LANGUAGES: "en,ur" });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // 34w0d on 12 March 2026, which it is here.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-07-17" });
});

const add = (body: Record<string, unknown>, member = sana) => member.call("POST", "/record/reading", { body });
const kindsOf = async (member = sana) => {
  const kinds: { kind: string; mayAdd: boolean; total: number; readings: Record<string, unknown>[] }[] = Object(
    await member.call("GET", "/record"),
  ).body.data.kinds;
  return kinds;
};
const readingsOf = async (kind: string, member = sana) =>
  (await kindsOf(member)).find((each) => each.kind === kind)?.readings ?? [];

describe("a reading", () => {
  test.each([
    [{ kind: "bloodPressure", systolic: 118, diastolic: 76 }, "118/76 mmHg"],
    [{ kind: "bloodPressure", systolic: 12, diastolic: 8 }, "120/80 mmHg"],
    [{ kind: "weight", kilograms: 62.5 }, "62.5 kg"],
    [{ kind: "haemoglobin", haemoglobin: 11.4 }, "11.4 g/dl"],
    [{ kind: "urineProtein", protein: "trace" }, "Trace"],
    [{ kind: "bloodSugar", sugar: 92, sugarTime: "fasting" }, "92 mg/dl, fasting"],
    [{ kind: "bloodSugar", sugar: 140, sugarTime: "anotherTime" }, "140 mg/dl, at another time"],
    [{ kind: "movements", movements: "usual" }, "As usual"],
  ])("of %o is kept for today, in words as on a card, and nothing is said of it", async (told, inWords) => {
    const answer = await add(told);

    expect([answer.status, answer.at("data")]).toMatchObject([
      200,
      { kind: told.kind, date: "2026-03-12", inWords, advice: null },
    ]);
    expect(await readingsOf(told.kind)).toEqual([answer.at("data")]);
  });

  test("is listed with others of its kind, the newest day first", async () => {
    for (const [date, kilograms] of [
      ["2026-02-10", 61],
      ["2026-03-10", 62.4],
      ["2026-01-10", 60],
    ]) {
      await add({ kind: "weight", date, kilograms });
    }
    await add({ kind: "bloodPressure", systolic: 110, diastolic: 70 });

    const page = await sana.call("GET", "/record/reading?kind=weight&limit=2");
    expect(page.body).toMatchObject({
      data: [{ kilograms: 62.4 }, { kilograms: 61 }],
      total: 3,
      totalPages: 2,
    });
    expect((await readingsOf("weight")).map(({ kilograms }) => kilograms)).toEqual([62.4, 61, 60]);
  });

  test("sent twice on one form, even at once, is one", async () => {
    const body = { kind: "weight", kilograms: 62, formKey: "one-form" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(body)));
    expect(new Set(answers.map((answer) => answer.textAt("data._id"))).size).toBe(1);

    await add({ ...body, kilograms: 63 });
    // Of the same moment, so in no order.
    expect(new Set((await readingsOf("weight")).map(({ kilograms }) => kilograms))).toEqual(new Set([62, 63]));
  });

  test("is changed, with another day, and keeps its kind", async () => {
    const id = (await add({ kind: "weight", kilograms: 62 })).textAt("data._id");

    const changed = await sana.call("PUT", `/record/reading/${id}`, { body: { kilograms: 64, date: "2026-03-01" } });
    expect(changed.at("data")).toMatchObject({ kind: "weight", kilograms: 64, date: "2026-03-01" });
    const refused = await sana.call("PUT", `/record/reading/${id}`, { body: { systolic: 120, diastolic: 80 } });
    expect([refused.status, pathsOf(refused)]).toEqual([400, ["kilograms"]]);
    expect((await sana.call("GET", `/record/reading/${id}`)).at("data")).toEqual(changed.at("data"));
  });

  test("is deleted, and is then not there", async () => {
    const id = (await add({ kind: "weight", kilograms: 62 })).textAt("data._id");

    expect((await sana.call("DELETE", `/record/reading/${id}`)).status).toBe(200);
    expect((await sana.call("DELETE", `/record/reading/${id}`)).status).toBe(404);
    expect((await sana.call("PUT", `/record/reading/${id}`, { body: { kilograms: 62 } })).status).toBe(404);
    expect(await readingsOf("weight")).toEqual([]);
  });

  test("is there for nobody else", async () => {
    const id = (await add({ kind: "weight", kilograms: 62 })).textAt("data._id");
    const hira = await newMember(umeed);

    for (const answer of [
      await hira.call("GET", `/record/reading/${id}`),
      await hira.call("PUT", `/record/reading/${id}`, { body: { kilograms: 70 } }),
      await hira.call("DELETE", `/record/reading/${id}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await readingsOf("weight", hira)).toEqual([]);
    expect(await readingsOf("weight")).toMatchObject([{ kilograms: 62 }]);
  });

  test("goes with its account", async () => {
    await add({ kind: "weight", kilograms: 62 });
    const rows = () => umeed.db.selectFrom("reading").select("id").where("memberId", "=", sana.id).execute();
    expect(await rows()).toHaveLength(1);

    await sana.call("DELETE", `/user/delete/${sana.id}`);
    expect(await rows()).toEqual([]);
  });

  test("is refused with all that is wrong, and nothing is kept", async () => {
    const answer = await add({ kind: "bloodPressure", date: "2026-03-13", systolic: 120, diastolic: 8 });

    expect([answer.status, pathsOf(answer)]).toEqual([400, ["date", "diastolic"]]);
    expect(await readingsOf("bloodPressure")).toEqual([]);
  });

  test("is only checked when that is asked", async () => {
    const check = (body: Record<string, unknown>) => sana.call("POST", "/record/reading?check=true", { body });

    expect((await check({ kind: "weight", kilograms: 62 })).status).toBe(200);
    expect(pathsOf(await check({ kind: "weight", kilograms: 6, date: "2026-03-13" }))).toEqual(["date", "kilograms"]);
    expect(await readingsOf("weight")).toEqual([]);
  });

  test.each([
    ["2026-03-13", 400],
    ["2026-03-12", 200],
    ["2025-03-12", 200],
    ["2025-03-11", 400],
  ])("of %s is answered %d", async (date, status) => {
    expect((await add({ kind: "weight", kilograms: 62, date })).status).toBe(status);
  });

  test("of movements is one of this pregnancy, from 16 weeks", async () => {
    expect((await add({ kind: "movements", movements: "usual", date: "2025-11-06" })).status).toBe(200);
    expect(pathsOf(await add({ kind: "movements", movements: "usual", date: "2025-11-05" }))).toEqual(["date"]);
  });
});

describe("a value to act on", () => {
  test("says what to do, in the words of the table of signs", async () => {
    const advised = async (told: Record<string, unknown>) => (await add(told)).at("data.advice");

    expect(await advised({ kind: "bloodPressure", systolic: 162, diastolic: 96 })).toEqual({
      urgency: "now",
      sign: "An upper blood pressure of 160 or more, or a lower one of 110 or more",
      sentence: "An upper blood pressure of 160 or more, or a lower one of 110 or more: go to hospital now.",
      isCurrent: true,
    });
    expect(await advised({ kind: "bloodPressure", systolic: 140, diastolic: 80 })).toMatchObject({ urgency: "today" });
    expect(await advised({ kind: "movements", movements: "less" })).toMatchObject({ urgency: "now" });
    expect(await advised({ kind: "haemoglobin", haemoglobin: 6.8 })).toMatchObject({ urgency: "today" });
    expect(await advised({ kind: "haemoglobin", haemoglobin: 10.8 })).toMatchObject({
      urgency: "thisWeek",
      sentence: "A haemoglobin (Hb) below 11 g/dl: show it to your midwife or doctor this week.",
    });
  });

  test("is held against the week of its day", async () => {
    const onDay = async (date: string) =>
      (await add({ kind: "haemoglobin", haemoglobin: 10.8, date })).at("data.advice");

    expect(await onDay("2026-01-15")).toBeNull();
    expect(await onDay("2026-01-29")).toMatchObject({ urgency: "thisWeek" });
  });

  test("of long ago says what it was, and no longer what to do", async () => {
    const onDay = async (date: string) =>
      (await add({ kind: "bloodPressure", systolic: 165, diastolic: 100, date })).at("data.advice.isCurrent");

    expect([await onDay("2026-03-06"), await onDay("2026-03-05")]).toEqual([true, false]);
  });

  test("speaks Urdu to who asks in Urdu, and says that no clinician has read it", async () => {
    const answer = await sana.call("POST", "/record/reading", {
      body: { kind: "bloodPressure", systolic: 165, diastolic: 100 },
      headers: { "umeed-language": "ur" },
    });

    expect(answer.at("data.advice")).toMatchObject({
      sentence:
        "بلڈ پریشر کا اوپر والا نمبر 160 یا اس سے زیادہ، یا نیچے والا نمبر 110 یا اس سے زیادہ: ابھی ہسپتال جائیں۔",
      isUnreviewed: true,
    });
  });
});

describe("what the record offers", () => {
  const offered = async (member = sana) =>
    (await kindsOf(member)).filter(({ mayAdd }) => mayAdd).map(({ kind }) => kind);

  test("has no movements any more after a loss, and keeps the blood pressure", async () => {
    await add({ kind: "movements", movements: "less" });
    await add({ kind: "bloodPressure", systolic: 150, diastolic: 95 });
    expect(await offered()).toContain("movements");

    const id = await currentIdOf(sana);
    await sana.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "stillbirth", isHidden: false } });

    const kinds = await kindsOf();
    expect(kinds.map(({ kind }) => kind)).not.toContain("movements");
    expect((await sana.call("GET", "/record/reading?kind=movements")).at("total")).toBe(0);
    expect(await readingsOf("bloodPressure")).toMatchObject([{ advice: { urgency: "today" } }]);
    const refused = await add({ kind: "movements", movements: "usual" });
    expect([refused.status, pathsOf(refused)]).toEqual([400, ["kind"]]);
  });

  test("after a wrong entry is a blood pressure and a weight, and what was written before", async () => {
    await add({ kind: "haemoglobin", haemoglobin: 11.5 });
    await add({ kind: "movements", movements: "usual" });
    const id = await currentIdOf(sana);
    await sana.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "mistake", isHidden: true } });

    expect(await offered()).toEqual(["bloodPressure", "weight"]);
    expect((await kindsOf()).map(({ kind }) => kind)).toEqual(["bloodPressure", "weight", "haemoglobin"]);
    const high = await add({ kind: "bloodPressure", systolic: 165, diastolic: 100 });
    expect(high.at("data.advice.sentence")).toBe(
      "An upper blood pressure of 160 or more, or a lower one of 110 or more: go to hospital now.",
    );
  });
});
