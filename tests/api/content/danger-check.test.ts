import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../server/content/load.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let author: NewMember;
let second: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Amna Edits", "editor");
  second = await memberNamed(umeed, "Bina Checks", "editor");
});
afterAll(() => umeed.stop());

const path = (key: string) => `/content/dangerSign/${key}`;

interface Question {
  version: number;
  recordId: string;
  matter: Record<string, unknown>;
}

async function stored(key: string): Promise<Question> {
  const item = await author.call("GET", path(key));
  const { matter } = Object(item.at("data.document"));
  return { version: Number(item.at("data.version")), recordId: item.textAt("data.recordId"), matter };
}

async function save(
  key: string,
  fields: Record<string, unknown>,
  publication: Record<string, string> = { when: "now" },
) {
  const { version, matter } = await stored(key);
  const document = { matter: { ...matter, ...fields }, body: "" };
  return author.call("PUT", path(key), { body: { version, document, publication } });
}

async function asked(key: string) {
  const { recordId } = await stored(key);
  const all = (await umeed.call("GET", "/dangersign")).at("data");
  return Array.isArray(all) ? all.find(({ _id }) => _id === recordId) : undefined;
}

const approve = async (key: string, number: number, against: number | null) =>
  second.call("POST", `${path(key)}/check`, { body: { version: number, against, verdict: "approve" } });

const SOURCE = "WHO: Pocket book (2022), page 25";

const newQuestion = {
  label: "My tooth broke and my face swells",
  who: "pregnant",
  signs: ["swollen-face"],
  area: "head",
  advice: "Go to hospital {{urgency:swollen-face}}.",
};
const create = (fields: Record<string, unknown>, when = "now") =>
  author.call("POST", "/content/dangerSign", {
    body: { document: { matter: { ...newQuestion, ...fields }, body: "" }, publication: { when } },
  });

