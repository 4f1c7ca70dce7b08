import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let other: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Sana");
  other = await memberNamed(umeed, "Hira");
});
afterAll(() => umeed.stop());

const wordsIn = async (post: string, query: string) => {
  const answer = await umeed.call("GET", `/comment/forum/${post}?${query}`);
  return Array.from(Object(answer.body.data), (comment) => Object(comment).comment);
};

async function thread() {
  const post = await postBy(author, { title: `Thread ${Math.random()}` });
  const first = await commentBy(other, post, { comment: "first" });
  const second = await commentBy(author, post, { comment: "second" });
  const reply = await commentBy(author, post, { comment: "to first", replyTo: first });
  const deeper = await commentBy(other, post, { comment: "to the reply", replyTo: reply });
  return { post, first, second, reply, deeper };
}

test("a reply stands behind what it answers, one level deep, and in the list of older apps where it was written", async () => {
  const { post, first, deeper } = await thread();
  expect(await wordsIn(post, "order=threads&page=1")).toEqual(["first", "to first", "to the reply", "second"]);
  const written = ["first", "second", "to first", "to the reply"];
  expect(await wordsIn(post, "page=1")).toEqual(written);
  expect(await wordsIn(post, "")).toEqual(written);
  expect((await umeed.call("GET", `/comment/${deeper}`)).at("data.replyTo")).toBe(first);
  expect((await umeed.call("GET", `/comment/${first}`)).at("data.replyTo")).toBeNull();
});

test("its page is found in either order", async () => {
  const { post, second, deeper } = await thread();
  const pageOf = async (id: string, order: string) =>
    (await umeed.call("GET", `/comment/forum/${post}?limit=2&order=${order}&holding=${id}`)).at("page");
  expect(await Promise.all([pageOf(second, "written"), pageOf(second, "threads")])).toEqual([1, 2]);
  expect(await Promise.all([pageOf(deeper, "written"), pageOf(deeper, "threads")])).toEqual([2, 2]);
  expect(await wordsIn(post, `limit=2&order=threads&holding=${second}`)).toEqual(["to the reply", "second"]);
});

test("it stays in its place when what it answers is deleted", async () => {
  const { post, first, reply } = await thread();
  await other.call("DELETE", `/comment/${first}`);
  expect(await wordsIn(post, "order=threads&page=1")).toEqual(["to first", "to the reply", "second"]);
  expect((await umeed.call("GET", `/comment/${reply}`)).at("data.replyTo")).toBeNull();
  await commentBy(other, post, { comment: "later", replyTo: reply });
  expect(await wordsIn(post, "order=threads&page=1")).toEqual(["to first", "to the reply", "later", "second"]);
});

test("it answers what its author may see, in the same thread", async () => {
  const { post, first } = await thread();
  const elsewhere = await postBy(author, { title: "Elsewhere" });
  const reply = (postId: string, replyTo: string, by = other) =>
    by.call("POST", "/comment/add", { body: { comment: "No.", postId, replyTo } });
  expect((await reply(elsewhere, first)).status).toBe(404);
  expect((await reply(post, "0".repeat(24))).status).toBe(404);
  await author.call("PUT", `/comment/${first}/block`);
  expect((await reply(post, first, author)).status).toBe(404);
});

test("staff who write under their own name are marked, and no others", async () => {
  const post = await postBy(author, { title: "Asked" });
  const moderator = await memberNamed(umeed, "Moderator", "moderator");
  const isMarked = async (by: NewMember, words: Record<string, unknown>) =>
    (await umeed.call("GET", `/comment/${await commentBy(by, post, words)}`)).at("data.isByStaff");
  expect(await isMarked(moderator, { comment: "As staff." })).toBe(true);
  expect(await isMarked(moderator, { comment: "As nobody.", isPseudonymous: true })).toBe(false);
  expect(await isMarked(await memberNamed(umeed, "Sadia"), { comment: "As a member." })).toBe(false);
});

test("the author of the post alone says what helped, and not of her own words", async () => {
  const post = await postBy(author, { title: "Help", isPseudonymous: true });
  const answer = await commentBy(await memberNamed(umeed, "Zoya"), post);
  const own = await commentBy(author, post, { comment: "Mine." });
  const isHelpful = async () => (await umeed.call("GET", `/comment/${answer}`)).at("data.isHelpful");
  expect((await author.call("PUT", `/comment/${answer}/helpful`)).status).toBe(200);
  expect(await isHelpful()).toBe(true);
  expect((await (await memberNamed(umeed, "Amna")).call("DELETE", `/comment/${answer}/helpful`)).status).toBe(404);
  expect((await author.call("PUT", `/comment/${own}/helpful`)).status).toBe(400);
  expect(await isHelpful()).toBe(true);
  await author.call("DELETE", `/comment/${answer}/helpful`);
  expect(await isHelpful()).toBe(false);
});
