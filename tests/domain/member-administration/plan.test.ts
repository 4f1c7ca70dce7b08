import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findMembers } from "../../../server/domain/member-administration/search.ts";
import { listActs } from "../../../server/domain/moderation/log.ts";
import { forgetReasons } from "../../../server/domain/leaving/moderation.ts";
import { listDecided } from "../../../server/domain/moderation/decided.ts";
import { readNumbers } from "../../../server/domain/numbers/reading.ts";
import { setForDay } from "../../../server/domain/tally/tally.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { plannedDatabase, type PlannedDatabase } from "../../support/planned-database.ts";
import { NOON } from "../../support/noon.ts";
import { numbers, writeManyComments, writeManyPosts } from "../../fixtures/many-posts.ts";

/** Of fewer PostgreSQL reads all. */
const MANY = 20_000;

let planned: PlannedDatabase;
beforeAll(async () => {
  planned = await plannedDatabase();
  const { db } = planned;
  await writeManyPosts(db, MANY);
  await writeManyComments(db, 1, 3_000);
  await sql`
    with recursive ${numbers(MANY)}
    insert into act_of_power (id, actor_id, act, subject_kind, subject_id, created_at)
    select 'act' || i, 'author1', case when i % 100 = 0 then 'suspend' else 'hide' end, 'post', 'post' || i, ${sql.lit(NOON)} + i
    from numbers`.execute(db);
  await sql`
    with recursive ${numbers(MANY)}
    insert into daily_tally (name, day, value) select 'kept' || i % 9, '2020-' || i, i from numbers`.execute(db);
  await setForDay(planned.context, { members: 1, countedMinute: NOON / 60_000 });
  await sql.raw(isSqlite ? "analyze" : "vacuum analyze").execute(db);
}, 120_000);
afterAll(() => planned.drop());

const paging = { page: 1, limit: 20 };
const readsAll = (plan: string) =>
  (isSqlite
    ? /\bSCAN (post|comment|member|act_of_power|daily_tally|session)\b(?! USING (COVERING )?INDEX)/
    : /\bSeq Scan on (post|comment|act_of_power|daily_tally|session)\b/
  ).test(plan);

test.each<[string, () => Promise<unknown>, RegExp]>([
  ["the numbers", () => readNumbers(planned.context), /"(post|comment|daily_tally|session|member)"/],
  ["a member by her number", () => findMembers(planned.context, { search: "+923001234567", ...paging }), /"member"/],
  ["the newest members", () => findMembers(planned.context, { search: "", ...paging }), /order by "created_at"/],
  ["members by name", () => findMembers(planned.context, { search: "auth", ...paging }), /order by "search_name"/],
  ["the log", () => listActs(planned.context, { act: "", ...paging }), /order by/],
  ["the log of one act", () => listActs(planned.context, { act: "suspend", ...paging }), /order by/],
  ["the oldest members", () => findMembers(planned.context, { search: "", sort: "oldest", ...paging }), /order by/],
  ["the log from its beginning", () => listActs(planned.context, { act: "", sort: "oldest", ...paging }), /order by/],
  ["what was decided", () => listDecided(planned.context, paging), /order by/],
  ["what was hidden", () => listDecided(planned.context, { outcome: "hide", ...paging }), /order by/],
  ["what the log forgets of who left", () => forgetReasons(planned.context, "author9"), /update "act_of_power"/],
])("no table is read whole for %s", async (_, act, about) => {
  const plans = await planned.plansOf(act, about);
  expect(plans.filter(readsAll)).toEqual([]);
});

/** What a database does for an order that no index has. */
const SORTS = /USE TEMP B-TREE FOR|\b(?:Incremental )?Sort\b/;

test.each(["newest", "oldest"] as const)(
  "members, acts and decisions come %s first as an index has them",
  async (sort) => {
    const { context, plansOf } = planned;
    const lists = [
      () => findMembers(context, { search: "", sort, ...paging }),
      () => listActs(context, { act: "", sort, ...paging }),
      () => listActs(context, { act: "suspend", sort, ...paging }),
      () => listDecided(context, { outcome: "suspend", sort, ...paging }),
    ];
    for (const list of lists) expect((await plansOf(list, /order by/)).filter((plan) => SORTS.test(plan))).toEqual([]);
  },
);
