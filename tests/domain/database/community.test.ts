import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchNameOf } from "../../../server/domain/account/search-name.ts";
import { memberById } from "../../../server/domain/member/member.ts";
import { pairOf } from "../../../server/domain/messages/sides.ts";
import { monthOfPregnancy } from "../../../server/domain/pregnancies/months.ts";
import { pregnanciesOf } from "../../../server/domain/pregnancies/pregnancies.ts";
import { searchTextOf } from "../../../server/domain/search/fold.ts";
import { planOf } from "../../../server/domain/plan/plan.ts";
import type { Context } from "../../../server/domain/context.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { writeCommunity } from "../../bench/community/community.ts";
import { idAt } from "../../bench/community/drawing.ts";
import { contextOn } from "../../support/context.ts";
import { isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { preparedDatabase } from "../../support/prepared-database.ts";

const MEMBERS = 1_000;

let own: OwnDatabase;
let opened: OpenDatabase;
let context: Context;
beforeAll(async () => {
  own = await preparedDatabase("planRules");
  opened = openDatabase(own.settings, { hasTimeLimits: false });
  context = contextOn(opened, own.settings.dataDir);
  await writeCommunity(opened, { members: MEMBERS, now: NOON, passwordHash: "none" });
});
afterAll(async () => {
  await opened.db.destroy();
  await own.drop();
});

async function countOf(query: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.raw(query)}`.execute(opened.db);
  return rows[0]?.total ?? NaN;
}

test.each([
  ["member", 1_000, 1_000],
  ["session", 1_000, 1_000],
  ["pregnancy", 880, 960],
  ["plan_mark", 1_500, 4_000],
  ["post", 400, 400],
  ["comment", 2_000, 2_000],
  ["post_like", 500, 3_000],
  ["conversation", 600, 1_100],
  ["message", 3_000, 12_000],
  ["live_event", 20, 1_000],
  ["notification", 3_500, 6_000],
])("of a thousand members there are as many rows of %s as of people", async (table, least, most) => {
  const total = await countOf(table);
  expect(total).toBeGreaterThanOrEqual(least);
  expect(total).toBeLessThanOrEqual(most);
});

// PostgreSQL has checked them as it wrote.
test.runIf(isSqlite)("what a row names is there", async () => {
  expect((await sql`pragma foreign_key_check`.execute(opened.db)).rows).toEqual([]);
});

const shownComments = "(select count(*) from comment c where c.post_id = post.id and c.state = 'shown')";
const likes = (kind: string) => `(select count(*) from ${kind}_like l where l.${kind}_id = ${kind}.id)`;
const hers = "m.conversation_id = s.conversation_id and m.sender_id = s.other_id and m.position > s.read_position";

test.each([
  ["a post's comments", `post where comment_count <> ${shownComments}`],
  ["a post's likes", `post where like_count <> ${likes("post")}`],
  ["a comment's likes", `comment where like_count <> ${likes("comment")}`],
  [
    "the posts in the list",
    "tally where name = 'shownPosts' and value <> (select count(*) from post where state = 'shown' and is_unlisted = 0)",
  ],
  ["unlisted posts", "post where is_unlisted <> (case when topic_id = 'loss' then 1 else 0 end)"],
  [
    "replies, which stand under a comment of the same thread that is no reply",
    `comment c left join comment r on r.id = c.reply_to_id where c.root_number is not null
      and (r.number is null or r.number <> c.root_number or r.post_id <> c.post_id or r.root_number is not null)`,
  ],
  [
    "comments, which come after their post, one after the other, and before now",
    `comment c join post p on p.id = c.post_id where c.created_at < p.created_at or c.created_at > ${NOON}
      or exists (select 1 from comment b where b.post_id = c.post_id and b.number < c.number and b.created_at > c.created_at)`,
  ],
  [
    "texts, which were written after their author came",
    "post p join member m on m.id = p.author_id where m.created_at > p.created_at",
  ],
  [
    "an author's comments under her pseudonymous post, which are so too",
    "comment c join post p on p.id = c.post_id and p.author_id = c.author_id where p.pseudonym is not null and c.pseudonym is null",
  ],
  [
    "pseudonyms, each one member's in the thread",
    `comment c left join thread_pseudonym t on t.post_id = c.post_id and t.member_id = c.author_id
      where c.pseudonym is not null and (t.name is null or t.name <> c.pseudonym)`,
  ],
  [
    "a conversation's messages, numbered without a gap",
    `conversation c where last_position <> (select count(*) from message m where m.conversation_id = c.id)
      or last_position <> (select max(position) from message m where m.conversation_id = c.id)`,
  ],
  ["requests, which are one message", "conversation where (state = 'requested') <> (last_position = 1)"],
  [
    "the two sides of a conversation",
    "conversation c where 2 <> (select count(*) from conversation_side s where s.conversation_id = c.id)",
  ],
  ["unread messages", `conversation_side s where unread_count <> (select count(*) from message m where ${hers})`],
  [
    "the time of the last message",
    "conversation_side s where last_at <> (select max(created_at) from message m where m.conversation_id = s.conversation_id)",
  ],
  [
    "events told, numbered without a gap",
    `live_cursor c where last_number <> (select count(*) from live_event e where e.member_id = c.member_id)
      or last_number <> (select max(number) from live_event e where e.member_id = c.member_id)`,
  ],
])("what is stored beside the rows agrees with them: %s", async (_, wrong) => {
  expect(await countOf(wrong)).toBe(0);
});

test("what is reckoned from a row is as the product reckons it", async () => {
  const members = await opened.db.selectFrom("member").selectAll().execute();
  for (const { fullName, searchName, findableName, isFindable } of members) {
    expect(searchName).toBe(searchNameOf(fullName));
    expect(findableName).toBe(isFindable ? searchName : null);
  }
  const posts = await opened.db.selectFrom("post").select(["title", "body", "searchText"]).execute();
  for (const { title, body, searchText } of posts) expect(searchText).toBe(searchTextOf(`${title} ${body}`));
  const conversations = await opened.db.selectFrom("conversation").select(["pair"]).execute();
  for (const { pair } of conversations) {
    const [one = "", other = ""] = pair.split(":");
    expect(pair).toBe(pairOf(one, other));
  }
  const pregnancies = await opened.db.selectFrom("pregnancy").select(["memberId", "month"]).execute();
  for (const { memberId, month } of pregnancies.slice(0, 200)) {
    const [pregnancy] = await pregnanciesOf(context, memberId);
    expect(pregnancy && monthOfPregnancy(pregnancy)).toBe(month);
  }
});

test("few write much, threads are of every length, and months are spread", async () => {
  const most = async (query: string) =>
    (await sql<{ total: number }>`${sql.raw(query)}`.execute(opened.db)).rows.map(({ total }) => total);
  const written = await most("select count(*) as total from comment group by author_id order by 1 desc");
  const share = written.slice(0, 25).reduce((sum, total) => sum + total, 0) / 2_000;
  expect(written.length).toBeGreaterThan(150);
  expect(share).toBeGreaterThan(0.2);
  const lengths = await most("select comment_count as total from post order by 1");
  expect([lengths[0], lengths[200] ?? 99, lengths.at(-1)]).toEqual([
    expect.toSatisfy((shortest: number) => shortest < 3),
    expect.toSatisfy((middle: number) => middle < 10),
    expect.toSatisfy((longest: number) => longest > 50),
  ]);
  const months = await most("select count(*) as total from pregnancy where birth_date is not null group by month");
  expect(months.length).toBeGreaterThan(30);
});

test("a member of it has a plan with what is done", async () => {
  const marked = await opened.db
    .selectFrom("planMark")
    .innerJoin("pregnancy", "pregnancy.id", "planMark.pregnancyId")
    .select("memberId")
    .executeTakeFirstOrThrow();
  const { items } = await planOf(context, await memberById(context, marked.memberId));
  expect(items.filter(({ status }) => status === "done").length).toBeGreaterThan(0);
  expect(idAt("member", 1)).toMatch(/^[0-9a-f]{24}$/);
  expect(await memberById(context, idAt("member", MEMBERS))).toBeTruthy();
});
