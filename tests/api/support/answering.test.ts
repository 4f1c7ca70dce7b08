import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { contactBy } from "../../fixtures/contact.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let sana: NewMember;
let nida: NewMember;
let rabia: NewMember;
let reference: string;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  nida = await memberNamed(umeed, "Nida", "moderator");
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 1_000;
  sana = await memberNamed(umeed, "Sana");
  reference = await contactBy(sana, { name: "Sana T." });
});

const answer = (by: NewMember, text: string, version = 1) =>
  by.call("POST", `/support/${reference}/answer`, { body: { text, version } });
const close = (by: NewMember, version = 1) => by.call("POST", `/support/${reference}/closure`, { body: { version } });
const isOpen = async () => (await nida.call("GET", "/support?limit=100")).text.includes(reference);
const told = async (): Promise<unknown> => (await sana.call("GET", "/notification/pagination")).at("data");
const acts = () =>
  umeed.db.selectFrom("actOfPower").select(["actorId", "act"]).where("subjectId", "=", reference).execute();

test("operators see what is open, the longest waiting first, with who wrote it", async () => {
  now += 1;
  const second = await contactBy(await memberNamed(umeed, "Hira"));
  const { body } = await nida.call("GET", "/support?limit=100");

  expect(body["data"]).toMatchObject([...others(body["data"]), { reference }, { reference: second }]);
  expect((await rabia.call("GET", `/support/${reference}`)).at("data")).toMatchObject({
    name: "Sana T.",
    author: { fullName: "Sana", phoneNumber: sana.phoneNumber },
    state: "open",
    version: 1,
    answers: [],
  });
});

/** What earlier tests left open. */
function others(data: unknown): object[] {
  return Array.isArray(data) ? data.slice(0, -2) : [];
}

test("either list is read the other way round when that is asked for", async () => {
  now += 1_000;
  const second = await contactBy(await memberNamed(umeed, "Hira"));
  const first = async (query: string) => (await nida.call("GET", `/support?limit=1&${query}`)).at("data.0.reference");
  expect([await first("sort=newest"), (await first("sort=oldest")) === (await first(""))]).toEqual([second, true]);
  await answer(nida, "Yes.");
  reference = second;
  await answer(nida, "No.");
  expect(await first("state=answered&sort=newest")).toBe(second);
  const oldest = await umeed.db
    .selectFrom("contactMessage")
    .select("reference")
    .where("state", "=", "answered")
    .orderBy("createdAt")
    .executeTakeFirst();
  expect(await first("state=answered&sort=oldest")).toBe(oldest?.reference);
  expect((await nida.call("GET", "/support?sort=loudest")).status).toBe(400);
});

test("what was answered and what was closed are lists of their own, the newest first", async () => {
  const list = async (state: string) =>
    (await nida.call("GET", `/support?limit=1&state=${state}`)).at("data.0.reference");
  await answer(nida, "Yes.");
  expect([await list("answered"), await isOpen()]).toEqual([reference, false]);
  now += 1_000;
  reference = await contactBy(sana);
  await close(nida);
  expect([await list("closed"), (await nida.call("GET", "/support?state=lost")).status]).toEqual([reference, 400]);
});

test("to all others there is no such thing, whatever they send", async () => {
  const editor = await memberNamed(umeed, "Editor", "editor");
  for (const member of [sana, editor]) {
    const answers = [
      await member.call("GET", "/support?page=none"),
      await member.call("GET", `/support/${reference}`),
      await answer(member, ""),
      await close(member, 0.5),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [404, expect.stringContaining("There is no such page.")]),
    );
  }
});

test("an answer is told to her, who reads it without the name of who wrote it", async () => {
  const { status, body } = await answer(nida, "Change it on your account page.");

  expect([status, body]).toMatchObject([200, { data: { state: "answered", version: 2, answers: [{ by: "Nida" }] } }]);
  expect(await isOpen()).toBe(false);
  expect(await told()).toMatchObject([
    { sentence: `Your message ${reference} was answered.`, contactReference: reference, postId: null, isRead: false },
  ]);
  const read = await sana.call("GET", `/contact/${reference}`);
  expect(read.at("data")).toMatchObject({
    state: "answered",
    answers: [{ _id: expect.any(String), text: "Change it on your account page.", createdTime: now }],
  });
  expect(read.text).not.toContain("Nida");
  expect(await acts()).toEqual([{ actorId: nida.id, act: "answer" }]);
});

