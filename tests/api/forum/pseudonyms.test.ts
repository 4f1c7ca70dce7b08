import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../server/domain/identity.ts";
import { QUALITIES, THINGS } from "../../../server/domain/forum/pseudonyms.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

const hidden = { isPseudonymous: true };

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
let reader: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await memberNamed(umeed, "Sana Unmistakable");
  hira = await memberNamed(umeed, "Hira Unmistakable");
  reader = await memberNamed(umeed, "Rabia");
});

const nameOf = async (path: string, viewer = reader) => (await viewer.call("GET", path)).textAt("data.userId.fullName");
const postName = (id: string) => nameOf(`/socialform/${id}`);
const commentName = (id: string) => nameOf(`/comment/${id}`);
const isMet = async (path: string, viewer = reader) => (await viewer.call("GET", path)).status === 200;

describe("a pseudonym", () => {
  test("is the same for post and comments of one thread, and marked", async () => {
    const post = await postBy(sana, hidden);
    const comments = [await commentBy(sana, post, hidden), await commentBy(sana, post, { comment: "And more." })];

    const name = await postName(post);
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+/);
    for (const id of comments) {
      const { body } = await reader.call("GET", `/comment/${id}`);
      expect(body.data).toMatchObject({
        userId: { fullName: name, isPseudonym: true, image: null },
        isByPostAuthor: true,
      });
    }
  });

  test("of a commenter stays hers in that thread, beside what she writes there under her name", async () => {
    const post = await postBy(sana);
    const first = await commentName(await commentBy(hira, post, hidden));
    const open = await commentName(await commentBy(hira, post, { comment: "By name." }));
    const second = await commentName(await commentBy(hira, post, { comment: "Again.", ...hidden }));

    expect([first === second, open]).toEqual([true, "Hira Unmistakable"]);
  });

  test("differs between threads and between members, however many there are", async () => {
    const threads = await Promise.all([1, 2, 3, 4, 5].map((n) => postBy(sana, { title: `${n}`, ...hidden })));
    const names = await Promise.all(threads.map(postName));
    expect(new Set(names).size).toBeGreaterThan(1);

    const many = await crowd(umeed, 40);
    const [thread = ""] = threads;
    await Promise.all(many.map((member) => commentBy(member, thread, hidden)));
    const { body } = await reader.call("GET", `/comment/forum/${thread}`);
    const seen = new Set(Array.from(Object(body.data), (comment) => Object(comment).userId.fullName));
    expect(seen.size).toBe(40);
    expect(seen).not.toContain(names[0]);
  });

  test("drawn by twenty comments of one member at once is one name", async () => {
    const post = await postBy(hira);
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => commentBy(sana, post, { comment: `Comment ${n}`, ...hidden })),
    );

    expect(new Set(await Promise.all(ids.slice(0, 10).map(commentName))).size).toBe(1);
  });

  test("speaks on in the thread of a member who blocks the name of whoever is behind it", async () => {
    const thread = await postBy(hira);
    const named = await postBy(hira, { title: "Where only her name speaks" });
    await commentBy(sana, thread, hidden);
    const byName = await commentBy(sana, named);
    await hira.call("PUT", `/comment/${byName}/block`);

    expect([await isMet(`/socialform/${thread}`, sana), await isMet(`/socialform/${named}`, sana)]).toEqual([
      true,
      false,
    ]);
    const comment = await commentBy(sana, thread, { comment: "Still here.", ...hidden });
    expect(await isMet(`/comment/${comment}`, hira)).toBe(true);
    const open = await commentBy(sana, thread, { comment: "By name." });
    expect([await isMet(`/comment/${open}`, hira), await isMet(`/comment/${open}`)]).toEqual([false, true]);
  });

  test("of a member who has left is drawn by nobody else", async () => {
    const thread = await postBy(hira);
    const names = QUALITIES.flatMap((quality) => THINGS.map((thing) => `${quality} ${thing}`));
    const written = names.map((pseudonym) => ({
      id: newId(),
      postId: thread,
      pseudonym,
      body: "Me too.",
      state: "shown" as const,
      submissionKey: newId(),
      createdAt: NOON,
    }));
    await umeed.db.insertInto("comment").values(written).execute();

    expect(await commentName(await commentBy(sana, thread, hidden))).toMatch(/^\w+ \w+ \d+$/);
  });

  test("cannot write while its member is suspended", async () => {
    const post = await postBy(hira);
    await umeed.db
      .updateTable("member")
      .set({ suspendedUntil: NOON + 1 })
      .where("id", "=", sana.id)
      .execute();

    for (const [path, body] of [
      ["/socialform/add", postWords(hidden)],
      ["/comment/add", { comment: "Me too.", postId: post, ...hidden }],
    ] as const) {
      const answer = await sana.call("POST", path, { body });
      expect([answer.status, answer.at("code")]).toEqual([403, "suspended"]);
    }
  });
});

