import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

const REASON = "Please leave out other people's names.";
let words = { rating: 4, comment: "The weeks are told in words that I understand." };

let umeed: TestUmeed;
let sana: NewMember;
let moderator: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => (now += 1) });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // The reviews of the tests before this one still stand there.
  words = { rating: 4, comment: `The weeks are told in words that I understand, ${(now += 1)}.` };
  sana = await memberNamed(umeed, "Sana");
});

const write = (body: unknown = words, member = sana) => member.call("PUT", "/user-review/mine", { body });
const mineOf = async (member = sana) => (await member.call("GET", "/user-review/mine")).at("data");
const shown = async (comment = words.comment) => (await umeed.call("GET", "/user-review")).text.includes(comment);
const idOf = async (member = sana) => {
  const row = await umeed.db.selectFrom("review").select("id").where("memberId", "=", member.id).executeTakeFirst();
  return row?.id ?? "";
};
const decide = async (outcome: string, version: number | undefined = 1, by = moderator, reason = REASON) =>
  by.call("POST", `/moderation/review/${await idOf()}/decision`, { body: { outcome, reason, version } });
const waits = async () => {
  const id = await idOf();
  return id !== "" && (await moderator.call("GET", "/moderation?limit=100")).text.includes(id);
};
const told = async (member = sana) =>
  (await umeed.db.selectFrom("notification").select("sentence").where("memberId", "=", member.id).execute()).map(
    ({ sentence }) => sentence,
  );

describe("her review", () => {
  test("is hers alone until a moderator shows it, and then everybody's, with her name", async () => {
    expect(await mineOf()).toBeNull();
    const written = await write();
    expect([written.status, written.at("data")]).toEqual([200, { ...words, state: "waiting", reason: null }]);
    expect([await shown(), await waits(), await mineOf(await memberNamed(umeed, "Hira"))]).toEqual([false, true, null]);

    const answer = await moderator.call("GET", `/moderation/review/${await idOf()}`);
    expect(answer.at("data")).toMatchObject({
      kind: "review",
      reports: [],
      subject: { title: "4 stars", text: words.comment, state: "waiting", version: 1, postId: null, isMine: false },
    });
    expect((await decide("restore")).status).toBe(200);
    expect([await shown(), await waits()]).toEqual([true, false]);
    expect(await mineOf()).toEqual({ ...words, state: "shown", reason: null });
    expect((await umeed.call("GET", "/user-review")).at("data")).toContainEqual(
      expect.objectContaining({ userName: "Sana", rating: 4, isSample: false }),
    );
    expect(await told()).toEqual(["A moderator looked at your review, and it is shown on the home page."]);
  });

  test("that a moderator does not show says why, to her", async () => {
    await write();
    await decide("hide");
    expect([await shown(), await waits()]).toEqual([false, false]);
    expect(await mineOf()).toEqual({ ...words, state: "hidden", reason: REASON });
    expect(await told()).toEqual([`A moderator decided not to show your review. Reason: “${REASON}”`]);
  });

  test("is one, and waits again when she changes it", async () => {
    await write();
    await decide("restore");
    const changed = { rating: 2, comment: `The calendar forgot my visit, ${now}.` };
    expect((await write(changed)).at("data.state")).toBe("waiting");
    expect([await shown(), await shown(changed.comment), await waits()]).toEqual([false, false, true]);
    await decide("restore", 2);
    expect([await shown(), await shown(changed.comment)]).toEqual([false, true]);
  });

  test("sent again without a change stays shown", async () => {
    await write();
    await decide("restore");
    expect((await write()).at("data.state")).toBe("shown");
    expect([await shown(), await waits()]).toEqual([true, false]);
  });

  test("sent fifty times at once is one", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => write()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await umeed.db.selectFrom("review").select("version").where("memberId", "=", sana.id).execute();
    expect(rows).toEqual([{ version: 1 }]);
  });

  test("is gone when she deletes it, from the queue and from the home page", async () => {
    await write();
    expect((await sana.call("DELETE", "/user-review/mine")).status).toBe(200);
    expect([await mineOf(), await waits()]).toEqual([null, false]);
    await write();
    await decide("restore");
    await sana.call("DELETE", "/user-review/mine");
    expect([await mineOf(), await shown()]).toEqual([null, false]);
    expect((await sana.call("DELETE", "/user-review/mine")).status).toBe(200);
  });

  test("goes with her account", async () => {
    await write();
    const id = await idOf();
    await umeed.db.updateTable("session").set({ createdAt: now }).where("memberId", "=", sana.id).execute();
    expect((await sana.call("DELETE", `/user/delete/${sana.id}`)).status).toBe(200);
    expect((await moderator.call("GET", `/moderation/review/${id}`)).status).toBe(404);
    expect(await idOf()).toBe("");
  });

  test.each([
    ["rating", { ...words, rating: 0 }],
    ["rating", { ...words, rating: 6 }],
    ["rating", { ...words, rating: 4.5 }],
    ["rating", { comment: words.comment }],
    ["comment", { ...words, comment: "Good" }],
    ["comment", { ...words, comment: " ".repeat(40) }],
    ["comment", { ...words, comment: "x".repeat(501) }],
    ["comment", { rating: 3 }],
  ])("is refused at its %s for %j", async (path, body) => {
    const answer = await write(body);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
    expect(await mineOf()).toBeNull();
  });

  test("is refused while a moderator has taken her voice", async () => {
    await umeed.db
      .updateTable("member")
      .set({ suspendedUntil: now + 86_400_000 })
      .where("id", "=", sana.id)
      .execute();
    expect((await write()).status).toBe(403);
  });
});

