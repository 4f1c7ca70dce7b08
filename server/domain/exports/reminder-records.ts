import { say } from "../../contract/sentences/say.ts";
import { instant, type Content } from "./rows.ts";
import { languageNames, reminderChannels, reminderKinds, reminderStates } from "./values.ts";

export const reminderChoice: Content = {
  name: "reminders",
  about: say.exportAboutReminders,
  columns: ["isOn", "phoneNumber", "channel", "hour", "timeZone", "language", "stoppedAt", "changedAt"],
  values: { channel: reminderChannels, language: languageNames },
  async *pages({ db }, { id }) {
    const rows = await db.selectFrom("reminderChoice").selectAll().where("memberId", "=", id).execute();
    yield rows.map(({ isOn, phone, channel, hour, timeZone, language, stoppedAt, updatedAt }) => ({
      isOn: isOn === 1,
      phoneNumber: phone,
      channel,
      hour,
      timeZone,
      language,
      stoppedAt: instant(stoppedAt),
      changedAt: instant(updatedAt),
    }));
  },
};

export const remindersSent: Content = {
  name: "reminders-sent",
  about: say.exportAboutRemindersSent,
  columns: ["sentOn", "kind", "date", "channel", "state"],
  values: { kind: reminderKinds, channel: reminderChannels, state: reminderStates },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("reminder")
      .selectAll()
      .where("memberId", "=", id)
      .orderBy("sentOn")
      .orderBy("day")
      .execute();
    yield rows.map(({ sentOn, kind, day, channel, state }) => ({ sentOn, kind, date: day, channel, state }));
  },
};
