import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { decideAbout, decisionsToldTo, sentencesTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { postBy } from "../../fixtures/posts.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let first: NewMember;
let second: NewMember;
let reporter: NewMember;
let author: NewMember;
let post: string;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 60_000;
  await umeed.db.updateTable("member").set({ role: "member" }).execute();
  first = await memberNamed(umeed, "First", "moderator");
  second = await memberNamed(umeed, "Second", "moderator");
  reporter = await memberNamed(umeed, "Rabia");
  author = await memberNamed(umeed, "Sana");
  post = await postBy(author, { title: "Vinegar", description: "Drink it." });
});

/** A decision against the author of the post, and its id. */
async function decided(outcome: string, more: Record<string, unknown> = {}) {
  now += 1;
  await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "unsafeAdvice" } });
  const answer = await decideAbout(first, `post/${post}`, { outcome, reason: "It harms.", ...more });
  expect(answer.status).toBe(200);
  const [id = ""] = await decisionsToldTo(author);
  return id;
}

const read = (id: string, by = author) => by.call("GET", `/decision/${id}`);
const answer = (id: string, text = "My doctor said so.", by = author) =>
  by.call("POST", `/decision/${id}/answer`, { body: { text } });
const lookAgain = (id: string, outcome: string, by = second) =>
  decideAbout(by, `answer/${id}`, { outcome, reason: "I read it again." });
const isMet = async () => (await umeed.call("GET", `/socialform/${post}`)).status === 200;
const isOpen = async (id: string, by = second) => (await by.call("GET", "/moderation?limit=100")).text.includes(id);
const mayWrite = async () => {
  const body = { moodID: 1, title: `At ${(now += 1)}`, description: "Words." };
  return (await author.call("POST", "/socialform/add", { body })).status === 200;
};

describe("a decision against a member", () => {
  test("is hers to read: what, why, about which words and until when; of who decided nothing", async () => {
    const id = await decided("suspend", { days: 3 });

    const found = await read(id);
    expect(found.at("data")).toEqual({
      _id: id,
      kind: "suspend",
      about: "post",
      reason: "It harms.",
      suspendedUntil: Math.ceil((now + 3 * DAY) / DAY) * DAY,
      createdTime: now,
      pseudonym: null,
      words: { postId: post, title: "Vinegar", text: "Drink it.", isChanged: false },
      answer: null,
      answeredTime: null,
      outcome: null,
      outcomeReason: null,
      outcomeTime: null,
    });
    expect([found.text.includes("First"), found.text.includes(first.id)]).toEqual([false, false]);
    expect((await author.call("GET", "/notification/unread")).at("data.unread")).toBe(1);
    await author.call("PUT", `/notification/decision/${id}/read`);
    expect((await author.call("GET", "/notification/unread")).at("data.unread")).toBe(0);
  });

  test("is not there for anybody else, moderators too, nor is the answer", async () => {
    const id = await decided("hide");

    for (const other of [reporter, first, second]) {
      expect([(await read(id, other)).status, (await answer(id, "Mine", other)).status]).toEqual([404, 404]);
    }
    expect([(await read("0".repeat(24))).status, (await answer("0".repeat(24))).status]).toEqual([404, 404]);
    await reporter.call("PUT", `/notification/decision/${id}/read`);
    expect((await author.call("GET", "/notification/unread")).at("data.unread")).toBe(1);
  });

  test("says when the words are gone, or others than those that were decided about", async () => {
    const id = await decided("hide");
    const changed = { moodID: 2, title: "Water", description: "Drink water.", version: 1 };
    expect((await author.call("PUT", `/socialform/${post}`, { body: changed })).status).toBe(200);
    expect((await read(id)).at("data.words")).toMatchObject({ title: "Water", isChanged: true });
    await author.call("DELETE", `/socialform/${post}`);
    expect((await read(id)).at("data.words")).toBeNull();
  });

  test("is kept for everything that is decided against her, and for nothing else", async () => {
    const other = await memberNamed(umeed, "Other");
    for (const outcome of ["hide", "remove", "warn", "suspend"]) {
      post = await postBy(other, { title: outcome });
      await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
      await decideAbout(first, `post/${post}`, { outcome });
    }
    post = await postBy(author, { title: "Another" });
    await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
    await decideAbout(first, `post/${post}`, { outcome: "dismiss" });

    expect([(await decisionsToldTo(other)).length, await decisionsToldTo(author)]).toEqual([4, []]);
  });
});

