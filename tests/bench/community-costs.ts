import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { migrate } from "../../server/db/migrate.ts";
import { openDatabase, type DatabasePlace, type OpenDatabase } from "../../server/db/open.ts";
import { fingerprint } from "../../server/domain/identity.ts";
import { PasswordHasher } from "../../server/domain/password-hasher.ts";
import { Visitor } from "../web/visitor.ts";
import { phoneOf, writeCommunity } from "./community/community.ts";
import { idAt } from "./community/drawing.ts";
import { processorSecondsOf } from "./processes.ts";
import { start } from "./starts.ts";
import type { Row } from "./table.ts";

const PASSWORD = "correct horse battery 7";
/** Of each request, after some to warm up: a hundredth of a second is the least that the system counts. */
const TIMES = 150;
const WARMING_UP = 30;
const CONNECTIONS = 4;
/** In which messages are sent. */
const CONVERSATIONS = 10;
const HOUR = 3_600_000;

interface Place extends DatabasePlace {
  members: number;
}

/** What a stored row of a community takes, and what its main pages and calls cost. */
export async function communityRows(place: Place): Promise<{ rows: Row[]; costs: Row[] }> {
  const opened = openDatabase(place, { hasTimeLimits: false });
  try {
    const rows = [...(await fill(opened, place)), ...(await sizeRows(opened))];
    return { rows, costs: await costRows(opened, place) };
  } finally {
    await opened.db.destroy();
  }
}

/** Unless that has been done before. */
async function fill(opened: OpenDatabase, { members }: Place): Promise<Row[]> {
  await migrate(opened);
  const has = await opened.db.selectFrom("member").select("id").where("id", "=", idAt("member", members)).execute();
  if (has.length > 0) return [];
  const passwordHash = await new PasswordHasher().hash(PASSWORD);
  const times: Row[] = [];
  await writeCommunity(opened, { members, now: Date.now(), passwordHash }, (what, seconds) =>
    times.push({ what: `writing ${what}`, budget: "", measured: `${seconds.toFixed(1)} s` }),
  );
  return times;
}

export async function sizeRows({ db, dialect }: OpenDatabase): Promise<Row[]> {
  const { rows: tables } =
    dialect.name === "sqlite"
      ? await sql<{ name: string; bytes: number }>`
          select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_schema m on m.name = s.name
          where s.aggregate = true group by m.tbl_name order by bytes desc`.execute(db)
      : await sql<{ name: string; bytes: number }>`
          select relname as name, pg_total_relation_size(oid) as bytes from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`.execute(db);
  const rows: Row[] = [];
  for (const { name, bytes } of tables.filter((table) => table.bytes > 500_000)) {
    // The words of posts, which SQLite keeps in tables of their own.
    const counted = name.startsWith("post_search") ? "post" : name;
    const { rows: counts } = await sql<{ total: number }>`select count(*) as total from ${sql.table(counted)}`.execute(
      db,
    );
    const total = counts[0]?.total ?? 0;
    const each = total > 0 ? `${Math.round(bytes / total)} bytes × ${total.toLocaleString("en")}` : "";
    rows.push({ what: name, budget: "", measured: `${each} = ${(bytes / 1e6).toFixed(1)} MB` });
  }
  const all = await dialect.sizeOf(db);
  return [...rows, { what: "all", budget: "", measured: `${(all / 1e6).toFixed(0)} MB` }];
}

