import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let amna: NewMember;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => (now += 1) });
});
afterAll(() => umeed.stop());

/** Three who have not met. */
async function three() {
  [author, amna, sana] = [
    await memberNamed(umeed, "Author"),
    await memberNamed(umeed, "Amna"),
    await memberNamed(umeed, "Sana"),
  ];
}

const plain = (sentence: string) => sentence.replaceAll(/[\u2068\u2069]/g, "");

async function heardBy(member: NewMember): Promise<string[]> {
  const answer = await member.call("GET", "/notification/pagination");
  expect(answer.status).toBe(200);
  return Array.from({ length: Number(answer.at("total")) }, (_, index) =>
    plain(answer.textAt(`data.${index}.sentence`)),
  );
}

const unreadOf = async (member: NewMember) => (await member.call("GET", "/notification/unread")).at("data.unread");

describe("a comment", () => {
  test("is told in the language of the reader", async () => {
    await three();
    const post = await postBy(author, { title: "Sleep" });
    await commentBy(amna, post);
    await amna.call("PUT", "/user/language", { body: { language: "ur" } });
    await commentBy(sana, post);

    expect(await heardBy(amna)).toEqual(["Sana نے پوسٹ “Sleep” پر کمنٹ کیا۔"]);
    expect(await heardBy(author)).toEqual(["2 new comments on 'Sleep', the last by Sana."]);
  });

  test("is told to who wrote the post and to who commented before, not to its own author", async () => {
    await three();
    const post = await postBy(author, { title: "Sleep" });
    await commentBy(amna, post);
    await commentBy(sana, post);

    expect(await heardBy(author)).toEqual(["2 new comments on 'Sleep', the last by Sana."]);
    expect(await heardBy(amna)).toEqual(["Sana commented on the post 'Sleep'."]);
    expect(await heardBy(sana)).toEqual([]);
    expect([await unreadOf(author), await unreadOf(amna), await unreadOf(sana)]).toEqual([1, 1, 0]);
  });

  test("leads to the thread and the comment, and is told anew after the thread was read", async () => {
    await three();
    const post = await postBy(author);
    const first = await commentBy(amna, post);
    const answer = await author.call("GET", "/notification/pagination");
    expect(answer.at("data.0")).toMatchObject({ postId: post, commentId: first, isRead: false });

    await author.call("PUT", `/notification/thread/${post}/read`);
    expect(await unreadOf(author)).toBe(0);
    await commentBy(sana, post);
    expect(await heardBy(author)).toEqual([
      "Sana commented on your post 'Sleep'.",
      "Amna commented on your post 'Sleep'.",
    ]);
    expect(await unreadOf(author)).toBe(1);
  });

  test("names a pseudonym as the thread does", async () => {
    await three();
    const post = await postBy(author);
    const comment = await commentBy(amna, post, { isPseudonymous: true });
    const shown = (await author.call("GET", `/comment/${comment}`)).textAt("data.userId.fullName");

    expect(shown).not.toBe("Amna");
    expect(await heardBy(author)).toEqual([`${shown} commented on your post 'Sleep'.`]);
  });

  test("of somebody whom she blocked before is neither told nor counted", async () => {
    await three();
    const post = await postBy(sana);
    await commentBy(author, post);
    await author.call("PUT", `/socialform/${await postBy(amna)}/block`);
    await commentBy(sana, post, { comment: "You too?" });
    await commentBy(amna, post);

    expect(await heardBy(author)).toEqual(["Sana commented on the post 'Sleep'."]);
  });

  test("of somebody whom she blocked since is not told any more", async () => {
    await three();
    await author.call("PUT", `/comment/${await commentBy(amna, await postBy(author))}/block`);

    expect([await heardBy(author), await unreadOf(author)]).toEqual([[], 0]);
  });

  test("that came last and can't be met any more is neither named nor counted", async () => {
    await three();
    const post = await postBy(author);
    await commentBy(amna, post);
    const gone = await commentBy(sana, post);
    await sana.call("DELETE", `/comment/${gone}`);

    expect(await heardBy(author)).toEqual(["There are new comments on 'Sleep'."]);
    await author.call("DELETE", `/socialform/${post}`);
    expect(await heardBy(author)).toEqual([]);
  });

  test("under a post that she hid is not told", async () => {
    await three();
    const post = await postBy(author);
    await commentBy(amna, post);
    await commentBy(sana, post);
    await amna.call("PUT", `/socialform/${post}/hidden`);

    expect([await heardBy(amna), await unreadOf(amna)]).toEqual([[], 0]);
  });

  test("written by fifty at once is one notification that counts them", async () => {
    await three();
    const post = await postBy(author);
    const many = await crowd(umeed, 50);
    await Promise.all(many.map((member) => commentBy(member, post)));

    const heard = await heardBy(author);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^50 new comments on 'Sleep', the last by Member \d+\.$/);
  });
});

describe("what is read", () => {
  test("is all that came until the instant that she saw, and stays in the list", async () => {
    await three();
    const post = await postBy(author);
    await commentBy(amna, post);
    const seen = Number((await author.call("GET", "/notification/pagination")).at("data.0.createdTime"));

    await author.call("PUT", "/notification/read", { body: { until: seen - 1 } });
    expect(await unreadOf(author)).toBe(1);
    await author.call("PUT", "/notification/read", { body: { until: seen } });
    expect(await unreadOf(author)).toBe(0);
    expect(await heardBy(author)).toHaveLength(1);
  });

  test("is nobody else's", async () => {
    await three();
    const post = await postBy(author);
    await commentBy(amna, post);
    await sana.call("PUT", "/notification/read", { body: { until: Number.MAX_SAFE_INTEGER } });
    await sana.call("PUT", `/notification/thread/${post}/read`);

    expect(await unreadOf(author)).toBe(1);
    expect(await heardBy(sana)).toEqual([]);
  });

  test.each(["soon", null, undefined])("%j is no instant", async (until) => {
    await three();
    const answer = await sana.call("PUT", "/notification/read", { body: { until } });
    expect([answer.status, answer.at("errors.0.msg")]).toEqual([400, "Send epoch milliseconds."]);
  });
});
