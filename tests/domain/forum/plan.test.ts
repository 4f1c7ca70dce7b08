import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../server/db/schema.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import type { Context } from "../../../server/domain/context.ts";
import { commentFor, commentsOf } from "../../../server/domain/forum/comments.ts";
import { firstMonth, latestPosts, listPosts, waitingPosts } from "../../../server/domain/forum/post-lists.ts";
import { postFor } from "../../../server/domain/forum/posts.ts";
import type { Viewer } from "../../../server/domain/forum/visibility.ts";
import { listCases } from "../../../server/domain/moderation/queue.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";
import { NOON } from "../../support/noon.ts";
import { postId, writeManyComments, writeManyPosts } from "../../fixtures/many-posts.ts";

const MANY = 30_000;
const LONG = 3_000;
const MINUTES_APART = 15;

let planned: PlannedDatabase;
let db: Database;
let context: Context;
let member: Viewer;
beforeAll(async () => {
  planned = await plannedDatabase();
  ({ db, context } = planned);
  await writeManyPosts(db, MANY, MINUTES_APART);
  for (let post = MANY - 9; post <= MANY; post += 1) await writeManyComments(db, post, LONG);
  await writeWaiting();
  // What autovacuum does in time: without it PostgreSQL knows neither how many there are nor which pages all may see.
  await sql.raw(isSqlite ? "analyze" : "vacuum analyze").execute(db);
  member = await memberById(context, "author1");
}, 120_000);
afterAll(() => planned.drop());

/** A few that wait for a moderator, and a member who hid and blocked. */
async function writeWaiting() {
  await db.updateTable("post").set({ state: "waiting" }).where("id", "in", [1, 2, 3].map(postId)).execute();
  await db
    .insertInto("hiddenPost")
    .values({ memberId: "author1", postId: postId(MANY), createdAt: NOON })
    .execute();
  await db
    .insertInto("memberBlock")
    .values({ id: "block", memberId: "author1", blockedId: "author2", threadId: "", name: "X", createdAt: NOON })
    .execute();
}

const plansOf = (act: () => Promise<unknown>) => planned.plansOf(act, /"(post|comment)"/);

/** A read of a whole table, or of all its rows in some order that is no index made for them. */
const readsAll = (plan: string) =>
  isSqlite
    ? /SCAN (post|comment|own|newest)\b(?! USING (COVERING )?INDEX (post_newest|post_waiting|comment_waiting))/.test(
        plan,
      )
    : /Seq Scan on (post|comment)\b/.test(plan);

/** The plans of what `act` asks that read a table whole; all of them, when none is by this index. */
async function strayPlans(act: () => Promise<unknown>, index: RegExp) {
  const plans = await plansOf(act);
  return index.test(plans.join("\n")) ? plans.filter(readsAll) : plans;
}

const list = (
  asked: { search?: string; month?: string; topicId?: string; page?: number } = {},
  viewer: Viewer = null,
) => listPosts(context, viewer, { search: "", month: null, topicId: null, page: 1, limit: 10, ...asked });
const covering = (index: string) =>
  new RegExp(isSqlite ? `COVERING INDEX ${index}\\b` : `Index Only Scan (Backward )?using ${index}\\b`);

