import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../server/domain/identity.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import { sendMessage } from "../../../server/domain/messages/sending.ts";
import { notify } from "../../../server/domain/notify/notify.ts";
import { pushDue } from "../../../server/domain/push-news/sending.ts";
import { notifiedPhone } from "../../fixtures/push.ts";
import { reminded, type Reminded } from "../../fixtures/reminders.ts";
import { DAY, HOUR, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const MINUTE = 60_000;

const world = new ReminderWorld();
let sana: Reminded;
let rabia: Reminded;
beforeEach(async () => {
  world.pushKey = "the operator's";
  [sana, rabia] = [await reminded(world.context, PERIOD), await reminded(world.context, PERIOD)];
  await world.db.updateTable("member").set({ isFindable: 1 }).execute();
});

/** Rabia writes, Sana gets it; she has accepted. */
async function write(text = "Assalam o alaikum") {
  const [from, to] = [await memberById(world.context, rabia.id), sana.id];
  await sendMessage(world.context, from, to, { text, clientId: null, submissionKey: newId() });
  await world.db.updateTable("conversation").set({ state: "open" }).execute();
}

async function newsFor(id: string) {
  await notify(world.context, [id], {
    kind: "account",
    subjectKind: "sessions",
    subjectId: id,
    said: ["dataFileMade"],
  });
}

async function pass(ms: number) {
  world.now += ms;
  while (await pushDue(world.context));
}

const read = () => world.db.updateTable("conversationSide").set({ unreadCount: 0 }).execute();
const titles = () => world.pushed.map(({ title }) => title);

describe("a message", () => {
  test("is told of on her phone soon, neutrally, and not once she has read it", async () => {
    const phone = await notifiedPhone(world.context, sana.id);
    await write();
    await pass(0);
    expect(world.pushed).toEqual([]);
    await pass(MINUTE);
    expect(world.pushed).toEqual([
      {
        ...phone.address,
        title: "You have a new message.",
        language: "en",
        path: "/messages",
        tag: "messages",
        at: world.now,
        seconds: Math.floor((Date.parse("2026-03-30T16:00:00Z") - world.now) / 1_000),
      },
    ]);
    await pass(HOUR);
    expect(world.pushed).toHaveLength(1);

    await write();
    await read();
    await pass(HOUR);
    expect(world.pushed).toHaveLength(1);
  });

  test("of many that come at once makes one notice, and ten minutes lie between two", async () => {
    await notifiedPhone(world.context, sana.id);
    for (const text of ["one", "two", "three"]) await write(text);
    await pass(MINUTE);
    await write("four");
    await pass(MINUTE);
    expect(world.pushed).toHaveLength(1);
    await pass(9 * MINUTE);
    expect(world.pushed).toHaveLength(2);
  });

  test("at night waits until the morning of the phone", async () => {
    await notifiedPhone(world.context, sana.id, { timeZone: "Europe/London" });
    world.now = Date.parse("2026-03-30T20:30:00Z");
    await write();
    await pass(MINUTE);
    await pass(8 * HOUR);
    expect(world.pushed).toEqual([]);
    await pass(2 * HOUR + 30 * MINUTE);
    expect(titles()).toEqual(["You have a new message."]);
  });

  test("of somebody whom she has blocked, or whose request she does not want to hear of, is not told of", async () => {
    await notifiedPhone(world.context, sana.id);
    await world.db.insertInto("mutedTopic").values({ memberId: sana.id, topic: "requests" }).execute();
    await write();
    await world.db.updateTable("conversation").set({ state: "requested" }).execute();
    await pass(MINUTE);
    expect(world.pushed).toEqual([]);

    await world.db.updateTable("conversation").set({ state: "open" }).execute();
    await write("again");
    await world.db
      .insertInto("memberBlock")
      .values({
        id: newId(),
        memberId: sana.id,
        blockedId: rabia.id,
        threadId: "",
        name: "Rabia",
        blockerName: "Sana",
        createdAt: world.now,
      })
      .execute();
    await pass(HOUR);
    expect(world.pushed).toEqual([]);
  });

  test.each([
    ["messages", { messages: 0 }, ["There is something new for you."]],
    ["news", { news: 0 }, ["You have a new message."]],
    ["both", { messages: 0, news: 0 }, []],
  ] as const)("comes as she chose: without %s", async (_, choices, expected) => {
    await notifiedPhone(world.context, sana.id, choices);
    await write();
    await newsFor(sana.id);
    await pass(MINUTE);
    expect(titles()).toEqual(expected);
  });

  test("is told of in Urdu where the page was in Urdu, and leads there", async () => {
    await notifiedPhone(world.context, sana.id, { language: "ur" });
    await write();
    await newsFor(sana.id);
    await pass(MINUTE);
    expect(world.pushed.map(({ title, path }) => `${path} ${title}`).toSorted()).toEqual([
      "/ur/messages آپ کے لیے ایک نیا پیغام ہے۔",
      "/ur/notifications آپ کے لیے کچھ نیا ہے۔",
    ]);
  });

  test("leaves nothing waiting for a member whom no phone notifies", async () => {
    await write();
    await newsFor(sana.id);
    expect(await world.db.selectFrom("pushWaiting").selectAll().execute()).toEqual([]);
  });
});

describe("a notice", () => {
  test("is sent once, however many processes look, and whatever becomes of it", async () => {
    await notifiedPhone(world.context, sana.id);
    for (const outcome of ["sent", "unknown", "refused"] as const) {
      world.pushed = [];
      world.pushAnswer = () => outcome;
      await newsFor(sana.id);
      world.now += HOUR;
      await Promise.all(Array.from({ length: 5 }, () => pushDue(world.context)));
      await pass(HOUR);
      expect([outcome, titles()]).toEqual([outcome, ["There is something new for you."]]);
    }
  });

  test("that no service takes is offered again after ten minutes, while there is still something new", async () => {
    await notifiedPhone(world.context, sana.id);
    world.pushAnswer = () => "notTaken";
    await write();
    await pass(MINUTE);
    await pass(5 * MINUTE);
    expect(world.pushed).toHaveLength(1);
    await pass(6 * MINUTE);
    expect(world.pushed).toHaveLength(2);
    await read();
    await pass(HOUR);
    expect(world.pushed).toHaveLength(2);
  });

  test("does not come to a suspended member, after the session's end, nor about what is gone", async () => {
    await notifiedPhone(world.context, sana.id);
    await newsFor(sana.id);
    await world.db
      .updateTable("member")
      .set({ suspendedUntil: world.now + DAY })
      .execute();
    await pass(MINUTE);
    await world.db.updateTable("member").set({ suspendedUntil: null }).execute();
    await newsFor(sana.id);
    await world.db.deleteFrom("notification").execute();
    await pass(HOUR);
    await newsFor(sana.id);
    await world.db.deleteFrom("session").execute();
    await pass(HOUR);
    expect(world.pushed).toEqual([]);
    expect(await world.db.selectFrom("pushSubscription").selectAll().execute()).toEqual([]);
  });

  test("lost by a process that ended is not sent by the next one, and does not hold up what comes later", async () => {
    await notifiedPhone(world.context, sana.id);
    await write();
    world.pushAnswer = () => {
      throw new Error("the process ended");
    };
    world.now += MINUTE;
    await expect(pushDue(world.context)).rejects.toThrow("the process ended");
    world.pushAnswer = () => "sent";
    await pass(HOUR);
    expect(world.pushed).toHaveLength(1);
    await write("later");
    await pass(HOUR);
    expect(world.pushed).toHaveLength(2);
  });
});
