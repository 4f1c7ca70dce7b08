import { describe, expect, it } from "vitest";
import { PLAN_QUESTIONS, type PlanQuestion } from "../../../server/contract/plan/questions.ts";
import { planFrom } from "../../../server/domain/plan/plan.ts";
import { addDays } from "../../../server/domain/pregnancies/calendar-date.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { speaking } from "../../../server/language.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { born, expecting, ID, planOn, type Said } from "./given.ts";

/** Week 0 begins here. */
const start = date("2025-10-01");
const OF_ALL = shippedPlanRules().ofPregnancy.pregnancy.filter(
  ({ of, ofSeveral, after }) => !of && !ofSeveral && !after,
);
const twins: Pregnancy = { ...expecting, numberOfBabies: 2 };

const itemsOn = (day: string, which?: Pregnancy, said?: Said) => planOn(day, said, which).items;
const itemOn = (day: string, key: string, which?: Pregnancy, said?: Said) =>
  itemsOn(day, which, said).find((item) => item.key === key);
const on = (weeks: number, days = 0) => addDays(start, weeks * 7 + days);

describe("what is due within weeks of a pregnancy", () => {
  // Weeks and days by the sources that the rules name.
  it.each([
    ["blood-tests", 0, 0, "due"],
    ["blood-tests", 12, 6, "due"],
    ["blood-tests", 13, 0, "missed"],
    ["iron", 0, 0, "due"],
    ["iron", 13, 0, "missed"],
    ["scan", 10, 6, "coming"],
    ["scan", 11, 0, "due"],
    ["scan", 23, 6, "due"],
    ["scan", 24, 0, "missed"],
    ["tetanus", 11, 6, "coming"],
    ["tetanus", 12, 0, "due"],
    ["tetanus", 33, 6, "due"],
    ["tetanus", 34, 0, "missed"],
    ["calcium", 19, 6, "coming"],
    ["calcium", 20, 0, "due"],
    ["calcium", 24, 0, "missed"],
    ["sugar-test", 23, 6, "coming"],
    ["sugar-test", 24, 0, "due"],
    ["sugar-test", 27, 6, "due"],
    ["sugar-test", 28, 0, "missed"],
    ["preparing", 31, 6, "coming"],
    ["preparing", 32, 0, "due"],
    ["preparing", 35, 6, "due"],
    ["preparing", 36, 0, "missed"],
  ])("%s at %i weeks and %i days is %s", (key, weeks, days, status) => {
    expect(itemOn(on(weeks, days), key)?.status).toBe(status);
  });

  it.each(OF_ALL.map(({ key }) => key))("%s that was missed is worth making up until the birth", (key) => {
    expect(itemOn(on(39, 6), key)).toMatchObject({ status: "missed", canStillGo: true });
    expect(itemOn(on(40), key)).toMatchObject({ status: "missed", canStillGo: false });
  });

  it("of twins is settled before 32 weeks, since they come earlier", () => {
    expect(itemOn(on(27, 6), "preparing", twins)?.status).toBe("coming");
    expect(itemOn(on(28), "preparing", twins)?.status).toBe("due");
    expect(itemOn(on(32), "preparing", twins)?.status).toBe("missed");
    expect(itemOn(on(28), "preparing", twins)?.because).toEqual([
      "Earlier for you, because you expect more than one baby.",
    ]);
    expect(itemOn(on(28), "tetanus", twins)?.why).toContain("newborns");
  });

  it("has no scan where she has told of one, for her dates rest on it", () => {
    const scanned: Pregnancy = { ...expecting, scans: [{ date: on(12), gestationalAgeDays: 84 }] };

    expect(itemOn(on(14), "scan", scanned)).toBeUndefined();
    expect(itemOn(on(14), "tetanus", scanned)?.status).toBe("due");
  });

  it("is no day in a calendar until she was given one", () => {
    const moved = { "sugar-test": on(25, 3) };

    expect(itemOn(on(24), "sugar-test")).toMatchObject({ isDated: false, mayBeNotForMe: true });
    expect(itemOn(on(24), "sugar-test", expecting, { moved })).toMatchObject({
      isDated: true,
      date: on(25, 3),
      status: "coming",
    });
  });

  it("is never the next thing, which is a day, until she was given one", () => {
    expect(planOn(on(24)).next?.key).toBe("week-26");
    expect(planOn(on(24), { moved: { "sugar-test": on(24, 2) } }).next?.key).toBe("sugar-test");
  });

  it("may be marked as done from a week before, as clinics give other days", () => {
    expect(itemOn(on(22, 6), "sugar-test")?.mayBeDone).toBe(false);
    expect(itemOn(on(23), "sugar-test")?.mayBeDone).toBe(true);
  });

  it("says what, why and by which source, in both languages", () => {
    const texts = () =>
      itemsOn(on(30))
        .filter(({ isDated }) => !isDated)
        .flatMap(({ name, about, why }) => [name, about, why ?? ""]);
    const [english, urdu] = [texts(), speaking("ur", texts)];

    expect(english).toHaveLength(OF_ALL.length * 3);
    expect(english.every((text) => text.length > 10)).toBe(true);
    expect(urdu.every((text) => /[\u0600-\u06FF]/.test(text))).toBe(true);
    expect(itemsOn(on(30)).every(({ kind, source }) => kind === "dueDate" || source?.url.startsWith("http"))).toBe(
      true,
    );
  });

  it("tells nobody to take a medicine, but to ask", () => {
    const words = itemsOn(on(30)).flatMap(({ kind, name, about }) => (kind === "tablets" ? [`${name}. ${about}`] : []));

    expect(words).toHaveLength(2);
    expect(words.every((text) => text.startsWith("Ask about"))).toBe(true);
    expect(words.join(" ")).not.toMatch(/\b(take|start|begin)\b/i);
  });
});

