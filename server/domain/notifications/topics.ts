import { keptQuery } from "../../db/kept-query.ts";
import type { NotificationTable } from "../../db/schema/notifications.ts";
import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";

type Kind = NotificationTable["kind"];

/** A moderator's decisions and news of the account cannot be muted. */
const TOPICS = {
  comments: ["comment"],
  requests: ["messageRequest"],
  dates: ["ownDay"],
  support: ["contact"],
  reports: ["reportOutcome"],
} as const satisfies Record<string, readonly Kind[]>;

export type Topic = keyof typeof TOPICS;
export type Choices = Record<Topic, boolean>;

const names = Object.keys(TOPICS).filter((name): name is Topic => name in TOPICS);

export async function topicChoices(context: Context, member: Member): Promise<Choices> {
  const muted = await mutedTopics(context, member);
  const isOn = (topic: Topic) => !muted.includes(topic);
  return {
    comments: isOn("comments"),
    requests: isOn("requests"),
    dates: isOn("dates"),
    support: isOn("support"),
    reports: isOn("reports"),
  };
}

export async function chooseTopics(context: Context, { id: memberId }: Member, choices: Choices): Promise<void> {
  const muted = names.filter((topic) => !choices[topic]);
  await context.db.transaction().execute(async (db) => {
    await db.updateTable("member").set({ updatedAt: context.now() }).where("id", "=", memberId).execute();
    await db.deleteFrom("mutedTopic").where("memberId", "=", memberId).execute();
    if (muted.length === 0) return;
    await db
      .insertInto("mutedTopic")
      .values(muted.map((topic) => ({ memberId, topic })))
      .execute();
  });
}

export async function mutedKinds(context: Context, member: Member): Promise<Kind[]> {
  const muted = await mutedTopics(context, member);
  return muted.flatMap((topic) => [...TOPICS[topic]]);
}

async function mutedTopics({ db }: Context, { id }: Member): Promise<Topic[]> {
  const rows = await mutedBy(db, { id });
  return names.filter((name) => rows.some(({ topic }) => topic === name));
}

const mutedBy = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("mutedTopic").select("topic").where("memberId", "=", id),
);