describe("a question of the danger check", () => {
  test("is edited, and readers are asked in the new words, with the words of the table", async () => {
    const saved = await save("baby-stuffy", { label: "Nose is blocked", place: 5, area: "breathing" });

    expect([saved.status, saved.at("errors"), saved.at("data.isToCheck")]).toEqual([200, undefined, false]);
    expect(await asked("baby-stuffy")).toMatchObject({ label: "Nose is blocked", area: "breathing", level: "watch" });
  });

  test("is made new: how urgent it is comes from its signs, and the most urgent stay first", async () => {
    const made = await create({ signs: ["swollen-face"] });

    expect([made.status, made.at("errors")]).toEqual([200, undefined]);
    const all = Object((await umeed.call("GET", "/dangersign")).at("data"));
    const pregnant: { label: string; level: string; advice: string }[] = all.filter(
      ({ who }: { who: string }) => who === "pregnant",
    );
    const place = pregnant.findIndex(({ label }) => label === newQuestion.label);
    expect(pregnant[place]).toMatchObject({ level: "now", advice: "Go to hospital now." });
    expect(pregnant[place + 1]?.level).toBe("today");
    expect((await umeed.call("GET", "/search?q=tooth broke")).text).toContain(newQuestion.label);
  });

  test.each([
    ["a sign that there is not", { signs: ["fitt"] }, "signs", /no sign “fitt”/],
    ["a sign of others", { signs: ["choking"] }, "signs", /“a baby or child who chokes” is not one of a pregnancy/],
    [
      "signs of two urgencies",
      { signs: ["fit", "fever"] },
      "signs",
      /is now, “a fever” is today. Ask about them apart/,
    ],
    ["an unknown mark", { advice: "Go {{urgency:fitt}}." }, "advice", /no sign “fitt”/],
    ["an urgency beside the table", { advice: "A fit: go to hospital today." }, "advice", /says how urgent a sign is/],
  ])("is refused, as a draft too, with %s", async (_, fields, field, sentence) => {
    for (const when of ["now", "never"]) {
      const answer = await create({ label: "Another", ...fields }, when);
      expect([answer.status, answer.at("errors.0.path")]).toEqual([400, field]);
      expect(answer.textAt("errors.0.msg")).toMatch(sentence);
    }
  });

  test.each([
    ["without signs", { signs: undefined }, "signs", "Tick at least one sign."],
    ["without a group", { who: undefined }, "who", "Choose who it is for."],
    ["with a part that there is not", { area: "foot" }, "area", "Choose the part of the list."],
    ["without advice", { advice: undefined }, "advice", "Write what to do."],
    ["with a symptom that there is not", { symptom: "toothache" }, "symptom", /do not have this symptom/],
  ])("is refused %s, once readers should get it", async (_, fields, field, sentence) => {
    const answer = await create({ label: "Another", ...fields });
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, field]);
    expect(answer.textAt("errors.0.msg")).toMatch(sentence);
  });

  test("that means now waits for a second person before it is taken away, one of ours too", async () => {
    const made = await create({ label: "My gums bleed and my face swells" });
    for (const key of ["pregnant-fit", made.textAt("data.key")]) {
      const { version } = await stored(key);
      expect((await author.call("GET", path(key))).at("data.isCheckedWithdrawal")).toBe(true);
      const silent = await author.call("POST", `${path(key)}/withdrawal`, { body: { version } });
      expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);
      const withdrawal = { version, source: "It is asked twice." };
      const asks = await author.call("POST", `${path(key)}/withdrawal`, { body: withdrawal });
      expect([asks.status, asks.at("isToCheck")]).toEqual([200, true]);
      expect(await asked(key)).toBeDefined();
      expect((await approve(key, version, version)).status).toBe(200);
      expect(await asked(key)).toBeUndefined();
    }
  });

  test("that means less goes at once", async () => {
    const fever = {
      label: "My tooth broke and I have a fever",
      signs: ["fever"],
      advice: "Be seen {{urgency:fever}}.",
    };
    const key = (await create(fever)).textAt("data.key");
    const gone = await author.call("POST", `${path(key)}/withdrawal`, { body: { version: 1 } });
    expect([gone.status, gone.at("isToCheck")]).toEqual([200, false]);
    expect(await asked(key)).toBeUndefined();
  });

  test.each([
    [
      "asks about a less urgent sign",
      "after-fit",
      { signs: ["high-pressure"], advice: "Be seen {{urgency:high-pressure}}." },
    ],
    ["names another sign", "after-belly-pain", { label: "I feel tired" }],
    ["asks other readers", "baby-poison", { who: "afterLoss", signs: ["fit"], advice: "Go {{urgency:fit}}." }],
    ["asks at one age alone", "baby-breathing", { at: 70 }],
  ])("that %s needs a source and a second person", async (_, key, fields) => {
    const before = await asked(key);
    const silent = await save(key, fields);
    expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);
    const saved = await save(key, fields, { when: "now", source: SOURCE });
    expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
    expect(await asked(key)).toEqual(before);
    expect((await approve(key, 1, 0)).status).toBe(200);
    expect(await asked(key)).not.toEqual(before);
  });

  test("leads to its symptom again when that comes back", async () => {
    const key = "baby-few-nappies";
    const own = "blocked-nose";
    await save(key, { symptom: own });
    const there = (await asked(key))?.symptomId;
    expect(there).toEqual(expect.any(String));
    const item = await author.call("GET", `/content/symptom/${own}`);
    const version = item.at("data.version");
    const gone = await author.call("POST", `/content/symptom/${own}/withdrawal`, { body: { version, source: SOURCE } });
    expect(gone.status).toBe(200);
    const decision = { version, against: version, verdict: "approve" };
    await second.call("POST", `/content/symptom/${own}/check`, { body: decision });
    expect((await asked(key))?.symptomId).toBeNull();
    const document = item.at("data.document");
    const back = { version, document, publication: { when: "now" } };
    expect((await author.call("PUT", `/content/symptom/${own}`, { body: back })).status).toBe(200);
    expect((await asked(key))?.symptomId).toBe(there);
  });

  test("that an editor changed stays at an upgrade, and says that the shipped one is newer", async () => {
    const label = "It burns or drips when I pass urine, or I cannot pass it at all";
    expect((await save("after-urine", { label })).at("data.publishedVersion")).toBe(1);
    await umeed.db.updateTable("contentItem").set({ shippedDocument: "{}" }).where("key", "=", "after-urine").execute();
    await umeed.db.deleteFrom("shippedContent").where("name", "=", "all").execute();

    await loadContent(umeed.db, NOON);

    expect(await asked("after-urine")).toMatchObject({ label });
    expect((await author.call("GET", path("after-urine"))).at("data")).toMatchObject({ isShippedNewer: true });
  });
});

test("the signs to choose from say for whom each is", async () => {
  const answer = await author.call("GET", "/content/signs");

  expect(answer.at("data")).toContainEqual({
    key: "fit",
    words: "a fit, or passing out",
    who: ["pregnant", "afterBirth", "afterLoss"],
    hasThreshold: false,
  });
  expect(answer.at("data")).toContainEqual(expect.objectContaining({ key: "fever", hasThreshold: true }));
});
