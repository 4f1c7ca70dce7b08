import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let reader: NewMember;
let other: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Sana");
  reader = await memberNamed(umeed, "Hira");
  other = await memberNamed(umeed, "Zoya");
});
afterAll(() => umeed.stop());

const isFollowed = async (member: Pick<NewMember, "call">, post: string) =>
  (await member.call("GET", `/socialform/${post}`)).at("data.isFollowed");
const newsOf = async (member: NewMember, post: string) => {
  const answer = await member.call("GET", "/notification/pagination");
  return Array.from(Object(answer.body.data)).filter((news) => Object(news).postId === post).length;
};

test("a reader follows a thread, is told of new comments, and follows it no longer", async () => {
  const post = await postBy(author, { title: "To follow" });
  expect([await isFollowed(umeed, post), await isFollowed(reader, post)]).toEqual([false, false]);
  await commentBy(other, post);
  expect(await newsOf(reader, post)).toBe(0);

  for (let twice = 0; twice < 2; twice += 1) await reader.call("PUT", `/socialform/${post}/follow`);
  expect(await isFollowed(reader, post)).toBe(true);
  await commentBy(other, post, { comment: "Another." });
  expect(await newsOf(reader, post)).toBe(1);
  await reader.call("PUT", `/notification/thread/${post}/read`);
  await reader.call("DELETE", `/socialform/${post}/follow`);
  await commentBy(other, post, { comment: "A third." });
  expect(await isFollowed(reader, post)).toBe(false);
  expect(Number((await reader.call("GET", "/notification/unread")).at("data.unread") ?? 0)).toBe(0);
});

test("who takes part follows by that, until she says otherwise", async () => {
  const post = await postBy(author, { title: "Taking part" });
  await commentBy(other, post);
  expect([await isFollowed(author, post), await isFollowed(other, post)]).toEqual([true, true]);
  await author.call("DELETE", `/socialform/${post}/follow`);
  const before = await newsOf(author, post);
  await author.call("PUT", `/notification/thread/${post}/read`);
  await commentBy(reader, post);
  expect(await newsOf(author, post)).toBe(before);
  expect(await newsOf(other, post)).toBe(1);
  await commentBy(author, post, { comment: "Mine." });
  expect(await isFollowed(author, post)).toBe(false);
});
