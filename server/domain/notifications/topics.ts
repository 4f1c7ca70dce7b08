import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";

type Kind = NotificationTable["kind"];

/**
 * What she may choose to be told of, with the kinds of notifications that speak of it. What is not here she is always
 * told: a moderator's decision about her own words, and what happens to her account.
 */
export const TOPICS = {
  comments: ["comment"],
  requests: ["messageRequest"],
  dates: ["ownDay"],
  support: ["contact"],
  reports: ["reportOutcome"],
} as const satisfies Record<string, readonly Kind[]>;

export type Topic = keyof typeof TOPICS;
export type Choices = Record<Topic, boolean>;

const names = Object.keys(TOPICS).filter((name): name is Topic => name in TOPICS);

/** Of which topics she is told; of all, until she says otherwise. */
export async function topicChoices(context: Context, member: Member): Promise<Choices> {
  const muted = await mutedTopics(context, member);
  const isTold = (topic: Topic) => !muted.includes(topic);
  return {
    comments: isTold("comments"),
    requests: isTold("requests"),
    dates: isTold("dates"),
    support: isTold("support"),
    reports: isTold("reports"),
  };
}

/** Chooses of which topics she is told. What came meanwhile stands in her list again when she takes one back. */
export async function chooseTopics(context: Context, { id: memberId }: Member, choices: Choices): Promise<void> {
  const muted = names.filter((topic) => !choices[topic]);
  await context.db.transaction().execute(async (db) => {
    // Written first, her own row makes two choices at the same moment wait, so that one of them holds whole.
    await db.updateTable("member").set({ updatedAt: context.now() }).where("id", "=", memberId).execute();
    await db.deleteFrom("mutedTopic").where("memberId", "=", memberId).execute();
    if (muted.length === 0) return;
    await db
      .insertInto("mutedTopic")
      .values(muted.map((topic) => ({ memberId, topic })))
      .execute();
  });
}

/** The kinds of notifications that she doesn't want. */
export async function mutedKinds(context: Context, member: Member): Promise<Kind[]> {
  const muted = await mutedTopics(context, member);
  return muted.flatMap((topic) => [...TOPICS[topic]]);
}

async function mutedTopics({ db }: Context, { id }: Member): Promise<Topic[]> {
  const rows = await db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id).execute();
  return names.filter((name) => rows.some(({ topic }) => topic === name));
}
