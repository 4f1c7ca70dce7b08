import { describe, expect, test } from "vitest";
import { lookSooner } from "../../../server/domain/reminders/sending.ts";
import { reminded } from "../../fixtures/reminders.ts";
import { DAY_BEFORE, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();

describe("a reminder", () => {
  test("comes at her hour on the day before, and once more a week late; nothing comes in between", async () => {
    await reminded(world.context, PERIOD);
    await world.liveUntil("2026-05-01T00:00:00Z");

    expect(world.sent.map(({ at, text }) => [new Date(at).toISOString(), text])).toEqual([
      ["2026-03-31T05:00:00.000Z", "You have an appointment on Wednesday. Reply STOP to end."],
      ["2026-04-08T05:00:00.000Z", "You had an appointment a week ago. It is not too late to go. Reply STOP to end."],
      ["2026-04-28T05:00:00.000Z", "You have an appointment on Wednesday. Reply STOP to end."],
    ]);
    expect(await world.stored()).toHaveLength(3);
  });

  test("does not come late for what she marked as done, took out, or moved to another day", async () => {
    const sana = await reminded(world.context, PERIOD);
    await world.liveUntil("2026-04-02T00:00:00Z");
    await world.mark(sana, "week-26", "done", "2026-04-01");
    await world.liveUntil("2026-04-20T00:00:00Z");
    expect(world.sent).toHaveLength(1);

    await world.mark(sana, "week-30", "moved", "2026-05-04");
    await lookSooner(world.context, sana.id);
    await world.liveUntil("2026-05-10T00:00:00Z");
    expect(world.sent.slice(1).map(({ at }) => new Date(at).toISOString())).toEqual(["2026-05-03T05:00:00.000Z"]);
  });

  test("for the day after tomorrow, which she was given today, is not missed though her plan was to be read later", async () => {
    const sana = await reminded(world.context, "2025-12-01");
    await world.doAll("2026-03-31T05:00:00Z");
    expect((await world.choiceOf(sana)).lookAt).toBeGreaterThan(Date.parse("2026-04-03T00:00:00Z"));

    world.now = Date.parse("2026-03-31T09:00:00Z");
    await world.mark(sana, "week-20", "moved", "2026-04-02");
    await lookSooner(world.context, sana.id);
    await world.liveUntil("2026-04-02T00:00:00Z");
    expect(world.times).toEqual(["2026-04-01T05:00:00.000Z"]);
  });

  test("keeps her hour through a change of the clocks", async () => {
    await reminded(world.context, "2025-09-28", { hour: 9, timeZone: "Europe/London" });
    world.now = Date.parse("2026-03-27T00:00:00Z");
    await world.db.updateTable("reminderChoice").set({ lookAt: world.now }).execute();
    await world.liveUntil("2026-03-29T23:00:00Z");
    // The visit of week 26 is on 29 March, when the clocks went forward at one.
    expect(world.times).toEqual(["2026-03-28T09:00:00.000Z"]);
  });

  test("comes by her own clock and day in another zone", async () => {
    const sana = await reminded(world.context, PERIOD);
    await world.db
      .updateTable("reminderChoice")
      .set({ timeZone: "America/New_York" })
      .where("memberId", "=", sana.id)
      .execute();
    // Her hour by the clock of before is one at night there.
    await world.doAll(DAY_BEFORE);
    expect(world.sent).toEqual([]);
    await world.liveUntil("2026-04-01T00:00:00Z");
    expect(world.times).toEqual(["2026-03-31T14:00:00.000Z"]);
  });

  test("comes to nobody whose number is not proved or changed, nor to a suspended member, nor without a gateway", async () => {
    const sana = await reminded(world.context, PERIOD);
    for (const member of [
      { phoneProof: "missing" },
      { phone: "+923009999999" },
      { suspendedUntil: Date.parse("2027-01-01") },
    ] as const) {
      await world.db.updateTable("member").set(member).where("id", "=", sana.id).execute();
      await world.db.updateTable("reminderChoice").set({ lookAt: world.now }).execute();
      await world.doAll(DAY_BEFORE);
      expect(world.sent).toEqual([]);
      await world.db
        .updateTable("member")
        .set({ phoneProof: "proved", phone: sana.phone, suspendedUntil: null })
        .execute();
    }
    world.channels = ["call"];
    await world.db.updateTable("reminderChoice").set({ lookAt: world.now }).execute();
    await world.doAll();
    expect([world.sent, await world.stored()]).toEqual([[], []]);
  });

  test("comes at most three times in seven days, and once a day", async () => {
    const sana = await reminded(world.context, PERIOD);
    for (const [index, item] of ["blood-tests", "tetanus", "sugar-test", "preparing", "iron"].entries())
      await world.mark(sana, item, "moved", `2026-04-0${3 + index}`);
    await world.liveUntil("2026-04-06T23:00:00Z");
    expect(world.days).toEqual(["2026-03-31", "2026-04-02", "2026-04-03"]);
  });

  test("comes at most three times in seven of her days, also when she has gone east meanwhile", async () => {
    const sana = await reminded(world.context, PERIOD, { hour: 20, timeZone: "America/New_York" });
    const days = ["2026-04-03", "2026-04-04", "2026-04-08", "2026-04-09"];
    for (const [index, item] of ["blood-tests", "tetanus", "sugar-test", "preparing"].entries())
      await world.mark(sana, item, "moved", days[index] ?? "");
    await world.liveUntil("2026-04-04T00:00:00Z");
    // By the clock of New York on 31 March, 2 and 3 April; in Karachi it is the next morning each time.
    expect(world.times.map((time) => time.slice(0, 13))).toEqual(["2026-04-01T00", "2026-04-03T00", "2026-04-04T00"]);

    await world.db
      .updateTable("reminderChoice")
      .set({ timeZone: "Asia/Karachi", hour: 8, lookAt: world.now })
      .execute();
    await world.liveUntil("2026-04-09T00:00:00Z");
    // On 7 April by her calendar 1, 3 and 4 April are within seven days; on the 8th the first is not.
    expect(world.days.slice(3)).toEqual(["2026-04-08"]);
  });
});
