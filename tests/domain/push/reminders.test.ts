import { beforeEach, describe, expect, test } from "vitest";
import { previewReminders } from "../../../server/domain/reminders/preview.ts";
import { remindDue } from "../../../server/domain/reminders/sending.ts";
import { sentCounts } from "../../../server/domain/tally/reminders.ts";
import { notifiedPhone } from "../../fixtures/push.ts";
import { reminded, type Reminded } from "../../fixtures/reminders.ts";
import { DAY, DAY_BEFORE, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();
beforeEach(() => {
  world.pushKey = "the operator's";
});

/** She chose notices on her phone in place of an SMS. */
async function byPush(): Promise<Reminded> {
  const sana = await reminded(world.context, PERIOD);
  await world.db.updateTable("reminderChoice").set({ channel: "push" }).execute();
  return sana;
}

const pushedTimes = () => world.pushed.map(({ at }) => new Date(at).toISOString());

describe("a reminder on her phone", () => {
  test("comes at her hour like one by SMS, without STOP, and is dropped at night where the phone is off", async () => {
    const { id } = await byPush();
    const phone = await notifiedPhone(world.context, id);
    await world.liveUntil("2026-04-10T00:00:00Z");

    const notice = { ...phone.address, language: "en", path: "/plan", tag: "reminder", seconds: 11 * 60 * 60 };
    expect(world.pushed).toEqual([
      { ...notice, title: "You have an appointment on Wednesday.", at: Date.parse("2026-03-31T05:00:00Z") },
      {
        ...notice,
        title: "You had an appointment a week ago. It is not too late to go.",
        at: Date.parse("2026-04-08T05:00:00Z"),
      },
    ]);
    expect(world.sent).toEqual([]);
  });

  test("needs no proved number, costs nothing, and the operator's caps leave it alone", async () => {
    const { id } = await byPush();
    await notifiedPhone(world.context, id, { messages: 0, news: 0 });
    await world.db.updateTable("member").set({ phoneProof: "missing", phone: "+923009999999" }).execute();
    world.caps = { day: 0, month: 0 };
    world.now = Date.parse("2026-03-30T03:00:00Z");
    expect((await previewReminders(world.context, 7)).map(({ reminders }) => reminders)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await world.doAll(DAY_BEFORE);
    expect([world.pushed.length, await world.stored()]).toEqual([1, [["before", "2026-04-01", "sent"]]]);
    expect(await sentCounts(world.context)).toEqual({ day: 0, month: 0 });
  });

  test("is in the language of her account, and a tap opens the page of that language", async () => {
    const { id } = await byPush();
    await notifiedPhone(world.context, id);
    await world.db.updateTable("member").set({ preferredLanguage: "ur" }).execute();
    await world.doAll(DAY_BEFORE);
    expect(world.pushed).toMatchObject([{ title: "بدھ کو آپ کی اپائنٹمنٹ ہے۔", language: "ur", path: "/ur/plan" }]);
  });

  test("comes to all her phones, once however many processes look, and one that is gone is forgotten", async () => {
    const { id } = await byPush();
    const [one, two] = [await notifiedPhone(world.context, id), await notifiedPhone(world.context, id)];
    world.pushAnswer = ({ endpoint }) => (endpoint === one.endpoint ? "gone" : "sent");
    world.now = Date.parse(DAY_BEFORE);
    const contexts = Array.from({ length: 5 }, () => world.context);
    await Promise.all(contexts.map(remindDue));
    expect(world.pushed.map(({ endpoint }) => endpoint).toSorted()).toEqual([one.endpoint, two.endpoint].toSorted());
    expect(await world.stored()).toEqual([["before", "2026-04-01", "sent"]]);
    const left = await world.db.selectFrom("pushSubscription").select("endpoint").execute();
    expect(left).toEqual([{ endpoint: two.endpoint }]);
  });

  test("waits where no push service takes it, and is then sent once", async () => {
    const { id } = await byPush();
    await notifiedPhone(world.context, id);
    world.pushAnswer = () => "notTaken";
    await world.doAll(DAY_BEFORE);
    expect(await world.stored()).toEqual([]);
    world.pushAnswer = () => "unknown";
    await world.liveUntil("2026-04-01T00:00:00Z");
    expect(pushedTimes()).toEqual(["2026-03-31T05:00:00.000Z", "2026-03-31T05:30:00.000Z"]);
    expect(await world.stored()).toEqual([["before", "2026-04-01", "unknown"]]);
  });

  test.each([
    ["her session ended", async () => void (await world.db.deleteFrom("session").execute())],
    [
      "her session expired",
      async () => void (await world.db.updateTable("session").set({ idleUntil: world.now }).execute()),
    ],
    ["the operator took the keys away", async () => void (world.pushKey = null)],
    ["she lost her baby", async (sana: Reminded) => world.lose(sana)],
    [
      "she is suspended",
      async () =>
        void (await world.db
          .updateTable("member")
          .set({ suspendedUntil: world.now + 9 * DAY })
          .execute()),
    ],
  ])("does not come once %s", async (_, happens) => {
    const sana = await byPush();
    await notifiedPhone(world.context, sana.id);
    await happens(sana);
    await world.doAll(DAY_BEFORE);
    expect([world.pushed, await world.stored()]).toEqual([[], []]);
  });

  test("comes again after she has turned notices on anew", async () => {
    const { id } = await byPush();
    await world.liveUntil("2026-04-02T00:00:00Z");
    expect(world.pushed).toEqual([]);
    await notifiedPhone(world.context, id);
    await world.liveUntil("2026-04-10T00:00:00Z");
    expect(pushedTimes()).toEqual(["2026-04-08T05:00:00.000Z"]);
  });
});
