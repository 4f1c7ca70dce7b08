import { describe, expect, test } from "vitest";
import { takeAnswer } from "../../../server/domain/reminders/answers.ts";
import { claim, type Claim } from "../../../server/domain/reminders/claiming.ts";
import { remindDue, sendClaimed } from "../../../server/domain/reminders/sending.ts";
import { standingOf } from "../../../server/domain/reminders/standing.ts";
import { sentCounts } from "../../../server/domain/tally/reminders.ts";
import { date } from "../../fixtures/pregnancies.ts";
import { reminded, type Reminded } from "../../fixtures/reminders.ts";
import { DAY, DAY_BEFORE, HOUR, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();

describe("between the claim and the sending", () => {
  async function claimed(sana: Reminded): Promise<Claim> {
    world.now = Date.parse(DAY_BEFORE);
    const standing = await standingOf(world.context, sana.id);
    if (standing.kind !== "ready") throw new Error(standing.kind);
    const mine = await claim(world.context, sana.id, standing, { kind: "before", day: date("2026-04-01") });
    if (typeof mine === "string") throw new Error(mine);
    return mine;
  }

  test.each([
    ["STOP", (sana: Reminded) => takeAnswer(world.context, { id: null, number: sana.phone, text: "STOP" })],
    ["a loss", (sana: Reminded) => world.lose(sana)],
    [
      "her ending them",
      (sana: Reminded) =>
        world.db.updateTable("reminderChoice").set({ isOn: 0 }).where("memberId", "=", sana.id).execute(),
    ],
    [
      "a suspension",
      (sana: Reminded) =>
        world.db
          .updateTable("member")
          .set({ suspendedUntil: world.now + DAY })
          .where("id", "=", sana.id)
          .execute(),
    ],
    [
      "the deletion of her account",
      (sana: Reminded) => world.db.deleteFrom("member").where("id", "=", sana.id).execute(),
    ],
    ["'done'", (sana: Reminded) => world.mark(sana, "week-26", "done", "2026-03-31")],
    ["'moved'", (sana: Reminded) => world.mark(sana, "week-26", "moved", "2026-04-05")],
    ["'not for me'", (sana: Reminded) => world.mark(sana, "week-26", "notForMe", "2026-03-31")],
    ["the night", async () => void (world.now += 11 * HOUR)],
  ])("%s is seen, and nothing is sent or counted", async (_, happens) => {
    const sana = await reminded(world.context, PERIOD);
    const mine = await claimed(sana);
    expect((await sentCounts(world.context)).day).toBe(1);
    await happens(sana);

    expect(await sendClaimed(world.context, mine)).toBe("dropped");
    expect([world.sent, await world.stored()]).toEqual([[], []]);
    expect((await sentCounts(world.context)).day).toBe(0);
  });

  test("a process that ends leaves it unsent for good, and the next one goes on with other days", async () => {
    const sana = await reminded(world.context, PERIOD);
    await claimed(sana);
    await world.liveUntil("2026-04-10T00:00:00Z");

    expect(world.sent.map(({ text }) => text)).toEqual([expect.stringContaining("a week ago")]);
    expect(await world.stored()).toEqual(expect.arrayContaining([["before", "2026-04-01", "claimed"]]));
  });

  test("of ten processes one sends it", async () => {
    const sana = await reminded(world.context, PERIOD);
    world.now = Date.parse(DAY_BEFORE);
    await Promise.all(Array.from({ length: 10 }, () => remindDue(world.context)));
    await world.doAll();
    expect(world.sent).toHaveLength(1);

    // A process that was stuck for longer than its time finds what the others have done.
    const standing = await standingOf(world.context, sana.id);
    if (standing.kind !== "ready") throw new Error(standing.kind);
    const claims = Array.from({ length: 5 }, () =>
      claim(world.context, sana.id, standing, { kind: "late", day: date("2026-03-24") }),
    );
    expect(new Set(await Promise.all(claims))).toEqual(new Set(["enough"]));
  });
});
