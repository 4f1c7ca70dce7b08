import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let newcomer: NewMember;
let regular: NewMember;
let moderator: NewMember;
let thread: string;
beforeAll(async () => {
  umeed = await startTestUmeed({ FORUM_REVIEW: "first" });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  newcomer = await memberNamed(umeed, "Sana");
  regular = await memberNamed(umeed, "Hira");
  thread = await postBy(regular);
  await decide("post", thread, "restore");
});

const decide = async (kind: string, id: string, outcome: string) => {
  const body = { outcome, reason: "Looked at." };
  const { status, text } = await moderator.call("POST", `/moderation/${kind}/${id}/decision`, { body });
  expect([status, text]).toEqual([200, expect.any(String)]);
};
const stateOf = async (path: string, viewer: NewMember) => (await viewer.call("GET", path)).at("data.state");
const total = async () => Number((await umeed.call("GET", "/socialform/v2/pagination")).at("total"));
const isWaiting = async (id: string) =>
  (await moderator.call("GET", "/moderation?limit=100")).text.includes(`"_id":"${id}"`);

describe("where a moderator reads first", () => {
  test("a member's first post waits: she sees it as waiting, others do not see it, then they do", async () => {
    const before = await total();
    const post = await postBy(newcomer, { title: "Hello all" });

    expect(await stateOf(`/socialform/${post}`, newcomer)).toBe("waiting");
    for (const viewer of [umeed, regular]) expect((await viewer.call("GET", `/socialform/${post}`)).status).toBe(404);
    expect((await regular.call("GET", "/socialform/v2/pagination?searchTerm=hello")).text).not.toContain(post);
    expect([await total(), await isWaiting(post)]).toEqual([before, true]);

    await decide("post", post, "restore");
    expect(await stateOf(`/socialform/${post}`, regular)).toBe("shown");
    expect([await total(), await isWaiting(post)]).toEqual([before + 1, false]);
    expect(await stateOf(`/socialform/${await postBy(newcomer, { title: "Second" })}`, newcomer)).toBe("shown");
  });

  test.each([
    "See https://example.org/tea for more",
    "See HTTP://EXAMPLE.ORG",
    "It is on www.example",
    "Look at best-tea.pk please",
    "Call 0300 1234567",
    "WhatsApp +92 300-1234567 me",
    "میرا نمبر ۰۳۰۰۱۲۳۴۵۶۷ ہے",
  ])("a post or comment with %j waits", async (description) => {
    const post = await postBy(regular, { title: "Tea", description });
    const comment = await commentBy(regular, thread, { comment: description });
    const titled = await postBy(regular, { title: description });

    for (const path of [`/socialform/${post}`, `/comment/${comment}`, `/socialform/${titled}`]) {
      expect(await stateOf(path, regular)).toBe("waiting");
      expect((await newcomer.call("GET", path)).status).toBe(404);
    }
  });

  test.each([
    "At 3:30 I woke up. Then at 4.",
    "2.5 kg and 49.5 cm on 12.03.2026",
    "week 30+2 ... e.g. tired",
    "I have 2 or 3 questions",
  ])("a text with %j does not", async (description) => {
    expect(await stateOf(`/socialform/${await postBy(regular, { description })}`, regular)).toBe("shown");
    expect(await stateOf(`/comment/${await commentBy(newcomer, thread, { comment: description })}`, newcomer)).toBe(
      "shown",
    );
  });

  test("she finds what waits of hers, the newest first, and others don't", async () => {
    const first = await postBy(newcomer, { title: "One" });
    const second = await postBy(newcomer, { title: "Two", isPseudonymous: true });
    const idsFor = async (viewer: NewMember) => {
      const { data } = (await viewer.call("GET", "/socialform/waiting")).body;
      expect((await viewer.call("GET", "/socialform/v2/pagination?own=true")).at("own.waiting")).toEqual(data);
      return Array.isArray(data) ? data.map(({ _id, state }) => [_id, state]) : data;
    };

    expect(await idsFor(newcomer)).toEqual([
      [second, "waiting"],
      [first, "waiting"],
    ]);
    for (const other of [regular, moderator]) expect(await idsFor(other)).toEqual([]);
    await decide("post", first, "restore");
    await decide("post", second, "hide");
    expect(await idsFor(newcomer)).toEqual([]);
  });

  test("a comment that waits is counted for nobody but its author, and for all once it was looked at", async () => {
    const comment = await commentBy(newcomer, thread, { comment: "See www.example.org" });
    const counts = async (viewer: Pick<NewMember, "call">) => [
      (await viewer.call("GET", `/socialform/${thread}`)).at("data.commentsCounter"),
      (await viewer.call("GET", `/comment/forum/${thread}`)).at("total"),
    ];

    expect([await counts(regular), await counts(newcomer)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect((await newcomer.call("GET", `/comment/forum/${thread}`)).at("data.0.state")).toBe("waiting");
    await decide("comment", comment, "restore");
    expect([await counts(regular), await counts(newcomer)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test("a comment is told to those in its thread once it was looked at, not before", async () => {
    const comment = await commentBy(newcomer, thread, { comment: "See www.example.org" });
    const told = async () => {
      const { data } = (await regular.call("GET", "/notification/pagination")).body;
      return Array.isArray(data) ? data.filter(({ commentId }) => commentId !== null).length : data;
    };

    const before = await told();
    await decide("comment", comment, "restore");
    expect([before, await told()]).toEqual([0, 1]);
  });

  test("what waits takes none away from the counts when its author deletes it", async () => {
    const before = await total();
    await newcomer.call("DELETE", `/socialform/${await postBy(newcomer)}`);
    await commentBy(regular, thread);
    const comment = await commentBy(newcomer, thread, { comment: "See www.example.org" });
    await newcomer.call("DELETE", `/comment/${comment}`);

    expect((await umeed.call("GET", `/socialform/${thread}`)).at("data.commentsCounter")).toBe(1);
    expect(await total()).toBe(before);
  });

  test("a change that brings a link makes a text wait again, and a further change does not show it", async () => {
    const comment = await commentBy(regular, thread);
    const before = await total();
    const edits = async (link: string) => {
      const body = { ...postWords({ description: link }), comment: link };
      await regular.call("PUT", `/socialform/${thread}`, { body });
      await regular.call("PUT", `/comment/${comment}`, { body });
      return [await stateOf(`/socialform/${thread}`, regular), await stateOf(`/comment/${comment}`, regular)];
    };

    expect(await edits("See www.example.org")).toEqual(["waiting", "waiting"]);
    expect([await isWaiting(thread), await isWaiting(comment), await total()]).toEqual([true, true, before - 1]);
    expect(await edits("No link any more.")).toEqual(["waiting", "waiting"]);
    await decide("comment", comment, "restore");
    await decide("post", thread, "restore");
    expect((await newcomer.call("GET", `/socialform/${thread}`)).at("data.commentsCounter")).toBe(1);
    expect(await total()).toBe(before);
  });

  test("a moderator and an editor do not wait for themselves", async () => {
    const editor = await memberNamed(umeed, "The team", "editor");

    for (const member of [moderator, editor]) {
      expect(await stateOf(`/socialform/${await postBy(member, { description: "www.example.org" })}`, newcomer)).toBe(
        "shown",
      );
    }
  });

  test("what was hidden at its first look stays hidden, and its author is told why", async () => {
    const post = await postBy(newcomer, { description: "Buy at www.example.org" });
    await decide("post", post, "hide");

    expect((await newcomer.call("GET", `/socialform/${post}`)).at("data")).toMatchObject({
      state: "hidden",
      stateReason: "Looked at.",
    });
    expect((await regular.call("GET", `/socialform/${post}`)).status).toBe(404);
    expect(await isWaiting(post)).toBe(false);
    expect(await stateOf(`/socialform/${await postBy(newcomer)}`, newcomer)).toBe("waiting");
  });
});
