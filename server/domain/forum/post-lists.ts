import { sql } from "kysely";
import { PAGES_MAX } from "../../contract/forum/limits.ts";
import type { Member } from "../member/member.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { Database } from "../../db/schema.ts";
import type { Context } from "../context.ts";
import { invalid } from "../../failures.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { wordsOf } from "../search/fold.ts";
import { instantsOf, monthOf } from "./months.ts";
import { membersOf, sharedMonth } from "./my-month.ts";
import { posts, seen, seenBy, type Post } from "./posts.ts";
import { topicById } from "./topics.ts";
import type { Viewer } from "./visibility.ts";
import { say } from "../../contract/sentences/say.ts";

interface Sharing {
  sharing?: string | undefined;
}

const MATCHES_MAX = 1_000;

export interface PostsAsked extends Paging {
  search: string;
  /** YYYY-MM in the operator's zone; null for all. */
  month: string | null;
  /** Null for all that are in a listed topic or in none. */
  topicId: string | null;
  isMyMonth?: boolean;
}

/** A page holds fewer where the viewer hid some or blocked their authors. */
export async function listPosts(context: Context, viewer: Viewer, asked: PostsAsked): Promise<Page<Post>> {
  if (asked.page > PAGES_MAX) {
    throw invalid("page", () => say.postsGoBack({ pages: PAGES_MAX }));
  }
  if (asked.topicId !== null) await topicById(context, asked.topicId);
  const words = wordsOf(asked.search);
  const sharing = asked.isMyMonth ? viewer && (await sharedMonth(context, viewer)) : undefined;
  if (sharing === null) return pageOf([], 0, asked);
  if (asked.search.trim() !== "" && words.length === 0) return pageOf([], 0, asked);
  if (words.length > 0) return searchPosts(context, viewer, words, { ...asked, sharing });
  const chosen = numbers(context, { ...asked, sharing });
  const page = newestFirst(chosen).limit(asked.limit).offset(offsetOf(asked));
  const isOfAll = !asked.month && asked.topicId === null && !sharing;
  const items =
    viewer && isOfAll
      ? await newestPosts(context, viewer, asked.limit, offsetOf(asked))
      : await seen(context, viewer, posts(context, viewer).where("post.number", "in", page));
  const total = isOfAll ? await countShown(context) : await countUpTo(context, chosen, asked);
  return pageOf(items, Math.min(total, PAGES_MAX * asked.limit), asked);
}

async function searchPosts(
  context: Context,
  viewer: Viewer,
  words: string[],
  asked: PostsAsked & Sharing,
): Promise<Page<Post>> {
  const within = asked.month ? instantsOf(asked.month, context.timeZone) : null;
  const found = await context.newestMatches(context.db, "post", words, {
    most: MATCHES_MAX,
    within,
    topicId: asked.topicId,
  });
  const matches = asked.sharing && found.length > 0 ? await sharedAmong(context, asked, found) : found;
  const page = matches.slice(offsetOf(asked), offsetOf(asked) + asked.limit);
  const isOnPage = posts(context, viewer).where("post.number", "in", page);
  return pageOf(page.length > 0 ? await seen(context, viewer, isOnPage) : [], matches.length, asked);
}

async function sharedAmong(context: Context, asked: PostsAsked & Sharing, found: number[]) {
  const shared = newestFirst(numbers(context, asked).where("post.number", "in", found));
  return (await shared.execute()).map(({ number }) => number);
}

export async function latestPosts(context: Context, viewer: Viewer, limit: number): Promise<Post[]> {
  if (viewer) return newestPosts(context, viewer, limit);
  const editorial = listed(context.db).where("post.isEditorial", "=", sql.lit(1 as const));
  return seen(context, null, posts(context, null).where("post.number", "in", newestFirst(editorial).limit(limit)));
}

async function newestPosts(context: Context, viewer: NonNullable<Viewer>, limit: number, offset = 0): Promise<Post[]> {
  return seenBy(context, viewer, await newestRows(context.db, { viewerId: viewer.id, offset }, limit));
}

const newestRows = keptQuery((db, { viewerId, offset }: { viewerId: string; offset: number }, limit: number) => {
  const page = newestFirst(listed(db)).limit(limit).offset(offset);
  return posts({ db }, { id: viewerId }).where("post.number", "in", page);
});

export async function waitingPosts(context: Context, author: Member, limit: number): Promise<Post[]> {
  return seenBy(context, author, await waitingRows(context.db, { authorId: author.id }, limit));
}

const waitingRows = keptQuery((db, { authorId }: { authorId: string }, limit: number) =>
  posts({ db }, { id: authorId })
    .where("post.authorId", "=", authorId)
    .where("post.state", "=", sql.lit("waiting" as const))
    .limit(limit),
);

export async function firstMonth({ db, timeZone }: Context): Promise<string | null> {
  const [oldest] = await oldestPost(db, {});
  return oldest ? monthOf(oldest.createdAt, timeZone) : null;
}

const oldestPost = keptQuery((db) =>
  listed(db).select("post.createdAt").orderBy("post.createdAt").orderBy("post.number").limit(1),
);

function shown(db: Database) {
  return db
    .selectFrom("post")
    .select("post.number")
    .where("post.state", "=", sql.lit("shown" as const));
}

export function listed(db: Database) {
  return shown(db).where("post.isUnlisted", "=", sql.lit(0 as const));
}

/** Read from the index alone: whole rows are read for one page only. */
function numbers(context: Context, { month, topicId, sharing }: Pick<PostsAsked, "month" | "topicId"> & Sharing) {
  let found = topicId === null ? listed(context.db) : shown(context.db).where("post.topicId", "=", topicId);
  if (sharing) {
    found = found.where("post.pseudonym", "is", null).where("post.authorId", "in", membersOf(context, sharing));
  }
  if (month !== null) {
    const { from, until } = instantsOf(month, context.timeZone);
    found = found.where("post.createdAt", ">=", from).where("post.createdAt", "<", until);
  }
  return found;
}

export function newestFirst(chosen: ReturnType<typeof numbers>) {
  return chosen.orderBy("post.createdAt", "desc").orderBy("post.number", "desc");
}

export async function countShown({ db }: Pick<Context, "db">) {
  const [row] = await shownPosts(db, {});
  return row?.value ?? 0;
}

const shownPosts = keptQuery((db) =>
  db
    .selectFrom("tally")
    .select("value")
    .where("name", "=", sql.lit("shownPosts" as const)),
);

async function countUpTo({ db }: Context, chosen: ReturnType<typeof numbers>, { limit }: Paging) {
  const { total } = await db
    .selectFrom(chosen.limit(PAGES_MAX * limit).as("match"))
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