test("what she was told is read when she has read the message, and nobody else can read it for her", async () => {
  await answer(nida, "Yes.");
  const unread = async () => (await sana.call("GET", "/notification/unread")).at("data.unread");
  await rabia.call("PUT", `/notification/contact/${reference}/read`);
  expect(await unread()).toBe(1);
  await sana.call("PUT", `/notification/contact/${reference}/read`);

  expect(await unread()).toBe(0);
  expect(await told()).toMatchObject([{ isRead: true }]);
});

test("of two who answer at once one is told that the other was first, and may add to it then", async () => {
  const both = await Promise.all([answer(nida, "Tomorrow."), answer(rabia, "On Monday.")]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.at("code")).toBe("changed_meanwhile");
  expect((await sana.call("GET", `/contact/${reference}`)).at("data.answers")).toHaveLength(1);

  expect((await answer(rabia, "And it is open on Sunday.", 2)).status).toBe(200);
  expect((await sana.call("GET", `/contact/${reference}`)).at("data.answers")).toHaveLength(2);
  expect(await told()).toHaveLength(2);
});

test("the same answer sent twice at once is one", async () => {
  const both = await Promise.all([1, 2].map(() => answer(nida, "Yes.")));

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await sana.call("GET", `/contact/${reference}`)).at("data.answers")).toHaveLength(1);
  expect([await told(), await acts()]).toMatchObject([[{}], [{}]]);
});

test("what needs no answer is closed, once, and she is told", async () => {
  expect((await Promise.all([close(nida), close(rabia)])).map(({ status }) => status)).toEqual([200, 200]);

  expect(await isOpen()).toBe(false);
  expect((await sana.call("GET", `/contact/${reference}`)).at("data.state")).toBe("closed");
  expect(await told()).toMatchObject([{ sentence: `Your message ${reference} was closed.` }]);
  expect((await answer(nida, "Yes.")).status).toBe(409);
  expect((await answer(nida, "Yes after all.", 2)).at("data.state")).toBe("answered");
  expect((await close(rabia)).status).toBe(409);
});

test("a number given on the phone finds its message in any state, with its hyphen or without", async () => {
  await answer(nida, "Yes.");
  for (const search of [reference, reference.replace("-", ""), ` ${reference.replace("-", " ")}`]) {
    const found = await nida.call("GET", `/support?${new URLSearchParams({ search })}`);
    expect(found.body).toMatchObject({ total: 1, data: [{ reference }] });
  }
  for (const search of ["1111-1111", "Sana", "%"]) {
    expect((await nida.call("GET", `/support?${new URLSearchParams({ search })}`)).at("total")).toBe(0);
  }
});

test.each([
  [{ version: 1 }, { path: "text", msg: "Write the answer." }],
  [
    { version: 1, text: "x".repeat(5_001) },
    { path: "text", msg: "Use at most 5,000 characters. Shorten it by 1." },
  ],
  [{ text: "Yes." }, { path: "version", msg: "Say which version you answer." }],
])("%j is no answer", async (body, problem) => {
  const refused = await nida.call("POST", `/support/${reference}/answer`, { body });
  expect([refused.status, refused.at("errors")]).toEqual([400, [problem]]);
  expect(await isOpen()).toBe(true);
});

test("an answer stays when who gave it is gone", async () => {
  const gone = await memberNamed(umeed, "Gone", "moderator");
  await answer(gone, "Yes.");
  await umeed.db.deleteFrom("member").where("id", "=", gone.id).execute();

  expect((await rabia.call("GET", `/support/${reference}`)).at("data.answers")).toMatchObject([
    { text: "Yes.", by: null },
  ]);
});
