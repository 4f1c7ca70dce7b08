import { sql } from "kysely";
import type { Database } from "../../server/db/schema.ts";
import { NOON } from "../support/noon.ts";
import { numbers } from "./many-posts.ts";

const NEIGHBOURS = 10;
const FEW = 2;
const PARTNERS = 30;

/** Somebody who talks with many. */
export const READER = "reader";
/** Whom she talks with longest. */
export const FRIEND = "member1";

/**
 * `members` members who let themselves be found, each in talk with her neighbours and thirty with the reader: a few
 * messages in each conversation, `long` in the one of the reader and her friend. Every tenth asks the reader still, and
 * some are blocked by others. Of each message both have an event.
 */
export async function writeManyMessages(db: Database, members: number, long: number): Promise<void> {
  await writeMembers(db, members);
  await writeConversations(db, members);
  await writeMessages(db, long);
  await sql`insert into hidden_message (member_id, message_id)
    select s.member_id, m.id from message m join conversation_side s on s.conversation_id = m.conversation_id
    where m.position % 10 = 2`.execute(db);
  await sql`insert into live_event (member_id, number, kind, conversation_id, position, created_at)
    select s.member_id, row_number() over (partition by s.member_id order by m.conversation_id, m.position), 'message',
      m.conversation_id, m.position, m.created_at
    from message m join conversation_side s on s.conversation_id = m.conversation_id`.execute(db);
  await sql`insert into live_cursor (member_id, last_number)
    select member_id, max(number) from live_event group by member_id`.execute(db);
  await sql`insert into notification (id, member_id, kind, subject_kind, subject_id, sentence, created_at)
    select 'notice' || c.id, s.member_id, 'messageRequest', 'conversation', c.id, '', c.created_at
    from conversation c join conversation_side s on s.conversation_id = c.id and s.member_id <> c.requested_by`.execute(
    db,
  );
}

async function writeMembers(db: Database, members: number) {
  await sql`
    with recursive ${numbers(members)}, named (id, name) as (
      select 'member' || i, 'Member ' || i from numbers union all select ${sql.lit(READER)}, 'Reader'
    )
    insert into member
      (id, full_name, findable_name, phone, phone_as_typed, email, password_hash, date_of_birth, gender, country,
       is_findable, is_pregnant, created_at, updated_at)
    select
      id, name, ' ' || lower(name), 'phone of ' || id, '', '', 'none', '1996-05-04', 'FEMALE', 'PK',
      1, 1, ${sql.lit(NOON)}, ${sql.lit(NOON)}
    from named`.execute(db);
  await sql`
    with recursive ${numbers(members)}
    insert into member_block (id, member_id, blocked_id, thread_id, name, created_at)
    select 'block' || i, 'member' || i, 'member' || (1 + i / 2), '', 'Member', ${sql.lit(NOON)}
    from numbers where i > 2`.execute(db);
}

async function writeConversations(db: Database, members: number) {
  await sql`
    with recursive ${numbers(members)}, talk (one, other, state) as (
      select 'member' || numbers.i, 'member' || (1 + (numbers.i + step.i - 1) % ${sql.lit(members)}), 'open'
      from numbers join (select i from numbers limit ${sql.lit(NEIGHBOURS)}) as step on true
      union all
      select 'member' || i, ${sql.lit(READER)}, case when i % 10 = 0 then 'requested' else 'open' end
      from numbers where i <= ${sql.lit(PARTNERS)}
    )
    insert into conversation (id, pair, requested_by, state, last_position, created_at)
    select 'talk of ' || one || ' and ' || other, one || ':' || other, one, state, ${sql.lit(FEW)}, ${sql.lit(NOON)}
    from talk`.execute(db);
  for (const [own, other] of [
    [sql`substr(pair, 1, mid - 1)`, sql`substr(pair, mid + 1)`],
    [sql`substr(pair, mid + 1)`, sql`substr(pair, 1, mid - 1)`],
  ] as const) {
    await sql`
      insert into conversation_side (conversation_id, member_id, other_id, unread_count, last_at)
      select id, ${own}, ${other}, length(id) % 2, created_at + length(id)
      from (select *, length(requested_by) + 1 as mid from conversation) as c`.execute(db);
  }
}

async function writeMessages(db: Database, long: number) {
  const longest = sql.lit(`${FRIEND}:${READER}`);
  await sql`update conversation set last_position = ${sql.lit(long)} where pair = ${longest}`.execute(db);
  // Each with as many numbers as it needs: joined to all of them, thousands of short ones would try thousands.
  for (const [isChosen, count] of [
    [sql`pair <> ${longest}`, FEW],
    [sql`pair = ${longest}`, long],
  ] as const) {
    await sql`
      with recursive ${numbers(count)}
      insert into message (id, conversation_id, position, sender_id, body, submission_key, created_at)
      select c.id || ' ' || i, c.id, i, c.requested_by, 'Message ' || i, c.id || ' ' || i, ${sql.lit(NOON)} + i
      from conversation c cross join numbers where ${isChosen}`.execute(db);
  }
}
