import { readFile } from "node:fs/promises";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Context } from "../domain/context.ts";
import { topicColumns } from "../domain/forum/topics.ts";
import { placeOf } from "../domain/forum/comment-writing.ts";
import { takePseudonym } from "../domain/forum/pseudonyms.ts";
import { countComments, countShownPosts, isListed } from "../domain/forum/text-states.ts";
import { shippedId } from "../domain/identity.ts";
import { searchTextOf } from "../domain/search/fold.ts";
import type { Database, Schema } from "../db/schema.ts";

const HOUR = 3_600_000;
const file = new URL("./samples/forum.json", import.meta.url);

const text = {
  key: z.string(),
  member: z.string(),
  hoursAgo: z.number(),
  text: z.string(),
  isPseudonymous: z.boolean().default(false),
};
const forum = z.object({
  posts: z.array(
    z.object({
      ...text,
      title: z.string(),
      mood: z.number(),
      isEditorial: z.boolean().default(false),
      topic: z.string().nullable().default(null),
      likedBy: z.array(z.string()),
      comments: z.array(z.object({ ...text, replyTo: z.string().optional(), isHelpful: z.boolean().default(false) })),
    }),
  ),
});

type SamplePost = z.infer<typeof forum>["posts"][number];
type SampleComment = SamplePost["comments"][number];

export async function loadSamplePosts(context: Context): Promise<void> {
  const { posts } = forum.parse(JSON.parse(await readFile(file, "utf8")));
  await context.db.transaction().execute(async (db) => {
    for (const post of posts.toReversed()) await loadPost({ ...context, db }, post);
  });
}

export async function removeSamplePosts(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeLikes(transaction);
    const comments = await transaction
      .deleteFrom("comment")
      .where("authorId", "in", sampleMembers(transaction))
      .returning(["postId", "state"])
      .execute();
    for (const { postId, state } of comments) {
      if (state === "shown") await countComments({ db: transaction }, postId, -1);
    }
    const posts = await transaction
      .deleteFrom("post")
      .where("authorId", "in", sampleMembers(transaction))
      .returning(["state", "isUnlisted"])
      .execute();
    await countShownPosts({ db: transaction }, -posts.filter(isListed).length);
  });
}

async function removeLikes(db: Transaction<Schema>) {
  const posts = await db
    .deleteFrom("postLike")
    .where("memberId", "in", sampleMembers(db))
    .returning("postId as id")
    .execute();
  const comments = await db
    .deleteFrom("commentLike")
    .where("memberId", "in", sampleMembers(db))
    .returning("commentId as id")
    .execute();
  for (const [kind, liked] of [
    ["post", posts],
    ["comment", comments],
  ] as const) {
    for (const { id } of liked) {
      await db
        .updateTable(kind)
        .set((row) => ({ likeCount: row("likeCount", "-", 1) }))
        .where("id", "=", id)
        .execute();
    }
  }
}

function sampleMembers(db: Transaction<Schema>) {
  return db.selectFrom("member").select("id").where("isSample", "=", 1);
}

async function loadPost(context: Context, sample: SamplePost) {
  const id = shippedId("post", sample.key);
  const authorId = shippedId("member", sample.member);
  const topic = await topicColumns(context, sample.topic);
  const inserted = await context.db
    .insertInto("post")
    .values({
      ...wordsOf(context, sample),
      id,
      mood: sample.mood,
      title: sample.title,
      isEditorial: sample.isEditorial ? 1 : 0,
      ...topic,
      likeCount: sample.likedBy.length,
      searchText: searchTextOf(`${sample.title} ${sample.text}`),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return;
  if (sample.isPseudonymous) {
    const pseudonym = await takePseudonym(context, id, authorId);
    await context.db.updateTable("post").set({ pseudonym }).where("id", "=", id).execute();
  }
  if (topic.isUnlisted === 0) await countShownPosts(context, 1);
  for (const key of sample.likedBy) {
    await context.db
      .insertInto("postLike")
      .values({ postId: id, memberId: shippedId("member", key) })
      .execute();
  }
  for (const comment of sample.comments) await loadComment(context, id, comment);
}

async function loadComment(context: Context, postId: string, sample: SampleComment) {
  const pseudonym = sample.isPseudonymous
    ? await takePseudonym(context, postId, shippedId("member", sample.member))
    : null;
  const replyTo = sample.replyTo === undefined ? null : shippedId("comment", sample.replyTo);
  await context.db
    .insertInto("comment")
    .values({
      ...wordsOf(context, sample),
      ...(await placeOf(context, replyTo)),
      id: shippedId("comment", sample.key),
      postId,
      pseudonym,
      isHelpful: sample.isHelpful ? 1 : 0,
    })
    .execute();
  await countComments(context, postId, 1);
}

function wordsOf(context: Context, { key, member, text, hoursAgo }: SampleComment | SamplePost) {
  return {
    authorId: shippedId("member", member),
    pseudonym: null,
    body: text,
    state: "shown" as const,
    stateReason: null,
    submissionKey: key,
    createdAt: context.now() - hoursAgo * HOUR,
    editedAt: null,
  };
}
