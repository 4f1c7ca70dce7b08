import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";

/** Noon of the tests is on 12 March 2026: this pregnancy is in its 23rd week then. */
const PERIOD = "2025-10-01";
const EARLY_PERIOD = "2026-01-20";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { lastMenstrualPeriod: PERIOD });
});

const currentId = (member: NewMember) =>
  member.call("GET", "/pregnancyinfo/user").then((info) => info.textAt("data.0._id"));
async function tell(member: NewMember, loss: Record<string, unknown>, id?: string) {
  const place = id ?? (await currentId(member));
  return member.call("PUT", `/pregnancyinfo/${place}/loss`, { body: { isHidden: false, ...loss } });
}
const undo = (member: NewMember, id: string) => member.call("DELETE", `/pregnancyinfo/${id}/loss`);
const record = async (member: NewMember) => (await member.call("GET", "/pregnancyinfo/all?hidden=true")).at("data.0");
const checks = async (member: NewMember) => {
  const plan = await member.call("GET", "/calendar/contacts");
  return Object(plan.at("data.contacts")).map(({ key, name, date }: Record<string, string>) => [key, name, date]);
};
const twins = (more: Record<string, unknown> = {}) => ({
  body: { lastMenstrualPeriod: PERIOD, numberOfBabies: 2, ...more },
});

describe("what is told of a loss", () => {
  test.each(["earlyMiscarriage", "lateMiscarriage", "ectopic", "stillbirth", "infantDeath", "notSaid", "mistake"])(
    "is kept as it was told: %s",
    async (kind) => {
      expect((await tell(sana, { kind })).status).toBe(200);
      expect(await record(sana)).toMatchObject({ loss: { kind, isHidden: false } });
    },
  );

  test.each([
    [EARLY_PERIOD, "earlyMiscarriage"],
    [PERIOD, "lateMiscarriage"],
  ])("by an older app, that it was a miscarriage, gets the words of its weeks (period on %s)", async (period, fits) => {
    const member = await newMember(umeed, { lastMenstrualPeriod: period });
    await tell(member, { kind: "miscarriage" });

    expect(await record(member)).toMatchObject({ loss: { kind: "miscarriage", fits } });
  });

  test("goes by the day of the loss and not by the day on which she tells it", async () => {
    await tell(sana, { kind: "miscarriage", date: "2025-12-01" });
    expect(await record(sana)).toMatchObject({ loss: { fits: "earlyMiscarriage" } });
  });

  test.each(["2026-03-13", "2025-09-30", "soon"])("has no day that can't be: %s", async (date) => {
    const answer = await tell(sana, { kind: "stillbirth", date });

    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "date"]);
    expect(await record(sana)).toMatchObject({ loss: null });
  });
});

