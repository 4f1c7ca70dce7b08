import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../server/db/schema.ts";
import { NOON } from "../support/noon.ts";
import { sentences } from "./sentences.ts";

const AUTHORS = 1_000;
const MINUTE = 60_000;

/** A word of every second post or so, and one of every hundred-thousandth. */
export const COMMON = "baby";
export const RARE = "saffron";

export const postId = (number: number) => `post${number}`;

/**
 * Posts 1 to `count`, the last at noon of the tests' day and the others each so many minutes before, of a thousand
 * members, with words as people write them. Made inside the database: a million takes it a minute or two.
 */
export async function writeManyPosts(db: Database, count: number, minutesApart = 1): Promise<void> {
  await writeAuthors(db);
  const first = NOON - (count - 1) * minutesApart * MINUTE;
  await sql`
    with recursive ${numbers(count)}, ${quoted()}
    insert into post
      (id, author_id, mood, title, body, state, like_count, submission_key, created_at, search_text)
    select
      'post' || i, 'author' || (i % ${sql.lit(AUTHORS)}), 1 + i % 8, 'Post ' || i, a.text || '. ' || b.text || '. ' || c.text || '.',
      'shown', i % 7, 'key' || i, ${sql.lit(first)} + (i - 1) * ${sql.lit(minutesApart * MINUTE)},
      'post ' || i || ' ' || a.text || ' ' || b.text || ' ' || c.text
        || case when i % 100000 = 7 then ${sql.lit(` ${RARE}`)} else '' end
    from numbers
      join sentence a on a.n = i % ${sql.lit(sentences.length)}
      join sentence b on b.n = i / 7 % ${sql.lit(sentences.length)}
      join sentence c on c.n = i / 1009 % ${sql.lit(sentences.length)}
    order by i`.execute(db);
  await db.updateTable("tally").set({ value: count }).where("name", "=", "shownPosts").execute();
}

/** So many comments on one post, a second apart. */
export async function writeManyComments(db: Database, post: number, count: number): Promise<void> {
  await sql`
    with recursive ${numbers(count)}
    insert into comment (id, post_id, author_id, body, state, submission_key, created_at)
    select
      'comment' || ${sql.lit(post)} || 'x' || i, ${sql.lit(postId(post))}, 'author' || (i % ${sql.lit(AUTHORS)}),
      'Comment ' || i || '. I was there too.', 'shown', ${sql.lit(`key${post}x`)} || i, ${sql.lit(NOON)} + i * ${sql.lit(1_000)}
    from numbers
    order by i`.execute(db);
  await db.updateTable("post").set({ commentCount: count }).where("id", "=", postId(post)).execute();
}

async function writeAuthors(db: Database) {
  await sql`
    with recursive ${numbers(AUTHORS)}
    insert into member
      (id, full_name, phone, phone_as_typed, email, password_hash, date_of_birth, gender, country, is_findable,
       is_pregnant, created_at, updated_at)
    select
      'author' || (i - 1), 'Author ' || i, 'none' || i, '', '', 'none', '1996-05-04', 'FEMALE', 'PK', 0,
      1, ${sql.lit(NOON)}, ${sql.lit(NOON)}
    from numbers`.execute(db);
}

/** 1 to `count`; as wide as an instant, which PostgreSQL would else refuse to add to it. */
export function numbers(count: number): RawBuilder<unknown> {
  return sql`numbers (i) as (select cast(1 as bigint) union all select i + 1 from numbers where i < ${sql.lit(count)})`;
}

function quoted(): RawBuilder<unknown> {
  const rows = sentences.map((text, n) => sql`(${sql.lit(n)}, ${sql.lit(text)})`);
  return sql`sentence (n, text) as (values ${sql.join(rows)})`;
}
