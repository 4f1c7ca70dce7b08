import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations, shipped } from "../../../server/db/migration-files.ts";
import { notify } from "../../../server/domain/notify/notify.ts";
import type { Said } from "../../../server/domain/notify/news.ts";
import { newMember } from "../../fixtures/members.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

const REASON = 'She said: "no", and\nthat\'s not for us: 7 days';
const said: Said[] = [
  ["postShownAgain"],
  ["secondStepTries"],
  ["roleEditor"],
  ["postRemoved", { reason: REASON }],
  ["reviewHidden", { reason: REASON }],
  ["mayWrite", { reason: "خوش آمدید" }],
  ["postHiddenSuspended", { count: 1, reason: REASON }],
  ["suspended", { count: 30, reason: REASON }],
  ["suspendedRoleRests", { count: 7, reason: REASON }],
  ["answered", { reference: "K7-M2" }],
];

test("what was told before this version gets its name and values, and is then told in each language", async () => {
  const member = await newMember(umeed);
  let at = NOON;
  for (const each of said) {
    const [name] = each;
    const about = name === "answered" ? { kind: "contact" as const, subjectKind: "contactMessage" as const } : null;
    const subject = about ?? { kind: "moderation" as const, subjectKind: "member" as const };
    const told = { ...subject, subjectId: "K7-M2", said: each };
    await notify({ db: umeed.db, now: () => (at += 1) }, [member.id], told);
  }
  // As the version before told a reason.
  const before = sql<string>`replace(replace(sentence, '. Reason: “', ': '), '”', '')`;
  await umeed.db.updateTable("notification").set({ sentence: before }).execute();
  const rows = umeed.db.selectFrom("notification").select(["news", "newsValues", "sentence"]).orderBy("createdAt");
  const stored = await rows.execute();
  await umeed.db.updateTable("notification").set({ news: null, newsValues: "{}" }).execute();

  const dialect = { name: isSqlite ? "sqlite" : "postgres", migrationSql: (text: string) => text } as const;
  const found = await readMigrations(shipped, dialect);
  const { statements = [] } = found.find(({ name }) => name === "0063-news") ?? {};
  const changing = statements.filter((statement) => !/alter table/.test(statement));
  expect(changing).toHaveLength(4);
  for (const statement of changing) await sql.raw(statement).execute(umeed.db);

  const values = ({ newsValues, ...row }: (typeof stored)[number]) => ({ ...row, values: JSON.parse(newsValues) });
  expect((await rows.execute()).map(values)).toEqual(stored.map(values));
  const urdu = await member.call("GET", "/notification/pagination", { headers: { "umeed-language": "ur" } });
  expect(urdu.at("data.0.sentence")).toBe("آپ کے پیغام \u2066K7-M2\u2069 کا جواب آ گیا ہے۔");
  expect(urdu.at("data.9.sentence")).toBe("نگران نے آپ کی پوسٹ دیکھ لی، اور وہ دوسروں کو پھر نظر آتی ہے۔");
});

test("a sentence that no name is known for stays as it was told", async () => {
  const member = await newMember(umeed);
  const row = { memberId: member.id, kind: "account", subjectKind: "member", subjectId: member.id } as const;
  const old = { ...row, sentence: "Something of long ago.", threadId: null, readAt: null, createdAt: NOON };
  const rows = [
    { id: "one", news: null, ...old },
    { id: "two", news: "ofTheNextVersion", ...old },
  ];
  await umeed.db.insertInto("notification").values(rows).execute();

  const answer = await member.call("GET", "/notification/pagination", { headers: { "umeed-language": "ur" } });
  expect([answer.at("data.0.sentence"), answer.at("data.1.sentence")]).toEqual([old.sentence, old.sentence]);
});