describe("the second dose against tetanus", () => {
  const second = (first: string, day: string) => itemOn(day, "tetanus-2", expecting, { done: { tetanus: first } });

  it("is in the plan only once the first is done", () => {
    expect(itemOn(on(20), "tetanus-2")).toBeUndefined();
  });

  it("is due from four weeks after the first, until two weeks before the birth", () => {
    expect(second(on(16), on(19, 6))?.status).toBe("coming");
    expect(second(on(16), on(20))).toMatchObject({ status: "due", from: on(20), until: on(37, 6) });
    expect(second(on(16), on(37, 6))?.status).toBe("due");
    expect(second(on(16), on(38))).toMatchObject({ status: "missed", canStillGo: false });
  });

  it("after a late first one is due all the same, on the day from which it can be given", () => {
    expect(second(on(36), on(36, 1))).toMatchObject({ status: "coming", from: on(40), until: on(40) });
  });
});

describe("after a birth", () => {
  it.each([
    ["2026-10-30", "due", false],
    ["2026-12-10", "due", false],
    ["2026-12-11", "missed", true],
    ["2027-01-22", "missed", true],
    ["2027-01-23", "missed", false],
  ])("on %s the talk about family planning is %s", (day, status, canStillGo) => {
    expect(itemOn(day, "family-planning", born)).toMatchObject({ status, canStillGo });
  });

  it("nothing of the pregnancy is left, and a year on nothing of the birth", () => {
    expect(itemsOn("2026-11-01", born).filter(({ isDated, childId }) => !isDated && !childId)).toHaveLength(1);
    expect(itemOn("2027-10-30", "family-planning", born)?.key).toBe("family-planning");
    expect(itemOn("2027-10-31", "family-planning", born)).toBeUndefined();
  });
});

describe("after a loss", () => {
  it.each(["stillbirth", "earlyMiscarriage", "ectopic", "mistake"] as const)(
    "of kind %s there is none of it",
    (kind) => {
      const lost: Pregnancy = { ...expecting, loss: { kind, isHidden: false, date: date("2026-03-10") } };

      expect(itemsOn("2026-03-12", lost).filter((item) => item.kind !== "ownCheck")).toEqual([]);
    },
  );

  it("nor for a mother whose baby died", () => {
    const died: Pregnancy = { ...born, loss: { kind: "infantDeath", isHidden: true, date: date("2026-11-10") } };

    expect(itemOn("2026-11-12", "family-planning", died)).toBeUndefined();
  });
});

