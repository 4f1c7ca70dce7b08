import type { Context } from "../context.ts";
import { changedMeanwhile, invalid } from "../../failures.ts";
import { holdMember, type Member } from "../member/member.ts";
import { recordAct } from "../audit-log/acts.ts";
import { newId } from "../identity.ts";
import { topicById, type Topic } from "./topics.ts";

interface TopicWords {
  name: string;
  /** Empty: readers of Urdu see the name. Undefined: it stays. */
  urduName?: string | undefined;
  position: number;
}

const MOST = 30;

/** Whether a topic is unlisted never changes: posts written for few would otherwise come into everybody's list. */
export async function addTopic(
  context: Context,
  administrator: Member,
  { name, urduName, position, isUnlisted }: TopicWords & { isUnlisted: boolean },
): Promise<Topic> {
  const id = newId();
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // The same form, sent twice at one moment.
    await holdMember(inside, administrator.id);
    const names = await db.selectFrom("topic").select("name").execute();
    if (names.length >= MOST)
      throw invalid("", `There are ${MOST} topics, the most there can be. Close or rename one.`);
    requireFreeName(name, names);
    const row = { id, name, urduName, position, isUnlisted: isUnlisted ? 1 : 0, createdAt: context.now() } as const;
    await db.insertInto("topic").values(row).execute();
    await recordAct(inside, administrator.id, { act: "set", subjectKind: "topic", subjectId: id, reason: name });
  });
  return topicById(context, id);
}

/** A topic is closed, never deleted: its posts stay where they were written. */
export async function changeTopic(
  context: Context,
  administrator: Member,
  id: string,
  { name, urduName, position, isClosed, version }: TopicWords & { isClosed: boolean; version: number },
): Promise<Topic> {
  const before = await topicById(context, id);
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    requireFreeName(name, await db.selectFrom("topic").select("name").where("id", "!=", id).execute());
    const changed = await db
      .updateTable("topic")
      .set((row) => ({
        name,
        urduName,
        position,
        isClosed: isClosed ? 1 : 0,
        version: row("version", "+", 1),
      }))
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw changedMeanwhile("topic");
    const reason = [before.name === name ? name : `${before.name} → ${name}`, ...(isClosed ? ["closed"] : [])].join(
      ", ",
    );
    await recordAct(inside, administrator.id, { act: "set", subjectKind: "topic", subjectId: id, reason });
  });
  return topicById(context, id);
}

function requireFreeName(name: string, others: { name: string }[]) {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalid("name", "There is a topic of this name.");
}
