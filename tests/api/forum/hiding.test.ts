import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

type Viewer = Pick<NewMember, "call">;

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
let rabia: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 1_000;
  sana = await memberNamed(umeed, "Sana");
  hira = await memberNamed(umeed, "Hira");
  rabia = await memberNamed(umeed, "Rabia");
});

const status = async (viewer: Viewer, path: string, method = "GET", body?: unknown) =>
  (await viewer.call(method, path, { body })).status;
const ids = async (viewer: Viewer, path: string) =>
  Array.from(Object((await viewer.call("GET", path)).at("data")), (text) => Object(text)._id);
const list = "/socialform/v2/pagination";
const counts = async (viewer: Viewer, post: string) => {
  const one = (await viewer.call("GET", `/socialform/${post}`)).at("data.commentsCounter");
  const thread = await viewer.call("GET", `/comment/forum/${post}`);
  expect(Array.from(Object(thread.at("data")))).toHaveLength(Number(one));
  expect(thread.at("total")).toBe(one);
  return one;
};

/** Every way in which a member could still meet a post and a comment under it. */
async function waysTo(viewer: Viewer, post: string, comment: string) {
  const word = post.slice(0, 8);
  return {
    list: (await ids(viewer, list)).includes(post),
    search: (await ids(viewer, `${list}?searchTerm=${word}`)).includes(post),
    month: (await ids(viewer, `${list}?month=2026-03&limit=100`)).includes(post),
    latest: (await ids(viewer, "/socialform/latest")).includes(post),
    detail: await status(viewer, `/socialform/${post}`),
    comments: await status(viewer, `/comment/forum/${post}`),
    comment: await status(viewer, `/comment/${comment}`),
  };
}

const MET = { list: true, search: true, month: true, latest: true, detail: 200, comments: 200, comment: 200 };
const GONE = { list: false, search: false, month: false, latest: false, detail: 404, comments: 404, comment: 404 };

/** A post that is found by the beginning of its own id. */
async function findable(author: NewMember, overrides: Record<string, unknown> = {}) {
  const post = await postBy(author, overrides);
  await umeed.db
    .updateTable("post")
    .set({ searchText: post.slice(0, 8) })
    .where("id", "=", post)
    .execute();
  return post;
}

describe("a post that she hid", () => {
  test("is gone for her everywhere, and for nobody else, until she wants it back", async () => {
    const post = await findable(sana);
    const comment = await commentBy(rabia, post);
    expect(await waysTo(hira, post, comment)).toEqual(MET);

    expect(await status(hira, `/socialform/${post}/hidden`, "PUT")).toBe(200);
    expect(await status(hira, `/socialform/${post}/hidden`, "PUT")).toBe(200);

    expect(await waysTo(hira, post, comment)).toEqual(GONE);
    for (const viewer of [sana, rabia]) expect(await waysTo(viewer, post, comment)).toEqual(MET);
    for (const path of [`/socialform/${post}/like`, `/comment/${comment}/like`]) {
      expect(await status(hira, path, "PUT")).toBe(404);
    }
    expect(await status(hira, "/comment/add", "POST", { comment: "Hello", postId: post })).toBe(404);
    expect((await hira.call("GET", "/hidden")).at("data")).toEqual({
      posts: [{ _id: post, title: "Sleep", hiddenTime: now }],
      blocks: [],
    });

    expect(await status(hira, `/socialform/${post}/hidden`, "DELETE")).toBe(200);
    expect(await waysTo(hira, post, comment)).toEqual(MET);
  });

  test("makes her page shorter, and leaves the others as they are", async () => {
    const posts = [await postBy(sana, { title: "One" }), await postBy(sana, { title: "Two" })];
    const [before, second] = [await ids(rabia, list), await ids(rabia, `${list}?page=2`)];
    for (const post of posts) await rabia.call("PUT", `/socialform/${post}/hidden`);

    expect(await ids(rabia, list)).toEqual(before.filter((id) => !posts.includes(String(id))));
    expect(await ids(rabia, `${list}?page=2`)).toEqual(second);
  });

  test("is not her own", async () => {
    const post = await postBy(hira);

    expect(await status(hira, `/socialform/${post}/hidden`, "PUT")).toBe(400);
  });
});

