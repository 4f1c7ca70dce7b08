import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
});

const baby = { isPregnant: false, lastMenstrualPeriod: "", babyBirthDate: "2026-01-10", babyName: "Zara" };
const kinds = [
  "miscarriage",
  "earlyMiscarriage",
  "lateMiscarriage",
  "ectopic",
  "ended",
  "stillbirth",
  "infantDeath",
  "notSaid",
  "mistake",
];

const currentId = (member: NewMember) =>
  member.call("GET", "/pregnancyinfo/user").then((info) => info.textAt("data.0._id"));
const tell = (member: NewMember, id: string, loss: Record<string, unknown>) =>
  member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "miscarriage", isHidden: false, ...loss } });
const undo = (member: NewMember, id: string) => member.call("DELETE", `/pregnancyinfo/${id}/loss`);
const listed = async (member: NewMember, query = "") =>
  (await member.call("GET", `/pregnancyinfo/all${query}`)).at("data");

/** Every call that could speak of her pregnancy or baby, and her calendar at its private address. */
async function everythingOf(member: NewMember, feed: string) {
  const paths = [
    "/pregnancyinfo/user",
    "/user/me",
    "/calendar",
    "/calendar/contacts",
    "/calendar/file",
    "/notification/pagination",
    "/event",
    feed,
  ];
  const answers = await Promise.all(paths.map((path) => member.call("GET", path)));
  return Object.fromEntries(answers.map(({ text }, index) => [paths[index], text.replaceAll(/DTSTAMP:.*/g, "")]));
}

const feedOf = async (member: NewMember) => (await member.call("POST", "/calendar/feed")).textAt("data.path");
/** Her dates and her baby, as any of these calls names them, and reminders that speak as if she had one. */
const ofHers =
  /Feeding circle \(sample\)|Questions about labour|dueDate-|natalContact|Expected due date|Antenatal visit, week|Check after birth|2026-07-08|2025-10-01|2026-01-10|Zara/;

const spokenOf = (answers: Record<string, string>) =>
  Object.entries(answers)
    .filter(([, text]) => ofHers.test(text))
    .map(([path]) => path);

describe.each([
  ["a pregnancy", { lastMenstrualPeriod: "2025-10-01" }],
  ["a pregnancy known by its due date", { lastMenstrualPeriod: "", dueDate: "2026-07-08" }],
  ["a baby", baby],
])("after the loss of %s", (_what, registration) => {
  test.each(kinds)("(%s) no call of hers speaks of it, and undoing restores exactly what was", async (kind) => {
    const member = await newMember(umeed, registration);
    const feed = await feedOf(member);
    const visit = (await member.call("GET", "/calendar/contacts")).textAt("data.contacts.1.key");
    expect((await member.call("PUT", `/calendar/contacts/${visit}/done`)).at("data.contacts.1.done")).toBe(true);
    const before = await everythingOf(member, feed);
    expect(spokenOf(before)).toEqual(expect.arrayContaining(["/pregnancyinfo/user", "/calendar/contacts", feed]));
    const id = await currentId(member);

    const told = await tell(member, id, { kind });

    expect([told.status, told.body]).toEqual([200, { data: [] }]);
    const after = await everythingOf(member, feed);
    expect(spokenOf(after)).toEqual([]);
    expect((await member.call("PUT", `/calendar/contacts/${visit}/done`)).status).toBe(404);
    expect((await member.call("GET", "/user/me")).at("data")).toMatchObject({
      isPregnant: false,
      expectedDate: null,
      daysLeft: null,
    });
    expect(after[feed]).toContain("BEGIN:VEVENT");

    expect((await undo(member, id)).at("data.0._id")).toBe(id);
    expect(await everythingOf(member, feed)).toEqual(before);
  });
});

