import type { Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import { isEditor } from "../member/roles.ts";
import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import { discardPicture } from "../files/stored.ts";
import { digestOf, newId } from "../identity.ts";
import { addToDay } from "../tally/tally.ts";
import { searchTextOf } from "../search/fold.ts";
import { editOwn } from "./own-texts.ts";
import { postFor, type Post } from "./posts.ts";
import { takePseudonym } from "./pseudonyms.ts";
import { encodePostPicture, storePostPicture, type NewPicture } from "./post-pictures.ts";
import { mustWait, pictureMustWait } from "./review-first.ts";
import { earlierOf, idempotencyKeysOf } from "../idempotency.ts";
import { topicColumns } from "./topics.ts";
import { countShownPosts } from "./text-states.ts";

export interface PostWords {
  mood: number;
  title: string;
  body: string;
  /** Undefined keeps the topic that a post has. */
  topicId: string | null | undefined;
}

export async function addPost(
  context: Context,
  author: Member,
  words: PostWords & { isPseudonymous: boolean; formKey: string | null; picture: NewPicture | null },
): Promise<Post> {
  requireNotSuspended(context, author);
  const { mood, title, body, isPseudonymous, formKey, topicId = null, picture } = words;
  const idempotency = idempotencyKeysOf(
    formKey,
    ["post", mood, title, body, isPseudonymous, topicId ?? "", ...(picture ? [digestOf(picture.bytes)] : [])],
    context.now(),
  );
  const topic = await topicColumns(context, topicId);
  const waits = await mustWait(context, author, `${title}\n${body}`, "post");
  const encoded = picture && (await encodePostPicture(context, author, picture));
  const pictureWaits = encoded !== null && (await pictureMustWait(context, author));
  const storing = context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const earlier = await earlierOf(inside, "post", author, idempotency);
    if (earlier) return earlier;
    const { id } = await db
      .insertInto("post")
      .values({
        id: newId(),
        authorId: author.id,
        pseudonym: null,
        mood,
        title,
        body,
        isEditorial: isEditor(author) && !isPseudonymous ? 1 : 0,
        state: waits ? "waiting" : "shown",
        stateReason: null,
        submissionKey: idempotency.key,
        createdAt: context.now(),
        editedAt: null,
        searchText: searchTextOf(`${title} ${body}`),
        ...topic,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (isPseudonymous) {
      const pseudonym = await takePseudonym(inside, id, author.id);
      await db.updateTable("post").set({ pseudonym }).where("id", "=", id).execute();
    }
    if (encoded) await storePostPicture(inside, id, encoded, { waits: pictureWaits });
    if (!waits && topic.isUnlisted === 0) await countShownPosts(inside, 1);
    await addToDay(inside, "posts");
    return id;
  });
  // Its file stays where the post was stored with it.
  const id = await storing.finally(() => encoded && discardPicture(context, encoded.path));
  return postFor(context, author, id);
}

export async function editPost(
  context: Context,
  author: Member,
  id: string,
  { mood, title, body, topicId, version }: PostWords & { version: number | null },
): Promise<Post> {
  requireNotSuspended(context, author);
  const post = await postFor(context, author, id);
  if (!post.isMine) throw notFound("post");
  const topic = topicId === undefined ? {} : await topicColumns(context, topicId, post.topicId);
  await editOwn(
    context,
    author,
    { kind: "post", id },
    {
      words: `${title}\n${body}`,
      columns: { mood, title, body, searchText: searchTextOf(`${title} ${body}`), ...topic },
      version,
    },
  );
  return postFor(context, author, id);
}