describe("a pregnancy that was ended", () => {
  const stored = async (member: NewMember) => {
    const row = umeed.db.selectFrom("pregnancy").select(["lossKind", "isLossHidden"]);
    return row.where("memberId", "=", member.id).executeTakeFirstOrThrow();
  };

  test("is stored without how it ended, and hidden, when she does not ask to keep it", async () => {
    await tell(sana, { kind: "ended" });

    expect(await stored(sana)).toEqual({ lossKind: "notSaid", isLossHidden: 1 });
    expect((await sana.call("GET", "/pregnancyinfo/all")).at("data")).toEqual([]);
  });

  test("is stored as such when she keeps it, and hidden all the same", async () => {
    await tell(sana, { kind: "ended", isKept: true });

    expect(await stored(sana)).toEqual({ lossKind: "ended", isLossHidden: 1 });
    expect((await sana.call("GET", "/pregnancyinfo/all")).at("data")).toEqual([]);
  });

  test("is named by no answer to her or to the team, also when she keeps it", async () => {
    const admin = await memberNamed(umeed, "Head", "administrator");
    const feed = (await sana.call("POST", "/calendar/feed")).textAt("data.path");
    const told = await tell(sana, { kind: "ended", isKept: true });

    const hers = [
      "/pregnancyinfo/all?hidden=true",
      "/pregnancyinfo/user",
      "/user/me",
      "/calendar",
      "/calendar/contacts",
    ];
    const more = ["/notification/pagination", "/user/data", "/download", feed];
    const answers = await Promise.all([...hers, ...more].map((path) => sana.call("GET", path)));
    const team = await Promise.all([`/member/${sana.id}`, "/act"].map((path) => admin.call("GET", path)));

    expect(team.map(({ status }) => status)).toEqual([200, 200]);
    expect([told, ...answers, ...team].filter(({ text }) => /"ended"|isKept/.test(text))).toEqual([]);
    expect(await record(sana)).toMatchObject({ loss: { kind: "notSaid", isHidden: true } });
  });

  test("is not said in the file of her own data, though she keeps it", async () => {
    const { pregnancies } = await import("../../../server/domain/exports/pregnancy-records.ts");
    await tell(sana, { kind: "ended", isKept: true });
    const rows = [];
    const context = { db: umeed.db };
    // @ts-expect-error -- of a context and a member these records need the database and the id alone
    for await (const page of pregnancies.pages(context, { id: sana.id })) rows.push(...page);

    expect(rows).toMatchObject([{ loss: "notSaid", lossDate: "2026-03-12", isLossHidden: true }]);
  });
});

