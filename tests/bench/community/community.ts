import { sql } from "kysely";
import type { OpenDatabase } from "../../../server/db/open.ts";
import type { Writing } from "./drawing.ts";
import { writeForum } from "./forum.ts";
import { writeMembers, writePregnancies } from "./members.ts";
import { writeMessages } from "./messages.ts";
import { writeNotifications } from "./notifications.ts";

const parts = {
  members: writeMembers,
  pregnancies: writePregnancies,
  forum: writeForum,
  messages: writeMessages,
  notifications: writeNotifications,
};

/** By number, from 1; the samples of a trial have others. */
export const phoneOf = (member: number) => `0${3_100_000_000 + member}`;

/**
 * Fills a database that has its tables, and no member yet, with a community of so many: forum, messages, pregnancies,
 * plans and notifications, as a year leaves them. Rows are made inside the database, where they need no way to it, the
 * same each time. For speed SQLite keeps more in memory and waits for no disk: what is half written is thrown away.
 * @param members in thousands
 */
export async function writeCommunity(
  { db, dialect }: OpenDatabase,
  asked: Pick<Writing, "members" | "now" | "passwordHash">,
  tell: (what: string, seconds: number) => void = () => {},
): Promise<void> {
  if (asked.members % 1_000 !== 0) throw new Error("a community is of thousands");
  const isSqlite = dialect.name === "sqlite";
  if (isSqlite) {
    await sql`pragma cache_size = -1000000`.execute(db);
    await sql`pragma synchronous = off`.execute(db);
  }
  for (const [what, write] of Object.entries(parts)) {
    const began = performance.now();
    await write({ db, dialect: dialect.name, ...asked });
    tell(what, (performance.now() - began) / 1_000);
  }
  await sql.raw(isSqlite ? "analyze" : "vacuum analyze").execute(db);
}
