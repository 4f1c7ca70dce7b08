import { sql, type RawBuilder } from "kysely";
import { searchNameOf } from "../../../server/domain/account/search-name.ts";
import { addDays, calendarDateOf } from "../../../server/domain/pregnancies/calendar-date.ts";
import { TERM_DAYS } from "../../../server/contract/pregnancies/dating.ts";
import { DAY, drawn, hashOf, idOf, inBatches, numbered, YEAR, type Writing } from "./drawing.ts";

const FIRST_NAMES =
  `Ayesha Fatima Maryam Zainab Hira Sana Nadia Rabia Amna Iqra Saima Bushra Kiran Mehwish Noor Sidra Uzma
  Zoya Laiba Anam Farah Huma Javeria Komal Lubna Mahnoor Nida Quratulain Rimsha Shazia Tehmina Umm-e-Kulsoom Warda Yusra
  Zara Asma Beenish Dua Eman Gul Hafsa`.split(/\s+/);
const LAST_NAMES =
  `Khan Ahmed Malik Hussain Ali Butt Chaudhry Sheikh Siddiqui Qureshi Abbasi Bhatti Mirza Raza Iqbal Javed
  Akhtar Bibi Baloch Mengal Marri Yousafzai Afridi Khattak Soomro Bhutto Memon Rajput Gondal Warraich Cheema Tarar Mughal
  Ansari Gilani Shah Naqvi Zaidi Kazmi Hashmi Usmani Lodhi Durrani`.split(/\s+/);
/** Umeed follows a child to the third birthday. */
const FOLLOWED_DAYS = 3 * 365;
const ANTENATAL_WEEKS = [12, 20, 26, 30, 34, 36, 38, 40];
const DOSES = [
  ["vaccines-birth", 0],
  ["vaccines-6-weeks", 42],
  ["vaccines-10-weeks", 70],
  ["vaccines-14-weeks", 98],
  ["vaccines-9-months", 274],
] as const;

/** Every fourth member, who has been there longest, is one of those who write in the forum. */
export const writer = (index: RawBuilder<unknown>) => sql`(1 + 4 * ${index})`;

