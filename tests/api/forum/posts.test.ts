import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let other: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now = NOON;
  author = await newMember(umeed, { fullName: "Sana" });
  other = await memberNamed(umeed, "Hira");
});

const postOf = async (id: string, viewer: Pick<NewMember, "call"> = umeed) =>
  (await viewer.call("GET", `/socialform/${id}`)).at("data");

describe("a post", () => {
  test("is read by everybody, with the server's time and the token's user", async () => {
    const id = await postBy(author, {
      title: "At three",
      _id: "0".repeat(24),
      userId: other.id,
      authorId: other.id,
      createdAt: 5,
      version: 7,
      isAdminPost: true,
      likescounter: 9,
      commentsCounter: 9,
      state: "hidden",
      pseudonym: "Somebody",
    });

    expect(await postOf(id)).toEqual({
      _id: id,
      title: "At three",
      description: "I lie awake at three.",
      moodID: 2,
      uploadingTime: NOON,
      editedTime: null,
      likescounter: 0,
      commentsCounter: 0,
      isAdminPost: false,
      topic: null,
      picture: null,
      dangerSign: null,
      isFollowed: false,
      isMine: false,
      partnerId: null,
      isLiked: false,
      state: "shown",
      stateReason: null,
      version: 1,
      userId: { fullName: "Sana", image: null, isPseudonym: false, isGone: false, isSample: false },
    });
    expect(id).not.toBe("0".repeat(24));
    expect(await postOf(id, author)).toMatchObject({ isMine: true });
    expect(await postOf(id, other)).toMatchObject({ isMine: false });
  });

  test("keeps its line breaks and is tidied at its ends", async () => {
    const id = await postBy(author, { title: "  Sleep ", description: "\nOne\r\n\r\ntwo\rthree\n " });

    expect(await postOf(id)).toMatchObject({ title: "Sleep", description: "One\n\ntwo\nthree" });
  });

  test.each([
    [{ moodID: undefined }, "moodID", "Select mood"],
    [{ moodID: 0 }, "moodID", "Select mood"],
    [{ moodID: 9 }, "moodID", "Select mood"],
    [{ moodID: 1.5 }, "moodID", "Select mood"],
    [{ moodID: "happy" }, "moodID", "Select mood"],
    [{ title: undefined }, "title", "Enter a title."],
    [{ title: " \n " }, "title", "Enter a title."],
    [{ title: "x".repeat(121) }, "title", "Use at most 120 characters. Shorten it by 1."],
    [{ description: "" }, "description", "Write what you want to say."],
    [{ description: "x".repeat(5_001) }, "description", "Use at most 5,000 characters. Shorten it by 1."],
  ])("with %j is refused, new or changed, and nothing changes", async (wrong, path, msg) => {
    const id = await postBy(author);
    const body = postWords({ title: "New", ...wrong });
    const added = await author.call("POST", "/socialform/add", { body });
    const changed = await author.call("PUT", `/socialform/${id}`, { body });

    expect([added.status, added.at("errors")]).toEqual([400, [{ msg, path }]]);
    expect([changed.status, changed.at("errors")]).toEqual([400, [{ msg, path }]]);
    expect(await postOf(id)).toMatchObject({ title: "Sleep", version: 1 });
  });

  test("says plainly whether it is under a pseudonym, or is refused", async () => {
    const answer = await author.call("POST", "/socialform/add", { body: postWords({ isPseudonymous: "perhaps" }) });

    expect([answer.status, answer.at("errors")]).toEqual([
      400,
      [{ msg: "Say true or false.", path: "isPseudonymous" }],
    ]);
  });

  test("takes title and text as long as they may be", async () => {
    const id = await postBy(author, { moodID: "8", title: "x".repeat(120), description: "x".repeat(5_000) });

    expect(await postOf(id)).toMatchObject({ moodID: 8, title: "x".repeat(120) });
  });

  test("waits for nobody, whatever is in it, where the operator did not ask for that", async () => {
    const id = await postBy(author, { description: "www.example.org, 0300 1234567" });

    expect(await postOf(id)).toMatchObject({ state: "shown" });
  });

  test("is changed by its author, who then owns a new version", async () => {
    const id = await postBy(author, { isPseudonymous: true });
    const before = Object(await postOf(id));
    now = NOON + 5_000;
    const body = postWords({ moodID: 4, title: "Changed", description: "Words.", version: 1, isPseudonymous: false });

    const answer = await author.call("PUT", `/socialform/${id}`, { body });

    expect(answer.status).toBe(200);
    expect(await postOf(id)).toEqual({
      ...before,
      moodID: 4,
      title: "Changed",
      description: "Words.",
      version: 2,
      editedTime: now,
    });
  });

  test("changed in two windows keeps the first change, and tells the second", async () => {
    const id = await postBy(author);
    const change = (title: string, version?: number) =>
      author.call("PUT", `/socialform/${id}`, { body: postWords({ title, version }) });

    expect((await change("First", 1)).status).toBe(200);
    const second = await change("Second", 1);

    expect([second.status, second.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect(await postOf(id)).toMatchObject({ title: "First", version: 2 });
    // An app that knows no versions writes over what there is.
    expect((await change("Third")).at("data")).toMatchObject({ title: "Third", version: 3 });
  });

  test("changed at once from two windows takes one change", async () => {
    const id = await postBy(author);
    const answers = await Promise.all(
      ["One", "Two"].map((title) =>
        author.call("PUT", `/socialform/${id}`, { body: postWords({ title, version: 1 }) }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test("is found by its new words and no longer by its old ones", async () => {
    const id = await postBy(author, { description: "Mulberries." });
    await author.call("PUT", `/socialform/${id}`, { body: postWords({ description: "Quinces." }) });
    const found = async (word: string) =>
      (await umeed.call("GET", `/socialform/v2/pagination?searchTerm=${word}`)).at("total");

    expect([await found("mulberries"), await found("quinces")]).toEqual([0, 1]);
  });

  test("goes with its comments and likes when its author deletes it", async () => {
    const id = await postBy(author, { description: "Pomegranate." });
    const comment = await commentBy(other, id);
    await other.call("PUT", `/socialform/${id}/like`);

    expect((await author.call("DELETE", `/socialform/${id}`)).status).toBe(200);

    for (const path of [`/socialform/${id}`, `/comment/${comment}`, `/comment/forum/${id}`]) {
      expect([path, (await other.call("GET", path)).status]).toEqual([path, 404]);
    }
    expect((await umeed.call("GET", "/socialform/v2/pagination?searchTerm=pomegranate")).at("data")).toEqual([]);
    expect((await author.call("DELETE", `/socialform/${id}`)).status).toBe(404);
  });

  test("is liked once by each, also by its author, and no longer", async () => {
    const id = await postBy(author);
    const like = async (method: string, member: NewMember) =>
      (await member.call(method, `/socialform/${id}/like`)).at("data");

    expect(await like("PUT", other)).toEqual({ isLiked: true, likescounter: 1 });
    expect(await like("PUT", other)).toEqual({ isLiked: true, likescounter: 1 });
    expect(await like("PUT", author)).toEqual({ isLiked: true, likescounter: 2 });
    expect(await postOf(id, other)).toMatchObject({ isLiked: true, likescounter: 2 });
    expect(await postOf(id)).toMatchObject({ isLiked: false });
    expect(await like("DELETE", other)).toEqual({ isLiked: false, likescounter: 1 });
    expect(await like("DELETE", other)).toEqual({ isLiked: false, likescounter: 1 });
  });

  test("is that of an editor only under her own name", async () => {
    const editor = await memberNamed(umeed, "The team", "editor");
    const open = await postBy(editor);
    const closed = await postBy(editor, { isPseudonymous: true });

    expect(await postOf(open)).toMatchObject({ isAdminPost: true });
    expect(await postOf(closed)).toMatchObject({ isAdminPost: false });
  });
});

describe("the home page", () => {
  test("shows visitors what editors wrote, and members what anyone did", async () => {
    const editor = await memberNamed(umeed, "The team", "editor");
    const official = await postBy(editor, { title: "Of the team" });
    now += 1;
    const newest = await postBy(author, { title: "Of a member" });
    const latest = async (viewer: Pick<NewMember, "call">) => {
      const { body } = await viewer.call("GET", "/socialform/latest");
      return Array.from(Object(body.data), (post) => Object(post)._id);
    };

    expect((await latest(umeed))[0]).toBe(official);
    expect(await latest(umeed)).not.toContain(newest);
    expect((await latest(other)).slice(0, 2)).toEqual([newest, official]);
    expect((await latest(other)).length).toBeLessThanOrEqual(9);
  });
});
