import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { fingerprint } from "../../../server/domain/identity.ts";
import { callApi } from "../../support/api-call.ts";
import { emptyDatabase, isSqlite, type OwnDatabase } from "../../support/empty-database.ts";
import { startUmeedProcess, type UmeedProcess } from "../../support/umeed-process.ts";
import { decideAbout, decisionsToldTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { formOf } from "../../fixtures/registrations.ts";

/** Words that nobody else writes, each where its name says. Their beginnings differ: an index leaves out what repeats. */
const canaries = {
  fullName: "Abrixotaw",
  email: "bexaworthim",
  phoneNumber: "03217654321",
  babyName: "Cidrufoilo",
  title: "Dwexlampir",
  post: "Efzingorat",
  pseudonymous: "Fjukarelly",
  comment: "Gvolminast",
  request: "Hdrasquint",
  toOneGone: "Ikvondreal",
  note: "Jmiftowelk",
  review: "Kgunzipran",
  answer: "Lbenquorth",
  why: "Mwistkelbar",
  whyHidden: "Nzupraddin",
};
/** What of each is looked for: the end of a word stands whole in an index too, and a phone number in any spelling. */
const tails = Object.values(canaries).map((word) => word.slice(3).toLowerCase());

let empty: OwnDatabase;
let opened: OpenDatabase;
let running: UmeedProcess;
let umeed: { db: OpenDatabase["db"]; call: NewMember["call"] };
beforeAll(async () => {
  empty = await emptyDatabase();
  running = await startUmeedProcess(empty.environment);
  opened = openDatabase(empty.settings);
  const address = running.address ?? "";
  umeed = { db: opened.db, call: (method, path, options) => callApi(address, method, path, options) };
});
afterAll(async () => {
  running.kill("SIGTERM");
  await running.ended;
  await opened.db.destroy();
  await empty.drop();
});

/** All rows of all tables, an index's own too, as one text in small letters. */
async function allRows() {
  const { db } = opened;
  const tables = await db.withoutPlugins().introspection.getTables({ withInternalKyselyTables: true });
  expect(tables.length).toBeGreaterThan(30);
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db.withoutPlugins())).rows),
  );
  const readable = (_: string, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value;
  return JSON.stringify(rows, readable).toLowerCase();
}

/** All bytes of SQLite's files once the log is written back, as a text in small letters. */
async function allBytes() {
  await sql`pragma wal_checkpoint(truncate)`.execute(opened.db);
  const { dataDir } = empty.settings;
  const names = (await readdir(dataDir)).filter((name) => name.startsWith("umeed.sqlite"));
  const files = await Promise.all(names.map((name) => readFile(join(dataDir, name), "latin1")));
  return files.join("\n").toLowerCase();
}

const allStored = async () => [await allRows(), ...(isSqlite ? [await allBytes()] : [])];
const uploads = () => readdir(join(empty.settings.dataDir, "uploads"));
const exported = () => readdir(join(empty.settings.dataDir, "exports"));
const missing = (text: string, words: string[]) => words.filter((word) => !text.includes(word.toLowerCase()));
const present = (text: string, words: string[]) => words.filter((word) => text.includes(word.toLowerCase()));
const lately = new Date(Date.now() - 100 * 86_400_000);

async function fillAccount() {
  const { fullName, email, phoneNumber, babyName } = canaries;
  const mother = await newMember(umeed, {
    fullName,
    phoneNumber,
    babyName,
    email: `${email}@example.org`,
    isFindable: true,
    isPregnant: false,
    babyBirthDate: new Date(Date.now() - 40 * 86_400_000),
    lastMenstrualPeriod: "",
  });
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: "#ff0000" } });
  const image = new File([new Uint8Array(await picture.jpeg().toBuffer())], "me.jpg", { type: "image/jpeg" });
  await mother.call("PUT", "/user/update", { body: formOf({ fullName, image }) });
  await mother.call("PUT", "/user-review/mine", { body: { rating: 5, comment: `A lamp: ${canaries.review}` } });
  await mother.call("POST", "/calendar/feed");
  return mother;
}

