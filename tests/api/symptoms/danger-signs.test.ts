import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const question = z.strictObject({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  who: z.enum(["pregnant", "afterBirth", "baby", "afterLoss"]),
  area: z.enum(["bleeding", "unborn", "head", "body", "mind", "breathing", "feeding", "skin", "accident"]),
  label: z.string().min(10),
  level: z.enum(["now", "today", "watch"]),
  advice: z.string().min(20),
  ages: z.strictObject({ from: z.int().min(0), to: z.int().nullable() }),
  symptomId: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .nullable(),
  helplinePurpose: z.enum(["crisis", "violence", "poison", "vaccines"]).nullable(),
});

/** Words that would tell her that she can stop asking. */
const ALL_IS_WELL = [
  /nothing to worry|(no|not?) need to worry|(don.t|do not) worry|no (cause|reason) (for|to) (worry|concern|alarm)/i,
  /all is (well|fine|good)|all's well|everything('s| is) (ok|okay|fine|well|normal|all right)/i,
  /(you|she|it|baby|this) (is|are|'re|'s) (fine|ok|okay|safe|healthy|normal|well|harmless|all right)\b/i,
  /\b(harmless|perfectly normal|quite normal|just normal|not serious|not dangerous|nothing serious|no danger)\b/i,
  /\b(you can|safe to) (ignore|relax|stay at home)|wait and see|reassur/i,
];

let umeed: TestUmeed;
let questions: z.infer<typeof question>[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  const { body } = await umeed.call("GET", "/dangersign");
  questions = z.strictObject({ data: z.array(question) }).parse(body).data;
});
afterAll(() => umeed.stop());

const of = (who: string) => questions.filter((asked) => asked.who === who);

