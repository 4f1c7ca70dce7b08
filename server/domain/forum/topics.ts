import type { Selectable } from "kysely";
import type { TopicTable } from "../../db/schema/forum.ts";
import type { Flag } from "../../db/schema/columns.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import { say } from "../../contract/sentences/say.ts";
import { currentLanguage, speaking, translatedUnlessOwn } from "../../language.ts";

export type Topic = Selectable<TopicTable>;

const shipped = new Map([
  ["first-months", say.topicFirstMonths],
  ["birth", say.topicBirth],
  ["newborn", say.topicNewborn],
  ["feelings", say.topicFeelings],
  ["loss", say.topicLoss],
]);

export type NamedTopic = Pick<Topic, "id" | "name" | "urduName">;

export function topicInWords({ id, name, urduName }: NamedTopic): string {
  if (urduName && currentLanguage() === "ur") return urduName;
  const words = shipped.get(id);
  return words ? translatedUnlessOwn(name, () => words()) : name;
}

/** Empty where readers of Urdu see the name itself. */
export function urduNameOf(topic: NamedTopic): string {
  const words = speaking("ur", () => topicInWords(topic));
  return words === topic.name ? "" : words;
}

export async function allTopics({ db }: Pick<Context, "db">): Promise<Topic[]> {
  return db.selectFrom("topic").selectAll().orderBy("position").orderBy("id").execute();
}

export async function topicById({ db }: Pick<Context, "db">, id: string): Promise<Topic> {
  return found(await db.selectFrom("topic").selectAll().where("id", "=", id).executeTakeFirst(), "topic");
}

/** @param before of the post that is edited: it may stay where no new post may come. */
export async function topicColumns(
  context: Pick<Context, "db">,
  topicId: string | null,
  before: string | null = null,
): Promise<{ topicId: string | null; isUnlisted: Flag }> {
  if (topicId === null) return { topicId, isUnlisted: 0 };
  const topic = (await allTopics(context)).find(({ id }) => id === topicId);
  if (!topic || (topic.isClosed === 1 && topicId !== before)) throw invalid("topicId", say.topicNotListed);
  return { topicId, isUnlisted: topic.isUnlisted };
}
