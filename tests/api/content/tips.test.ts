import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TIMED } from "../../../server/domain/tips/times.ts";
import { NOON } from "../../support/noon.ts";
import { opening, shippedTips } from "../../support/shipped-tips.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";

const DAY = 86_400_000;
const YEAR = 365;
const TRIMESTERS = ["firstTrimester", "secondTrimester", "thirdTrimester"];
const BABY = ["newborn", "youngBaby", "olderBaby", "toddler"];
let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(() => {
  now = NOON;
});

const tipIn = (html: string) => shippedTips.find(({ text }) => html.includes(opening(text)));
const fitsOf = (html: string) => tipIn(html)?.fits ?? [];
const fitting = (...fits: string[]) => shippedTips.filter((each) => each.fits.some((fit) => fits.includes(fit)));

async function tipsOf(path: string, days: number) {
  const found: string[] = [];
  for (let day = 0; day < days; day += 1) {
    now = NOON + day * DAY;
    found.push((await umeed.call("GET", path)).textAt("data.description"));
  }
  return found;
}

describe.each(["/tip/random", "/random"])("GET %s", (path) => {
  test("answers the tip of the day as HTML in data.description, with its source", async () => {
    const answer = await umeed.call("GET", path);

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      description: expect.stringMatching(/^<p>.+<\/p>\s*$/s),
      source: expect.objectContaining({ name: expect.any(String), url: expect.stringMatching(/^https?:/) }),
      review: null,
    });
  });

  test("without an audience assumes neither a pregnancy nor a baby", async () => {
    const everyone = fitting("everyone").length;

    const found = await tipsOf(path, YEAR);

    expect(found.filter((html) => !fitsOf(html).includes("everyone"))).toEqual([]);
    expect(
      found.filter((html) => /\b(baby|babies|toddler|child|children|pregnan\w*|womb|midwife)\b/i.test(html)),
    ).toEqual([]);
    expect(new Set(found).size).toBe(everyone);
  });

  test("stays the same all day and is another one tomorrow", async () => {
    const [today, tomorrow] = await tipsOf(path, 2);
    now = Date.parse("2026-03-12T18:59:59Z");

    expect((await umeed.call("GET", path)).at("data.description")).toBe(today);
    expect(tomorrow).not.toBe(today);
  });
});

test("both addresses answer the same", async () => {
  const [one, other] = [await umeed.call("GET", "/tip/random"), await umeed.call("GET", "/random")];

  expect(one.body).toEqual(other.body);
});

test.each([
  ["pregnancy", [...TRIMESTERS, "everyone"]],
  ["baby", [...BABY, "everyone"]],
  ["everyone", ["everyone"]],
])("the audience %s is given its own tips and those for everyone, and no others", async (audience, allowed) => {
  const all = fitting(...allowed);

  const found = await tipsOf(`/tip/random?audience=${audience}`, YEAR);

  expect(new Set(found.map((html) => tipIn(html)?.key))).toEqual(new Set(all.map(({ key }) => key)));
});

describe.each([["none", "everyone"], ...[...TRIMESTERS, ...BABY, "afterLoss"].map((phase) => [phase, phase])])(
  "in the phase %s",
  (phase, fit = "") => {
    test("each day of a year has a tip that fits, every one of them comes, and there are enough", async () => {
      const all = fitting(fit);
      expect(all.length).toBeGreaterThanOrEqual(8);

      const found = await tipsOf(`/tip/random?phase=${phase}`, YEAR);

      expect(new Set(found.map((html) => tipIn(html)?.key))).toEqual(new Set(all.map(({ key }) => key)));
    });
  },
);

