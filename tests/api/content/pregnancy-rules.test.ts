import { expect, test } from "vitest";
import { newMember } from "../../fixtures/members.ts";
import { speaking } from "../../../server/language.ts";
import { planRulesOf } from "../../../server/domain/plan/stored-rules.ts";
import { NOON } from "../../support/noon.ts";
import { shippedPlanRules } from "../../support/plan-rules.ts";
import { planDeskOfFile } from "./plan-desk.ts";

const SOURCE = "NICE guidance of 2027";

const { opened, path, save, planned } = planDeskOfFile("pregnancyRule", (umeed) =>
  newMember(umeed, { lastMenstrualPeriod: "2025-10-01" }),
);

test.each(["en", "ur"] as const)("rules are stored as they are shipped (%s)", async (language) => {
  const settings = { values: { unreviewedTranslations: true } };
  const stored = await speaking(language, () =>
    planRulesOf(Object({ db: opened().umeed.db, now: Date.now, settings })),
  );
  const plain = (rules: object) =>
    JSON.stringify(rules, (key, value: unknown) => (["id", "isUnreviewed"].includes(key) ? undefined : value));
  expect(JSON.parse(plain(stored))).toEqual(JSON.parse(plain(speaking(language, shippedPlanRules))));
});

test("a rule stays, and what is not an editor's to change is not there", async () => {
  const gone = await opened().author.call("POST", `${path("iron")}/withdrawal`, { body: { version: 0 } });
  expect([gone.status, gone.at("code")]).toEqual([409, "part_of_a_set"]);
  const { matter } = Object((await opened().author.call("GET", path("anti-d"))).at("data.document"));
  expect(Object.keys(matter).toSorted()).toEqual(
    ["about", "bring", "from", "name", "source", "to", "why", "whyOfSeveral"].toSorted(),
  );
});

test("weeks of a rule wait for a second person, with a source; then every plan follows", async () => {
  const before = await planned("calcium");
  const silent = await save("calcium", { from: 21 });
  expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);

  const saved = await save("calcium", { from: 21 }, SOURCE);

  expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
  expect(await planned("calcium")).toMatchObject({ from: before.from });
  const open = await opened().second.call("GET", `${path("calcium")}/check`);
  expect(open.at("data.risks")).toMatchObject([{ what: "dose", before: "From: 20", after: "From: 21" }]);
  const decision = { version: 1, against: 0, verdict: "approve" };
  expect((await opened().second.call("POST", `${path("calcium")}/check`, { body: decision })).status).toBe(200);
  const after = Date.parse((await planned("calcium")).from) - Date.parse(before.from);
  expect(after).toBe(7 * 86_400_000);
});

test("other words are in every plan at once, for twins their own, and in her language once they are translated", async () => {
  const why = "It shows how your baby lies.";
  const saved = await save("scan", { why, whyOfSeveral: "It shows how they lie." });
  expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);

  expect(await planned("scan")).toMatchObject({ name: "Ultrasound before 24 weeks", why });
  expect((await planned("scan", "ur")).name).toContain("الٹراساؤنڈ");
  const id = (await opened().mother.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const { lastMenstrualPeriod } = Object((await opened().mother.call("GET", `/pregnancyinfo/${id}`)).at("data"));
  await opened().mother.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod, numberOfBabies: 2 } });
  expect((await planned("scan")).why).toBe("It shows how they lie.");
});

test.each([
  ["a last week before the first", { from: 6, to: 5 }, "to", "Write a time that is not before the first."],
  ["a time that is useful before it is due", { usefulTo: 3 }, "usefulTo", "Write a time that is not before the last."],
  ["a week beyond all plans", { to: 42, usefulTo: 42 }, "to", "Write 41 at most."],
  ["a week in words", { from: "six" }, "from", "Write the time as a number."],
  ["no reason", { why: " " }, "why", "Write why."],
])("%s is refused", async (_, fields, field, sentence) => {
  const saved = await save("early-sugar-test", fields, SOURCE);
  expect([saved.status, saved.at("errors.0")]).toEqual([400, { path: field, msg: sentence }]);
});

test("days after a birth may go as far as the last check", async () => {
  const saved = await save("family-planning", { usefulTo: 85 }, SOURCE);
  expect([saved.status, saved.at("errors.0")]).toEqual([400, { path: "usefulTo", msg: "Write 84 at most." }]);
  expect((await save("family-planning", { usefulTo: 83 }, SOURCE)).status).toBe(200);
});

test("anti-D after a birth is never due once 72 hours are over", async () => {
  const saved = await save("anti-d-after-birth", { to: 3 }, SOURCE);
  const msg = "Write 2 at most: later than that, 72 hours may be over.";
  expect([saved.status, saved.at("errors")]).toEqual([400, [{ path: "to", msg }]]);
  expect((await save("anti-d-after-birth", { to: 1 }, SOURCE)).status).toBe(200);
});

test("a visit's words are an editor's, and its time is not: papers and calendars name it by that", async () => {
  const moved = await save("week-30", { from: 31, to: 31 }, SOURCE);
  const msg = "Papers and calendars name this visit by its time. Write 30.";
  expect([moved.status, moved.at("errors")]).toEqual([
    400,
    [
      { path: "from", msg },
      { path: "to", msg },
    ],
  ]);

  expect((await save("week-30", { about: "Ask how your baby lies." })).status).toBe(200);
  expect(await planned("week-30")).toMatchObject({
    name: "Antenatal visit, week 30",
    about: "Ask how your baby lies.",
  });
});

test("a check after a birth has words for the mother alone, which are all that stands after a loss", async () => {
  const without = await save("day-3", { aboutMother: "" });
  const missing = { path: "aboutMother", msg: "Write what of it is for the mother." };
  expect([without.status, without.at("errors.0")]).toEqual([400, missing]);
  const beside = await save("week-12", { aboutMother: "Blood pressure." });
  const needless = { path: "aboutMother", msg: "Only checks after a birth have this. Leave it empty." };
  expect([beside.status, beside.at("errors.0")]).toEqual([400, needless]);

  expect((await save("day-3", { aboutMother: "Bleeding, and how you sleep." })).status).toBe(200);
  const { umeed } = opened();
  const bereaved = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
  const id = (await bereaved.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  const loss = { kind: "miscarriage", isHidden: false, date: new Date(NOON).toISOString().slice(0, 10) };
  expect((await bereaved.call("PUT", `/pregnancyinfo/${id}/loss`, { body: loss })).status).toBe(200);
  const { items } = Object((await bereaved.call("GET", "/plan")).at("data"));
  expect(items).toContainEqual(
    expect.objectContaining({ key: "day-3", about: "Bleeding, and how you sleep.", name: "Your own check, day 3" }),
  );
  expect(JSON.stringify(items, ["name", "about", "why", "bring"])).not.toMatch(/bab(y|ies)/);
});
