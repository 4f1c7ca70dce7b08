import { describe, expect, test } from "vitest";
import { previewReminders } from "../../../server/domain/reminders/preview.ts";
import { sentCounts } from "../../../server/domain/tally/reminders.ts";
import { reminded } from "../../fixtures/reminders.ts";
import { DAY_BEFORE, HOUR, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();

describe("a gateway", () => {
  test.each(["unknown", "refused"] as const)("whose answer is %s is not asked again", async (outcome) => {
    await reminded(world.context, PERIOD);
    world.answer = () => outcome;
    world.now = Date.parse(DAY_BEFORE) - HOUR;
    await world.liveUntil("2026-04-02T00:00:00Z");
    expect(world.sent).toHaveLength(1);
    expect(await world.stored()).toEqual([["before", "2026-04-01", outcome]]);
    world.now = Date.parse(DAY_BEFORE);
    expect((await sentCounts(world.context)).day).toBe(outcome === "unknown" ? 1 : 0);
  });

  test("that takes nothing is asked again with the same key, while it is of use and not night", async () => {
    await reminded(world.context, PERIOD);
    world.answer = () => "notTaken";
    world.now = Date.parse(DAY_BEFORE) - HOUR;
    await world.liveUntil("2026-03-31T08:00:00Z");
    world.answer = () => "sent";
    await world.liveUntil("2026-04-02T00:00:00Z");

    expect(world.sent.length).toBeGreaterThan(3);
    expect(new Set(world.sent.map(({ key }) => key)).size).toBe(1);
    expect(world.sent.at(-1)?.at).toBeLessThan(Date.parse("2026-03-31T09:00:00Z"));
    expect(await world.stored()).toEqual([["before", "2026-04-01", "sent"]]);
  });

  test("that is away until the night has nothing to send of that day", async () => {
    await reminded(world.context, PERIOD);
    world.answer = () => "notTaken";
    await world.liveUntil("2026-03-31T15:45:00Z");
    const asked = world.sent.length;
    expect(asked).toBeGreaterThan(10);
    world.answer = () => "sent";
    await world.liveUntil("2026-04-07T00:00:00Z");
    expect(world.sent.slice(asked)).toEqual([]);
  });
});

describe("the operator's cap", () => {
  test("of a day is kept, and what it held back goes while it is of use", async () => {
    world.caps = { day: 2, month: undefined };
    for (let index = 0; index < 4; index += 1) await reminded(world.context, PERIOD);
    await world.doAll(DAY_BEFORE);
    expect(world.sent).toHaveLength(2);
    world.caps = { day: 3, month: undefined };
    await world.liveUntil("2026-03-31T15:00:00Z");
    expect(world.sent).toHaveLength(3);
    await world.liveUntil("2026-04-03T00:00:00Z");
    expect(world.sent).toHaveLength(3);
  });

  test("of a month counts its days together", async () => {
    world.caps = { day: undefined, month: 1 };
    for (const period of [PERIOD, PERIOD, "2025-10-02", "2025-10-04"]) await reminded(world.context, period);
    await world.liveUntil("2026-04-03T12:00:00Z");
    // One of two at the end of March, and the first in April.
    expect(world.days).toEqual(["2026-03-31", "2026-04-01"]);
    expect(await sentCounts(world.context)).toEqual({ day: 0, month: 1 });
  });
});

describe("after a loss", () => {
  test("nothing is sent, and a later pregnancy begins without reminders", async () => {
    const sana = await reminded(world.context, PERIOD);
    await world.lose(sana);
    await world.liveUntil("2026-04-20T00:00:00Z");
    expect([world.sent, await world.choiceOf(sana)]).toEqual([[], expect.objectContaining({ isOn: 0, lookAt: null })]);
  });

  test("that she takes back at once, they go on", async () => {
    const sana = await reminded(world.context, PERIOD);
    await world.lose(sana);
    await world.db.updateTable("pregnancy").set({ lossKind: null, lossDate: null }).execute();
    await world.doAll(DAY_BEFORE);
    expect(world.sent).toHaveLength(1);
  });
});

test("the preview counts what is then sent", async () => {
  world.now = Date.parse("2026-03-30T03:00:00Z");
  for (const [period, hour] of [
    [PERIOD, 10],
    [PERIOD, 20],
    ["2025-10-05", 9],
    ["2025-09-01", 8],
  ] as const)
    await reminded(world.context, period, { hour, timeZone: "Asia/Karachi" });
  const preview = await previewReminders(world.context, 7);
  await world.liveUntil("2026-04-05T18:00:00Z");

  const days = world.days;
  expect(preview.map(({ day, reminders }) => [day, reminders])).toEqual(
    preview.map(({ day }) => [day, days.filter((one) => one === day).length]),
  );
  expect(days.length).toBeGreaterThan(2);
});