describe("a moderator", () => {
  test("who decides otherwise about what another has hidden is told so, and the same twice is one", async () => {
    const second = await memberNamed(umeed, "Second", "moderator");
    await write();
    for (const by of [moderator, moderator, second]) expect((await decide("hide", 1, by)).status).toBe(200);
    const late = [await decide("suspend", 1, second), await decide("hide", 1, second, "Another reason")];
    expect(late.map((answer) => [answer.status, answer.at("code")])).toEqual([
      [409, "changed_meanwhile"],
      [409, "changed_meanwhile"],
    ]);
    expect(await told()).toHaveLength(1);
  });

  test("of two who hide and suspend at once one is told that the other was first", async () => {
    const second = await memberNamed(umeed, "Second", "moderator");
    await write();
    const answers = await Promise.all([decide("hide"), decide("suspend", 1, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await told()).toHaveLength(1);
  });

  test("shows nothing that changed since she read it", async () => {
    await write();
    await write({ ...words, comment: "Something else altogether." });
    const late = await decide("restore", 1);
    expect([late.status, late.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect([await waits(), await told()]).toEqual([true, []]);
    const unread = { body: { outcome: "restore", reason: REASON } };
    expect((await moderator.call("POST", `/moderation/review/${await idOf()}/decision`, unread)).status).toBe(400);
  });

  test("tells her once what she decides twice, and can decide anew", async () => {
    await write();
    await decide("restore");
    await decide("restore");
    expect(await told()).toHaveLength(1);
    await decide("hide");
    expect([await told(), await shown()]).toEqual([expect.objectContaining({ length: 2 }), false]);
  });

  test("decides neither about her own review nor in another way", async () => {
    await write();
    expect((await decide("dismiss")).status).toBe(400);
    expect((await decide("remove")).status).toBe(400);
    const own = await memberNamed(umeed, "Own", "moderator");
    await write(words, own);
    const body = { outcome: "restore", reason: REASON, version: 1 };
    expect((await own.call("POST", `/moderation/review/${await idOf(own)}/decision`, { body })).status).toBe(403);
  });

  test("alone decides", async () => {
    await write();
    expect((await decide("restore", 1, sana)).status).toBe(404);
    expect(await shown()).toBe(false);
  });
});
