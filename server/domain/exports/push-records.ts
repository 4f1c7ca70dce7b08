import { say } from "../../contract/sentences/say.ts";
import { deviceInWords } from "../device-words.ts";
import { instant, type Content } from "./rows.ts";
import { languageNames } from "./values.ts";

/** Without the browser's address and keys, which only send. */
export const pushSubscriptions: Content = {
  name: "notified-phones",
  about: say.exportAboutNotifiedPhones,
  columns: ["device", "messages", "news", "timeZone", "language", "since"],
  values: { language: languageNames },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("pushSubscription")
      .innerJoin("session", "session.tokenHash", "pushSubscription.tokenHash")
      .select(["deviceName", "messages", "news", "timeZone", "language", "pushSubscription.createdAt"])
      .where("pushSubscription.memberId", "=", id)
      .orderBy("pushSubscription.createdAt")
      .execute();
    yield rows.map(({ deviceName, messages, news, timeZone, language, createdAt }) => ({
      device: deviceName && deviceInWords(deviceName),
      messages: messages === 1,
      news: news === 1,
      timeZone,
      language,
      since: instant(createdAt),
    }));
  },
};
