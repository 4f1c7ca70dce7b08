import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let umeed: TestUmeed;
let author: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  author = await memberNamed(umeed, "Sana");
  now = NOON;
});

/** How she writes each kind, and how many of hers there are. */
const kinds = {
  post: async () => ({
    path: "/socialform/add",
    words: (overrides: Record<string, unknown> = {}) => postWords(overrides),
    change: { description: "Other words." },
  }),
  comment: async () => {
    const postId = await postBy(await memberNamed(umeed, "Hira"));
    return {
      path: "/comment/add",
      words: (overrides: Record<string, unknown> = {}) => ({ comment: "Me too.", postId, ...overrides }),
      change: { comment: "Other words." },
    };
  },
};

describe.each(["post", "comment"] as const)("a %s", (kind) => {
  let form: Awaited<ReturnType<(typeof kinds)[typeof kind]>>;
  beforeEach(async () => {
    form = await kinds[kind]();
  });
  const send = async (overrides: Record<string, unknown> = {}) => {
    const answer = await author.call("POST", form.path, { body: form.words(overrides) });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.textAt("data._id");
  };
  const stored = async () => {
    const rows = await umeed.db.selectFrom(kind).select("id").where("authorId", "=", author.id).execute();
    return rows.length;
  };

  test.each([
    ["with the key of its form", { formKey: "drawn-with-the-form" }],
    ["without a key", {}],
  ])("sent fifty times at once %s is one", async (_, key) => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => send(key)));

    noteFault({ saw: `200 × ${ids.length}: ${await stored()} ${kind}` });
    expect(new Set(ids).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  test("sent fifty times at once across a minute's edge is one", async () => {
    now = Math.ceil(NOON / MINUTE) * MINUTE;
    const times = Array.from({ length: 50 }, (_, index) => now + (index % 2 ? -1 : 1) * 10);
    const ids = await Promise.all(
      times.map((time) => {
        now = time;
        return send();
      }),
    );

    expect(new Set(ids).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  test("said again within a minute is one, and after a minute another", async () => {
    const first = await send();
    now += 59 * SECOND;
    expect(await send()).toBe(first);
    now = NOON + MINUTE;
    expect(await send()).not.toBe(first);
  });

  test("sent again from the same form a day later is one", async () => {
    const first = await send({ formKey: "a-key" });
    now += 24 * 60 * MINUTE;

    expect(await send({ formKey: "a-key" })).toBe(first);
  });

  test("with other words on the same form is another, so that nothing that she typed is lost", async () => {
    const first = await send({ formKey: "a-key" });

    expect(await send({ formKey: "a-key", ...form.change })).not.toBe(first);
    expect(await stored()).toBe(2);
  });

  test("under her name and then under a pseudonym are two", async () => {
    const first = await send();

    expect(await send({ isPseudonymous: true })).not.toBe(first);
  });

  test("of somebody else with the same words and key is hers", async () => {
    const other = await memberNamed(umeed, "Rabia");
    const body = form.words({ formKey: "a-key" });
    const first = await send({ formKey: "a-key" });

    expect((await other.call("POST", form.path, { body })).at("data._id")).not.toBe(first);
  });
});

test("the same form sends a comment once to each post", async () => {
  const [one, two] = [await postBy(author, { title: "One" }), await postBy(author, { title: "Two" })];
  const body = { comment: "Me too.", formKey: "a-key" };

  expect(await commentBy(author, one, body)).not.toBe(await commentBy(author, two, body));
});

test.each(["/socialform", "/comment"])("the same edit of %s sent twice is done once", async (path) => {
  const post = await postBy(author);
  const id = path === "/comment" ? await commentBy(author, post) : post;
  const body = { ...postWords({ description: "Better now." }), comment: "Better now.", version: 1 };
  const answers = await Promise.all([1, 2].map(() => author.call("PUT", `${path}/${id}`, { body })));

  for (const answer of answers) {
    expect([answer.status, answer.at("data.version")]).toEqual([200, 2]);
    expect(answer.text).toContain("Better now.");
  }
});
