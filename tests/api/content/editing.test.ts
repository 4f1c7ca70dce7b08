import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { publishDue } from "../../../server/domain/content/due.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const HOUR = 3_600_000;

let umeed: TestUmeed;
let now = NOON;
let editor: NewMember;
let other: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  other = await memberNamed(umeed, "Bina Edits", "editor");
});
afterAll(() => umeed.stop());

const sources = [{ name: "NHS: Vitamins in pregnancy", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
const matter = { title: "Oranges", category: "nutrition", picture: "tangerine", summary: "They are good.", sources };
const orange = { matter, body: "Eat **one** with lunch.\n\n## Why\n\nThey have folate." };

/** A new article, published unless told otherwise. @returns its key and the id under which readers get it. */
async function article(changes: Record<string, unknown> = {}, when = "now") {
  const document = { ...orange, matter: { ...matter, ...changes } };
  const answer = await editor.call("POST", "/content/article", { body: { document, publication: { when } } });
  expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
  return { key: answer.textAt("data.key"), id: answer.textAt("data.recordId") };
}

const save = (who: NewMember, key: string, body: Record<string, unknown>) =>
  who.call("PUT", `/content/article/${key}`, { body });

test("weeks are listed by their number", async () => {
  for (const kind of ["week", "afterBirthWeek"]) {
    const { body } = await editor.call("GET", `/content?kind=${kind}&show=all&limit=15`);
    const { data } = z.object({ data: z.array(z.object({ title: z.string() })) }).parse(body);
    const numbers = data.map(({ title }) => Number(/\d+/.exec(title)?.[0]));
    const [first = 0] = numbers;
    expect(first).toBeLessThan(2);
    expect(numbers).toEqual(numbers.map((_, index) => first + index));
  }
});

describe("what an editor writes", () => {
  test("is a draft that no reader finds, until it is published", async () => {
    const { key, id } = await article({ title: "A draft of mine" }, "never");
    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(404);
    const listed = await editor.call("GET", "/content?show=drafts&search=draft%20of");
    expect(listed.at("data")).toEqual([expect.objectContaining({ kind: "article", key, publishedVersion: null })]);

    const published = await save(editor, key, { version: 1, document: orange, publication: { when: "now" } });

    expect(published.at("data")).toMatchObject({ version: 2, publishedVersion: 2, checkedOn: "2026-03-01" });
    const read = await umeed.call("GET", `/article/${id}`);
    expect(read.at("data.title")).toBe("Oranges");
    expect(read.textAt("data.description")).toContain("<p>Eat <strong>one</strong> with lunch.</p>");
  });

  test("needs nothing but a title as a draft; all that is missing is named when it is published", async () => {
    const empty = { matter: { title: "Half done" }, body: "" };
    const nameless = await editor.call("POST", "/content/article", { body: { document: { matter: {}, body: "" } } });
    expect([nameless.status, nameless.at("errors.0.path")]).toEqual([400, "title"]);
    const draft = await editor.call("POST", "/content/article", { body: { document: empty } });
    expect(draft.status).toBe(200);

    const answer = await save(editor, draft.textAt("data.key"), {
      version: 1,
      document: empty,
      publication: { when: "now" },
    });

    expect(answer.status).toBe(400);
    const paths = ["category", "picture", "summary", "sources", "body"];
    expect(answer.at("errors")).toEqual(paths.map((path) => expect.objectContaining({ path })));
    const item = await editor.call("GET", `/content/article/${draft.textAt("data.key")}`);
    expect(item.at("data.version")).toBe(1);
  });

  test.each([
    ["no source", { sources: [] }, "sources"],
    ["sources that nobody has read", { sources: [{ name: "NHS", url: "https://www.nhs.uk/" }] }, "sources.0.checked"],
    [
      "an address that runs",
      { sources: [{ name: "x", url: "javascript:alert(1)", checked: "2026-01-01" }] },
      "sources.0.url",
    ],
    ["a category that is not there", { category: "cars" }, "category"],
    ["a picture that is not there", { picture: "no-such-picture" }, "picture"],
  ])("is not published with %s", async (_, change, path) => {
    const document = { ...orange, matter: { ...matter, title: `Not ${path}`, ...change } };
    const answer = await editor.call("POST", "/content/article", { body: { document, publication: { when: "now" } } });
    expect([answer.status, answer.at("errors.0.path")]).toEqual([400, path]);
  });

  test("is told with all its faults at once, also those of the moment, the pictures and the list", async () => {
    const { key } = await article({ title: "Faulty" }, "never");
    const document = {
      matter: { ...matter, title: "", category: "cars", picture: "no-such-picture", published: "2098-01-01" },
      body: `{{urgency:nothing}} ![A plum](/uploads/${"0".repeat(32)}-10x10.jpg)`,
    };
    const paths = ["picture", "title", "body", "published", "body", "category"];
    const now = { document, publication: { when: "now" } };
    const over = { document, publication: { when: "later", date: "2001-01-01", time: "09:30" } };
    const timeless = { document, publication: { when: "later", date: "2199-01-01", time: "soon" } };
    const expected: [Record<string, unknown>, string[]][] = [
      [now, paths],
      [over, [...paths, "publication.date"]],
      [timeless, [...paths, "publication.time"]],
    ];
    for (const [body, wrong] of expected) {
      for (const answer of [
        await save(editor, key, { version: 1, ...body }),
        await editor.call("POST", "/content/article", { body }),
        await editor.call("POST", "/content/check", { body: { kind: "article", key, ...body } }),
        await editor.call("POST", "/content/check", { body: { kind: "article", ...body } }),
      ]) {
        expect([answer.status, answer.at("errors")]).toEqual([
          400,
          wrong.map((path) => expect.objectContaining({ path })),
        ]);
      }
    }
    expect((await editor.call("GET", `/content/article/${key}`)).at("data.version")).toBe(1);
  });

  test("is checked without being saved", async () => {
    const { key } = await article({ title: "To check" }, "never");
    const body = { kind: "article", key, document: orange, publication: { when: "now" } };
    const answer = await editor.call("POST", "/content/check", { body });
    expect([answer.status, answer.body]).toEqual([200, { message: "Nothing is wrong with it." }]);
    expect((await editor.call("GET", `/content/article/${key}`)).at("data.version")).toBe(1);
    const missing = await editor.call("POST", "/content/check", { body: { ...body, key: "nothing-here" } });
    expect(missing.status).toBe(404);
  });

  test("is one, sent fifty times at once; two of the same title are two", async () => {
    const document = { ...orange, matter: { ...matter, title: "Fifty times" } };
    const body = { document, publication: { when: "now" } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => editor.call("POST", "/content/article", { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.textAt("data.key")))).toEqual(new Set(["fifty-times"]));

    const theirs = await other.call("POST", "/content/article", { body });
    expect(theirs.at("data.key")).toBe("fifty-times-2");
  });

  test.each(["<!-- x -->", "<p></p>", "[a]: https://a.example", "<script>alert(1)</script>"])(
    "is not published when nothing of it is to be seen: %s",
    async (body) => {
      const document = { matter: { ...matter, title: "Nothing" }, body };
      const answer = await editor.call("POST", "/content/article", {
        body: { document, publication: { when: "now" } },
      });
      expect([answer.status, answer.at("errors")]).toEqual([400, [{ path: "body", msg: "Write the article." }]]);
    },
  );

  test("may be HTML that does harm: it is cleaned", async () => {
    const image = new File([await readFile("public/icon-512.png")], "lamp.png");
    const picture = await editor.call("POST", "/content/picture", { body: formOf({ alt: "A lamp", image }) });
    const document = {
      matter: { ...matter, title: "Harm" },
      body: `Hi <script>alert(1)</script><img src="${picture.textAt("data.url")}" onerror="1">`,
    };
    const answer = await editor.call("POST", "/content/article", { body: { document, publication: { when: "now" } } });
    const read = await umeed.call("GET", `/article/${answer.textAt("data.recordId")}`);
    expect(read.textAt("data.description")).toContain("<img ");
    expect(read.textAt("data.description")).not.toMatch(/script|onerror/);
    const preview = await editor.call("POST", "/content/preview", { body: { document } });
    expect(preview.textAt("data.html")).not.toMatch(/script|onerror/);
  });

  test("must be such as can be stored, wherever in it", async () => {
    const document = { ...orange, matter: { ...matter, sources: [{ name: "a\u0000b", url: "https://a.example" }] } };
    const answer = await editor.call("POST", "/content/article", { body: { document } });
    expect(answer.status).toBe(400);
  });
});

describe("a date that can't be", () => {
  const TOMORROW = "2026-03-13";
  const article = (changes: Record<string, unknown>) => ({ ...orange, matter: { ...matter, ...changes } });
  const checked = (date: string) => article({ sources: [...sources, { ...sources[0], checked: date }] });
  const event = (recurrence: Record<string, unknown>) => ({
    matter: { name: "A ride", venue: "Model Town Park", time: "09:30", about: null, recurrence },
    body: "Bring water.",
  });
  const tip = (date: string) => ({
    matter: { audience: "everyone", source: { ...sources[0], checked: date } },
    body: "Sit.",
  });

  test.each([
    ["article", "publication in a year mistyped", article({ published: "2926-03-01" }), "published", /1990 to 2099/],
    ["article", "publication in a year cut short", article({ published: "0026-03-01" }), "published", /1990 to 2099/],
    ["article", "publication tomorrow", article({ published: TOMORROW }), "published", /no later day/],
    ["article", "reading in another age", checked("2926-03-01"), "sources.1.checked", /1990 to 2099/],
    ["article", "reading tomorrow", checked(TOMORROW), "sources.1.checked", /still to come/],
    ["tip", "reading tomorrow", tip(TOMORROW), "source.checked", /still to come/],
    ["event", "31 February", event({ kind: "yearly", month: 2, day: 31, days: 1 }), "recurrence.day", /no such day/],
    ["event", "yesterday", event({ kind: "once", date: "2026-03-11", days: 1 }), "recurrence.date", /over before/],
    ["event", "a year mistyped", event({ kind: "once", date: "9999-12-31", days: 9 }), "recurrence.date", /1990/],
  ])(
    "of an %s, %s, may be a draft's, and is refused at its field for readers",
    async (kind, _, document, path, said) => {
      for (const publication of [{ when: "now" }, { when: "later", date: "2026-03-12", time: "23:30" }]) {
        const answer = await editor.call("POST", `/content/${kind}`, { body: { document, publication } });
        expect([answer.status, answer.at("errors")]).toEqual([400, [{ path, msg: expect.stringMatching(said) }]]);
      }
      expect((await editor.call("POST", `/content/${kind}`, { body: { document } })).status).toBe(200);
    },
  );

  test.each([
    ["article", article({ published: "2026-03-12" })],
    ["article", checked("2026-03-12")],
    ["event", event({ kind: "yearly", month: 2, day: 29, days: 1 })],
    ["event", event({ kind: "once", date: "2026-03-10", days: 3 })],
  ])("is none that may be: %s %j", async (kind, document) => {
    const answer = await editor.call("POST", `/content/${kind}`, { body: { document, publication: { when: "now" } } });
    expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
  });

  test("of an event is with what it is about: readers after a loss get none about babies", async () => {
    const { about: _, ...matter } = event({ kind: "once", date: TOMORROW, days: 1 }).matter;
    const document = { matter: { ...matter, name: "A new ride" }, body: "Bring water." };
    const post = (when: string) => editor.call("POST", "/content/event", { body: { document, publication: { when } } });
    const asked = { msg: "Choose what it is about.", path: "about" };
    expect((await post("now")).at("errors")).toEqual([asked]);
    const made = await post("never");
    expect(made.status).toBe(200);
    const body = { version: 1, document, publication: { when: "now" } };
    const published = await editor.call("PUT", `/content/event/${made.textAt("data.key")}`, { body });
    expect([published.status, published.at("errors")]).toEqual([400, [asked]]);
  });

  test("is held against the day on which readers get it, when that is later", async () => {
    const later = (document: unknown, kind: string) =>
      editor.call("POST", `/content/${kind}`, {
        body: { document, publication: { when: "later", date: "2026-03-20", time: "09:30" } },
      });
    expect((await later(article({ title: "On the day", published: "2026-03-20" }), "article")).status).toBe(200);
    const over = await later(event({ kind: "once", date: "2026-03-19", days: 1 }), "event");
    expect(over.at("errors.0.path")).toBe("recurrence.date");
    expect((await later(checked("2026-03-20"), "article")).at("errors.0.path")).toBe("sources.1.checked");
  });

  test("was one that could be: an event that is over is still corrected", async () => {
    const document = event({ kind: "once", date: "2026-03-12", days: 1 });
    const made = await editor.call("POST", "/content/event", { body: { document, publication: { when: "now" } } });
    const key = made.textAt("data.key");
    const before = now;
    now += 48 * HOUR;
    try {
      const put = (version: number, changed: unknown) =>
        editor.call("PUT", `/content/event/${key}`, {
          body: { version, document: changed, publication: { when: "now" } },
        });
      const { about: _, ...older } = document.matter;
      expect((await put(1, { matter: older, body: "Bring water and a hat." })).status).toBe(200);
      const moved = await put(2, event({ kind: "once", date: "2026-03-13", days: 1 }));
      expect([moved.status, moved.at("errors.0.path")]).toEqual([400, "recurrence.date"]);
    } finally {
      now = before;
    }
  });
});

describe("a medical text that came with sources that nobody has read yet", () => {
  const path = "/content/week/week-20";
  const put = (version: unknown, document: unknown) =>
    editor.call("PUT", path, { body: { version, document, publication: { when: "now" } } });

  test("says so before it is changed, needs a reading to be changed, and may come back as it was", async () => {
    const came = await editor.call("GET", path);
    const unread = [
      { name: "NHS: Vitamins in pregnancy", url: "https://www.nhs.uk/pregnancy/" },
      { name: "WHO: Anaemia", url: "https://www.who.int/health-topics/anaemia" },
    ];
    const shipped = {
      matter: { ...Object(came.at("data.document.matter")), sources: unread },
      body: came.textAt("data.document.body"),
    };
    // Every text that comes with the app has a dated source by now; those of an older one need not.
    const week20 = umeed.db.updateTable("contentItem").where("kind", "=", "week").where("key", "=", "week-20");
    await week20.set({ shippedDocument: JSON.stringify(shipped) }).execute();
    expect((await editor.call("GET", path)).at("data.isUnread")).toBe(true);
    const words = { ...shipped, body: `${shipped.body} And more.` };
    const refused = await put(0, words);
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "sources.0.checked"]);
    const [first, ...others] = unread;
    const read = { ...words, matter: { ...shipped.matter, sources: [{ ...first, checked: "2026-03-12" }, ...others] } };
    expect((await put(0, read)).status).toBe(200);
    expect((await editor.call("GET", path)).at("data.isUnread")).toBe(false);

    const restored = await editor.call("POST", `${path}/versions/0/restoration`, { body: { version: 1 } });
    expect(restored.at("data.version")).toBe(2);
    // As a form sends it: its fields in another order.
    const matter = Object.fromEntries(Object.entries(shipped.matter).toReversed());
    const back = await put(2, { matter, body: shipped.body });
    expect([back.status, back.at("errors")]).toEqual([200, undefined]);
    expect(back.at("data")).toMatchObject({ publishedVersion: 3, checkedOn: null });
  });

  test("is no question where nothing medical is said, nor where one was read", async () => {
    expect((await editor.call("GET", "/content/page/about")).at("data.isUnread")).toBe(false);
    expect((await editor.call("GET", "/content/week/week-21")).at("data.isUnread")).toBe(false);
  });
});

