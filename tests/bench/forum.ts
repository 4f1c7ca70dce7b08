import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "../../server/db/migrate.ts";
import { openDatabase } from "../../server/db/open.ts";
import { memberById, type Member } from "../../server/domain/member/member.ts";
import type { Context } from "../../server/domain/context.ts";
import { commentsOf } from "../../server/domain/forum/comments.ts";
import { firstMonth, latestPosts, listPosts } from "../../server/domain/forum/post-lists.ts";
import { postFor } from "../../server/domain/forum/posts.ts";
import { listCases } from "../../server/domain/moderation/queue.ts";
import { contextOn } from "../support/context.ts";
import { freshDatabase } from "../support/postgres.ts";
import { inTemporaryFolder } from "../support/temporary-folder.ts";
import { COMMON, postId, RARE, writeManyComments, writeManyPosts } from "../fixtures/many-posts.ts";
import type { Row } from "./table.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const THREAD = 10;
const LONG_THREAD = 10_000;
/** Few and many take turns, so that what else runs on the machine disturbs both alike. */
const ROUNDS = 200;
const WARMING_UP = 20;

/** A forum of so many posts, on one of the two databases. */
interface Forum {
  context: Context;
  member: Member;
  posts: number;
  month: string;
}

/** What is asked of a forum, by name. */
const questions: Record<string, (forum: Forum) => Promise<unknown>> = {
  "first page": ({ context }) => list(context),
  "first page, a member's": ({ context, member }) => list(context, { viewer: member }),
  "page 500": ({ context }) => list(context, { page: 500 }),
  "first page of the oldest month": ({ context, month }) => list(context, { month }),
  "home page's latest": ({ context, member }) => latestPosts(context, member, 9),
  "search, a rare word": ({ context }) => list(context, { search: RARE }),
  "search, a word of every second post": ({ context }) => list(context, { search: COMMON }),
  "search, its beginning": ({ context }) => list(context, { search: COMMON.slice(0, 3) }),
  "search, both words": ({ context }) => list(context, { search: `${COMMON} ${RARE}` }),
  "search, no such word": ({ context }) => list(context, { search: "nowhere" }),
  "search, the common word in the oldest month": ({ context, month }) => list(context, { search: COMMON, month }),
  "one post": ({ context, posts }) => postFor(context, null, postId(posts - 1)),
  "its thread of 10 comments": ({ context, posts }) => thread(context, posts - 1, 1),
  "a thread of 10,000, first page": ({ context, posts }) => thread(context, posts, 1),
  "a thread of 10,000, page 1,000": ({ context, posts }) => thread(context, posts, LONG_THREAD / 10),
  "a moderator's queue": ({ context }) => listCases(context, { page: 1, limit: 10 }),
};

function list(context: Context, asked: { search?: string; month?: string; page?: number; viewer?: Member } = {}) {
  const { search = "", month = null, page = 1, viewer = null } = asked;
  return listPosts(context, viewer, { search, month, topicId: null, page, limit: 10 });
}

const thread = (context: Context, post: number, page: number) =>
  commentsOf(context, null, postId(post), { page, limit: 10 });

/** The forum at a million posts beside a thousand. @param postgresUrl of a server; undefined for SQLite. */
export async function forumRows(postgresUrl: string | undefined): Promise<Row[]> {
  const databases = postgresUrl
    ? [await freshDatabase(postgresUrl, "few"), await freshDatabase(postgresUrl, "many")]
    : [];
  try {
    return await inTemporaryFolder(async (folder) => {
      const few = await fill(FEW, { dataDir: await mkdtemp(join(folder, "few-")), databaseUrl: databases[0]?.url });
      const many = await fill(MANY, { dataDir: await mkdtemp(join(folder, "many-")), databaseUrl: databases[1]?.url });
      const rows = await measure(few, many);
      await Promise.all([few, many].map(({ context }) => context.db.destroy()));
      return rows;
    });
  } finally {
    for (const database of databases) await database.drop();
  }
}

async function fill(posts: number, settings: { dataDir: string; databaseUrl: string | undefined }): Promise<Forum> {
  const opened = openDatabase(settings, { hasTimeLimits: false });
  const { db, dialect } = opened;
  await migrate(opened);
  await writeManyPosts(db, posts);
  await writeManyComments(db, posts, LONG_THREAD);
  await writeManyComments(db, posts - 1, THREAD);
  await sql.raw(dialect.name === "sqlite" ? "analyze" : "vacuum analyze").execute(db);
  const context = contextOn(opened, settings.dataDir);
  return { context, posts, member: await memberById(context, "author1"), month: (await firstMonth(context)) ?? "" };
}

async function measure(few: Forum, many: Forum): Promise<Row[]> {
  const times = await timesOf(few, many);
  const rows = [...times].map(([what, [small, large]]): Row => {
    const measured = `${large.toFixed(2)} ms, ${(large / small).toFixed(2)} × ${small.toFixed(2)} ms at 1,000`;
    if (what !== "first page") return { what, budget: "", measured };
    return { what, budget: "≤ 1.2 ×", measured, holds: large / small <= 1.2 };
  });
  const [[, first] = [0, 0], [, deep] = [0, Infinity]] = [times.get("first page"), times.get("page 500")];
  const depth = deep / first;
  rows.push({ what: "page 500 / first page", budget: "≤ 10 ×", measured: `${depth.toFixed(2)} ×`, holds: depth <= 10 });
  return rows;
}

/** Milliseconds that each question takes of few posts and of many: a quarter of the rounds were faster. */
async function timesOf(few: Forum, many: Forum): Promise<Map<string, [number, number]>> {
  const measured = new Map(Object.keys(questions).map((what): [string, [number[], number[]]] => [what, [[], []]]));
  for (let round = -WARMING_UP; round < ROUNDS; round += 1) {
    for (const [what, ask] of Object.entries(questions)) {
      for (const [index, forum] of [few, many].entries()) {
        const began = performance.now();
        await ask(forum);
        if (round >= 0) measured.get(what)?.[index]?.push(performance.now() - began);
      }
    }
  }
  return new Map([...measured].map(([what, [small, large]]) => [what, [quarter(small), quarter(large)]]));
}

function quarter(times: number[]) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0;
}