/** Posts, comments, likes, a decided report by her and one about her: what moderators have done with. */
async function fillForum(mother: NewMember, { friend, moderator }: { friend: NewMember; moderator: NewMember }) {
  const post = await postBy(mother, { title: canaries.title, description: canaries.post });
  await postBy(mother, { description: canaries.pseudonymous, isPseudonymous: true });
  const others = await postBy(friend);
  await commentBy(mother, others, { comment: canaries.comment });
  await mother.call("PUT", `/socialform/${others}/like`);
  await mother.call("POST", `/socialform/${others}/report`, { body: { reason: "other", note: canaries.note } });
  await friend.call("POST", `/socialform/${post}/report`, { body: { reason: "unkind" } });
  for (const id of [post, others]) {
    const body = { outcome: "dismiss", reason: "Nothing wrong." };
    const decided = await moderator.call("POST", `/moderation/post/${id}/decision`, { body });
    expect(decided.status).toBe(200);
  }
  const hidden = await postBy(mother, { title: "To be hidden" });
  await decideAbout(moderator, `post/${hidden}`, { outcome: "hide", reason: `She names ${canaries.whyHidden}.` });
  const [decision] = await decisionsToldTo(mother);
  const answered = await mother.call("POST", `/decision/${decision}/answer`, { body: { text: canaries.answer } });
  expect(answered.status).toBe(200);
}

/** What an administrator did about her, and why. */
async function fillLog(mother: NewMember) {
  const administrator = await memberNamed(umeed, "Administrator", "administrator");
  const asked = { body: { proof: `She called from ${canaries.why}.` } };
  expect((await administrator.call("POST", `/member/${mother.id}/reset-code`, asked)).status).toBe(200);
}

/** A request that nobody accepted, and talk with somebody who is gone. */
async function fillMessages(mother: NewMember, { friend, gone }: { friend: NewMember; gone: NewMember }) {
  await write(mother, friend, canaries.request);
  await write(gone, mother, "Salam");
  await write(mother, gone, canaries.toOneGone);
  expect((await gone.call("DELETE", `/user/delete/${gone.id}`)).status).toBe(200);
}

test("nothing of a member who left is in any row, file, byte or line of the log", async () => {
  const friend = await newMember(umeed, { fullName: "Hira", isFindable: true, lastMenstrualPeriod: lately });
  const gone = await newMember(umeed, { fullName: "Noor", isFindable: true, lastMenstrualPeriod: lately });
  const moderator = await memberNamed(umeed, "Moderator", "moderator");
  const mother = await fillAccount();
  await fillForum(mother, { friend, moderator });
  await fillMessages(mother, { friend, gone });
  await fillLog(mother);
  // An index that happens to be merged as she leaves would have nothing left of her anyway.
  if (isSqlite) {
    await sql`insert into post_search (post_search, rank) values ('automerge', 0), ('crisismerge', 1000)`.execute(
      opened.db,
    );
  }
  const secrets = [...tails, fingerprint(mother.token)];

  for (const text of await allStored()) expect(missing(text, secrets)).toEqual([]);
  expect(await uploads()).toHaveLength(6);
  expect((await mother.call("POST", "/user/data", { body: { password: "a quiet lamp" } })).status).toBe(200);
  const isMade = async () => (await mother.call("GET", "/user/data")).at("data.state");
  await expect.poll(isMade, { timeout: 20_000 }).toBe("done");
  expect(await exported()).toHaveLength(1);

  const answer = await mother.call("DELETE", `/user/delete/${mother.id}`, { body: { password: "a quiet lamp" } });

  expect([answer.status, answer.at("message")]).toEqual([200, "Your account is deleted."]);
  for (const text of await allStored()) expect(present(text, secrets)).toEqual([]);
  // A job removes them, after the answer.
  await expect.poll(uploads).toEqual([]);
  await expect.poll(exported).toEqual([]);
  const acts = opened.db.selectFrom("actOfPower").select(["act", "reason"]).where("subjectId", "=", mother.id);
  expect(await acts.execute()).toEqual([{ act: "reset code", reason: null }]);
  expect(running.output()).toContain(`"event":"deletion","outcome":"done","memberId":"${mother.id}"`);
  expect(present((running.output() + running.errors()).toLowerCase(), secrets)).toEqual([]);
  expect((await friend.call("GET", "/chat/chatlist")).at("data.users")).toEqual([]);
});
