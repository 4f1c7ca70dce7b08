import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { decideAbout, decisionsToldTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let nida: NewMember;
let hira: NewMember;
let rabia: NewMember;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  nida = await memberNamed(umeed, "Nida", "moderator");
  hira = await memberNamed(umeed, "Hira", "moderator");
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 1_000;
  sana = await newMember(umeed, { fullName: "Sana Unmistakable", isFindable: true });
});

const decided = (by = nida, query = "limit=100") => by.call("GET", `/moderation/decided?${query}`);

test("moderators find what was decided, the newest first, with who decided and why, as far as it is still there", async () => {
  const [shown, removed] = [await postBy(sana, { title: "First" }), await postBy(sana, { isPseudonymous: true })];
  await decideAbout(nida, `post/${shown}`, { outcome: "hide", reason: "Unsafe" });
  now += 1_000;
  await decideAbout(hira, `post/${removed}`, { outcome: "remove", reason: "Spam" });
  now += 1_000;
  await decideAbout(nida, `post/${shown}`, { outcome: "restore", reason: "" });

  const found = await decided();
  expect(found.at("data")).toMatchObject([
    { outcome: "restore", reason: null, by: "Nida", isMine: true, caseId: shown, isThere: true, decidedTime: now },
    { outcome: "remove", reason: "Spam", by: "Hira", isMine: false, caseId: removed, isThere: false, about: null },
    { outcome: "hide", reason: "Unsafe", kind: "post", about: { name: "Sana Unmistakable", title: "First" } },
  ]);
  const second = await decided(nida, "limit=2&page=2");
  expect([second.at("totalPages"), second.at("data")]).toMatchObject([2, [{ outcome: "hide" }]]);
});

test("one kind of decision is listed alone, and the oldest first when that is asked for", async () => {
  const post = await postBy(sana, { title: "Ordered" });
  await decideAbout(nida, `post/${post}`, { outcome: "hide", reason: "Unsafe" });
  now += 1_000;
  await decideAbout(nida, `post/${post}`, { outcome: "restore", reason: "" });

  const listed = async (query: string): Promise<{ outcome: string; caseId: string }[]> =>
    Object((await decided(nida, `limit=100&${query}`)).body)["data"];
  const all = await listed("");
  expect((await listed("sort=oldest")).map((one) => one.caseId)).toEqual(all.map((one) => one.caseId).toReversed());
  const restored = await listed("outcome=restore");
  expect(restored[0]?.caseId).toBe(post);
  expect(restored).toEqual(all.filter(({ outcome }) => outcome === "restore"));
  for (const odd of ["outcome=grant", "sort=loudest"]) expect((await decided(nida, odd)).status).toBe(400);
});

test("under a pseudonym the list tells no other name", async () => {
  const post = await postBy(sana, { title: "Hidden", isPseudonymous: true });
  await decideAbout(nida, `post/${post}`, { outcome: "hide", reason: "Unsafe" });
  const newest = await decided(nida, "limit=1");
  expect(newest.at("data.0")).toMatchObject({ caseId: post, about: { title: "Hidden" } });
  expect([newest.text.includes("Unmistakable"), newest.text.includes(sana.id)]).toEqual([false, false]);
});

test("what was decided about messages is there; what an administrator did besides is not", async () => {
  const omar = await newMember(umeed, { fullName: "Omar", isFindable: true });
  await write(sana, omar, "Pay me.");
  await omar.call("POST", `/chat/with/${sana.id}/report`, { body: { reason: "spam" } });
  const before = Number((await decided()).at("total"));
  await rabia.call("PUT", `/member/${omar.id}/suspension`, { body: { days: 2, reason: "Known to her alone" } });
  expect((await decided()).at("total")).toBe(before);
  expect((await decideAbout(nida, `member/${sana.id}`, { outcome: "warn", reason: "No money here." })).status).toBe(
    200,
  );
  now += 1_000;
  expect((await decided()).at("data.0")).toMatchObject({ kind: "member", outcome: "warn", isThere: false });
});

test("an answer to her own decision waits for others, apart from what waits for her", async () => {
  const post = await postBy(sana);
  await decideAbout(nida, `post/${post}`, { outcome: "hide", reason: "Unsafe" });
  const [id = ""] = await decisionsToldTo(sana);
  const total = async (by: NewMember) => Number((await by.call("GET", "/moderation")).at("total"));
  const before = [await total(nida), await total(hira), await total(rabia)];
  await sana.call("POST", `/decision/${id}/answer`, { body: { text: "I see it differently." } });

  const [hers, others, all] = before;
  expect([await total(nida), await total(hira), await total(rabia)]).toEqual([
    hers,
    Number(others) + 1,
    Number(all) + 1,
  ]);
  expect((await nida.call("GET", "/moderation")).at("elsewhere")).toMatchObject([{ kind: "answer", _id: id }]);
  expect((await hira.call("GET", "/moderation")).at("elsewhere")).toEqual([]);
  now += 1_000;
  await decideAbout(hira, `answer/${id}`, { outcome: "uphold" });
  expect((await nida.call("GET", "/moderation")).at("elsewhere")).toEqual([]);
  expect((await decided(nida, "limit=1")).at("data.0")).toMatchObject({
    kind: "answer",
    outcome: "uphold",
    isThere: true,
  });
});

test("to members the list is not there", async () => {
  expect((await decided(sana)).status).toBe(404);
});
