import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

const MANY = 50;

let umeed: TestUmeed;
let author: NewMember;
let many: NewMember[];
let post: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Sana");
  many = await crowd(umeed, MANY);
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  post = await postBy(author, { title: `Fifty at once ${Math.random()}` });
});

const counts = async () => {
  const { likescounter, commentsCounter } = Object((await umeed.call("GET", `/socialform/${post}`)).at("data"));
  return { likes: likescounter, comments: commentsCounter };
};
const statusesOf = async (calls: Promise<{ status: number }>[]) => {
  const answers = await Promise.all(calls);
  return [...new Set(answers.map(({ status }) => status))];
};
const total = async (query = "") => (await umeed.call("GET", `/socialform/v2/pagination${query}`)).at("total");

describe("fifty at once", () => {
  test("who like a post are fifty, whoever says it twice", async () => {
    const likes = [...many, ...many.slice(0, 10)].map((member) => member.call("PUT", `/socialform/${post}/like`));

    expect(await statusesOf(likes)).toEqual([200]);
    expect(await counts()).toEqual({ likes: MANY, comments: 0 });
  });

  test("who like and no longer like leave as many as there are", async () => {
    await Promise.all(many.slice(0, 25).map((member) => member.call("PUT", `/socialform/${post}/like`)));
    const undecided = await memberNamed(umeed, "Hira");
    const changes = [
      ...many.map((member, index) => member.call(index < 25 ? "DELETE" : "PUT", `/socialform/${post}/like`)),
      ...many.slice(0, 20).map((_, index) => undecided.call(index % 2 ? "PUT" : "DELETE", `/socialform/${post}/like`)),
    ];

    expect(await statusesOf(changes)).toEqual([200]);
    const isUndecided = (await undecided.call("GET", `/socialform/${post}`)).at("data.isLiked");
    expect((await counts()).likes).toBe(25 + Number(isUndecided));
  });

  test("who like a comment are fifty", async () => {
    const comment = await commentBy(author, post);
    const likes = [...many, ...many.slice(0, 10)].map((member) => member.call("PUT", `/comment/${comment}/like`));

    expect(await statusesOf(likes)).toEqual([200]);
    expect((await umeed.call("GET", `/comment/${comment}`)).at("data.likescounter")).toBe(MANY);
  });

  test("who comment, half of whom delete it again, leave half", async () => {
    const write = async (member: NewMember, index: number) => {
      const id = await commentBy(member, post);
      return index % 2 ? member.call("DELETE", `/comment/${id}`) : { status: 200 };
    };

    expect(await statusesOf(many.map(write))).toEqual([200]);
    expect(await counts()).toEqual({ likes: 0, comments: MANY / 2 });
    const thread = await umeed.call("GET", `/comment/forum/${post}`);
    expect(thread.at("total")).toBe(MANY / 2);
    expect(thread.at("data")).toHaveLength(MANY / 2);
  });

  test("who post, half of whom delete it again, leave half in the count of the list", async () => {
    const before = await total();
    const write = async (member: NewMember, index: number) => {
      const id = await postBy(member);
      return index % 2 ? member.call("DELETE", `/socialform/${id}`) : { status: 200 };
    };

    expect(await statusesOf(many.map(write))).toEqual([200]);
    expect(await total()).toBe(Number(before) + MANY / 2);
  });

  test("who write to a post that is deleted meanwhile are told that it is gone, or were in time", async () => {
    const comment = await commentBy(author, post);
    const writes = many.map((member, index) => {
      if (index === 5) return author.call("DELETE", `/socialform/${post}`);
      const body = { comment: "Too late?", postId: post };
      const calls = [
        () => member.call("PUT", `/socialform/${post}/like`),
        () => member.call("PUT", `/comment/${comment}/like`),
        () => member.call("POST", "/comment/add", { body }),
        () => member.call("PUT", `/socialform/${post}/hidden`),
        () => member.call("POST", `/comment/${comment}/report`, { body: { reason: "spam" } }),
        () => author.call("DELETE", `/comment/${comment}`),
      ];
      return calls[index % calls.length]?.() ?? Promise.reject(new Error());
    });

    for (const status of await statusesOf(writes)) expect([200, 404]).toContain(status);
    expect((await umeed.call("GET", `/socialform/${post}`)).status).toBe(404);
    expect((await umeed.call("GET", `/comment/${comment}`)).status).toBe(404);
  });
});