describe("telling of a loss", () => {
  test("takes reminders for mothers from her alone, and leaves her the events for everyone", async () => {
    await tell(sana, await currentId(sana), {});

    const [hers, everyones] = [await sana.call("GET", "/event"), await umeed.call("GET", "/event")];
    expect(hers.text).not.toContain("Feeding circle (sample)");
    expect(hers.text).toContain("World Blood Donor Day");
    expect(everyones.text).toContain("Feeding circle (sample)");
  });

  test("twice, also at once, is one; what was told last stands", async () => {
    const id = await currentId(sana);
    await Promise.all(Array.from({ length: 10 }, () => tell(sana, id, {})));

    await tell(sana, id, { kind: "stillbirth" });

    expect(await listed(sana)).toMatchObject([{ _id: id, loss: { kind: "stillbirth", isHidden: false } }]);
  });

  test("of somebody else's, or of none, is refused as none, and hers goes on", async () => {
    const hira = await newMember(umeed);
    const hers = await currentId(sana);
    for (const id of [hers, "nothing"]) {
      expect((await tell(hira, id, {})).status).toBe(404);
      expect((await undo(hira, id)).status).toBe(404);
    }
    expect(await currentId(sana)).toBe(hers);
  });

  test.each([{ kind: "gone" }, { kind: undefined }, { isHidden: "perhaps" }])("as %o is refused", async (loss) => {
    const answer = await tell(sana, await currentId(sana), loss);

    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, Object.keys(loss)[0]]);
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data")).toHaveLength(1);
  });

  test("of an earlier one leaves the current one as it is, also when undone", async () => {
    const earlier = await currentId(sana);
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2026-01-10" } });
    const feed = await feedOf(sana);
    const before = await everythingOf(sana, feed);

    await tell(sana, earlier, {});
    expect(await everythingOf(sana, feed)).toEqual(before);
    await undo(sana, earlier);
    expect(await everythingOf(sana, feed)).toEqual(before);
  });
});

describe("the history", () => {
  test("keeps what she lost, or hides it until she asks for it", async () => {
    const id = await currentId(sana);
    await tell(sana, id, { isHidden: false });
    const record = {
      _id: id,
      isCurrent: true,
      isCertain: true,
      expectedDate: "2026-07-08",
      babyBirthDate: null,
      babyName: null,
    };
    const loss = { kind: "miscarriage", fits: "lateMiscarriage" };
    expect(await listed(sana)).toEqual([{ ...record, loss: { ...loss, isHidden: false } }]);

    await tell(sana, id, { isHidden: true });

    expect(await listed(sana)).toEqual([]);
    expect(await listed(sana, "?hidden=true")).toEqual([{ ...record, loss: { ...loss, isHidden: true } }]);
    await undo(sana, id);
    expect(await listed(sana)).toEqual([{ ...record, loss: null }]);
  });

  test("has the youngest first, and nobody else's", async () => {
    await newMember(umeed);
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-03-10" } });
    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2024-03-10" } });

    expect(await listed(sana)).toMatchObject([
      { babyBirthDate: "2026-03-10", isCurrent: false },
      { babyBirthDate: "2024-03-10", isCurrent: true },
    ]);
  });
});

describe("after a loss", () => {
  test("a new pregnancy assumes nothing of the last one, and undoing the loss leaves it the current one", async () => {
    const member = await newMember(umeed, { ...baby, lastMenstrualPeriod: "2025-04-01" });
    const lost = await currentId(member);
    await tell(member, lost, { kind: "infantDeath" });

    await member.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, dueDate: "2026-10-01" } });

    const next = await member.call("GET", "/pregnancyinfo/user");
    expect(next.at("data")).toMatchObject([{ babyName: null, babyBirthDate: null, noOfChild: 0 }]);
    expect((await undo(member, lost)).body).toEqual(next.body);
    expect((await member.call("GET", "/user/me")).at("data.isPregnant")).toBe(true);
  });

  test("another child born on the same day is another one", async () => {
    const member = await newMember(umeed, baby);
    const lost = await currentId(member);
    await tell(member, lost, { kind: "infantDeath" });

    await member.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: "2026-01-10" } });

    expect((await member.call("GET", "/pregnancyinfo/user")).at("data")).toMatchObject([{ babyName: null }]);
    expect(await listed(member)).toHaveLength(2);
  });

  test("the same dates told anew are the same pregnancy, which then goes on", async () => {
    const id = await currentId(sana);
    await tell(sana, id, { kind: "mistake", isHidden: true });

    await sana.call("POST", "/user/switchpregnancy", { body: { isPregnant: true, lastMenstrualPeriod: "2025-10-01" } });

    expect(await currentId(sana)).toBe(id);
    expect(await listed(sana)).toMatchObject([{ _id: id, loss: null }]);
  });
});

describe("the member's own record says which part of the product fits", () => {
  const stage = async (member: NewMember) => (await member.call("GET", "/user/me")).textAt("data.stage");

  test("before and after a birth, after a loss, and again once it is undone", async () => {
    expect(await stage(sana)).toBe("pregnant");
    expect(await stage(await newMember(umeed, baby))).toBe("afterBirth");
    const id = await currentId(sana);
    await tell(sana, id, { kind: "stillbirth" });
    expect(await stage(sana)).toBe("afterLoss");
    await undo(sana, id);
    expect(await stage(sana)).toBe("pregnant");
  });

  test("a wrong entry is no loss", async () => {
    await tell(sana, await currentId(sana), { kind: "mistake" });
    expect(await stage(sana)).toBe("none");
  });
});
