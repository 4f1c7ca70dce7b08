import { describe, expect, test } from "vitest";
import { takeAnswer } from "../../../server/domain/reminders/answers.ts";
import { reminded } from "../../fixtures/reminders.ts";
import { DAY_BEFORE, PERIOD, ReminderWorld } from "../../support/reminder-world.ts";

const world = new ReminderWorld();

describe("answers", () => {
  const told = (text: string, number: string, id: string | null = null) =>
    takeAnswer(world.context, { id, number, text });

  test.each(["STOP", " stop.", "Stop", "بند", "بند کریں۔", "END"])(
    "%j ends them, START lets them go on",
    async (word) => {
      const sana = await reminded(world.context, PERIOD);
      await told(word, sana.phone);
      expect(await world.choiceOf(sana)).toMatchObject({ isOn: 1, stoppedAt: world.now, lookAt: null });
      await told("start", sana.phone.replace("+92", "0"));
      expect(await world.choiceOf(sana)).toMatchObject({ stoppedAt: null, lookAt: Date.parse(DAY_BEFORE) });
    },
  );

  test("of other words, and of numbers that are none, do nothing", async () => {
    const sana = await reminded(world.context, PERIOD);
    const before = await world.choiceOf(sana);
    for (const word of ["", "ok", "don't stop", "stopp", "شکریہ"]) await told(word, sana.phone);
    await told("STOP", "nobody");
    expect(await world.choiceOf(sana)).toEqual(before);
  });

  test("that are told again do nothing, however late", async () => {
    const sana = await reminded(world.context, PERIOD);
    await told("STOP", sana.phone, "1");
    await told("STOP", sana.phone, "1");
    await told("START", sana.phone, "2");
    await told("STOP", sana.phone, "1");
    expect(await world.choiceOf(sana)).toMatchObject({ stoppedAt: null });
    await told("STOP", sana.phone, "3");
    expect(await world.choiceOf(sana)).toMatchObject({ stoppedAt: world.now });
  });

  test("from a number without reminders are kept for when they are asked for, and START turns none on", async () => {
    const sana = await reminded(world.context, PERIOD);
    await world.db.deleteFrom("reminderChoice").execute();
    await told("STOP", sana.phone);
    expect(await world.choiceOf(sana)).toMatchObject({ isOn: 0, stoppedAt: world.now });
    await told("START", sana.phone);
    expect(await world.choiceOf(sana)).toMatchObject({ isOn: 0, stoppedAt: null, lookAt: null });
  });
});