describe("what she said of a pregnancy", () => {
  const saidOn = (day: string, yeses: PlanQuestion[], which = expecting) =>
    planFrom(
      { pregnancies: [which], children: [], rules: shippedPlanRules() },
      new Map(),
      date(day),
      new Map([[ID, new Set(yeses)]]),
    ).items;
  const saidItem = (day: string, key: string, yeses: PlanQuestion[], which?: Pregnancy) =>
    saidOn(day, yeses, which).find((item) => item.key === key);

  it("changes nothing while nothing is said", () => {
    expect(saidOn(on(14), []).map(({ key }) => key)).toEqual(itemsOn(on(14)).map(({ key }) => key));
    expect(itemsOn(on(14)).every(({ because }) => because.length === 0)).toBe(true);
  });

  it.each([
    ["bloodPressure", "aspirin", 11, 6, "coming"],
    ["bloodPressure", "aspirin", 12, 0, "due"],
    ["bloodPressure", "aspirin", 15, 6, "due"],
    ["bloodPressure", "aspirin", 16, 0, "missed"],
    ["diabetes", "aspirin", 12, 0, "due"],
    ["diabetes", "early-sugar-test", 0, 0, "due"],
    ["diabetes", "early-sugar-test", 12, 6, "due"],
    ["diabetes", "early-sugar-test", 13, 0, "missed"],
    ["anaemia", "anaemia-again", 25, 6, "coming"],
    ["anaemia", "anaemia-again", 26, 0, "due"],
    ["anaemia", "anaemia-again", 30, 0, "missed"],
    ["thyroid", "thyroid-test", 0, 0, "due"],
    ["thyroid", "thyroid-test", 13, 0, "missed"],
    ["rhNegative", "anti-d", 23, 6, "coming"],
    ["rhNegative", "anti-d", 28, 0, "due"],
    ["rhNegative", "anti-d", 30, 0, "missed"],
    ["caesarean", "place-of-birth", 27, 6, "coming"],
    ["caesarean", "place-of-birth", 28, 0, "due"],
    ["caesarean", "place-of-birth", 36, 0, "missed"],
    ["earlierLoss", "early-scan", 5, 6, "coming"],
    ["earlierLoss", "early-scan", 6, 0, "due"],
    ["earlierLoss", "early-scan", 8, 6, "due"],
    ["earlierLoss", "early-scan", 9, 0, "missed"],
  ] as const)("%s: %s at %i weeks and %i days is %s", (question, key, weeks, days, status) => {
    const item = saidItem(on(weeks, days), key, [question]);

    expect(item?.status).toBe(status);
    expect(item?.because).toEqual([expect.stringMatching(/^Here because you said: /)]);
    expect(itemOn(on(weeks, days), key)).toBeUndefined();
  });

  it.each([
    ["aspirin", "bloodPressure", 19, 20],
    ["early-sugar-test", "diabetes", 23, 24],
    ["early-scan", "earlierLoss", 12, 13],
    ["anti-d", "rhNegative", 39, 40],
  ] as const)("%s is worth asking about until its last week", (key, question, last, over) => {
    expect(saidItem(on(last, 6), key, [question])?.canStillGo).toBe(true);
    expect(saidItem(on(over), key, [question])?.canStillGo).toBe(false);
  });

  it("names each of two reasons", () => {
    expect(saidItem(on(12), "aspirin", ["bloodPressure", "diabetes"])?.because).toEqual([
      "Here because you said: high blood pressure.",
      "Here because you said: diabetes.",
    ]);
  });

  it("of twins leads to aspirin with one more reason alone, unless she said one that is enough", () => {
    expect(saidItem(on(12), "aspirin", [], twins)).toMatchObject({
      because: ["Here because you expect more than one baby."],
      about: expect.stringContaining("if there is one more reason"),
    });
    expect(saidItem(on(12), "aspirin", ["bloodPressure"], twins)?.about).not.toContain("one more reason");
  });

  it.each([
    ["2026-10-30", "due", false],
    ["2026-11-01", "due", false],
    // A birth just past midnight is 72 hours ago as soon as this day begins.
    ["2026-11-02", "missed", true],
    ["2026-11-13", "missed", true],
    ["2026-11-14", "missed", false],
  ])("on %s anti-D after the birth is %s: within 72 hours, and to be asked about after", (day, status, canStillGo) => {
    expect(saidItem(day, "anti-d-after-birth", ["rhNegative"], born)).toMatchObject({ status, canStillGo });
    expect(itemOn(day, "anti-d-after-birth", born)).toBeUndefined();
  });

  it("is always something to ask about, never an instruction to take a medicine", () => {
    const all = saidOn(on(20), [...PLAN_QUESTIONS]).filter(({ because }) => because.length > 0);

    expect(all).toHaveLength(7);
    expect(all.every(({ name }) => name.startsWith("Ask "))).toBe(true);
    expect(all.map(({ about }) => about).join(" ")).not.toMatch(/\btake\b|\bmg\b/i);
  });

  it("is told in Urdu too, and has a source each", () => {
    const all = speaking("ur", () => saidOn(on(20), [...PLAN_QUESTIONS]).filter(({ because }) => because.length > 0));

    expect(all.every(({ name, about, because }) => /[\u0600-\u06FF]/.test(name + about + because.join("")))).toBe(true);
    expect(all.flatMap(({ because }) => because).join("")).not.toMatch(/[a-z]{3}/);
    expect(all.every(({ source }) => source?.url.startsWith("https://"))).toBe(true);
  });

  it("says nothing after a loss", () => {
    const lost: Pregnancy = { ...expecting, loss: { kind: "stillbirth", isHidden: false, date: date("2026-03-10") } };

    expect(saidOn("2026-03-12", [...PLAN_QUESTIONS], lost).every(({ kind }) => kind === "ownCheck")).toBe(true);
  });
});
