import { expect, test } from "vitest";
import { childAdded } from "../../fixtures/children.ts";
import { memberNamed } from "../../fixtures/members.ts";
import { planDeskOfFile } from "./plan-desk.ts";

const SOURCE = "Pakistan's EPI: schedule of 2027";

const { opened, path, save, planned } = planDeskOfFile("childRule", async (umeed) => {
  const mother = await memberNamed(umeed, "Sana Khan");
  await childAdded(mother, { name: "Zoya", birthDate: "2026-01-15" });
  return mother;
});

test("a rule has a title with its age, and stays", async () => {
  const item = await opened().author.call("GET", path("vitamin-a-12"));
  expect(item.at("data.title")).toBe("Vitamin A drops (from 12 months)");
  const gone = await opened().author.call("POST", `${path("vitamin-a-12")}/withdrawal`, { body: { version: 0 } });
  expect([gone.status, gone.at("code")]).toEqual([409, "part_of_a_set"]);
});

test("an age of a vaccine waits for a second person, with a source; then every child's plan follows", async () => {
  const before = { from: "2026-10-15", until: "2026-11-14" };
  expect(await planned("vaccines-9-months")).toMatchObject(before);
  const silent = await save("vaccines-9-months", { from: 10, to: 10 });
  expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);

  const saved = await save("vaccines-9-months", { from: 10, to: 10 }, SOURCE);

  expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
  expect(await planned("vaccines-9-months")).toMatchObject(before);
  const open = await opened().second.call("GET", `${path("vaccines-9-months")}/check`);
  expect(open.at("data.risks")).toMatchObject([
    { what: "dose", before: "From: 9", after: "From: 10" },
    { what: "dose", before: "To: 9", after: "To: 10" },
  ]);
  const decision = { version: 1, against: 0, verdict: "approve" };
  expect((await opened().second.call("POST", `${path("vaccines-9-months")}/check`, { body: decision })).status).toBe(
    200,
  );
  expect(await planned("vaccines-9-months")).toMatchObject({ from: "2026-11-15", until: "2026-12-14" });
});

test("other words are in every plan at once, after the age, and in her language once they are translated", async () => {
  expect(await planned("weighing-1", "ur")).toMatchObject({ name: "وزن، 1 مہینہ" });
  const saved = await save("weighing", { name: "Have the weight taken" });
  expect([saved.status, saved.at("errors"), saved.at("data.isToCheck")]).toEqual([200, undefined, false]);

  expect(await planned("weighing-1")).toMatchObject({ name: "Have the weight taken, 1 month" });
  expect(await planned("vaccines-6-weeks", "ur")).toMatchObject({ name: "6 ہفتے کے ٹیکے" });
});

test.each([
  ["an age before the first", { from: 6, to: 5 }, "to", "Write an age that is not before the first."],
  ["an age beyond the plan", { to: 61 }, "to", "A plan ends with the fifth birthday. Write a lower age."],
  ["an age in words", { from: "six" }, "from", "Write the age as a number."],
  ["no name", { name: " " }, "name", "Enter a name."],
])("%s is refused", async (_, fields, field, sentence) => {
  const saved = await save("vitamin-a-6", fields, SOURCE);
  expect([saved.status, saved.at("errors.0")]).toEqual([400, { path: field, msg: sentence }]);
});
