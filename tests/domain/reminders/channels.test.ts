import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { GATEWAY_CHANNELS, type ReminderChannel } from "../../../server/contract/reminders/channels.ts";
import { takeAnswer } from "../../../server/domain/reminders/answers.ts";
import { remindDue } from "../../../server/domain/reminders/sending.ts";
import { createLog } from "../../../server/log.ts";
import { openReminders } from "../../../server/ports/reminders/sender.ts";
import { reminded, type Reminded } from "../../fixtures/reminders.ts";
import { startReminderGateway } from "../../support/reminder-gateway.ts";
import { DAY_BEFORE, HOUR, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();

const ends = { sms: "Reply STOP to end.", call: "Press 9 to end these calls.", whatsapp: "Reply STOP to end." };

/** A member reminded by this channel, with a real gateway over HTTP. `look`: what a server does every ten minutes. */
async function remindedBy(channel: ReminderChannel, answer: (response: ServerResponse, times: number) => void) {
  const gateway = await startReminderGateway(answer);
  const other = await startReminderGateway();
  const reminders = openReminders(
    {
      mode: "production",
      reminders: {
        urls: { sms: other.url, [channel]: gateway.url },
        label: undefined,
        caps: { day: undefined, month: undefined },
        answerSecret: "x".repeat(32),
      },
    },
    createLog("silent"),
  );
  const sana = await reminded(world.context, PERIOD);
  await world.db.updateTable("reminderChoice").set({ channel }).where("memberId", "=", sana.id).execute();
  return {
    sana,
    gateway,
    other,
    look: async (at: number) => {
      world.now = at;
      const context = { ...world.context, reminders };
      while (await remindDue(context));
    },
    stop: async () => {
      await gateway.stop();
      await other.stop();
    },
  };
}

const told = async (sana: Reminded, id: string) => takeAnswer(world.context, { id, number: sana.phone, text: "STOP" });

const at = Date.parse(DAY_BEFORE);

describe.each(GATEWAY_CHANNELS)("a reminder by %s", (channel) => {
  test("says how to end them there, and goes to no other gateway when its own refuses", async () => {
    const { gateway, other, look, stop } = await remindedBy(channel, (response) => void response.writeHead(422).end());
    await look(at);
    await look(at + HOUR);

    expect(gateway.asked.map(({ text }) => text)).toEqual([`You have an appointment on Wednesday. ${ends[channel]}`]);
    expect(channel === "sms" || other.asked.length === 0).toBe(true);
    expect(await world.stored()).toEqual([["before", "2026-04-01", "refused"]]);
    await stop();
  });

  test("that a gateway takes after it was away comes once, and what it may have sent is not offered again", async () => {
    const { gateway, look, stop } = await remindedBy(channel, (response, times) => {
      if (times === 1) response.writeHead(503).end();
      else response.destroy();
    });
    for (const minutes of [0, 11, 22, 33]) await look(at + (minutes / 60) * HOUR);

    expect(gateway.asked).toHaveLength(2);
    expect(gateway.sent).toHaveLength(1);
    expect(await world.stored()).toEqual([["before", "2026-04-01", "unknown"]]);
    await stop();
  });

  test("ends with STOP, however often the gateway tells of it, and also while one is waiting for a slow gateway", async () => {
    const { sana, gateway, look, stop } = await remindedBy(channel, (response) => void response.writeHead(503).end());
    await look(at);
    await told(sana, "one");
    await told(sana, "one");
    await look(at + HOUR);

    expect(gateway.asked).toHaveLength(1);
    expect((await world.choiceOf(sana)).stoppedAt).not.toBeNull();
    await stop();
  });
});
