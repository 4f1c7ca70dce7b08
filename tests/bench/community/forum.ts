import { sql, type RawBuilder } from "kysely";
import { QUALITIES, THINGS } from "../../../server/domain/forum/pseudonyms.ts";
import { sentences } from "../../fixtures/sentences.ts";
import { drawn, idOf, inBatches, numbered, skewed, YEAR, type Writing } from "./drawing.ts";
import { writer } from "./members.ts";

/** Of ten members, how many posts, and of each post, how many comments there are. */
const POSTS_OF_TEN = 4;
const COMMENTS_OF_A_POST = 5;
const LIKES_AT_MOST = 12;

export const postsOf = (members: number) => (members * POSTS_OF_TEN) / 10;

/**
 * A year of posts and comments. Few members write much, a few threads are long and most are short; some write under a
 * pseudonym, some posts are in a topic, one of five hundred is hidden.
 */
export async function writeForum(writing: Writing): Promise<void> {
  const thread = threads(writing);
  // Counted before the posts are written, so that no row is written twice.
  await sql`create table bench_thread (post bigint primary key, comments bigint not null)`.execute(writing.db);
  await sql`
    insert into bench_thread (post, comments)
    with recursive numbers (i) as (
      select cast(1 as bigint) union all select i + 1 from numbers where i < ${sql.lit(thread.comments)})
    select ${thread.ofComment}, count(*) from numbers group by 1`.execute(writing.db);
  await writePosts(writing);
  await writeComments(writing);
  await writeLikes(writing);
  await sql`drop table bench_thread`.execute(writing.db);
  await sql`
    insert into thread_pseudonym (post_id, member_id, name)
    select id, author_id, pseudonym from post where pseudonym is not null
    union select post_id, author_id, pseudonym from comment where pseudonym is not null`.execute(writing.db);
  await sql`
    update tally set value = (select count(*) from post where state = 'shown' and is_unlisted = 0)
    where name = 'shownPosts'`.execute(writing.db);
}

/** What is known of a post by its number, so that comments need not look it up. */
function threads({ members, now }: Writing) {
  const posts = postsOf(members);
  const i = sql.ref("i");
  // Every third comment answers the one before it, in the same thread.
  const asked = sql`(i - case when i % 3 = 0 then 1 else 0 end)`;
  return {
    posts,
    comments: posts * COMMENTS_OF_A_POST,
    ofComment: sql`(1 + ${skewed(asked, 4, posts)} * 7919 % ${sql.lit(posts)})`,
    author: (post: RawBuilder<unknown>) => writer(skewed(post, 5, members / 4)),
    commenter: writer(skewed(i, 6, members / 4)),
    isPseudonymous: (post: RawBuilder<unknown>) => sql`(${drawn(post, 7, 5)} = 0)`,
    createdAt: (post: RawBuilder<unknown>) =>
      sql`(${sql.lit(now - YEAR)} + ${post} * ${sql.lit(YEAR)} / ${sql.lit(posts + 1)})`,
  };
}

async function writePosts(writing: Writing) {
  const { db, dialect } = writing;
  const { posts, author, isPseudonymous, createdAt } = threads(writing);
  const i = sql.ref("i");
  const text = (name: string) => sql.ref(`${name}.c0`);
  const more = sql`case when ${drawn(i, 8, 3)} = 0 then ${text("d")} || '. ' || ${text("e")} || '. ' else '' end`;
  const moreWords = sql`case when ${drawn(i, 8, 3)} = 0 then ' ' || ${text("d")} || ' ' || ${text("e")} else '' end`;
  const topic = sql`case ${drawn(i, 9, 10)} when 0 then 'first-months' when 1 then 'birth' when 2 then 'newborn'
    when 3 then 'feelings' when 4 then 'loss' end`;
  await inBatches(
    posts,
    (numbers) => sql`
      with recursive ${numbers}, ${numbered("sentence", spoken)}, ${numbered("pseudonym", pseudonyms)}
      insert into post
        (id, author_id, pseudonym, mood, title, body, state, state_reason, like_count, comment_count, submission_key,
         created_at, search_text, topic_id, is_unlisted)
      select
        ${idOf(dialect, "post", i)}, ${idOf(dialect, "member", author(i))},
        case when ${isPseudonymous(i)} then ${pseudonymOf(author(i))} end, 1 + i % 8, ${text("a")},
        ${more} || ${text("b")} || '. ' || ${text("c")} || '.', case when i % 500 = 7 then 'hidden' else 'shown' end,
        case when i % 500 = 7 then 'unkind' end, ${skewed(i, 0, LIKES_AT_MOST)}, coalesce(t.comments, 0),
        ${idOf(dialect, "post", i)} || 'abcdefghijklmnopqrs', ${createdAt(i)},
        ${text("a")} || ${moreWords} || ' ' || ${text("b")} || ' ' || ${text("c")}, ${topic},
        case when ${drawn(i, 9, 10)} = 4 then 1 else 0 end
      from numbers
        left join bench_thread t on t.post = i
        join pseudonym p on p.n = ${author(i)} % ${sql.lit(pseudonyms.length)}
        ${sql.join(
          "abcde".split("").map((name, index) => sentenceOf(name, index)),
          sql` `,
        )}
      order by i`,
    db,
  );
}

