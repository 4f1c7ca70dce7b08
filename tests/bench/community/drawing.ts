import { sql, type RawBuilder } from "kysely";
import type { Database } from "../../../server/db/schema.ts";
import type { DatabaseDialect } from "../../../server/db/dialects/dialect.ts";

/** A number in SQL: a column, or what is reckoned from one. */
export type Numeric = RawBuilder<unknown>;

/** What the parts of a community are written with. */
export interface Writing {
  db: Database;
  dialect: DatabaseDialect["name"];
  members: number;
  now: number;
  /** Of every member. */
  passwordHash: string;
}

export const DAY = 86_400_000;
export const YEAR = 365 * DAY;

/** Rows of one statement: enough to be fast, few enough for the log of changes to stay small. */
const AT_ONCE = 50_000;
const PRIME = 2_147_483_647;
const FACTORS = [48_271, 69_621, 39_373, 16_807, 62_089, 40_692, 31_469, 53_668, 47_483, 25_571];
const ID_FACTOR = 6_949_403_065n;
const ID_ROOM = 1_099_511_627_776n;

const KINDS = {
  member: 1,
  pregnancy: 2,
  post: 3,
  comment: 4,
  conversation: 5,
  message: 6,
  block: 7,
  requestNotice: 8,
  commentNotice: 9,
  unreadNotice: 10,
  dayNotice: 11,
  session: 12,
  device: 13,
} as const;
type Kind = keyof typeof KINDS;

/** What looks like chance and is the same each time: 0 up to `below`, evenly. @param draw one number for each use */
export function drawn(of: Numeric, draw: number, below: number): Numeric {
  return sql`(${seed(of, draw)} % ${sql.lit(below)})`;
}

/** The same, but low numbers come much more often than high ones. */
export function skewed(of: Numeric, draw: number, below: number): Numeric {
  const part = sql`(${seed(of, draw)} % 1000003)`;
  return sql`(${part} * ${part} / 1000003 * ${sql.lit(below)} / 1000003)`;
}

function seed(of: Numeric, draw: number) {
  const factor = FACTORS[draw % FACTORS.length] ?? 1;
  return sql`((${of} + ${sql.lit(draw)}) * ${sql.lit(factor)} % ${sql.lit(PRIME)})`;
}

/** An id as the product draws it: 24 hex digits, in no order, so that the indexes grow as they do in life. */
export function idOf(dialect: Writing["dialect"], kind: Kind, of: Numeric): RawBuilder<string> {
  const high = sql`((${of}) * ${sql.lit(Number(ID_FACTOR))} % ${sql.lit(Number(ID_ROOM))})`;
  const low = sql.lit(KINDS[kind].toString(16).padStart(14, "0"));
  if (dialect === "sqlite") return sql`(printf('%010x', ${high}) || ${low})`;
  return sql`(lpad(to_hex(${high}), 10, '0') || ${low})`;
}

/** The same id, reckoned here. */
export function idAt(kind: Kind, number: number): string {
  const high = (BigInt(number) * ID_FACTOR) % ID_ROOM;
  return high.toString(16).padStart(10, "0") + KINDS[kind].toString(16).padStart(14, "0");
}

/** As long as a hash in base64. */
export function hashOf(dialect: Writing["dialect"], kind: Kind, of: Numeric): RawBuilder<string> {
  const id = idOf(dialect, kind, of);
  return sql`substr(${id} || ${id}, 1, 43)`;
}

/** Texts as a table of its own, numbered from 0. */
export function numbered(name: string, texts: readonly string[][]): RawBuilder<unknown> {
  const rows = texts.map((row, n) => sql`(${sql.join([n, ...row].map((value) => sql.lit(value)))})`);
  const columns = (texts[0] ?? []).map((_, index) => sql.ref(`c${index}`));
  return sql`${sql.ref(name)} (${sql.join([sql.ref("n"), ...columns])}) as (values ${sql.join(rows)})`;
}

/** Gives `write` the numbers 1 to `count` in pieces, as a table `numbers (i)` in a `with recursive`. */
export async function inBatches(
  count: number,
  write: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>,
  db: Database,
): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const until = Math.min(count, from + AT_ONCE - 1);
    const numbers = sql`numbers (i) as (
      select cast(${sql.lit(from)} as bigint) union all select i + 1 from numbers where i < ${sql.lit(until)})`;
    await write(numbers).execute(db);
  }
}
