import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, NewerDatabaseError } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { pregnanciesOf } from "../../../server/domain/pregnancies/pregnancies.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { noteFault } from "../../support/fault-note.ts";
import { startUmeedProcess } from "../../support/umeed-process.ts";

let empty: OwnDatabase;
let opened: OpenDatabase;
let folder: string;
beforeEach(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings, { hasTimeLimits: false });
  folder = await mkdtemp(join(tmpdir(), "umeed-migrations-"));
  await cp(new URL("../../../server/db/migrations", import.meta.url), folder, { recursive: true });
});
afterEach(async () => {
  await opened.db.destroy();
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** Every table with its columns, and what was migrated when. */
async function shape<T>(db: Kysely<T>) {
  const tables = await db.withoutPlugins().introspection.getTables({ withInternalKyselyTables: true });
  const done = await sql`select * from kysely_migration order by name`.execute(db.withoutPlugins());
  return { tables, done: done.rows };
}

const migrateIn = (path: string) => migrate(opened, pathToFileURL(`${path}/`));
/** A member as an earlier version stored her. */
async function earlierMember(fullName: string) {
  const id = fullName.toLowerCase();
  const rest = { email: "", passwordHash: "none", dateOfBirth: "1996-05-04", gender: "FEMALE", country: "PK" } as const;
  const times = { createdAt: 1, updatedAt: 1 };
  await opened.db
    .insertInto("member")
    .values({ id, fullName, phone: id, phoneAsTyped: id, isPregnant: 1, isFindable: 0, ...rest, ...times })
    .execute();
  return { id };
}
const addCity = () =>
  opened.db.insertInto("city").values({ id: "lahore", name: "Lahore", position: 0, createdAt: 1 }).execute();
const cities = () => opened.db.selectFrom("city").select("id").execute();

test("migrating a second time changes nothing", async () => {
  await migrate(opened);
  await addCity();
  const before = await shape(opened.db);

  await migrate(opened);

  expect(await shape(opened.db)).toEqual(before);
  expect(before.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(["member", "pregnancy", "session"]));
  expect(await cities()).toHaveLength(1);
});

test("a migration that fails half-way leaves nothing of itself, and can be mended", async () => {
  await migrateIn(folder);
  await addCity();
  const before = await shape(opened.db);
  const started = "create table half (id text primary key);\ninsert into half (id) values ('made');\n";
  await writeFile(join(folder, "9998-half.sql"), `${started}update city set name = 'gone';\ndrop table nowhere;\n`);

  await expect(migrateIn(folder)).rejects.toThrow(/nowhere/);

  expect(await shape(opened.db)).toEqual(before);
  expect(await opened.db.selectFrom("city").select("name").execute()).toEqual([{ name: "Lahore" }]);

  await writeFile(join(folder, "9998-half.sql"), started);
  const began = performance.now();
  await migrateIn(folder);
  noteFault({ saw: "tables and rows as before", healedAfter: performance.now() - began });
  const { rows } = await sql`select id from half`.execute(opened.db);
  expect(rows).toEqual([{ id: "made" }]);
});

test("a failing first migration leaves the database as empty as it was", async () => {
  await writeFile(join(folder, "0000-broken.sql"), "create table half (id text primary key);\nnonsense;\n");

  await expect(migrateIn(folder)).rejects.toThrow(/nonsense/);

  const { tables } = await shape(opened.db);
  expect(tables.map(({ name }) => name).filter((name) => !name.startsWith("kysely_"))).toEqual([]);
});

test("the one scan that a pregnancy had room for becomes the first of several", async () => {
  for (const file of await readdir(folder)) if (file >= "0032") await rm(join(folder, file));
  await migrateIn(folder);
  const { db } = opened;
  const { id: memberId } = await earlierMember("Sana");
  const row = { memberId, cycleLength: null, givenDueDate: null, birthDate: null, babyName: null, lossKind: null };
  const none = { scanDate: null, scanAgeDays: null, transferDate: null, embryoAgeDays: null, isCurrent: 0 } as const;
  const pregnancies = [
    { ...row, ...none, id: "1", lastMenstrualPeriod: "2025-10-01", scanDate: "2025-12-24", scanAgeDays: 75 },
    { ...row, ...none, id: "2", lastMenstrualPeriod: null, scanDate: "2024-02-29", scanAgeDays: 84 },
    { ...row, ...none, id: "3", lastMenstrualPeriod: "2023-01-01" },
  ].map((one) => ({ ...one, createdAt: 1, updatedAt: 2 }));
  await db.insertInto("pregnancy").values(pregnancies).execute();

  await migrate(opened);

  const kept = await db.selectFrom("pregnancy").selectAll().orderBy("id").execute();
  expect(kept).toMatchObject(pregnancies);
  const read = await pregnanciesOf(opened, memberId);
  expect(read.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
    { id: "1", scans: [{ date: "2025-12-24", gestationalAgeDays: 75 }] },
    { id: "2", scans: [{ date: "2024-02-29", gestationalAgeDays: 84 }] },
    { id: "3", scans: [] },
  ]);
});

test("what was reported and decided before decisions were kept stays, and becomes a member's history", async () => {
  for (const file of await readdir(folder)) if (file >= "0016") await rm(join(folder, file));
  await migrateIn(folder);
  const { db } = opened;
  const [author, moderator] = [await earlierMember("Sana"), await earlierMember("Moderator")];
  const seen = { seenName: "Sana", seenTitle: null, seenText: "Words", seenVersion: 2, writtenAt: 1, createdAt: 2 };
  const report = { authorId: author.id, reason: "unkind", note: null, ...seen } as const;
  const undecided = { outcome: null, outcomeReason: null, decidedBy: null, decidedAt: null };
  const hidden = { outcome: "hide", outcomeReason: "Unkind.", decidedBy: moderator.id, decidedAt: 3 } as const;
  const rows = [
    { ...report, ...hidden, id: "1", subjectKind: "post", subjectId: "post", threadId: "post", reporterId: null },
    { ...report, ...hidden, id: "2", subjectKind: "post", subjectId: "post", threadId: "post", reporterId: author.id },
    { ...report, ...undecided, id: "3", subjectKind: "member", subjectId: author.id, threadId: "", reporterId: null },
  ] as const;
  await db.insertInto("report").values(rows).execute();
  await db
    .insertInto("reportMessage")
    .values({ reportId: "3", position: 1, isByReported: 1, body: "Copied", createdAt: 1 })
    .execute();

  await migrate(opened);

  const kept = await db.selectFrom("report").selectAll().orderBy("id").execute();
  expect(kept).toEqual(rows.map((row) => ({ ...row, decisionId: null, inDanger: 0 })));
  expect(await db.selectFrom("reportMessage").select(["reportId", "body"]).execute()).toEqual([
    { reportId: "3", body: "Copied" },
  ]);
  expect(await db.selectFrom("decision").selectAll().execute()).toMatchObject([
    { id: "1", memberId: author.id, threadId: "post", name: "Sana", kind: "hide", subjectId: "post", createdAt: 3 },
  ]);
  await db.deleteFrom("report").where("id", "=", "3").execute();
  expect(await db.selectFrom("reportMessage").selectAll().execute()).toEqual([]);
});

test("tips of before fit their whole audience until their texts say more, and the danger check keeps its questions", async () => {
  for (const file of await readdir(folder)) if (file >= "0034") await rm(join(folder, file));
  await migrateIn(folder);
  const { db } = opened;
  const tip = { body: "<p>Rest.</p>", source: "null" };
  const audiences = ["pregnancy", "baby", "everyone"] as const;
  await db
    .insertInto("tip")
    .values(audiences.map((audience) => ({ id: audience, audience, ...tip })))
    .execute();
  const question = { label: "It hurts", level: "now", advice: "Go now.", symptomId: null, position: 0 } as const;
  const asked = { ...question, id: "q", who: "baby" } as const;
  await db.insertInto("dangerSignQuestion").values(asked).execute();

  await migrate(opened);

  const fits = await db.selectFrom("tipFit").selectAll().orderBy("tipId").orderBy("fit").execute();
  expect(fits.map(({ tipId, fit }) => `${tipId}: ${fit}`)).toEqual([
    ...["newborn", "olderBaby", "toddler", "youngBaby"].map((fit) => `baby: ${fit}`),
    "everyone: everyone",
    ...["firstTrimester", "secondTrimester", "thirdTrimester"].map((fit) => `pregnancy: ${fit}`),
  ]);
  expect(await db.selectFrom("dangerSignQuestion").selectAll().execute()).toEqual([
    { ...asked, area: "body", wantedSymptomId: null, helplinePurpose: null, ageFrom: 0, ageTo: null },
  ]);
  await db
    .insertInto("dangerSignQuestion")
    .values({ ...asked, id: "r", who: "afterLoss" })
    .execute();
  await db.deleteFrom("tip").where("id", "=", "baby").execute();
  expect(await db.selectFrom("tipFit").selectAll().where("tipId", "=", "baby").execute()).toEqual([]);
});

test("losses that were told before keep their kinds, get the day of telling, and one that was ended is hidden", async () => {
  for (const file of await readdir(folder)) if (file >= "0030") await rm(join(folder, file));
  await migrateIn(folder);
  const { id: memberId } = await earlierMember("Sana");
  const updatedAt = Date.parse("2026-03-12T07:00:00Z");
  const kinds = ["miscarriage", "stillbirth", "infantDeath", "ended", "mistake", null] as const;
  const rows = kinds.map((lossKind, index) => {
    const id = lossKind ?? "none";
    return {
      id,
      memberId,
      lossKind,
      birthDate: null,
      isCurrent: index === 0 ? 1 : 0,
      createdAt: 1,
      updatedAt,
    } as const;
  });
  await opened.db.insertInto("pregnancy").values(rows).execute();
  await opened.db.insertInto("contactDone").values({ pregnancyId: "none", contact: "week-12", createdAt: 1 }).execute();

  await migrate(opened);

  const { db } = opened;
  const told = db.selectFrom("pregnancy").select(["id", "lossKind", "isLossHidden", "lossDate", "babiesBeforeLoss"]);
  const day = "2026-03-12";
  expect(await told.orderBy("id").execute()).toEqual(
    [
      { id: "ended", lossKind: "ended", isLossHidden: 1, lossDate: day },
      { id: "infantDeath", lossKind: "infantDeath", isLossHidden: 0, lossDate: day },
      { id: "miscarriage", lossKind: "miscarriage", isLossHidden: 0, lossDate: day },
      { id: "mistake", lossKind: "mistake", isLossHidden: 0, lossDate: null },
      { id: "none", lossKind: null, isLossHidden: 0, lossDate: null },
      { id: "stillbirth", lossKind: "stillbirth", isLossHidden: 0, lossDate: day },
    ].map((row) => ({ ...row, babiesBeforeLoss: null })),
  );
  expect(await db.selectFrom("planMark").selectAll().execute()).toEqual([
    { pregnancyId: "none", item: "week-12", kind: "done", date: "1970-01-01", createdAt: 1 },
  ]);
  const change = (kind: string) => sql`update pregnancy set loss_kind = ${kind} where id = 'none'`.execute(db);
  await change("ectopic");
  await expect(change("anything")).rejects.toThrow(/check/i);
});

test("a database that a newer version wrote is refused in clear words and left as it is", async () => {
  await migrate(opened);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '1')`.execute(
    opened.db.withoutPlugins(),
  );
  const before = await shape(opened.db);

  await expect(migrate(opened)).rejects.toThrow(NewerDatabaseError);
  await expect(migrate(opened)).rejects.toThrow(
    "a newer version wrote the database, in a way that this one cannot work with (it has '9999-of-tomorrow'); start that version, or restore a backup from before it",
  );

  expect(await shape(opened.db)).toEqual(before);
});

test("a version runs on a database that is newer by additive migrations alone, and leaves it as it is", async () => {
  await writeFile(
    join(folder, "9998-of-tomorrow.sql"),
    "-- Additive: yes\ncreate table hint (\n  id text primary key\n);\n",
  );
  await migrateIn(folder);
  await addCity();
  const before = await shape(opened.db);

  await migrate(opened);

  expect(await shape(opened.db)).toEqual(before);
  expect(await cities()).toHaveLength(1);

  await writeFile(join(folder, "9999-of-the-day-after.sql"), "-- Additive: no\ndrop table hint;\n");
  await migrateIn(folder);
  await expect(migrate(opened)).rejects.toThrow("(it has '9999-of-the-day-after')");
});

test("a migration that does not say that it is additive is not taken for it", async () => {
  await writeFile(join(folder, "9998-of-tomorrow.sql"), "create table hint (\n  id text primary key\n);\n");
  await migrateIn(folder);

  await expect(migrate(opened)).rejects.toThrow("(it has '9998-of-tomorrow')");
});

test("a database that lacks what this version knows is not made whole when it has migrations of another line", async () => {
  await writeFile(
    join(folder, "9998-of-tomorrow.sql"),
    "-- Additive: yes\ncreate table hint (\n  id text primary key\n);\n",
  );
  await migrateIn(folder);
  const applied = opened.db.withoutPlugins();
  await sql`delete from kysely_migration where name = '0055-danger-check'`.execute(applied);

  await expect(migrate(opened)).rejects.toThrow("(it has '9998-of-tomorrow')");
});

test("two processes that start at once on one new database both come up", { timeout: 60_000 }, async () => {
  await opened.db.destroy();

  const processes = await Promise.all(
    [1, 2].map(() => startUmeedProcess({ ...empty.environment, LOG_LEVEL: "silent" })),
  );
  const answers = await Promise.all(
    processes.map(async ({ address }) => address && (await fetch(`${address}/api/week`)).status),
  );
  for (const { kill } of processes) kill("SIGTERM");
  const ends = await Promise.all(processes.map(({ ended }) => ended));

  expect(processes.map(({ errors }) => errors())).toEqual(["", ""]);
  expect(answers).toEqual([200, 200]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
});