describe("the time of a tip", () => {
  const keysFrom = async (day: string, path: string) => {
    const found: (string | undefined)[] = [];
    for (let past = 0; past < 28; past += 1) {
      now = Date.parse(`${day}T07:00:00Z`) + past * DAY;
      found.push(tipIn((await umeed.call("GET", path)).textAt("data.description"))?.key);
    }
    return found;
  };

  test("is its season", async () => {
    const path = "/tip/random?phase=firstTrimester";
    const winter = [...(await keysFrom("2026-01-02", path)), ...(await keysFrom("2026-01-30", path))];
    const summer = [...(await keysFrom("2026-07-02", path)), ...(await keysFrom("2026-07-30", path))];

    expect(winter).toContain("no-flame-while-you-sleep");
    expect(winter).not.toContain("work-in-the-cool-hours");
    expect(summer).toContain("work-in-the-cool-hours");
    expect(summer).not.toContain("no-flame-while-you-sleep");
  });

  test("is its week of pregnancy, where the week is known", async () => {
    const weeks = async (week: number, phase: string) => {
      const found = [];
      for (const day of ["2026-06-01", "2026-06-29", "2026-07-27"])
        found.push(...(await keysFrom(day, `/tip/random?phase=${phase}&week=${week}`)));
      return found;
    };
    const [early, late] = [await weeks(28, "thirdTrimester"), await weeks(40, "thirdTrimester")];

    expect(early).toContain("the-bag-by-the-door");
    expect(early).not.toContain("past-the-due-date");
    expect(late).toContain("past-the-due-date");
    expect(late).not.toContain("the-bag-by-the-door");
    expect((await umeed.call("GET", "/tip/random?phase=thirdTrimester&week=46")).at("errors.0.path")).toBe("week");
  });

  test("is told of tips that are there", () => {
    const keys = new Set(shippedTips.map(({ key }) => key));

    expect(TIMED.length).toBeGreaterThan(10);
    expect(TIMED.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe("what a tip says and whom it fits", () => {
  const only = (key: string) => shippedTips.find((each) => each.key === key)?.fits;

  test.each([
    ["folic-acid-every-day", ["firstTrimester"]],
    ["settle-on-your-side", ["thirdTrimester"]],
    ["know-the-pattern", ["thirdTrimester"]],
    ["when-the-waters-go", ["thirdTrimester"]],
    ["leave-the-cord-dry", ["newborn"]],
    ["first-spoonfuls", ["olderBaby"]],
    ["up-high-and-locked", ["olderBaby", "toddler"]],
    ["rest-counts", ["everyone", ...TRIMESTERS, ...BABY, "afterLoss"]],
  ])("%s fits %j", (key, fits) => {
    expect(only(key)).toEqual(fits);
  });

  const speaking = (fits: string[], words: RegExp) => fitting(...fits).filter(({ text }) => words.test(text));

  test("nothing for a woman after a loss speaks of a baby, a birth to come or a pregnancy", () => {
    const words = /\b(baby|babies|newborn|toddler|child|children|pregnan\w*|birth|feed|vaccine|trimester|mother)\b/i;
    expect(speaking(["afterLoss"], words)).toEqual([]);
  });

  test("nothing in the first two trimesters speaks of labour, nor in the first of kicks or a bump", () => {
    expect(
      speaking(
        ["firstTrimester", "secondTrimester"],
        /\b(contractions?|labour|(when|if) your waters (go|break)|36 weeks|41 weeks)\b/i,
      ),
    ).toEqual([]);
    expect(speaking(["firstTrimester"], /\b(kicks?|bump|belly|28 weeks)\b/i)).toEqual([]);
  });

  test("nothing before 6 months speaks of other food than milk as something to give", () => {
    expect(speaking(["newborn", "youngBaby"], /spoonful|khichri|\begg\b|grapes|tooth/i)).toEqual([]);
  });

  test("nothing after a birth speaks of a pregnancy, nor in pregnancy of a baby who is there", () => {
    expect(speaking(BABY, /pregnan/i)).toEqual([]);
    expect(speaking(TRIMESTERS, /vaccine card|wet napp|your baby (awake|sitting)/i)).toEqual([]);
  });

  test("every tip fits somebody", () => {
    expect(shippedTips.filter(({ fits }) => fits.length === 0)).toEqual([]);
  });
});

describe("a member who asks with her token and for no audience", () => {
  const born = (babyBirthDate: string) => ({ isPregnant: false, lastMenstrualPeriod: "", babyBirthDate });
  const random = async (path: string, token?: string) => (await umeed.call("GET", path, { token })).textAt("data._id");
  const idOf = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const tell = async (member: NewMember, id: string, kind: string) =>
    member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind, isHidden: false } });

  test.each([
    ["in week 8", { lastMenstrualPeriod: "2026-01-15" }, "firstTrimester", 8],
    ["in week 20", { lastMenstrualPeriod: "2025-10-23" }, "secondTrimester", 20],
    ["in week 30", { lastMenstrualPeriod: "2025-08-14" }, "thirdTrimester", 30],
    ["past her due date", { lastMenstrualPeriod: "2025-05-25" }, "thirdTrimester", 41],
    ["with a baby of 5 weeks and 6 days", born("2026-01-30"), "newborn"],
    ["with a baby of 6 weeks", born("2026-01-29"), "youngBaby"],
    ["with a baby of 8 months", born("2025-07-12"), "olderBaby"],
    ["with a child of 14 months", born("2025-01-12"), "toddler"],
  ])(
    "%s is given one of her own, on both addresses, as her record says",
    async (_who, registration, phase, week = 0) => {
      const member = await newMember(umeed, registration);
      const own = await random(`/tip/random?phase=${phase}${week ? `&week=${week}` : ""}`);
      expect([await random("/tip/random", member.token), await random("/random", member.token)]).toEqual([own, own]);
      expect(fitsOf((await member.call("GET", "/tip/random")).textAt("data.description"))).toContain(phase);
      expect((await member.call("GET", "/user/me")).at("data.phase")).toBe(phase);
    },
  );

  test("but an app that names the other audience gets what it asks for", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2026-01-15" });
    expect(await random("/tip/random?audience=pregnancy", member.token)).toBe(
      await random("/tip/random?phase=firstTrimester&week=8"),
    );
    expect(await random("/tip/random?audience=baby", member.token)).toBe(await random("/tip/random?audience=baby"));
    expect(await random("/tip/random?audience=everyone", member.token)).toBe(await random("/tip/random"));
  });

  test.each(["miscarriage", "stillbirth", "infantDeath", "ended"])(
    "is given at once a calm one after a loss (%s), whatever her app asks for, and her own when it is undone",
    async (kind) => {
      const member = await newMember(umeed, { lastMenstrualPeriod: "2026-01-15" });
      const id = await idOf(member);
      const before = await random("/tip/random", member.token);

      await tell(member, id, kind);

      const calm = await random("/tip/random?phase=afterLoss");
      for (const query of ["", "?audience=pregnancy", "?audience=baby"]) {
        expect(await random(`/tip/random${query}`, member.token)).toBe(calm);
      }
      await member.call("DELETE", `/pregnancyinfo/${id}/loss`);
      expect(await random("/tip/random", member.token)).toBe(before);
    },
  );

  test("is given another at once when she corrects her dates", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: "2026-01-15" });
    await member.call("PUT", `/pregnancyinfo/${await idOf(member)}`, { body: { lastMenstrualPeriod: "2025-08-14" } });
    expect(await random("/tip/random", member.token)).toBe(await random("/tip/random?phase=thirdTrimester&week=30"));
  });

  test("is given a general one when nothing is known, after a wrong entry, or long past her due date", async () => {
    const general = await random("/tip/random");
    const mistaken = await newMember(umeed);
    await tell(mistaken, await idOf(mistaken), "mistake");
    const late = await newMember(umeed, { lastMenstrualPeriod: "2025-05-25" });
    await umeed.db
      .updateTable("pregnancy")
      .set({ lastMenstrualPeriod: "2025-04-20" })
      .where("memberId", "=", late.id)
      .execute();
    for (const member of [await memberNamed(umeed, "Nobody yet"), mistaken, late]) {
      expect(await random("/tip/random", member.token)).toBe(general);
      expect((await member.call("GET", "/user/me")).at("data.phase")).toBe("none");
    }
  });
});

test("an unknown phase is refused at its field", async () => {
  expect((await umeed.call("GET", "/tip/random?phase=week8")).at("errors.0.path")).toBe("phase");
});

test("an unknown audience is refused at its field", async () => {
  const answer = await umeed.call("GET", "/tip/random?audience=fathers");

  expect(answer.status).toBe(400);
  expect(answer.at("errors.0.path")).toBe("audience");
});

test("no tip shouts, shows a hole for a name, or is there twice", async () => {
  const pregnancy = await tipsOf("/tip/random?audience=pregnancy", 40);
  const baby = await tipsOf("/tip/random?audience=baby", 40);

  expect([...pregnancy, ...baby].filter((html) => /[!{}]|undefined/.test(html))).toEqual([]);
  expect(new Set(shippedTips.map(({ key }) => key)).size).toBe(shippedTips.length);
  expect(new Set(shippedTips.map(({ text }) => text)).size).toBe(shippedTips.length);
});
