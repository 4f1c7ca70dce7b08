import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let other: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await newMember(umeed, { fullName: "Sana" });
  other = await newMember(umeed, { fullName: "Hira" });
});
afterAll(() => umeed.stop());

test("the page on which a comment stands is found by the comment", async () => {
  const post = await postBy(author);
  const ids: string[] = [];
  for (const comment of ["one", "two", "three", "four", "five"]) ids.push(await commentBy(other, post, { comment }));

  for (const [index, id] of ids.entries()) {
    const found = await umeed.call("GET", `/comment/forum/${post}?limit=2&page=9&holding=${id}`);
    expect(found.at("page")).toBe(Math.floor(index / 2) + 1);
    expect(found.at(`data.${index % 2}._id`)).toBe(id);
  }
});

test("it is counted in what she meets, whom she has blocked left out", async () => {
  const post = await postBy(author, { title: "Another night" });
  const first = await commentBy(other, post, { comment: "one" });
  await commentBy(other, post, { comment: "two" });
  const third = await newMember(umeed, { fullName: "Zoya" });
  await third.call("PUT", `/comment/${first}/block`);
  const hers = await commentBy(third, post, { comment: "three" });

  const path = `/comment/forum/${post}?limit=2&holding=${hers}`;
  expect((await third.call("GET", path)).at("page")).toBe(1);
  expect((await third.call("GET", path)).at("data.0._id")).toBe(hers);
  expect((await umeed.call("GET", path)).at("page")).toBe(2);
});

test("a comment of another post has no page there", async () => {
  const [post, another] = [await postBy(author, { title: "A" }), await postBy(author, { title: "B" })];
  const id = await commentBy(other, another);

  expect((await umeed.call("GET", `/comment/forum/${post}?holding=${id}`)).status).toBe(404);
  expect((await umeed.call("GET", `/comment/forum/${another}?holding=${id}`)).status).toBe(200);
});

test("without paging a long thread comes whole, in order, without what she may not see", async () => {
  const post = await postBy(author, { title: "A long night" });
  const hidden = await commentBy(other, post, { comment: "0" });
  const row = await umeed.db.selectFrom("comment").selectAll().where("id", "=", hidden).executeTakeFirstOrThrow();
  const { number: _drawn, ...copied } = row;
  const copies = Array.from({ length: 250 }, (_, n) => {
    const id = `c${String(n).padStart(23, "0")}`;
    return { ...copied, id, authorId: author.id, body: String(n + 1), submissionKey: id };
  });
  for (const comment of copies) await umeed.db.insertInto("comment").values(comment).execute();
  const third = await newMember(umeed, { fullName: "Zoya" });
  await third.call("PUT", `/comment/${hidden}/block`);
  const bodies = async (reader: { call: TestUmeed["call"] }) => {
    const { status, body } = await reader.call("GET", `/comment/forum/${post}`);
    return [status, body.page, Array.from(Object(body.data), (comment) => Number(Object(comment).comment))];
  };

  const all = Array.from({ length: 251 }, (_, n) => n);
  expect(await bodies(umeed)).toEqual([200, 1, all]);
  expect(await bodies(third)).toEqual([200, 1, all.slice(1)]);
  expect((await umeed.call("GET", `/comment/forum/${post}?page=1`)).body.data).toHaveLength(10);
});

test("a thread that nobody commented on is an empty list", async () => {
  const post = await postBy(author, { title: "A quiet night" });
  const { body } = await umeed.call("GET", `/comment/forum/${post}`);
  expect(body).toEqual({ data: [], page: 1, total: 0, totalPages: 0 });
});