describe("nothing tells two pseudonyms of one member from two members:", () => {
  let named: string;
  let first: string;
  let second: string;
  let others: string;
  beforeEach(async () => {
    named = await postBy(sana, { title: "Named" });
    first = await postBy(sana, { title: "First", ...hidden });
    second = await postBy(sana, { title: "Second", ...hidden });
    others = await postBy(hira, { title: "Third", ...hidden });
  });

  const answersTo = async (viewer: Pick<NewMember, "call">) => {
    const paths = [first, second, others].flatMap((id) => [`/socialform/${id}`, `/comment/forum/${id}`]);
    const all = ["/socialform/v2/pagination?limit=100", "/socialform/latest", "/hidden", ...paths];
    return Promise.all(all.map((path) => viewer.call("GET", path)));
  };

  test("no answer to a visitor, a member or a moderator holds what is hers or what both share", async () => {
    for (const post of [first, second, others]) {
      await commentBy(reader, post);
      await reader.call("POST", `/socialform/${post}/report`, { body: { reason: "other" } });
    }
    const moderator = await memberNamed(umeed, "Moderator", "moderator");
    const cases = await Promise.all(
      [first, second, others].map((id) => moderator.call("GET", `/moderation/post/${id}`)),
    );
    const answers = [...(await answersTo(umeed)), ...(await answersTo(reader)), ...cases];

    const hers = await umeed.db.selectFrom("member").selectAll().where("id", "in", [sana.id, hira.id]).execute();
    for (const { text } of answers) {
      for (const { id, phone } of hers) expect([text.includes(id), text.includes(phone)]).toEqual([false, false]);
    }
    for (const list of [
      cases,
      await Promise.all([first, second, others].map((id) => reader.call("GET", `/socialform/${id}`))),
    ]) {
      const [one, two, three] = list.map(({ body }) => leaves(body.data));
      const shared = (a: string[] = [], b: string[] = []) => a.filter((leaf) => b.includes(leaf));
      expect(one?.length).toBeGreaterThan(10);
      expect(shared(one, two)).toEqual(shared(one, three));
    }
  });

  test("a block of her name takes only what stands under it, both ways", async () => {
    const comment = await commentBy(sana, others, { comment: "By name." });
    await reader.call("PUT", `/socialform/${named}/block`);

    expect(await isMet(`/socialform/${named}`)).toBe(false);
    expect(await isMet(`/comment/${comment}`)).toBe(false);
    for (const id of [first, second]) expect(await isMet(`/socialform/${id}`)).toBe(true);

    const open = await postBy(reader, { title: "Mine" });
    const close = await postBy(reader, { title: "Mine, under another name", ...hidden });
    expect(await isMet(`/socialform/${open}`, sana)).toBe(false);
    expect(await isMet(`/socialform/${close}`, sana)).toBe(true);
  });

  test("a block of a pseudonym takes what stands under it in that thread, and nothing else", async () => {
    const comment = await commentBy(sana, first);
    const inOther = await commentBy(sana, others, { comment: "Hidden here.", ...hidden });
    const byName = await commentBy(sana, others, { comment: "By name here." });
    await reader.call("PUT", `/comment/${inOther}/block`);

    expect(await isMet(`/comment/${inOther}`)).toBe(false);
    for (const path of [`/comment/${byName}`, `/comment/${comment}`, `/socialform/${first}`, `/socialform/${named}`]) {
      expect([path, await isMet(path)]).toEqual([path, true]);
    }

    await reader.call("PUT", `/socialform/${first}/block`);
    expect(await isMet(`/socialform/${first}`)).toBe(false);
    for (const id of [named, second]) expect(await isMet(`/socialform/${id}`)).toBe(true);
    const { body } = await reader.call("GET", "/hidden");
    expect(JSON.stringify(body)).not.toContain("Unmistakable");
    expect(JSON.stringify(body)).not.toContain(sana.id);
  });

  test("the comment of a post's author under another name is not marked as the author's", async () => {
    const byName = await commentBy(sana, named, { comment: "By name." });
    const closed = await commentBy(sana, named, { comment: "Under another.", ...hidden });

    const marks = await Promise.all([byName, closed].map((id) => reader.call("GET", `/comment/${id}`)));
    expect(marks.map((answer) => answer.at("data.isByPostAuthor"))).toEqual([true, false]);
  });

  test("how often words were hidden is counted for each name, and for all of them only when she is traced", async () => {
    const moderator = await memberNamed(umeed, "Moderator", "moderator");
    for (const id of [first, second, named]) {
      await reader.call("POST", `/socialform/${id}/report`, { body: { reason: "unkind" } });
    }
    const body = { outcome: "hide", reason: "Unkind words." };
    await moderator.call("POST", `/moderation/post/${first}/decision`, { body });

    const timesHidden = async (id: string) =>
      (await moderator.call("GET", `/moderation/post/${id}`)).at("data.timesHidden");
    expect([await timesHidden(first), await timesHidden(second), await timesHidden(named)]).toEqual([1, 0, 0]);
    expect((await moderator.call("POST", `/moderation/post/${second}/trace`)).at("data")).toEqual({
      fullName: "Sana Unmistakable",
      hasRole: false,
      timesHidden: 1,
      history: [expect.objectContaining({ kind: "hide", about: "post", reason: "Unkind words." })],
    });
  });
});

/** Every place of an answer with what stands there. */
function leaves(value: unknown, place = ""): string[] {
  if (!(value instanceof Object)) return [`${place}: ${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${place}.${key}`));
}
