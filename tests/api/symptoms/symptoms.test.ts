import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const card = z.strictObject({
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  symptom: z.string().min(3),
  summary: z.string().min(30),
  isDangerSign: z.boolean(),
  isAboutBaby: z.boolean(),
  stage: z.enum(["pregnancy", "afterBirth", "both"]),
  imageUrl: z.string().regex(/^\/pictures\/[a-z0-9-]+\.svg$/),
});
const listed = z.strictObject({
  ...card.shape,
  causes: z.string().min(800),
  createdDate: z.iso.datetime().refine((date) => new Date(date).getFullYear() > 2000),
  userId: z.strictObject({ image: z.null() }),
});
const symptom = z.strictObject({
  ...listed.shape,
  helplinePurpose: z.enum(["crisis", "violence", "poison", "vaccines"]).nullable(),
  sources: z.array(z.looseObject({ name: z.string(), url: z.url() })).min(1),
  review: z.null(),
});

let umeed: TestUmeed;
let cards: z.infer<typeof card>[];
beforeAll(async () => {
  umeed = await startTestUmeed({ EMERGENCY_NUMBER: "115", HELPLINE_NUMBER: "+92 51 111" });
  cards = await listOf(umeed);
});
afterAll(() => umeed.stop());

const listOf = async (of: TestUmeed, query = "") =>
  z.array(card).parse((await of.call("GET", `/commonsymptom/pagination?limit=100&cards=true${query}`)).at("data"));
const read = async ({ _id }: { _id: string }) =>
  symptom.parse((await umeed.call("GET", `/commonsymptom/${_id}`)).at("data"));
const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words);

describe("the list of symptoms", () => {
  test("has every danger sign before all others", () => {
    const flags = cards.map(({ isDangerSign }) => isDangerSign);

    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    expect(flags.filter(Boolean).length).toBeGreaterThanOrEqual(8);
    expect(flags.filter((flag) => !flag).length).toBeGreaterThanOrEqual(8);
  });

  test("has the mother's before those of a baby, in both halves", async () => {
    const ofChild = new Set((await listOf(umeed, "&who=baby")).map(({ _id }) => _id));
    for (const half of [true, false]) {
      const flags = cards.filter(({ isDangerSign }) => isDangerSign === half).map(({ _id }) => ofChild.has(_id));
      expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
      expect(new Set(flags).size).toBe(2);
    }
    expect(cards.filter(({ isAboutBaby }) => isAboutBaby).map(({ _id }) => _id)).toEqual([...ofChild]);
  });

  test("counts as the mother's, of those after birth, none that a child has", () => {
    const hers = cards.filter(({ stage, isAboutBaby }) => stage === "afterBirth" && !isAboutBaby);
    expect(hers.map(({ symptom: name }) => name).toSorted()).toEqual([
      "Bleeding and cramps after birth (after pains)",
      "Hair loss after birth",
      "Heavy bleeding after birth",
      "Hot, red, painful breast (mastitis)",
      "Sore breasts and nipples",
      "Sore stitches and tears after birth",
    ]);
  });

  test("is for pregnancy and for after birth", () => {
    expect(new Set(cards.map(({ stage }) => stage))).toEqual(new Set(["pregnancy", "afterBirth", "both"]));
  });

  test.each(["", "&cards=false"])("has what an old app shows of one, asked with '%s'", async (query) => {
    const { body } = await umeed.call("GET", `/commonsymptom/pagination?limit=100${query}`);
    const items = z.array(listed).parse(body.data);
    expect(items.map(({ _id }) => _id)).toEqual(cards.map(({ _id }) => _id));
    for (const item of items) expect(await read(item)).toMatchObject(item);
  });

  test.each([
    ["pregnant", ["pregnancy", "both"]],
    ["afterBirth", ["afterBirth", "both"]],
  ])("is of the mother alone for who=%s", async (who, stages) => {
    const found = await listOf(umeed, `&who=${who}`);
    const ids = new Set(found.map(({ _id }) => _id));
    const ofChild = await listOf(umeed, "&who=baby");
    expect(found.length).toBeGreaterThan(10);
    expect(new Set(found.map(({ stage }) => stage))).toEqual(new Set(stages));
    expect(ofChild.filter(({ _id }) => ids.has(_id))).toEqual([]);
    const missing = cards.filter(({ _id, stage }) => !ids.has(_id) && stages.includes(stage));
    expect(missing.filter(({ _id }) => !ofChild.some((child) => child._id === _id))).toEqual([]);
  });

  test("is of the child for who=baby, danger signs first, and its pages are counted by that", async () => {
    const found = await listOf(umeed, "&who=baby");
    expect(found.map(({ symptom }) => symptom)).toEqual(expect.arrayContaining([expect.stringMatching(/colic/i)]));
    expect(found.map(({ symptom }) => symptom).join()).not.toMatch(/nausea/i);
    expect(found).toEqual(cards.filter(({ _id }) => found.some((child) => child._id === _id)));
    const { body } = await umeed.call("GET", "/commonsymptom/pagination?limit=5&cards=true&who=baby");
    expect([body.total, body.totalPages]).toEqual([found.length, Math.ceil(found.length / 5)]);
  });

  test.each(["nobody", "Baby", "afterLoss"])("refuses who=%s", async (who) => {
    const answer = await umeed.call("GET", `/commonsymptom/pagination?who=${who}`);
    expect([answer.status, answer.at("errors")]).toEqual([
      400,
      [{ path: "who", msg: "Choose pregnant, afterBirth or baby." }],
    ]);
  });

  test("keeps its ids", () => {
    expect(cards.find(({ _id }) => _id === "9a7ba9ae8ef5fe75c5387235")?.symptom).toContain("nausea");
  });
});

describe("one symptom", () => {
  test("has all that its card has, and says what it is, what helps and when to get help now", async () => {
    for (const shown of cards) {
      const found = await read(shown);
      expect(found).toMatchObject(shown);
      expect([found.symptom, headingsOf(found.causes)]).toEqual([
        found.symptom,
        ["What it is", "What helps", "When to get help now"],
      ]);
    }
  });

  test("names the operator's own numbers, and no hole for one", async () => {
    const texts = await Promise.all(cards.map(async (shown) => (await read(shown)).causes));

    expect(texts.filter((html) => /\{\w*\}/.test(html))).toEqual([]);
    expect(texts.filter((html) => /\b1122\b|\b1166\b/.test(html))).toEqual([]);
    expect(texts.filter((html) => /\b115\b/.test(html)).length).toBeGreaterThan(20);
    expect(texts.filter((html) => html.includes("+92 51 111"))).toEqual([]);
  });

  test("that is a danger sign says whom to call", async () => {
    for (const shown of cards.filter(({ isDangerSign }) => isDangerSign)) {
      const { causes } = await read(shown);
      expect([shown.symptom, /115|hospital|ambulance/i.test(causes)]).toEqual([shown.symptom, true]);
    }
  });

  test.each(["0".repeat(24), "nonsense", "pagination2", "'--"])("%s is none", async (id) => {
    const answer = await umeed.call("GET", `/commonsymptom/${id}`);

    expect([answer.status, answer.at("message"), answer.at("code")]).toEqual([
      404,
      "There is no such symptom.",
      "not_found",
    ]);
  });
});