describe("a member whom she blocked", () => {
  test("is gone for her, and she for them, until she unblocks", async () => {
    const theirs = await findable(sana);
    const hers = await findable(hira);
    const thread = await postBy(rabia);
    const [byThem, byHer] = [await commentBy(sana, thread), await commentBy(hira, thread)];
    const [under, underHers] = [await commentBy(rabia, theirs), await commentBy(rabia, hers)];
    const [inTheirs, inHers] = [await commentBy(hira, theirs), await commentBy(sana, hers)];

    expect(await status(hira, `/socialform/${theirs}/block`, "PUT")).toBe(200);
    expect(await status(hira, `/comment/${byThem}/block`, "PUT")).toBe(404);

    expect(await waysTo(hira, theirs, under)).toEqual(GONE);
    expect(await waysTo(sana, hers, underHers)).toEqual(GONE);
    for (const [viewer, comment] of [
      [hira, byThem],
      [sana, byHer],
      [hira, inHers],
      [sana, inTheirs],
      [hira, inTheirs],
      [sana, inHers],
    ] as const) {
      expect(await status(viewer, `/comment/${comment}`)).toBe(404);
    }
    expect(await waysTo(rabia, theirs, under)).toEqual(MET);
    expect(await waysTo(rabia, hers, underHers)).toEqual(MET);

    expect([await counts(hira, thread), await counts(sana, thread), await counts(rabia, thread)]).toEqual([1, 1, 2]);
    expect([await counts(hira, hers), await counts(sana, theirs), await counts(umeed, hers)]).toEqual([1, 1, 2]);
    expect(await ids(hira, `/comment/forum/${thread}`)).toEqual([byHer]);

    const block = (await hira.call("GET", "/hidden")).at("data.blocks.0");
    expect(block).toEqual({ _id: expect.any(String), fullName: "Sana", threadId: null, blockedTime: now });
    expect((await sana.call("GET", "/hidden")).at("data.blocks")).toEqual([]);
    expect(await status(sana, `/block/${Object(block)._id}`, "DELETE")).toBe(404);
    expect(await waysTo(hira, theirs, under)).toEqual(GONE);
    expect(await status(hira, `/block/${Object(block)._id}`, "DELETE")).toBe(200);
    expect(await status(hira, `/block/${Object(block)._id}`, "DELETE")).toBe(404);
    expect(await waysTo(hira, theirs, under)).toEqual(MET);
    expect(await waysTo(sana, hers, underHers)).toEqual(MET);
  });

  test("cannot like, answer or report her, and can still take back what they wrote", async () => {
    const post = await postBy(hira);
    const comment = await commentBy(hira, post);
    const theirs = await commentBy(sana, post);
    await hira.call("PUT", `/comment/${theirs}/block`);

    for (const path of [`/socialform/${post}`, `/comment/${comment}`]) {
      expect(await status(sana, `${path}/like`, "PUT")).toBe(404);
      expect(await status(sana, `${path}/report`, "POST", { reason: "spam" })).toBe(404);
      expect(await status(sana, `${path}/block`, "PUT")).toBe(404);
    }
    expect(await status(sana, "/comment/add", "POST", { comment: "Hello", postId: post })).toBe(404);
    expect(await status(sana, `/comment/${theirs}`, "DELETE")).toBe(200);
    expect(await counts(rabia, post)).toBe(1);
  });

  test("is gone from her list of hidden posts too, and from theirs", async () => {
    const post = await postBy(sana, { title: "Hidden before" });
    await hira.call("PUT", `/socialform/${post}/hidden`);
    const other = await postBy(sana, { title: "Another" });
    await hira.call("PUT", `/socialform/${other}/block`);

    expect((await hira.call("GET", "/hidden")).at("data.posts")).toEqual([]);
    expect((await hira.call("GET", "/hidden")).at("data.blocks")).toHaveLength(1);
  });

  test("is not herself, and not one who is gone", async () => {
    const [mine, gone] = [await postBy(hira), await postBy(sana)];
    await umeed.db.deleteFrom("member").where("id", "=", sana.id).execute();

    for (const post of [mine, gone]) expect(await status(hira, `/socialform/${post}/block`, "PUT")).toBe(400);
  });

  test("twice is blocked once", async () => {
    const [one, two] = [await postBy(sana), await postBy(sana, { title: "Two" })];

    await Promise.all([one, two, one, two].map((post) => hira.call("PUT", `/socialform/${post}/block`)));
    expect((await hira.call("GET", "/hidden")).at("data.blocks")).toHaveLength(1);
  });
});

describe("a member who is gone", () => {
  test("leaves her words under 'Deleted member', and those under a pseudonym as they were", async () => {
    const post = await postBy(sana);
    const hidden = await postBy(sana, { isPseudonymous: true });
    const comment = await commentBy(sana, post);
    const underHidden = await commentBy(sana, hidden, { isPseudonymous: true });
    const seen = async () =>
      Promise.all(
        [`/socialform/${hidden}`, `/comment/${underHidden}`].map(async (path) => {
          const { userId, isByPostAuthor } = Object((await hira.call("GET", path)).at("data"));
          return { userId, isByPostAuthor };
        }),
      );
    const before = await seen();
    await umeed.db.deleteFrom("member").where("id", "=", sana.id).execute();

    expect(await seen()).toEqual(before);

    const gone = { fullName: "Deleted member", image: null, isPseudonym: false, isGone: true, isSample: false };
    for (const path of [`/socialform/${post}`, `/comment/${comment}`]) {
      expect((await hira.call("GET", path)).at("data.userId")).toEqual(gone);
    }
    expect((await umeed.call("GET", `/comment/${comment}`)).at("data.isByPostAuthor")).toBe(false);
    expect(await ids(umeed, `/comment/forum/${post}`)).toEqual([comment]);
    expect(await status(hira, `/socialform/${post}/like`, "PUT")).toBe(200);
  });
});
