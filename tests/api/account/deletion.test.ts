import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "../../../server/domain/identity.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { readTalk, write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

const MINUTE = 60_000;
const PASSWORD = "a quiet lamp";

let umeed: TestUmeed;
let now = NOON;
let mother: NewMember;
let friend: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  mother = await newMember(umeed, { fullName: "Sana", isFindable: true });
  friend = await newMember(umeed, { fullName: "Hira", isFindable: true });
});

const leave = (member: NewMember, body?: object, from = member) =>
  from.call("DELETE", `/user/delete/${member.id}`, { body });
const isThere = async ({ id }: NewMember) =>
  (await umeed.db.selectFrom("member").select("id").where("id", "=", id).execute()).length === 1;
const postsTotal = async () => (await umeed.call("GET", "/socialform/v2/pagination")).at("total");
const countsOf = async (post: string) => {
  const { likescounter, commentsCounter } = Object((await umeed.call("GET", `/socialform/${post}`)).at("data"));
  return { likes: likescounter, comments: commentsCounter };
};

describe("an account", () => {
  test("is deleted without the password for ten minutes after the sign-in, and then with it alone", async () => {
    now = NOON + 10 * MINUTE;
    expect((await leave(friend)).status).toBe(200);
    now += 1;
    const refused = await leave(mother);
    const wrong = await leave(mother, { password: "a loud lamp" });

    expect([refused.status, refused.at("code")]).toEqual([403, "password_required"]);
    expect([wrong.status, wrong.at("code"), wrong.at("errors.0.path")]).toEqual([403, "wrong_password", "password"]);
    expect(await isThere(mother)).toBe(true);
    expect((await leave(mother, { password: PASSWORD })).body).toEqual({ message: "Your account is deleted." });
    expect([await isThere(mother), await isThere(friend)]).toEqual([false, false]);
  });

  test("is not deleted with a wrong password, however lately she signed in", async () => {
    expect((await leave(mother, { password: "a loud lamp" })).at("code")).toBe("wrong_password");
    expect(await isThere(mother)).toBe(true);
  });

  test("is nobody else's to delete", async () => {
    const administrator = await memberNamed(umeed, "Operator", "administrator");
    for (const other of [friend, administrator]) {
      expect((await leave(mother, { password: PASSWORD }, other)).status).toBe(404);
    }
    expect([await isThere(mother), await isThere(friend)]).toEqual([true, true]);
  });

  test("lets no password be guessed: wrong ones count as at the sign-in", async () => {
    for (let tries = 0; tries < 10; tries += 1) await leave(mother, { password: "a loud lamp" });
    const body = { phoneNumber: mother.phoneNumber, password: PASSWORD };

    expect((await leave(mother, { password: PASSWORD })).status).toBe(429);
    expect((await umeed.call("POST", "/user/login/number-password", { body })).status).toBe(429);
    expect(await isThere(mother)).toBe(true);
  });

  test("that is deleted has no session any more, and its number is free", async () => {
    const body = { phoneNumber: mother.phoneNumber, password: PASSWORD };
    const elsewhere = await umeed.call("POST", "/user/login/number-password", { body });
    await leave(mother);

    for (const token of [mother.token, elsewhere.textAt("token")]) {
      expect((await umeed.call("GET", "/user/me", { token })).status).toBe(401);
    }
    expect((await umeed.call("POST", "/user/login/number-password", { body })).status).toBe(401);
    expect(await isThere(await newMember(umeed, { phoneNumber: mother.phoneNumber }))).toBe(true);
  });

  test("that is deleted leaves no code that would open an account with its number", async () => {
    const account = fingerprint(mother.phoneNumber);
    const code = { account, asker: "somebody", codeHash: "none", triesLeft: 5, expiresAt: now + MINUTE };
    await umeed.db.insertInto("issuedCode").values(code).execute();
    await leave(mother);

    const left = await umeed.db.selectFrom("issuedCode").select("asker").where("account", "=", account).execute();
    expect(left).toEqual([]);
  });

  test("of the last administrator is not deleted before somebody else is one who can act", async () => {
    await umeed.db.updateTable("member").set({ role: "member" }).where("role", "=", "administrator").execute();
    const [first, second] = [
      await memberNamed(umeed, "First", "administrator"),
      await memberNamed(umeed, "Second", "administrator"),
    ];
    const suspend = { body: { days: 3, reason: "She is away." } };
    expect((await first.call("PUT", `/member/${second.id}/suspension`, suspend)).status).toBe(200);
    const refused = await leave(first);
    expect([refused.status, refused.at("message"), await isThere(first)]).toEqual([
      400,
      "There is no other administrator. Make somebody else one first, under Members.",
      true,
    ]);
    await first.call("DELETE", `/member/${second.id}/suspension`, { body: { reason: "She is back." } });
    const both = await Promise.all([leave(first), leave(second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await umeed.db.updateTable("member").set({ role: "member" }).where("role", "=", "administrator").execute();
  });

  test("is deleted once, however often it is said at the same moment", async () => {
    await postBy(mother);
    const before = Number(await postsTotal());
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(mother)));

    // Who comes after the end of her session is a stranger.
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect([await isThere(mother), await postsTotal()]).toEqual([false, before - 1]);
  });

  test("of each of two who talk is deleted at the same moment, and nothing of their talk is left", async () => {
    await write(mother, friend, "Salam");
    await write(friend, mother, "Walaikum salam");
    await Promise.all([leave(mother), leave(friend)]);

    const left = await umeed.db
      .selectFrom("conversation")
      .select("id")
      .where("pair", "like", `%${mother.id}%`)
      .execute();
    expect([await isThere(mother), await isThere(friend), left]).toEqual([false, false, []]);
  });
});

describe("what a member wrote in the forum", () => {
  test("goes with her, and all counts with it", async () => {
    const theirs = await postBy(friend);
    const answer = await commentBy(friend, theirs);
    const before = Number(await postsTotal());
    const hers = await postBy(mother);
    await commentBy(friend, hers);
    await commentBy(mother, hers);
    await commentBy(mother, theirs);
    await commentBy(mother, theirs, { comment: "And once more.", isPseudonymous: true });
    for (const path of [`/socialform/${theirs}`, `/comment/${answer}`, `/socialform/${hers}`]) {
      await mother.call("PUT", `${path}/like`);
    }
    expect(await countsOf(theirs)).toEqual({ likes: 1, comments: 3 });

    await leave(mother);

    expect((await umeed.call("GET", `/socialform/${hers}`)).status).toBe(404);
    expect(await postsTotal()).toBe(before);
    expect(await countsOf(theirs)).toEqual({ likes: 0, comments: 1 });
    expect((await umeed.call("GET", `/comment/${answer}`)).at("data.likescounter")).toBe(0);
  });

  test("stays from a deleted member when she wants it so", async () => {
    const theirs = await postBy(friend);
    const before = Number(await postsTotal());
    const hers = await postBy(mother, { description: "It helps to walk." });
    const hidden = await postBy(mother, { isPseudonymous: true });
    const comment = await commentBy(mother, theirs);
    await mother.call("PUT", `/socialform/${theirs}/like`);

    await leave(mother, { password: PASSWORD, keepsTexts: true });

    const gone = expect.objectContaining({ fullName: "Deleted member", image: null });
    expect((await umeed.call("GET", `/socialform/${hers}`)).at("data")).toMatchObject({
      description: "It helps to walk.",
      userId: gone,
    });
    expect((await umeed.call("GET", `/socialform/${hidden}`)).at("data.userId")).toMatchObject({ isPseudonym: true });
    expect((await umeed.call("GET", `/comment/${comment}`)).at("data.userId")).toEqual(gone);
    expect(await postsTotal()).toBe(before + 2);
    expect(await countsOf(theirs)).toEqual({ likes: 0, comments: 1 });
  });

  test("stays in a report that is open, without her name, and a moderator decides about it", async () => {
    const moderator = await memberNamed(umeed, "Moderator", "moderator");
    const post = await postBy(mother, { description: "Buy it here." });
    await friend.call("POST", `/socialform/${post}/report`, { body: { reason: "spam" } });
    await leave(mother);

    const seen = await moderator.call("GET", `/moderation/post/${post}`);
    expect(seen.at("data")).toMatchObject({
      subject: null,
      reports: [{ reporter: "Hira", seen: { name: "Deleted member", text: "Buy it here." } }],
    });
    const body = { outcome: "dismiss", reason: "It is gone." };
    expect((await moderator.call("POST", `/moderation/post/${post}/decision`, { body })).status).toBe(200);
    const kept = umeed.db.selectFrom("report").select("seenText").where("subjectId", "=", post);
    expect(await kept.execute()).toEqual([{ seenText: "" }]);
  });
});

describe("what a member said in private", () => {
  test("stays with the other, who hears that she is gone", async () => {
    await write(mother, friend, "Salam");
    await write(friend, mother, "Walaikum salam");
    const heard = () =>
      umeed.db.selectFrom("liveEvent").select("kind").where("memberId", "=", friend.id).orderBy("number").execute();
    const before = (await heard()).length;

    await leave(mother);

    expect((await readTalk(friend, mother)).at("data")).toMatchObject([
      { text: "Salam", isMine: false },
      { text: "Walaikum salam", isMine: true },
    ]);
    expect((await friend.call("GET", "/chat/chatlist")).at("data.users.0.userId")).toMatchObject({
      fullName: "Deleted member",
      isGone: true,
    });
    expect((await heard()).slice(before)).toEqual([{ kind: "conversation" }]);
  });

  test("goes where the other has not accepted it", async () => {
    await write(mother, friend, "May I ask you something?");
    await leave(mother);

    expect((await friend.call("GET", "/chat/chatlist")).at("data.users")).toEqual([]);
    expect((await friend.call("GET", "/chat/unread")).at("data.unread")).toBe(0);
  });
});
