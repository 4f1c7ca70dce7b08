import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";
import { say } from "../../../server/contract/sentences/say.ts";

let umeed: TestUmeed;
let author: NewMember;
let moderator: NewMember;
let reporters: NewMember[];
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
  reporters = await crowd(umeed, 12);
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 60_000;
  author = await memberNamed(umeed, "Sana");
});

const kinds = {
  post: { path: "/socialform", write: (overrides?: Record<string, unknown>) => postBy(author, overrides) },
  comment: {
    path: "/comment",
    write: async (overrides?: Record<string, unknown>) =>
      commentBy(author, await postBy(await memberNamed(umeed, "Hira")), overrides),
  },
};

describe.each(["post", "comment"] as const)("a report of a %s", (kind) => {
  const { path, write } = kinds[kind];
  const report = async (reporter: NewMember | undefined, id: string, body: object = { reason: "unkind" }) => {
    const answer = await reporter?.call("POST", `${path}/${id}/report`, { body });
    return answer?.status;
  };
  const caseOf = async (id: string) => {
    const { body } = await moderator.call("GET", `/moderation/${kind}/${id}`);
    return Object(body.data);
  };
  const isMet = async (id: string) => (await umeed.call("GET", `${path}/${id}`)).status === 200;

  test("keeps what the server holds, whatever the client sends and the author does later", async () => {
    const id = await write({ title: "Before", description: "Said before.", comment: "Said before." });
    now += 1_000;
    const body = {
      reason: "unsafeAdvice",
      note: " She  says so. ",
      seenText: "Invented",
      createdTime: 5,
      reporterId: author.id,
      authorId: moderator.id,
    };
    expect(await report(reporters[0], id, body)).toBe(200);
    const edit = { ...postWords({ title: "After", description: "Said after." }), comment: "Said after." };
    await author.call("PUT", `${path}/${id}`, { body: edit });

    const kept = {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      reason: "unsafeAdvice",
      note: "She  says so.",
      reporter: "Member 0",
      createdTime: now,
      seen: { name: "Sana", title: kind === "post" ? "Before" : null, text: "Said before.", version: 1, messages: [] },
    };
    const edited = await caseOf(id);
    expect(edited.reports).toEqual([kept]);
    expect(edited.subject).toMatchObject({ text: "Said after.", version: 2, state: "shown" });

    await author.call("DELETE", `${path}/${id}`);
    expect(await caseOf(id)).toMatchObject({ subject: null, reports: [kept] });
    expect((await moderator.call("GET", "/moderation?limit=100")).text).toContain(id);
  });

  test("by three different members hides it until a moderator looks, and its author sees that", async () => {
    const id = await write();
    const first = [await report(reporters[0], id), await report(reporters[1], id)];
    expect([first, await isMet(id)]).toEqual([[200, 200], true]);

    expect(await report(reporters[2], id, { reason: "spam" })).toBe(200);

    expect(await isMet(id)).toBe(false);
    expect((await author.call("GET", `${path}/${id}`)).at("data")).toMatchObject({
      state: "reported",
      stateReason: null,
    });
    expect((await caseOf(id)).reports).toHaveLength(3);
    expect(await report(reporters[3], id)).toBe(404);
  });

  test("of somebody in danger hides nothing, however many, and is read before others", async () => {
    const [calm, id] = [await write({ title: "Calm", comment: "Calm" }), await write()];
    await report(reporters[0], calm);
    now += 60_000;
    const danger = { body: { reason: "inDanger", note: "She writes that she wants to die." } };
    const answer = await reporters[0]?.call("POST", `${path}/${id}/report`, danger);
    for (const reporter of reporters.slice(1, 4)) await report(reporter, id, { reason: "inDanger" });

    expect([answer?.status, answer?.textAt("message")]).toEqual([200, say.reportOfDangerReceived()]);
    expect(await isMet(id)).toBe(true);
    expect((await caseOf(id)).reports.map((each: { reason: string }) => each.reason)).toEqual(
      Array.from({ length: 4 }, () => "inDanger"),
    );
    const order = Array.from(
      Object((await moderator.call("GET", "/moderation?limit=100")).body.data),
      (each) => Object(each)._id,
    );
    expect(order.indexOf(id)).toBeLessThan(order.indexOf(calm));
  });

  test("by members of less than a week hides nothing, however many, and is there for the moderators", async () => {
    const id = await write();
    const fresh = await crowd(umeed, 4);
    const ids = fresh.map((member) => member.id);
    await umeed.db
      .updateTable("member")
      .set({ createdAt: now - 6 * 86_400_000 })
      .where("id", "in", ids)
      .execute();
    for (const reporter of [...fresh, reporters[0], reporters[1]]) await report(reporter, id);
    expect([await isMet(id), (await caseOf(id)).reports.length]).toEqual([true, 6]);

    await report(reporters[2], id);
    expect(await isMet(id)).toBe(false);
  });

  test("by three at the same moment hides it once", async () => {
    const ids = await Promise.all([1, 2, 3].map(async (n) => write({ title: `${n}`, comment: `${n}` })));
    const statuses = await Promise.all(
      ids.flatMap((id) => [3, 4, 5].map((reporter) => report(reporters[reporter], id))),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await Promise.all(ids.map(isMet))).toEqual([false, false, false]);
    if (kind === "post") return;
    const posts = await umeed.db.selectFrom("comment").select("postId").where("id", "in", ids).execute();
    for (const { postId } of posts) {
      expect((await umeed.call("GET", `/socialform/${postId}`)).at("data.commentsCounter")).toBe(0);
    }
  });

  test("by the same member, however often and however many at once, is one and hides nothing", async () => {
    const id = await write();
    const again = Array.from({ length: 10 }, () => report(reporters[6], id));

    expect(new Set(await Promise.all(again))).toEqual(new Set([200]));
    expect([await isMet(id), (await caseOf(id)).reports.length]).toEqual([true, 1]);
  });

  test("says one of six reasons, with a note of a few words", async () => {
    const id = await write();

    for (const reason of ["inDanger", "unkind", "unsafeAdvice", "spam", "privateData", "other"]) {
      expect(await report(reporters[7], id, { reason, note: null })).toBe(200);
    }
    for (const reason of [undefined, "", "ugly", 1]) {
      const answer = await reporters[8]?.call("POST", `${path}/${id}/report`, { body: { reason } });
      expect([answer?.status, answer?.at("errors")]).toEqual([400, [{ msg: "Choose a reason.", path: "reason" }]]);
    }
    expect(await report(reporters[8], id, { reason: "spam", note: "x".repeat(501) })).toBe(400);
    expect((await caseOf(id)).reports).toHaveLength(1);
  });

  test("is not made of one's own words, or of what is not there", async () => {
    const id = await write();

    expect(await report(author, id)).toBe(400);
    expect(await report(reporters[9], "0".repeat(24))).toBe(404);
  });

  test("of a pseudonymous text keeps the pseudonym, and tells no moderator who it is", async () => {
    const id = await write({ isPseudonymous: true });
    await report(reporters[10], id);

    const { subject, reports } = await caseOf(id);
    expect(subject.userId).toMatchObject({ isPseudonym: true, fullName: reports[0].seen.name });
    expect(reports[0].seen.name).not.toBe("Sana");
    const answer = await moderator.call("GET", `/moderation/${kind}/${id}`);
    expect([answer.text.includes("Sana"), answer.text.includes(author.id)]).toEqual([false, false]);
  });

  test("outlives its reporter and the author", async () => {
    const [reporter] = await crowd(umeed, 1);
    const id = await write();
    await report(reporter, id);
    await umeed.db
      .deleteFrom("member")
      .where("id", "in", [author.id, reporter?.id ?? ""])
      .execute();

    expect(await caseOf(id)).toMatchObject({
      subject: { userId: { isGone: true } },
      reports: [{ reporter: null, seen: { name: "Sana" } }],
      timesHidden: 0,
    });
  });
});

test("three reports leave what an editor wrote for all, and the moderators see them", async () => {
  const id = await postBy(author);
  await umeed.db.updateTable("post").set({ isEditorial: 1 }).where("id", "=", id).execute();
  for (const reporter of reporters.slice(0, 3)) {
    await reporter.call("POST", `/socialform/${id}/report`, { body: { reason: "spam" } });
  }
  expect((await umeed.call("GET", `/socialform/${id}`)).status).toBe(200);
  expect((await moderator.call("GET", `/moderation/post/${id}`)).at("data.reports.2.reason")).toBe("spam");
});