async function writeComments(writing: Writing) {
  const { db, dialect, now } = writing;
  const { posts, comments, ofComment, author, commenter, isPseudonymous, createdAt } = threads(writing);
  const [i, post, byWhom] = [sql.ref("i"), sql.ref("post"), sql.ref("by_whom")];
  const isHidden = sql`(${drawn(i, 7, 10)} = 0 or (${author(post)} = by_whom and ${isPseudonymous(post)}))`;
  await inBatches(
    comments,
    (numbers) => sql`
      with recursive ${numbers}, ${numbered("sentence", spoken)}, ${numbered("pseudonym", pseudonyms)},
        said as (select i, ${ofComment} as post, ${commenter} as by_whom from numbers)
      insert into comment
        (id, post_id, author_id, pseudonym, body, state, like_count, submission_key, created_at, reply_to_id, root_number)
      select
        ${idOf(dialect, "comment", i)}, ${idOf(dialect, "post", post)}, ${idOf(dialect, "member", byWhom)},
        case when ${isHidden} then ${pseudonymOf(byWhom)} end, a.c0 || '. ' || b.c0 || '.', 'shown',
        case when i % 4 = 0 then 1 else 0 end, ${idOf(dialect, "comment", i)} || 'abcdefghijklmnopqrs',
        ${createdAt(post)} + (${sql.lit(now)} - ${createdAt(post)}) / ${sql.lit(comments + 1)} * i,
        case when i % 3 = 0 then ${idOf(dialect, "comment", sql`(i - 1)`)} end, case when i % 3 = 0 then i - 1 end
      from said
        join pseudonym p on p.n = by_whom % ${sql.lit(pseudonyms.length)}
        ${sentenceOf("a", 0)} ${sentenceOf("b", 1)}
      order by i`,
    db,
  );
  await sql`
    insert into comment_like (comment_id, member_id)
    select id, ${idOf(dialect, "member", sql`(1 + number * 7919 % ${sql.lit(writing.members)})`)}
    from comment where number % 4 = 0`.execute(db);
  await sql`
    insert into hidden_post (member_id, post_id, created_at)
    select author_id, ${idOf(dialect, "post", sql`(1 + number % ${sql.lit(posts)})`)}, ${sql.lit(now)}
    from comment where number % 500 = 0
    on conflict do nothing`.execute(db);
}

async function writeLikes({ db, dialect, members }: Writing) {
  const i = sql.ref("i");
  const liker = sql`(1 + (${drawn(i, 1, members)} + liked.n * 7919) % ${sql.lit(members)})`;
  await inBatches(
    postsOf(members),
    (numbers) => sql`
      with recursive ${numbers}, liked (n) as (
        select cast(1 as bigint) union all select n + 1 from liked where n < ${sql.lit(LIKES_AT_MOST)})
      insert into post_like (post_id, member_id)
      select ${idOf(dialect, "post", i)}, ${idOf(dialect, "member", liker)}
      from numbers join liked on liked.n <= ${skewed(i, 0, LIKES_AT_MOST)}`,
    db,
  );
}

/** Of a writer's number: no two writers of a thread have the same. */
function pseudonymOf(number: RawBuilder<unknown>) {
  return sql`p.c0 || ' ' || (100 + ${number} / ${sql.lit(pseudonyms.length)})`;
}

function sentenceOf(name: string, index: number) {
  const step = [1, 7, 1_009, 31, 457][index] ?? 1;
  return sql`join sentence ${sql.ref(name)} on ${sql.ref(`${name}.n`)} = i / ${sql.lit(step)} % ${sql.lit(spoken.length)}`;
}

const spoken = sentences.map((text) => [text]);
const pseudonyms = QUALITIES.flatMap((quality) => THINGS.map((thing) => [`${quality} ${thing}`]));