describe("her own checks after a birth", () => {
  const ofMarch = [
    ["first-day", "Your own check, first 24 hours", "2026-03-12"],
    ["day-3", "Your own check, day 3", "2026-03-14"],
    ["days-7-to-14", "Your own check, days 7 to 14", "2026-03-19"],
    ["week-6", "Your own check, week 6", "2026-04-16"],
  ];

  test.each(["stillbirth", "infantDeath", "lateMiscarriage"])("stay after %s, counted from its day", async (kind) => {
    await tell(sana, { kind });
    expect(await checks(sana)).toEqual(ofMarch);
  });

  test.each(["earlyMiscarriage", "ectopic", "ended", "notSaid", "mistake"])("are none after %s", async (kind) => {
    await tell(sana, { kind });
    expect(await checks(sana)).toEqual([]);
  });

  test("are counted from the birth when a baby who was born has died, and say nothing of the baby", async () => {
    const baby = { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2026-03-08", babyName: "Zara" };
    const member = await newMember(umeed, baby);
    const feed = (await member.call("POST", "/calendar/feed")).textAt("data.path");
    await tell(member, { kind: "infantDeath" });

    expect(await checks(member)).toEqual([
      ["days-7-to-14", "Your own check, days 7 to 14", "2026-03-15"],
      ["week-6", "Your own check, week 6", "2026-04-12"],
    ]);
    for (const path of ["/calendar", "/calendar/contacts", "/calendar/file", feed]) {
      const { text } = await member.call("GET", path);
      expect(text.replaceAll("\\,", ",")).toContain("Your own check, week 6");
      expect(text).not.toMatch(/Zara|your baby|Check after birth|natalContact/i);
    }
  });

  test("are marked as done and told of the day before, without a word of what for", async () => {
    await tell(sana, { kind: "stillbirth", date: "2026-03-11" });
    expect((await sana.call("PUT", "/calendar/contacts/first-day/done")).at("data.contacts.0.done")).toBe(true);
    expect((await sana.call("PUT", "/calendar/contacts/week-30/done")).status).toBe(404);

    const news = await sana.call("GET", "/notification/pagination");
    expect(news.at("data")).toMatchObject([
      { day: "2026-03-13", sentence: "Tomorrow there is a date in your calendar." },
    ]);
  });

  test("go when she takes it back", async () => {
    const id = await currentId(sana);
    const before = await checks(sana);
    await tell(sana, { kind: "stillbirth" });
    await undo(sana, id);

    expect(await checks(sana)).toEqual(before);
  });
});

describe("the death of one of two babies", () => {
  const one = { kind: "oneOfSeveral" };
  let id = "";
  beforeEach(async () => {
    id = await currentId(sana);
    await sana.call("PUT", `/pregnancyinfo/${id}`, twins());
  });

  test("leaves the pregnancy going on for the other, and undoing restores exactly what was", async () => {
    const before = await sana.call("GET", "/pregnancyinfo/user");
    const told = await tell(sana, one);

    expect(told.at("data")).toMatchObject([{ _id: id, status: "underway", numberOfBabies: 1 }]);
    expect((await sana.call("GET", "/user/me")).at("data")).toMatchObject({ stage: "pregnant", isPregnant: true });
    expect(await record(sana)).toMatchObject({ loss: null, lostBabies: 1 });

    await undo(sana, id);
    expect((await sana.call("GET", "/pregnancyinfo/user")).body).toEqual(before.body);
    expect(await record(sana)).not.toHaveProperty("lostBabies");
  });

  test("told ten times at once is one", async () => {
    await sana.call("PUT", `/pregnancyinfo/${id}`, twins({ numberOfBabies: 3 }));
    await Promise.all(Array.from({ length: 10 }, () => tell(sana, { ...one, babiesLeft: 2 }, id)));
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.numberOfBabies")).toBe(2);

    await tell(sana, { ...one, babiesLeft: 1 }, id);
    expect(await record(sana)).toMatchObject({ lostBabies: 2 });
    await undo(sana, id);
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.numberOfBabies")).toBe(3);
  });

  test("leaves no more of them than there were", async () => {
    const answer = await tell(sana, { ...one, babiesLeft: 2 });
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "babiesLeft"]);
  });

  test("after a birth leaves the page to the other, by the name that she gives, until it is undone", async () => {
    const baby = { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2026-01-10", babyName: "Zara" };
    const member = await newMember(umeed, baby);
    const place = await currentId(member);
    const before = (await member.call("GET", "/pregnancyinfo/user")).body;

    expect((await tell(member, one, place)).at("data.0")).toMatchObject({ babyName: null, status: "born" });
    expect((await tell(member, { ...one, babyName: "Noor" }, place)).at("data.0.babyName")).toBe("Noor");
    expect((await member.call("GET", "/user/me")).at("data.stage")).toBe("afterBirth");
    await undo(member, place);
    expect((await member.call("GET", "/pregnancyinfo/user")).body).toEqual(before);
  });

  test("is left out of her list when she hides it", async () => {
    await tell(sana, { ...one, isHidden: true });

    expect((await sana.call("GET", "/pregnancyinfo/all")).at("data.0")).not.toHaveProperty("lostBabies");
    expect(await record(sana)).toMatchObject({ lostBabies: 1 });
  });

  test("followed by the loss of the other is silent, and each is undone by itself", async () => {
    await tell(sana, one);
    await tell(sana, { kind: "stillbirth" });
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data")).toEqual([]);

    await undo(sana, id);
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.numberOfBabies")).toBe(1);
    await undo(sana, id);
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.numberOfBabies")).toBe(2);
  });
});

describe("after a loss", () => {
  test("no event speaks of a pregnancy, a birth or a baby but the day of remembrance", async () => {
    const span = "/event?from=2026-03-12&to=2027-03-12";
    const spoken = /\bbab(y|ies)\b|pregnan|newborn|antenatal|\bat birth\b|birth defects|breastfe|your child/i;
    await tell(sana, { kind: "stillbirth" });
    const answer = z.object({ data: z.array(z.object({ name: z.string(), description: z.string() })) });
    const { data: events } = answer.parse((await sana.call("GET", span)).body);
    const names = events.filter(({ name, description }) => spoken.test(name + description)).map(({ name }) => name);

    expect(events.map(({ name }) => name)).toContain("World Patient Safety Day");
    expect([...new Set(names)].toSorted()).toEqual([
      "An hour for those who have lost a baby (sample)",
      "Pregnancy and Infant Loss Remembrance Day",
    ]);
  });
});
