import { sql } from "kysely";
import { addDays, calendarDateOf } from "../../../server/domain/pregnancies/calendar-date.ts";
import { DAY, idOf, inBatches, type Writing } from "./drawing.ts";

const HOUR = 3_600_000;
/** Days of her plan that each member was told of. */
const DAYS_TOLD = 3;

/** What members were told: new comments, who wants to write to them, and days of their plan. */
export async function writeNotifications({ db, dialect, members, now }: Writing): Promise<void> {
  const own = sql`c.author_id <> p.author_id`;
  await sql`
    insert into notification
      (id, member_id, kind, subject_kind, subject_id, sentence, thread_id, comment_count, created_at, read_at)
    select ${idOf(dialect, "commentNotice", sql.ref("c.number"))}, p.author_id, 'comment', 'comment', c.id, '', p.id, 1,
      c.created_at, c.created_at + ${sql.lit(HOUR)}
    from comment c join post p on p.id = c.post_id where ${own} and c.number % 4 = 0`.execute(db);
  // Of a thread there is one that is not read yet.
  await sql`
    insert into notification
      (id, member_id, kind, subject_kind, subject_id, sentence, thread_id, comment_count, created_at)
    select ${idOf(dialect, "unreadNotice", sql.ref("c.number"))}, p.author_id, 'comment', 'comment', c.id, '', p.id, 1, c.created_at
    from (select max(number) as newest from comment group by post_id) as last
      join comment c on c.number = last.newest
      join post p on p.id = c.post_id
    where ${own} and p.number % 5 = 0`.execute(db);
  await sql`
    insert into notification (id, member_id, kind, subject_kind, subject_id, sentence, created_at, read_at)
    select ${idOf(dialect, "requestNotice", sql.ref("number"))}, member_id, 'messageRequest', 'conversation',
      conversation_id, '', created_at, case when state = 'open' then created_at end
    from (
      select row_number() over (order by c.id) as number, s.member_id, s.conversation_id, c.created_at, c.state
      from conversation c join conversation_side s on s.conversation_id = c.id and s.member_id <> c.requested_by
    ) as asked`.execute(db);
  const today = calendarDateOf(now, "Asia/Karachi");
  for (let told = 0; told < DAYS_TOLD; told += 1) {
    const at = now - (told * 30 + 1) * DAY;
    await inBatches(
      members,
      (numbers) => sql`
        with recursive ${numbers}
        insert into notification (id, member_id, kind, subject_kind, subject_id, sentence, created_at, read_at)
        select ${idOf(dialect, "dayNotice", sql`(i + ${sql.lit(told * members)})`)}, ${idOf(dialect, "member", sql.ref("i"))},
          'ownDay', 'day', ${sql.lit(addDays(today, -told * 30))}, '', ${sql.lit(at)},
          case when i % 3 > 0 then ${sql.lit(at + HOUR)} end
        from numbers`,
      db,
    );
  }
}