describe("her answer", () => {
  test("can be given while she can't write to others, and comes to the queue with what led there", async () => {
    const id = await decided("suspend");
    expect(await mayWrite()).toBe(false);
    now += 5_000;
    const sent = await answer(id);
    expect([sent.status, sent.at("data.answer"), sent.at("data.answeredTime")]).toEqual([
      200,
      "My doctor said so.",
      now,
    ]);

    const found = await second.call("GET", `/moderation/answer/${id}`);
    expect(found.at("data")).toMatchObject({
      kind: "answer",
      since: now,
      mayDecide: true,
      subject: { text: "Drink it.", state: "hidden" },
      reports: [{ reason: "unsafeAdvice", seen: { text: "Drink it." } }],
      decision: { kind: "suspend", about: "post", name: "Sana", reason: "It harms.", answer: "My doctor said so." },
      history: [],
    });
    expect(await isOpen(id)).toBe(true);
  });

  test("is one, however often and from wherever it is sent; other words are told of the first", async () => {
    const id = await decided("hide");
    const sent = await Promise.all([answer(id), answer(id), answer(id)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await answer(id, "Other words");
    expect([other.status, other.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await read(id)).at("data.answer")).toBe("My doctor said so.");

    post = await postBy(author, { title: "A second" });
    const both = await decided("hide");
    const answers = await Promise.all([answer(both, "One"), answer(both, "Other")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test.each(["", "   ", "x".repeat(2_001), null])("is refused as %j", async (text) => {
    const id = await decided("hide");
    const refused = await author.call("POST", `/decision/${id}/answer`, { body: { text } });
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "text"]);
    expect(await isOpen(id)).toBe(false);
  });

  test("to what was taken back meanwhile is not needed any more", async () => {
    const id = await decided("hide");
    await decideAbout(second, `post/${post}`, { outcome: "restore" });
    expect((await read(id)).at("data.outcome")).toBe("undone");
    expect((await answer(id)).status).toBe(409);
  });

  test("under a pseudonym tells moderators no other name", async () => {
    author = await memberNamed(umeed, "Sana Unmistakable");
    post = await postBy(author, { title: "Hidden", isPseudonymous: true });
    const id = await decided("hide");
    await answer(id);

    const pseudonym = (await read(id)).textAt("data.pseudonym");
    const answers = [
      await second.call("GET", `/moderation/answer/${id}`),
      await second.call("GET", "/moderation?limit=100"),
      await lookAgain(id, "uphold"),
    ];
    expect(answers[0]?.at("data.decision")).toMatchObject({ name: pseudonym, isPseudonym: true });
    for (const { text } of answers)
      expect([text.includes("Unmistakable"), text.includes(author.id)]).toEqual([false, false]);
  });

  test("goes with her account, and the case with it", async () => {
    const id = await decided("suspend");
    await answer(id);
    await umeed.db.updateTable("session").set({ createdAt: now }).where("memberId", "=", author.id).execute();
    expect((await author.call("DELETE", `/user/delete/${author.id}`)).status).toBe(200);

    expect([(await lookAgain(id, "undo")).status, await isOpen(id)]).toEqual([404, false]);
    expect(await umeed.db.selectFrom("decision").select("id").where("id", "=", id).execute()).toEqual([]);
  });
});

describe("a second look", () => {
  test("that undoes shows what was hidden, gives the voice back, and counts no more; she is told", async () => {
    const id = await decided("suspend", { days: 30 });
    await answer(id);
    now += 1_000;
    expect((await lookAgain(id, "undo")).status).toBe(200);

    expect([await isMet(), await mayWrite(), await isOpen(id)]).toEqual([true, true, false]);
    expect((await read(id)).at("data")).toMatchObject({ outcome: "undone", outcomeReason: "I read it again." });
    expect((await sentencesTo(umeed, author)).at(-1)).toBe(
      "A moderator reviewed your appeal and reversed the decision. Reason: “I read it again.”",
    );
    await reporter.call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
    expect((await second.call("GET", `/moderation/post/${post}`)).at("data.history")).toEqual([]);
    const acts = umeed.db.selectFrom("actOfPower").select(["act", "actorId"]).where("subjectId", "=", id);
    expect(await acts.execute()).toEqual([{ act: "undo", actorId: second.id }]);
  });

  test("that upholds leaves everything, and she is told why", async () => {
    const id = await decided("suspend");
    await answer(id);
    now += 1_000;
    await lookAgain(id, "uphold");

    expect([await isMet(), await mayWrite(), await isOpen(id)]).toEqual([false, false, false]);
    expect((await read(id)).at("data.outcome")).toBe("upheld");
    expect((await sentencesTo(umeed, author)).at(-1)).toBe(
      "A moderator reviewed your appeal and did not change the decision. Reason: “I read it again.”",
    );
    expect((await answer(id, "Once more")).status).toBe(409);
  });

  test("gives no voice back that another decision took, and shows nothing that another one hid", async () => {
    const before = await decided("suspend", { days: 30 });
    await answer(before);
    await decideAbout(second, `post/${post}`, { outcome: "restore", reason: "Mended." });
    now += 1_000;
    const after = await decided("suspend", { days: 3, reason: "Again." });
    expect(after).not.toBe(before);
    await lookAgain(before, "undo");

    expect([await isMet(), await mayWrite()]).toEqual([false, false]);
    now += 4 * DAY;
    expect(await mayWrite()).toBe(true);
  });

  test("takes a warning back, and a removal from her history alone", async () => {
    const warning = await decided("warn");
    await answer(warning);
    await lookAgain(warning, "undo");
    expect((await read(warning)).at("data.outcome")).toBe("undone");

    now += 1_000;
    const removal = await decided("remove");
    await answer(removal);
    const found = await second.call("GET", `/moderation/answer/${removal}`);
    expect(found.at("data")).toMatchObject({ subject: null, reports: [{ seen: { text: "Drink it." } }], history: [] });
    await lookAgain(removal, "undo");
    expect([(await read(removal)).at("data.outcome"), await isMet()]).toEqual(["undone", false]);
  });

  test("about a review shows the very words that were hidden, and no others", async () => {
    const words = { rating: 1, comment: `You forget us all, ${now}.` };
    await author.call("PUT", "/user-review/mine", { body: words });
    const { id: review } = await umeed.db
      .selectFrom("review")
      .select("id")
      .where("memberId", "=", author.id)
      .executeTakeFirstOrThrow();
    const hide = async (version: number) => {
      now += 1_000;
      await decideAbout(first, `review/${review}`, { outcome: "hide", version });
      const [id = ""] = await decisionsToldTo(author);
      await answer(id);
      return id;
    };
    const state = async () => (await author.call("GET", "/user-review/mine")).at("data.state");
    const one = await hide(1);
    await author.call("PUT", "/user-review/mine", { body: { ...words, comment: `Other words, ${now}.` } });
    await lookAgain(one, "undo");
    expect(await state()).toBe("waiting");

    await lookAgain(await hide(2), "undo");
    expect(await state()).toBe("shown");
  });

  test("about messages gives the voice back, with the copied messages before the moderator", async () => {
    const [sana, hira] = [await newMember(umeed, { isFindable: true }), await newMember(umeed, { isFindable: true })];
    await write(sana, hira, "Unkind words");
    await hira.call("POST", `/chat/with/${sana.id}/report`, { body: { reason: "unkind" } });
    await decideAbout(first, `member/${sana.id}`, { outcome: "suspend" });
    const [id = ""] = await decisionsToldTo(sana);
    await answer(id, "It was a joke.", sana);
    const found = await second.call("GET", `/moderation/answer/${id}`);
    expect(found.at("data.reports.0.seen.messages.0.text")).toBe("Unkind words");
    await lookAgain(id, "undo");
    const body = { moodID: 1, title: "Again", description: "Words." };
    expect((await sana.call("POST", "/socialform/add", { body })).status).toBe(200);
  });

  test("is another moderator's, where there is one; an administrator may look at her own", async () => {
    const id = await decided("hide");
    await answer(id);
    expect((await first.call("GET", `/moderation/answer/${id}`)).at("data.mayDecide")).toBe(false);
    expect((await lookAgain(id, "uphold", first)).status).toBe(403);
    const administrator = umeed.db.updateTable("member").set({ role: "administrator" }).where("id", "=", first.id);
    await administrator.execute();
    expect((await lookAgain(id, "uphold", first)).status).toBe(200);
  });

  test("is her own when nobody else could, but never about a decision against herself", async () => {
    const id = await decided("hide");
    await answer(id);
    await umeed.db.updateTable("member").set({ role: "member" }).where("id", "=", second.id).execute();
    await umeed.db.updateTable("member").set({ role: "moderator" }).where("id", "=", author.id).execute();
    expect((await lookAgain(id, "undo", author)).status).toBe(403);
    expect((await lookAgain(id, "undo", first)).status).toBe(200);
    expect(await isMet()).toBe(true);
  });

  test("by two at once, or sent twice, is one; who wanted otherwise is told", async () => {
    const id = await decided("hide");
    await answer(id);
    const third = await memberNamed(umeed, "Third", "moderator");
    const same = [lookAgain(id, "undo"), lookAgain(id, "undo"), lookAgain(id, "uphold", third)];
    const statuses = (await Promise.all(same)).map(({ status }) => status);

    const outcome = (await read(id)).at("data.outcome");
    expect(statuses).toEqual(outcome === "undone" ? [200, 200, 409] : [409, 409, 200]);
    expect(await isMet()).toBe(outcome === "undone");
    const acts = umeed.db.selectFrom("actOfPower").select("id").where("subjectId", "=", id);
    expect(await acts.execute()).toHaveLength(1);
  });

  test("is none of what nobody has answered, nor of another kind", async () => {
    const id = await decided("hide");
    expect((await lookAgain(id, "undo")).status).toBe(404);
    await answer(id);
    expect((await lookAgain(id, "hide")).at("errors.0.path")).toBe("outcome");
    expect((await decideAbout(second, `post/${post}`, { outcome: "undo" })).at("errors.0.path")).toBe("outcome");
  });
});
