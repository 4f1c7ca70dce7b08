import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let other: NewMember;
let post: string;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  author = await memberNamed(umeed, "Sana");
  other = await memberNamed(umeed, "Hira");
  post = await postBy(author);
});

const commentOf = async (id: string, viewer: Pick<NewMember, "call"> = umeed) =>
  (await viewer.call("GET", `/comment/${id}`)).at("data");

describe("a comment", () => {
  test("is read by everybody, with the server's time and the token's user", async () => {
    const id = await commentBy(other, post, { userId: author.id, likescounter: 9, state: "hidden", version: 3 });

    expect(await commentOf(id)).toEqual({
      _id: id,
      comment: "Me too.",
      postId: post,
      createdDate: new Date(NOON).toISOString(),
      editedTime: null,
      likescounter: 0,
      isMine: false,
      isLiked: false,
      isByPostAuthor: false,
      isByStaff: false,
      isHelpful: false,
      replyTo: null,
      partnerId: null,
      state: "shown",
      stateReason: null,
      version: 1,
      userId: { fullName: "Hira", image: null, isPseudonym: false, isGone: false, isSample: false },
    });
    expect(await commentOf(id, other)).toMatchObject({ isMine: true });
    expect((await umeed.call("GET", `/comment/forum/${post}`)).at("data.0")).toEqual(await commentOf(id));
    expect(await commentOf(await commentBy(author, post))).toMatchObject({ isByPostAuthor: true });
  });

  test.each([
    [undefined, "Please type message"],
    ["", "Please type message"],
    [" \n\t ", "Please type message"],
    ["x".repeat(2_001), "Use at most 2,000 characters. Shorten it by 1."],
  ])("of %j is refused, new or changed", async (comment, msg) => {
    const id = await commentBy(other, post);
    const answers = [
      await other.call("POST", "/comment/add", { body: { comment, postId: post } }),
      await other.call("PUT", `/comment/${id}`, { body: { comment } }),
    ];

    for (const answer of answers) {
      expect([answer.status, answer.at("errors")]).toEqual([400, [{ msg, path: "comment" }]]);
    }
  });

  test("on a post that is not there is refused", async () => {
    for (const postId of ["0".repeat(24), "", "x'; drop table post; --"]) {
      const answer = await other.call("POST", "/comment/add", { body: { comment: "Hello?", postId } });
      expect([postId, answer.status]).toEqual([postId, 404]);
    }
    expect((await other.call("POST", "/comment/add", { body: { comment: "Hello?" } })).status).toBe(400);
  });

  test("is changed by its author; in two windows the second is told", async () => {
    const id = await commentBy(other, post);
    now += 1_000;
    const change = (comment: string, version?: number) =>
      other.call("PUT", `/comment/${id}`, { body: { comment, version } });

    expect((await change("First", 1)).at("data")).toMatchObject({ comment: "First", version: 2, editedTime: now });
    const second = await change("Second", 1);
    expect([second.status, second.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await change("Third")).at("data")).toMatchObject({ comment: "Third", version: 3 });
  });

  test("is deleted by its author", async () => {
    const id = await commentBy(other, post);

    expect((await other.call("DELETE", `/comment/${id}`)).status).toBe(200);
    expect((await other.call("GET", `/comment/${id}`)).status).toBe(404);
    expect((await other.call("DELETE", `/comment/${id}`)).status).toBe(404);
    expect((await umeed.call("GET", `/socialform/${post}`)).at("data.commentsCounter")).toBe(0);
  });

  test("is liked once by each, and no longer", async () => {
    const id = await commentBy(other, post);
    const like = async (method: string, member: NewMember) =>
      (await member.call(method, `/comment/${id}/like`)).at("data");

    expect(await like("PUT", author)).toEqual({ isLiked: true, likescounter: 1 });
    expect(await like("PUT", author)).toEqual({ isLiked: true, likescounter: 1 });
    expect(await commentOf(id, author)).toMatchObject({ isLiked: true, likescounter: 1 });
    expect(await commentOf(id, other)).toMatchObject({ isLiked: false, likescounter: 1 });
    expect(await like("DELETE", author)).toEqual({ isLiked: false, likescounter: 0 });
    expect(await like("DELETE", author)).toEqual({ isLiked: false, likescounter: 0 });
  });
});

describe("a thread", () => {
  test("has pages, the first written first, and all that the contract's call shows at once", async () => {
    for (let n = 0; n < 12; n += 1) await commentBy(other, post, { comment: `Comment ${n}` });
    const page = async (query: string) => {
      const { body } = await umeed.call("GET", `/comment/forum/${post}${query}`);
      return { ...body, data: Array.from(Object(body.data), (comment) => Object(comment).comment) };
    };
    const all = Array.from({ length: 12 }, (_, n) => `Comment ${n}`);

    expect(await page("")).toEqual({ data: all, page: 1, total: 12, totalPages: 1 });
    expect(await page("?limit=5&page=3")).toEqual({ data: all.slice(10), page: 3, total: 12, totalPages: 3 });
    expect(await page("?limit=5&page=4")).toEqual({ data: [], page: 4, total: 12, totalPages: 3 });
    expect((await umeed.call("GET", `/comment/forum/${post}?limit=101`)).status).toBe(400);
  });

  test("of a post that is not there is none", async () => {
    expect((await umeed.call("GET", `/comment/forum/${"0".repeat(24)}`)).status).toBe(404);
  });
});