describe("of two editors at once", () => {
  test("the second is told, and both texts are kept", async () => {
    const { key, id } = await article({ title: "Contested" });
    const first = { ...orange, body: "The first was here." };
    const second = { ...orange, body: "The second was here." };
    expect((await save(editor, key, { version: 1, document: first, publication: { when: "now" } })).status).toBe(200);

    const late = await save(other, key, { version: 1, document: second, publication: { when: "now" } });

    expect([late.status, late.at("code")]).toEqual([409, "changed_meanwhile"]);
    const differences = await other.call("POST", "/content/preview", {
      body: { kind: "article", key, document: second },
    });
    expect(differences.at("data.differences")).toEqual(
      expect.arrayContaining([
        { kind: "removed", text: "first" },
        { kind: "added", text: "second" },
      ]),
    );
    // Having read both, she saves hers over it; the first one's stays among the versions.
    expect((await save(other, key, { version: 2, document: second, publication: { when: "now" } })).status).toBe(200);
    const kept = await editor.call("GET", `/content/article/${key}/versions/2`);
    expect(kept.at("data.document.body")).toBe("The first was here.");
    expect((await umeed.call("GET", `/article/${id}`)).textAt("data.description")).toContain("The second was here.");
  });

  test("one publishes and one takes away: both or one, never a failure, and readers have what is told", async () => {
    for (let round = 0; round < 12; round += 1) {
      const title = `Away and back ${round}`;
      const { key, id } = await article({ title });
      const changed = { matter: { ...matter, title }, body: "Changed." };
      const [saved, taken] = await Promise.all([
        save(editor, key, { version: 1, document: changed, publication: { when: "now" } }),
        other.call("POST", `/content/article/${key}/withdrawal`, { body: { version: 1 } }),
      ]);
      expect([saved.status, [200, 409].includes(taken.status)]).toEqual([200, true]);
      const item = await editor.call("GET", `/content/article/${key}`);
      expect(item.at("data.publishedVersion")).toBe(2);
      expect((await umeed.call("GET", `/article/${id}`)).textAt("data.description")).toContain("Changed.");
    }
  });

  test("one changes and one takes the shipped text: one of them is told", async () => {
    const listed = await editor.call("GET", "/content?kind=article&show=all&limit=100");
    const shipped = Object.values(Object(listed.at("data")))
      .map(Object)
      .filter(({ isShipped }) => isShipped);
    expect(shipped.length).toBeGreaterThan(12);
    for (const { key, version } of shipped.slice(0, 12)) {
      const [saved, taken] = await Promise.all([
        save(editor, key, { version, document: orange, publication: { when: "now" } }),
        other.call("POST", `/content/article/${key}/shipped`, { body: { version, choice: "take" } }),
      ]);
      expect([saved.status, taken.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test("one writes in a category and one takes it away: one of them is told", async () => {
    for (let round = 0; round < 12; round += 1) {
      const category = { matter: { name: `Short-lived ${round}` }, body: "" };
      const made = await editor.call("POST", "/content/category", {
        body: { document: category, publication: { when: "now" } },
      });
      const key = made.textAt("data.key");
      const document = { ...orange, matter: { ...matter, title: `In ${key}`, category: key } };
      const [written, taken] = await Promise.all([
        editor.call("POST", "/content/article", { body: { document, publication: { when: "now" } } }),
        other.call("POST", `/content/category/${key}/withdrawal`, { body: { version: 1 } }),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([written.status, taken.status]);
    }
  });

  test("one alone saves a version, however close they are", async () => {
    const { key } = await article({ title: "Close" });
    const documents = Array.from({ length: 12 }, (_, index) => ({ ...orange, body: `Text ${index}` }));
    const answers = await Promise.all(
      documents.map((document, index) => save(index % 2 ? editor : other, key, { version: 1, document })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    const versions = await editor.call("GET", `/content/article/${key}/versions`);
    expect(versions.at("data")).toHaveLength(2);
  });
});

describe("versions", () => {
  test("say who and when, and an older one comes back as a draft", async () => {
    const { key, id } = await article({ title: "Older" });
    const changed = { ...orange, matter: { ...matter, title: "Older" }, body: "Changed." };
    await save(other, key, { version: 1, document: changed, publication: { when: "now" } });
    const versions = await editor.call("GET", `/content/article/${key}/versions`);
    expect(versions.at("data")).toEqual([
      { number: 2, author: "Bina Edits", createdTime: now, changed: ["body"] },
      { number: 1, author: "Amna Edits", createdTime: now, changed: null },
    ]);

    const path = `/content/article/${key}/versions/1/restoration`;
    expect((await editor.call("POST", path, { body: { version: 1 } })).status).toBe(409);
    const restored = await editor.call("POST", path, { body: { version: 2 } });

    expect(restored.at("data")).toMatchObject({ version: 3, publishedVersion: 2 });
    expect((await umeed.call("GET", `/article/${id}`)).textAt("data.description")).toContain("Changed.");
    const item = await editor.call("GET", `/content/article/${key}`);
    expect(item.at("data.document.body")).toBe(orange.body);
  });
});

describe("a version that is published later", () => {
  test("is there when its moment has come, whoever published what meanwhile", async () => {
    const { key, id } = await article({ title: "Tomorrow" }, "never");
    // Noon in Karachi, and an hour later.
    const at = now + HOUR;
    const publication = { when: "later", date: "2026-03-12", time: "12:00" };
    const past = await save(editor, key, { version: 1, document: orange, publication });
    expect([past.status, past.at("errors.0.path")]).toEqual([400, "publication.date"]);
    publication.time = "13:00";
    const later = await save(editor, key, { version: 1, document: orange, publication });
    expect(later.at("data")).toMatchObject({ scheduledVersion: 2, publishTime: at, publishedVersion: null });

    const context = { db: umeed.db, now: () => now, timeZone: "Asia/Karachi" };
    expect(await publishDue(context)).toBe(false);
    now = at;
    await Promise.all([publishDue(context), publishDue({ ...context })]);

    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(200);
    const item = await editor.call("GET", `/content/article/${key}`);
    expect(item.at("data")).toMatchObject({ publishedVersion: 2, publishTime: null, scheduledVersion: null });
    const published = await umeed.db
      .selectFrom("actOfPower")
      .selectAll()
      .where("subjectId", "=", key)
      .where("act", "=", "publish")
      .execute();
    expect(published).toHaveLength(1);
    expect(await publishDue(context)).toBe(false);
  });

  test("is not there when it is taken away before", async () => {
    const { key } = await article({ title: "Taken before" }, "never");
    const publication = { when: "later", date: "2026-04-01", time: "09:30" };
    await save(editor, key, { version: 1, document: orange, publication });
    expect((await editor.call("POST", `/content/article/${key}/withdrawal`, { body: { version: 2 } })).status).toBe(
      200,
    );
    const item = await editor.call("GET", `/content/article/${key}`);
    expect(item.at("data")).toMatchObject({ scheduledVersion: null, publishTime: null, publishedVersion: null });
    expect(await actsOn(key)).toContainEqual(["unschedule", editor.id, 0]);
  });

  test.each(["who is there", "who is gone"])("is in the log as hers who appointed it, %s", async (who) => {
    const scheduler = await memberNamed(umeed, "Sana Edits", "editor");
    const { key } = await article({ title: `Appointed by one ${who}` }, "never");
    const publication = { when: "later", date: "2026-03-20", time: "09:30" };
    expect((await save(scheduler, key, { version: 1, document: orange, publication })).status).toBe(200);
    await save(other, key, { version: 2, document: { ...orange, body: "A draft of mine." } });
    if (who === "who is gone") await umeed.db.deleteFrom("member").where("id", "=", scheduler.id).execute();

    const then = Date.parse("2026-03-20T05:00:00Z");
    while (await publishDue({ db: umeed.db, now: () => then, timeZone: "Asia/Karachi" }));

    expect(await actsOn(key)).toContainEqual(["publish", who === "who is gone" ? null : scheduler.id, 0]);
  });

  async function actsOn(key: string) {
    const rows = await umeed.db.selectFrom("actOfPower").selectAll().where("subjectId", "=", key).execute();
    return rows.map(({ act, actorId, isByCommand }) => [act, actorId, isByCommand]);
  }

  test("can be taken back", async () => {
    const { key } = await article({ title: "Never mind" }, "never");
    const publication = { when: "later", date: "2026-04-01", time: "09:30" };
    await save(editor, key, { version: 1, document: orange, publication });
    expect((await editor.call("DELETE", `/content/article/${key}/schedule`)).status).toBe(200);
    expect((await editor.call("GET", `/content/article/${key}`)).at("data.publishTime")).toBeNull();
  });
});

describe("what readers have", () => {
  test("is taken away, and comes back with the next version", async () => {
    const { key, id } = await article({ title: "Away" });
    const count = async () => (await umeed.call("GET", "/article/pagination/v2/category/all")).at("total");
    const before = Number(await count());
    const path = `/content/article/${key}/withdrawal`;
    expect((await editor.call("POST", path, { body: { version: 0 } })).status).toBe(409);

    expect((await editor.call("POST", path, { body: { version: 1 } })).status).toBe(200);

    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(404);
    expect(await count()).toBe(before - 1);
    expect((await save(editor, key, { version: 1, document: orange, publication: { when: "now" } })).status).toBe(200);
    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(200);
  });

  test("stays where other things need it, and where it is one of a set", async () => {
    const used = await editor.call("POST", "/content/category/nutrition/withdrawal", { body: { version: 0 } });
    expect([used.status, used.at("code")]).toEqual([409, "in_use"]);
    const week = await editor.call("POST", "/content/week/week-24/withdrawal", { body: { version: 0 } });
    expect([week.status, week.at("code")]).toEqual([409, "part_of_a_set"]);
    const added = await editor.call("POST", "/content/week", { body: { document: orange } });
    expect([added.status, added.at("code")]).toEqual([409, "part_of_a_set"]);
  });
});

describe("each kind", () => {
  const kinds = [
    ["category", "nutrition"],
    ["week", "week-24"],
    ["afterBirthWeek", "week-01"],
    ["symptom", "bad-headache-or-fits"],
    ["guideline", "antenatal-contacts"],
    ["event", "world-immunization-week"],
    ["tip", "lemon-on-your-daal"],
    ["page", "about"],
    ["city", "lahore"],
  ];

  test.each(kinds)("%s is saved as it was, and published", async (kind, key) => {
    const path = `/content/${kind}/${key}`;
    const item = await editor.call("GET", path);
    const document = item.at("data.document");

    const answer = await editor.call("PUT", path, { body: { version: 0, document, publication: { when: "now" } } });

    expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
    expect(answer.at("data")).toMatchObject({ version: 1, publishedVersion: 1, isOurs: true, isShipped: true });
  });

  test("a new event on one day is in the calendar on that day alone", async () => {
    const recurrence = { kind: "once", date: "2026-03-20", days: 2 };
    const event = { name: "A walk", venue: "Model Town Park", city: "lahore", time: "09:30", about: null, recurrence };
    const document = { matter: event, body: "Bring water." };
    const answer = await editor.call("POST", "/content/event", { body: { document, publication: { when: "now" } } });
    expect(answer.status).toBe(200);
    const listed = await umeed.call("GET", "/event?from=2026-03-01&to=2027-03-31");
    const dates = Object.values(listed.at("data") ?? {}).filter((one) => JSON.stringify(one).includes("A walk"));
    expect(dates).toEqual([expect.objectContaining({ date: "2026-03-20" })]);
  });

  test("a new symptom takes its place: danger signs first, then by name", async () => {
    const symptom = { symptom: "Aaa", stage: "both", isDangerSign: true, picture: "lungs", summary: "S.", sources };
    const document = { matter: symptom, body: "## What it is\nIt is." };
    await editor.call("POST", "/content/symptom", { body: { document, publication: { when: "now" } } });
    const first = await umeed.call("GET", "/commonsymptom/pagination?limit=1");
    expect(first.at("data.0.symptom")).toBe("Aaa");
  });

  test("a new city can be chosen, and stands among the others by its name", async () => {
    const document = { matter: { name: "Gilgit Valley" }, body: "" };
    await editor.call("POST", "/content/city", { body: { document, publication: { when: "now" } } });
    const { text } = await umeed.call("GET", "/city");
    const order = ["Gilgit", "Gilgit Valley", "Gujranwala"].map((name) => text.indexOf(`"${name}"`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});

describe("what waits for an editor", () => {
  test("has the medical texts whose sources nobody has read for a year", async () => {
    const old = [{ ...sources[0], checked: "2024-01-01" }];
    const { key } = await article({ title: "Long ago", sources: old });
    const due = await editor.call("GET", "/content?show=due&search=long%20ago");
    expect(due.at("data")).toEqual([expect.objectContaining({ key, checkedOn: "2024-01-01" })]);
    const fresh = await editor.call("GET", "/content?show=due&kind=city");
    expect(fresh.at("total")).toBe(0);
    const numbers = await editor.call("GET", "/content/waiting");
    expect(Number(numbers.at("data.due"))).toBeGreaterThan(0);
  });
});