describe("of 30,000 posts", () => {
  test.each([1, 500])("page %i is found in the index of the newest alone, by visitors and members", async (page) => {
    for (const viewer of [null, member])
      expect(await strayPlans(() => list({ page }, viewer), covering("post_newest"))).toEqual([]);
    expect((await list({ page })).items).toHaveLength(10);
  });

  test("so are a month and the oldest", async () => {
    expect(await strayPlans(() => list({ month: "2025-08" }), covering("post_newest"))).toEqual([]);
    expect(await strayPlans(() => firstMonth(context), /post_newest\b/)).toEqual([]);
    expect((await list({ month: "2025-08" })).items).toHaveLength(10);
  });

  test("so are those of a topic, by its own index", async () => {
    await db
      .updateTable("post")
      .set({ topicId: "birth" })
      .where("number", ">", MANY - 50)
      .execute();
    expect(await strayPlans(() => list({ topicId: "birth" }), /post_newest_of_topic\b/)).toEqual([]);
    expect(await strayPlans(() => list({ topicId: "birth", search: "baby" }), /post_(newest|search)/)).toEqual([]);
  });

  test("so are the latest: of editors for visitors, of anyone for members", async () => {
    expect(await strayPlans(() => latestPosts(context, null, 9), covering("post_newest_editorial"))).toEqual([]);
    expect(await strayPlans(() => latestPosts(context, member, 9), covering("post_newest"))).toEqual([]);
  });

  test("one is found by its id", async () => {
    expect(
      await strayPlans(() => postFor(context, member, postId(5)), isSqlite ? /post USING INDEX/ : /post_id_key/),
    ).toEqual([]);
  });

  const rarely = isSqlite ? /match VIRTUAL TABLE INDEX/ : /Bitmap Index Scan on post_search/;
  test.each([
    ["12345", rarely],
    ["2999", rarely],
    ["nowhere", rarely],
    ["baby 12345", rarely],
    ["baby", isSqlite ? rarely : /post_newest\b/],
    ["bab doct", isSqlite ? rarely : /post_newest\b/],
  ])("a search for %j stays on an index, in a month as well", async (search, index) => {
    expect(await strayPlans(() => list({ search }), index)).toEqual([]);
    expect(await strayPlans(() => list({ search, month: "2025-08" }, member), index)).toEqual([]);
  });

  test("a search finds those that it means, however it goes about it", async () => {
    expect((await list({ search: "12345" })).items.map(({ title }) => title)).toEqual(["Post 12345"]);
    expect((await list({ search: "2999" })).items.map(({ title }) => title)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => `Post 2999${n}`),
    );
    expect(await list({ search: "2999" })).toMatchObject({ total: 11 });
    expect(await list({ search: "post" })).toMatchObject({ total: 1_000, totalPages: 100 });
    expect(await list({ search: "nowhere" })).toMatchObject({ total: 0, items: [] });
  });

  test.skipIf(isSqlite)("of a common and a rare word the index is asked for the rare one alone", async () => {
    const plans = (await plansOf(() => list({ search: "baby 12345" }))).join("\n");
    expect(plans).toMatch(/Index Cond: .*12345/);
    expect(plans).not.toMatch(/Index Cond: .*baby/);
  });

  test("a search in a month finds those of its time alone, also one with an earlier number than others", async () => {
    const [moved, ofJuly] = [postId(20), postId(6_528)];
    const rows = db.updateTable("post").set({ searchText: "post nightjar" });
    await rows.where("id", "in", [moved, ofJuly]).execute();
    const { createdAt } = await db
      .selectFrom("post")
      .select("createdAt")
      .where("id", "=", moved)
      .executeTakeFirstOrThrow();
    const setTime = (createdAt: number) => db.updateTable("post").set({ createdAt }).where("id", "=", moved).execute();
    await setTime(Date.UTC(2025, 7, 1, 6));
    const found = async (month: string) => (await list({ search: "nightjar", month })).items.map(({ id }) => id);
    expect([await found("2025-07"), await found("2025-08")]).toEqual([[ofJuly], [moved]]);
    await setTime(createdAt);
  });

  test.each([1, LONG / 10])("page %i of a thread is found by its post", async (page) => {
    for (const viewer of [null, member]) {
      const comments = () => commentsOf(context, viewer, postId(MANY - 1), { page, limit: 10 });
      expect(await strayPlans(comments, /comment_of_post/)).toEqual([]);
    }
    const { items } = await commentsOf(context, null, postId(MANY), { page, limit: 10 });
    expect(items[0]?.body).toBe(`Comment ${page * 10 - 9}. I was there too.`);
  });

  test.each([1, LONG / 10])("so is page %i with replies behind what they answer", async (page) => {
    const comments = () => commentsOf(context, member, postId(MANY - 1), { page, limit: 10, order: "threads" });
    expect(await strayPlans(comments, /comment_of_post/)).toEqual([]);
  });

  test("comments of those whom she blocked are counted without reading the others", async () => {
    expect(await strayPlans(() => list({}, member), /comment_of_post_by_author\b/)).toEqual([]);
  });

  test("a comment is found by its id", async () => {
    const id = `comment${MANY}x7`;
    expect(
      await strayPlans(() => commentFor(context, null, id), isSqlite ? /comment USING INDEX/ : /comment_id_key/),
    ).toEqual([]);
  });

  test("what waits for a moderator is found by that alone", async () => {
    const cases = () => listCases(context, { page: 1, limit: 10 });
    expect(await strayPlans(cases, /post_waiting\b[^]*comment_waiting\b/)).toEqual([]);
    expect((await cases()).items.map(({ id }) => id)).toEqual([1, 2, 3].map(postId));
  });

  test("what waits of one member's is found among hers, or among what waits", async () => {
    const author = await memberById(context, "author1");
    const ofHers = isSqlite ? /post USING INDEX \S+ \(author_id=\?\)/ : /post_waiting\b|post_author_id/;
    expect(await strayPlans(() => waitingPosts(context, author, 10), ofHers)).toEqual([]);
  });

  test("a read of the whole table would be seen", async () => {
    for (const table of ["post", "comment"] as const) {
      const plans = await plansOf(() => db.selectFrom(table).select("id").where("body", "=", "x").execute());
      expect(plans.map(readsAll)).toEqual([true]);
    }
  });
});