/** Members with their sign-ins and phones: a quarter came in the last year. */
export async function writeMembers({ db, dialect, members, now, passwordHash }: Writing): Promise<void> {
  const first = numbered("first", FIRST_NAMES.map(named));
  const last = numbered("last", LAST_NAMES.map(named));
  const i = sql.ref("i");
  const id = idOf(dialect, "member", i);
  const came = sql`(${sql.lit(now - 3 * YEAR)}
    + case when i % 4 = 0 then ${sql.lit(2 * YEAR)} + i * ${sql.lit(YEAR)} / ${sql.lit(members)}
      else i * ${sql.lit(2 * YEAR)} / ${sql.lit(members)} end)`;
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}, ${first}, ${last}
      insert into member
        (id, full_name, search_name, findable_name, phone, phone_as_typed, email, password_hash, date_of_birth, gender,
         country, is_findable, is_pregnant, phone_proof, created_at, updated_at)
      select
        ${id}, f.c0 || ' ' || l.c0, f.c1 || l.c1, case when ${isFindable} then f.c1 || l.c1 end,
        '+92' || (3100000000 + i), '0' || (3100000000 + i), '', ${sql.lit(passwordHash)},
        (1980 + ${drawn(i, 0, 27)}) || '-05-04', 'FEMALE', 'PK', case when ${isFindable} then 1 else 0 end,
        case when ${stage(i)} < 45 then 1 else 0 end, 'proved', ${came}, ${came}
      from numbers
        join first f on f.n = i % ${sql.lit(FIRST_NAMES.length)}
        join last l on l.n = i / 41 % ${sql.lit(LAST_NAMES.length)}
      order by i`,
    db,
  );
  const seen = sql`(${sql.lit(now)} - ${drawn(i, 1, 14)} * ${sql.lit(DAY)})`;
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}
      insert into session
        (token_hash, member_id, device_name, created_at, last_seen_at, idle_until, absolute_until)
      select ${hashOf(dialect, "session", i)}, ${id}, 'Chrome on Android', ${seen}, ${seen},
        ${seen} + ${sql.lit(14 * DAY)}, ${seen} + ${sql.lit(30 * DAY)}
      from numbers`,
    db,
  );
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}
      insert into known_device (member_id, device_hash, last_seen_at)
      select ${id}, ${hashOf(dialect, "device", i)}, ${seen} from numbers`,
    db,
  );
  await inBatches(
    members / 100,
    (numbers) => sql`
      with recursive ${numbers}
      insert into member_block (id, member_id, blocked_id, thread_id, name, blocker_name, created_at)
      select ${idOf(dialect, "block", i)}, ${idOf(dialect, "member", sql`(i * 100)`)},
        ${idOf(dialect, "member", sql`(i * 100 - 3)`)}, '', 'Member', 'Member', ${sql.lit(now)}
      from numbers`,
    db,
  );
}

/** Pregnancies in every week and children of every age to three, a few losses, and what is done of each one's plan. */
export async function writePregnancies(writing: Writing): Promise<void> {
  const { db, dialect, members, now } = writing;
  const i = sql.ref("i");
  const memberId = idOf(dialect, "member", i);
  const isCarried = sql`(h < 45 or h >= 88)`;
  await inBatches(
    members,
    (numbers) => sql`
      with recursive ${numbers}, ${numbered("day", days(now))},
        staged as (select i, ${stage(i)} as h from numbers),
        dated as (
          select i, h, case when ${isCarried} then 1 + ${drawn(i, 3, TERM_DAYS)} else ${drawn(i, 3, FOLLOWED_DAYS)} end as ago
          from staged where h < 92)
      insert into pregnancy
        (id, member_id, is_current, last_menstrual_period, birth_date, month, loss_kind, loss_date, number_of_children,
         created_at, updated_at)
      select
        ${idOf(dialect, "pregnancy", i)}, ${memberId}, 1, case when ${isCarried} then day.c0 end,
        case when not ${isCarried} then day.c0 end, case when ${isCarried} then day.c1 else day.c2 end,
        case when h >= 88 then 'miscarriage' end, case when h >= 88 then ${sql.lit(calendarDateOf(now, "UTC"))} end,
        case when ${isCarried} then 0 else 1 end, ${sql.lit(now - DAY)}, ${sql.lit(now - DAY)}
      from dated join day on day.n = ago`,
    db,
  );
  await writePlans(writing);
}

async function writePlans({ db, now }: Writing) {
  const byDate = new Map(days(now).map(([date], ago) => [ago, date ?? ""]));
  const write = (item: string, after: number, from: "last_menstrual_period" | "birth_date") => {
    const rows = [...byDate].flatMap(([ago, date]) => (ago > after ? [[date, byDate.get(ago - after) ?? ""]] : []));
    return sql`
      with ${numbered("day", rows)}
      insert into plan_mark (pregnancy_id, item, kind, date, created_at)
      select id, ${sql.lit(item)}, 'done', day.c1, ${sql.lit(now - DAY)}
      from pregnancy join day on day.c0 = pregnancy.${sql.ref(from)}
      where loss_kind is null and substr(id, 1, 1) <> ${sql.lit((after % 16).toString(16))}`.execute(db);
  };
  for (const week of ANTENATAL_WEEKS.filter((week) => week * 7 < TERM_DAYS))
    await write(`week-${week}`, week * 7, "last_menstrual_period");
  for (const [item, after] of DOSES) await write(item, after, "birth_date");
}

const isFindable = sql`(i % 5 < 3)`;

/** Of a hundred: 45 are pregnant, 43 have a child, 4 lost a pregnancy, 8 have told nothing. */
function stage(i: RawBuilder<unknown>) {
  return drawn(i, 2, 100);
}

const named = (name: string) => [name, searchNameOf(name)];

/** The days back from now: each, the month of a due date counted from it, and its own month. */
function days(now: number): string[][] {
  const today = calendarDateOf(now, "Asia/Karachi");
  return Array.from({ length: FOLLOWED_DAYS + 1 }, (_, ago) => {
    const day = addDays(today, -ago);
    return [day, addDays(day, TERM_DAYS).slice(0, 7), day.slice(0, 7)];
  });
}
