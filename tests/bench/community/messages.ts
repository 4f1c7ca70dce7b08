import { sql, type RawBuilder } from "kysely";
import { sentences } from "../../fixtures/sentences.ts";
import { DAY, drawn, idOf, inBatches, numbered, skewed, YEAR, type Writing } from "./drawing.ts";

/** To whom a member writes, counted on from herself: never to one who came in the last year. */
const NEIGHBOURS = [4, 28, 244, 1_148];
/** How long the server keeps what it told open pages. */
const KEPT_DAYS = 3;

/** Conversations of up to four members with each: many are a request or a few words, one of a hundred goes on for long. */
export async function writeMessages(writing: Writing): Promise<void> {
  for (const [step, distance] of NEIGHBOURS.entries()) await writeConversations(writing, step, distance);
  await writeSides(writing.db);
  await writeTold(writing);
}

async function writeConversations({ db, dialect, members, now }: Writing, step: number, distance: number) {
  const i = sql.ref("i");
  const number = sql`(i + ${sql.lit(step * members)})`;
  const id = idOf(dialect, "conversation", number);
  const one = idOf(dialect, "member", i);
  const other = idOf(dialect, "member", sql`(1 + (i + ${sql.lit(distance - 1)}) % ${sql.lit(members)})`);
  const count = sql`case when ${drawn(number, 1, 20)} = 0 then 1
    else 2 + ${skewed(number, 2, 14)} + case when ${drawn(number, 3, 100)} = 0 then 150 else 0 end end`;
  const createdAt = sql`(${sql.lit(now - YEAR)} + ${drawn(number, 4, 364)} * ${sql.lit(DAY)} + i % ${sql.lit(DAY)})`;
  // Of ten, four write to nobody, three to one, two to two, one to four.
  const talks = sql`i % 4 <> 0 and ${drawn(i, 5, 10)} >= ${sql.lit([4, 7, 9, 9][step] ?? 10)}`;
  const talk = sql`talk as (
    select ${id} as id, ${number} as number, ${one} as one, ${other} as other, ${count} as total, ${createdAt} as created_at
    from numbers where ${talks})`;
  const gap = sql`((${sql.lit(now)} - talk.created_at) / (total + 1))`;
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}, ${talk}
      insert into conversation (id, pair, requested_by, state, last_position, created_at)
      select id, case when one < other then one || ':' || other else other || ':' || one end, one,
        case when total = 1 then 'requested' else 'open' end, total, created_at
      from talk`,
    db,
  );
  const messageNumber = sql`(number + place.i * ${sql.lit(NEIGHBOURS.length * members)})`;
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}, ${talk}, ${numbered("sentence", spoken)}, place (i) as (
        select cast(1 as bigint) union all select i + 1 from place where i < 200)
      insert into message (id, conversation_id, position, sender_id, body, client_id, submission_key, created_at)
      select ${idOf(dialect, "message", messageNumber)}, talk.id, place.i,
        case when place.i % 2 = 1 then one else other end, sentence.c0, null,
        ${idOf(dialect, "message", messageNumber)} || 'abcdefghijklmnopqrs', talk.created_at + place.i * ${gap}
      from talk
        join place on place.i <= total
        join sentence on sentence.n = (number + place.i * 31) % ${sql.lit(spoken.length)}`,
    db,
  );
}

/** The one who wrote last has read all; the other, in one of five conversations, all but the last. */
async function writeSides(db: Writing["db"]) {
  const sideOf = (own: RawBuilder<unknown>, other: RawBuilder<unknown>, wroteLast: RawBuilder<unknown>) => {
    const isUnread = sql`(not ${wroteLast} and (last_position = 1 or substr(id, 1, 1) in ('0', '5', 'a')))`;
    return sql`
      insert into conversation_side (conversation_id, member_id, other_id, read_position, unread_count, last_at)
      select id, ${own}, ${other}, last_position - case when ${isUnread} then 1 else 0 end,
        case when ${isUnread} then 1 else 0 end,
        (select created_at from message where conversation_id = c.id and position = c.last_position)
      from (select *, case when substr(pair, 1, 24) = requested_by then substr(pair, 26) else substr(pair, 1, 24) end as asked
        from conversation) as c`.execute(db);
  };
  const [asker, asked] = [sql.ref("requested_by"), sql.ref("asked")];
  await sideOf(asker, asked, sql`(last_position % 2 = 1)`);
  await sideOf(asked, asker, sql`(last_position % 2 = 0)`);
}

/** What open pages were told in the last days, and the number each member has come to. */
async function writeTold({ db, now }: Writing) {
  await sql`
    insert into live_event (member_id, number, kind, conversation_id, position, created_at)
    select s.member_id, row_number() over (partition by s.member_id order by m.created_at, m.id), 'message',
      m.conversation_id, m.position, m.created_at
    from message m join conversation_side s on s.conversation_id = m.conversation_id
    where m.created_at > ${sql.lit(now - KEPT_DAYS * DAY)}`.execute(db);
  await sql`
    insert into live_cursor (member_id, last_number)
    select member_id, max(number) from live_event group by member_id`.execute(db);
}

const spoken = sentences.map((text) => [text]);
