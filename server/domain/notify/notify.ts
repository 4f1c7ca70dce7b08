import type { Insertable } from "kysely";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import { speaking } from "../../language.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";
import { pushLater } from "./push-later.ts";
import { sentenceOfNews, type Said } from "./news.ts";

interface Message extends Pick<Insertable<NotificationTable>, "kind" | "subjectKind" | "subjectId" | "decisionId"> {
  /** Null where the words are made of the subject. */
  said: Said | null;
}

export async function notify(
  context: Pick<Context, "db" | "now">,
  memberIds: string[],
  { said, ...message }: Message,
): Promise<void> {
  if (memberIds.length === 0) return;
  const { db, now } = context;
  const createdAt = now();
  const stored = { ...message, ...storedWords(said) };
  await db
    .insertInto("notification")
    .values(
      memberIds.map((memberId) => ({ id: newId(), memberId, createdAt, readAt: null, threadId: null, ...stored })),
    )
    .execute();
  if (message.kind !== "messageRequest") await pushLater(context, memberIds, "news");
}

function storedWords(said: Said | null) {
  if (said === null) return { sentence: "", news: null, newsValues: "{}" };
  const [news, values = {}] = said;
  const newsValues = JSON.stringify(values);
  // The version before this one, which may run beside it during an upgrade, reads the sentence.
  const sentence = speaking(FIRST_LANGUAGE, () => sentenceOfNews(news, newsValues)) ?? "";
  return { sentence, news, newsValues };
}