describe("the danger-sign check", () => {
  test.each(["pregnant", "afterBirth", "baby", "afterLoss"])(
    "asks about what can go wrong: %s, at every level",
    (who) => {
      expect(of(who).length).toBeGreaterThanOrEqual(8);
      expect(of(who).map(({ level }) => level)).toEqual(expect.arrayContaining(["now", "today", "watch"]));
    },
  );

  test.each(["pregnant", "afterBirth", "baby", "afterLoss"])("asks the most serious first: %s", (who) => {
    const rank = { now: 0, today: 1, watch: 2 };
    const ranks = of(who).map(({ level }) => rank[level]);

    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test("asks about every sign that WHO names as one", () => {
    const asked = (who: string) =>
      of(who)
        .map(({ label }) => label)
        .join("\n");

    for (const sign of [/bleed/, /fit\b/, /headache/, /sight/, /fever/, /belly/, /breath/, /water/i, /moves? less/]) {
      expect(asked("pregnant")).toMatch(sign);
    }
    for (const sign of [/pad/, /fit\b/, /headache/, /fever/, /breath/, /leg/, /dying/]) {
      expect(asked("afterBirth")).toMatch(sign);
    }
    for (const sign of [/feed/, /fit\b/, /breath/, /hot|fever/, /cold/, /yellow/i, /limp|woken/, /cord/]) {
      expect(asked("baby")).toMatch(sign);
    }
    for (const sign of [/pad soaked/, /fever/, /smells/, /tip of my shoulder/, /faint/, /dying/, /empty|hopeless/]) {
      expect(asked("afterLoss")).toMatch(sign);
    }
    for (const sign of [/pain grows/, /headache/, /sight/, /breast/, /two weeks/, /breath/, /leg/, /fit\b/]) {
      expect(asked("afterLoss")).toMatch(sign);
    }
  });

  test("asks about an afterbirth that stays, and what can happen to a child at birth and at home", () => {
    expect(of("afterBirth").find(({ label }) => /afterbirth is not out 30 minutes/.test(label))?.level).toBe("now");
    const signs = [/not breathe/, /chokes/, /under water/, /poison/, /burn/, /vomits everything/, /rash with fever/];
    for (const sign of signs) {
      const found = of("baby").find(({ label }) => sign.test(label));
      expect([sign, found?.level, found?.symptomId]).toEqual([sign, "now", expect.any(String)]);
    }
    expect(of("baby").find(({ label }) => /poison/.test(label))?.helplinePurpose).toBe("poison");
    expect(of("baby").find(({ label }) => /fewer than six wet nappies/.test(label))?.level).toBe("today");
  });

  test("leads from watery stools to a page of their own", async () => {
    const watery = of("baby").find(({ label }) => /watery stools/i.test(label));
    const page = await umeed.call("GET", `/commonsymptom/${watery?.symptomId}`);

    expect(page.textAt("data.symptom")).toMatch(/^Watery stools/);
    for (const part of ["ORS", "Zinc", "20 mg from 6 months, 10 mg under 6 months"]) {
      expect(page.textAt("data.causes")).toContain(part);
    }
  });

  test("asks after a loss about all of a mother's own signs that it asks about after a birth", () => {
    for (const sign of [/see or hear things/, /stitches or scar/, /pass urine/]) {
      const found = (who: string) => of(who).find(({ label }) => sign.test(label));
      expect(found("afterLoss")).toMatchObject({ level: found("afterBirth")?.level });
    }
    expect(of("afterLoss").find(({ label }) => /smells bad/.test(label))?.level).toBe("now");
  });

  test("asks about the mind and the bladder in pregnancy, and about blood pressure after a loss", () => {
    const asked: [who: "pregnant" | "afterLoss", sign: RegExp, level: string][] = [
      ["pregnant", /see or hear things/, "now"],
      ["pregnant", /no urine comes/, "now"],
      ["pregnant", /urine is cloudy or bloody/, "today"],
      ["afterLoss", /upper blood pressure of 160/, "now"],
      ["afterLoss", /upper blood pressure of 140/, "today"],
      ["afterLoss", /pain under the ribs, or a face that swelled/, "now"],
    ];
    for (const [who, sign, level] of asked) {
      expect([sign, of(who).find(({ label }) => sign.test(label))?.level]).toEqual([sign, level]);
    }
  });

  test("asks a woman after a loss about herself alone, and leads to no page that speaks of her baby", async () => {
    const living = /\b(baby|babies|newborn|feed\w*|suck\w*|birth|mother)\b/i;
    expect(of("afterLoss").filter(({ label, advice }) => living.test(`${label} ${advice}`))).toEqual([]);
    // Whom to call is said by the page, as the operator set it.
    expect(of("afterLoss").filter(({ advice }) => /\d{3,}|helpline|hotline/i.test(advice))).toEqual([]);
    // Each page on a symptom speaks of a pregnancy, a birth or a baby.
    expect(of("afterLoss").flatMap(({ symptomId }) => symptomId ?? [])).toEqual([]);
  });

  test.each(["now", "today", "watch"])("never says that all is well, whatever is answered: %s", (level) => {
    const texts = questions.filter((asked) => asked.level === level).map(({ label, advice }) => `${label}\n${advice}`);

    expect(texts.length).toBeGreaterThan(2);
    for (const words of ALL_IS_WELL) expect(texts.filter((text) => words.test(text))).toEqual([]);
  });

  test("would see such words", () => {
    const told = ["Nothing to worry about.", "All is well.", "You are fine.", "This is normal.", "It is harmless."];

    expect(told.filter((text) => !ALL_IS_WELL.some((words) => words.test(text)))).toEqual([]);
  });

  test("says at every level what to do, and by when to be seen", () => {
    const advice = (level: string) => questions.filter((asked) => asked.level === level).map((asked) => asked.advice);

    expect(advice("now").filter((text) => !/\bnow\b|straight away/i.test(text))).toEqual([]);
    expect(advice("today").filter((text) => !/today/i.test(text))).toEqual([]);
    expect(advice("watch").filter((text) => !/\bgo now\b|be seen|today/i.test(text))).toEqual([]);
  });

  test("leads to symptoms that are there", async () => {
    const ids = new Set(questions.flatMap(({ symptomId }) => symptomId ?? []));
    const statuses = await Promise.all(
      [...ids].map(async (id) => (await umeed.call("GET", `/commonsymptom/${id}`)).status),
    );

    expect(ids.size).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("asks nothing twice, shouts nowhere and shows no hole for a name", () => {
    for (const who of ["pregnant", "afterBirth", "baby", "afterLoss"]) {
      expect(new Set(of(who).map(({ label }) => label)).size).toBe(of(who).length);
    }
    expect(questions.filter((asked) => /[!{}]|undefined/.test(asked.label + asked.advice))).toEqual([]);
  });
});