/** Milliseconds of processor time of the server, and beside it of the database's own processes. */
async function costRows(opened: OpenDatabase, { members, dataDir, databaseUrl }: Place): Promise<Row[]> {
  const since = Date.now();
  const { site } = await start(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  try {
    // Some who write much, and some who never did.
    const numbers = [1, 5, members / 2 + 1, members / 2 + 2, members - 2, members - 1];
    const visitors = await Promise.all(numbers.map((number) => signedIn(site.address, number)));
    const used = async () => ({ site: site.processorSeconds(), database: await databaseSeconds(opened, since) });
    const rows: Row[] = [];
    const asked = { ...(await requests(opened, members, site.address)), ...(await sending(opened, site.address)) };
    for (const [what, ask] of Object.entries(asked)) {
      await repeat(WARMING_UP, (n) => ask(visitors[n % visitors.length] ?? visitors[0], n));
      const before = await used();
      await repeat(TIMES, (n) => ask(visitors[n % visitors.length] ?? visitors[0], n));
      const after = await used();
      const each = (one: number, other: number) => `${(((other - one) * 1_000) / TIMES).toFixed(1)} ms`;
      const beside = databaseUrl ? ` + ${each(before.database, after.database)} of PostgreSQL` : "";
      rows.push({ what, budget: "", measured: each(before.site, after.site) + beside });
    }
    return [...rows, { what: "memory after it", budget: "", measured: `${Math.round(site.memory())} MB` }];
  } finally {
    await site.stop();
  }
}

async function signedIn(address: string, member: number) {
  const visitor = new Visitor(address);
  const { status } = await visitor.post("/login", {
    phoneNumber: phoneOf(member),
    password: PASSWORD,
    intent: "login",
  });
  if (status !== 303) throw new Error(`member ${member} was answered ${status} at the login`);
  return visitor;
}

type Ask = (member: Visitor | undefined, time: number) => Promise<void>;

async function requests({ db }: OpenDatabase, members: number, site: string): Promise<Record<string, Ask>> {
  const shown = db.selectFrom("post").where("state", "=", "shown");
  const longest = await shown.select("id").orderBy("commentCount", "desc").limit(1).execute();
  const usual = await shown.select("id").where("commentCount", "=", 5).limit(50).execute();
  const page =
    (path: (time: number) => string): Ask =>
    async (member, time) => {
      const { status } = (await member?.get(path(time))) ?? {};
      if (status !== 200) throw new Error(`${path(time)} was answered ${status}`);
    };
  const anyone = new Visitor(site);
  return {
    "a visitor's home, from the cache": () => page(() => "/")(anyone, 0),
    home: page(() => "/"),
    "forum, first page": page(() => "/forum"),
    "forum, page 400 of members, page 4 of few": page(() => `/forum?page=${members > 100_000 ? 400 : 4}`),
    "forum, posts of her month": page(() => "/forum?my-month"),
    "forum, search for a common word": page(() => "/forum?search=baby"),
    "forum, search for three words": page(() => "/forum?search=midwife+names+lunch"),
    "a thread of 5 comments": page((time) => `/forum/details?id=${usual[time % usual.length]?.id}`),
    "the longest thread": page(() => `/forum/details?id=${longest[0]?.id}`),
    inbox: page(() => "/messages"),
    "people to write to, by name": page(() => "/messages/new?search=ayesha"),
    notifications: page(() => "/notifications"),
    "calendar with plan": page(() => "/calendar"),
    account: page(() => "/account"),
    "site search": page(() => "/search?q=fever"),
  };
}

/** A message in an open conversation, as the pages send it: each writer less often than the limit of a minute. */
async function sending({ db }: OpenDatabase, address: string): Promise<Record<string, Ask>> {
  const open = await db
    .selectFrom("conversation")
    .innerJoin("conversationSide as side", "side.conversationId", "conversation.id")
    .select(["side.memberId", "side.otherId"])
    .where("state", "=", "open")
    .limit(CONVERSATIONS)
    .execute();
  const writers = open.map(({ memberId, otherId }) => ({ memberId, otherId, token: randomUUID() }));
  const now = Date.now();
  const time = { createdAt: now, lastSeenAt: now, idleUntil: now + HOUR, absoluteUntil: now + HOUR };
  await db
    .insertInto("session")
    .values(
      writers.map(({ memberId, token }) => ({
        memberId,
        tokenHash: fingerprint(token),
        isSharedPhone: 0,
        ...time,
      })),
    )
    .execute();
  const ask: Ask = async (_, time) => {
    const { memberId, otherId, token } = writers[time % writers.length] ?? {};
    const body = JSON.stringify({ senderId: memberId, recieverId: otherId, text: `Message ${time}` });
    const headers = { "content-type": "application/json", "x-auth-header": token ?? "" };
    const { status } = await new Visitor(address).send("POST", "/api/chat/add", headers, body);
    if (status !== 200) throw new Error(`a message was answered ${status}`);
  };
  return { "sending a message": ask };
}

/** Asks so many times, a few at once. */
async function repeat(times: number, ask: (time: number) => Promise<void>) {
  let next = 0;
  const oneAfterAnother = async () => {
    while (next < times) {
      next += 1;
      await ask(next);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
}

/** Of PostgreSQL's processes that serve whoever came since then; 0 on SQLite, or when it is on another machine. */
async function databaseSeconds({ db, dialect }: OpenDatabase, since: number): Promise<number> {
  if (dialect.name === "sqlite") return 0;
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_start >= to_timestamp(${sql.lit(since / 1_000)})`.execute(
    db,
  );
  return rows.reduce((sum, { pid }) => sum + processorSecondsOf(pid), 0);
}
