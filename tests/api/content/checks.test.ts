import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishDue } from "../../../server/domain/content/due.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { approveNew } from "../../fixtures/edited-articles.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

const HOUR = 3_600_000;

let umeed: TestUmeed;
let now = NOON;
let author: NewMember;
let second: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  author = await memberNamed(umeed, "Amna Edits", "editor");
  second = await memberNamed(umeed, "Bina Checks", "editor");
});
afterAll(() => umeed.stop());

const sources = [{ name: "NHS: Vitamins", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
const BODY = "Take 400 micrograms of folic acid a day.\n\nA broken tooth: go to hospital now.";
/** Two articles of the same words by one editor would be taken for one that was sent twice. */
let articles = 0;
const documentOf = (body = BODY, title = `Folic acid ${articles}`) => ({
  matter: { title, category: "nutrition", picture: "pill", summary: "Why it helps.", sources },
  body,
});
const HIGHER = BODY.replace("400", "800");
const LOWER = BODY.replace("now", "at your next visit");

const call = (who: NewMember, key: string, more = "") => ({
  get: () => who.call("GET", `/content/article/${key}${more}`),
  put: (body: Record<string, unknown>) => who.call("PUT", `/content/article/${key}${more}`, { body }),
  post: (body: Record<string, unknown>) => who.call("POST", `/content/article/${key}${more}`, { body }),
});

/** An article that readers have, in version 1. */
async function article() {
  articles += 1;
  const body = { document: documentOf(), publication: { when: "now" } };
  const answer = await author.call("POST", "/content/article", { body });
  expect(answer.at("data")).toMatchObject({ publishedVersion: null, isToCheck: true });
  const key = answer.textAt("data.key");
  await approveNew(second, key);
  return { key, id: answer.textAt("data.recordId") };
}

const publication = { when: "now", source: "WHO: Iron and folic acid (2012), page 3" };

/** An article whose version 2 waits for a second person. */
async function waiting(body = HIGHER) {
  const made = await article();
  const saved = await call(author, made.key).put({ version: 1, document: documentOf(body), publication });
  expect([saved.status, saved.at("errors"), saved.at("data.isToCheck")]).toEqual([200, undefined, true]);
  return made;
}

const readersText = async (id: string) => (await umeed.call("GET", `/article/${id}`)).textAt("data.description");

const decide = (who: NewMember, key: string, decision: Record<string, unknown> = {}) =>
  call(who, key, "/check").post({ version: 2, against: 1, verdict: "approve", ...decision });

async function actsOn(key: string) {
  const rows = await umeed.db
    .selectFrom("actOfPower")
    .selectAll()
    .where("subjectId", "=", key)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ act, actorId, reason }) => ({ act, actorId, reason }));
}

describe("a new text", () => {
  const post = (body: string, title: string, more = {}) =>
    author.call("POST", "/content/article", {
      body: { document: documentOf(body, title), publication: { when: "now", ...more } },
    });

  test("with a dose waits for a second person, and a look at it says so before it is saved", async () => {
    const dose = "Take 60 mg of iron each day.";
    const document = documentOf(`Eat well. ${dose}`, "A new dose");
    const looked = await author.call("POST", "/content/preview", { body: { document, kind: "article" } });
    expect(looked.at("data.risks")).toEqual([{ what: "dose", before: null, after: dose, differences: [] }]);
    const saved = await post(document.body, "A new dose");
    expect(saved.at("data")).toMatchObject({ publishedVersion: null, isToCheck: true });
    expect((await umeed.call("GET", `/article/${saved.textAt("data.recordId")}`)).status).toBe(404);
    await approveNew(second, saved.textAt("data.key"));
    expect(await readersText(saved.textAt("data.recordId"))).toContain(dose);
  });

  test("without one goes to readers at once, and a draft waits for nobody", async () => {
    const saved = await post("Eat well. Most are born by 41 weeks.", "No dose");
    expect(saved.at("data")).toMatchObject({ publishedVersion: 1, isToCheck: false });
    const draft = await post("Take 60 mg.", "A draft of a dose", { when: "never" });
    expect(draft.at("data")).toMatchObject({ publishedVersion: null, isToCheck: false });
  });

  test("is checked against the source that it names", async () => {
    const document = { matter: { fits: ["everyone"], source: sources[0] }, body: "Take two spoons of syrup." };
    const tip = await author.call("POST", "/content/tip", { body: { document, publication: { when: "now" } } });
    expect([tip.at("errors"), tip.at("data.isToCheck")]).toEqual([undefined, true]);
    const check = await second.call("GET", `/content/tip/${tip.textAt("data.key")}/check`);
    expect([check.at("data.against"), check.at("data.source")]).toEqual([
      null,
      `${sources[0]?.name}, ${sources[0]?.url}`,
    ]);
  });
});

describe("a version that changes a dose or lowers an urgency", () => {
  test("needs a source: one that is named, added, or read again", async () => {
    const { key } = await article();
    const change = (document: unknown, more = {}) =>
      call(author, key).put({ version: 1, document, publication: { when: "now", ...more } });
    const refused = await change(documentOf(HIGHER));
    expect([refused.status, refused.at("code"), refused.at("errors.0.path")]).toEqual([
      400,
      "needs_source",
      "publication.source",
    ]);
    expect((await change(documentOf(HIGHER), { source: "   " })).status).toBe(400);
    expect((await call(author, key).get()).at("data.version")).toBe(1);

    const matter = { ...documentOf().matter, sources: sources.map((one) => ({ ...one, checked: "2026-03-11" })) };
    const reread = { matter, body: HIGHER };
    expect((await change(reread)).at("data.isToCheck")).toBe(true);
    const check = await call(second, key, "/check").get();
    expect(check.at("data.source")).toBe("NHS: Vitamins, https://www.nhs.uk/pregnancy/");
  });

  test.each([
    ["a dose", HIGHER, "400 micrograms", "800 micrograms"],
    ["an urgency", LOWER, "hospital now", "next visit"],
  ])("waits, shows %s old and new, and readers get it when a second person approves", async (_, body, old, later) => {
    const { key, id } = await waiting(body);
    expect(await readersText(id)).toContain(old);
    const listed = await second.call("GET", "/content?show=check&limit=100");
    expect(JSON.stringify(listed.at("data"))).toContain(`"key":"${key}"`);
    expect(Number((await second.call("GET", "/content/waiting")).at("data.check"))).toBeGreaterThan(0);
    const check = await call(second, key, "/check").get();
    expect(check.at("data")).toMatchObject({
      act: "publish",
      version: 2,
      against: 1,
      asker: "Amna Edits",
      isOwn: false,
      source: publication.source,
      risks: [{ before: expect.stringContaining(old), after: expect.stringContaining(later) }],
    });
    expect(check.at("data.differences")).not.toEqual([]);

    const approved = await decide(second, key);

    expect([approved.status, approved.at("message")]).toEqual([200, "Approved."]);
    expect(await readersText(id)).toContain(later);
    expect((await call(author, key).get()).at("data")).toMatchObject({ publishedVersion: 2, isToCheck: false });
    const acts = await actsOn(key);
    expect(acts).toContainEqual({
      act: "ask check",
      actorId: author.id,
      reason: expect.stringMatching(/^Version 2\. .*became.*Source: WHO: Iron/),
    });
    expect(acts).toContainEqual({
      act: "approve check",
      actorId: second.id,
      reason: expect.stringMatching(/^Version 2, by Amna Edits\. .*became.*Source: WHO: Iron/),
    });
    const gone = await call(second, key, "/check").get();
    expect([gone.status, gone.at("code")]).toEqual([404, "not_waiting"]);
  });

  test("is not approved by its author, an administrator neither, and is by another administrator", async () => {
    const { key } = await waiting();
    const own = await decide(author, key);
    expect([own.status, own.at("message")]).toEqual([
      403,
      "This change is yours. Another editor or an administrator has to check it.",
    ]);
    expect((await call(author, key, "/check").get()).at("data.isOwn")).toBe(true);
    const administrator = await memberNamed(umeed, "Chand Runs", "administrator");
    expect((await decide(administrator, key)).status).toBe(200);
    const theirs = { version: 2, document: documentOf(BODY), publication };
    expect((await call(administrator, key).put(theirs)).at("data.isToCheck")).toBe(true);
    expect((await decide(administrator, key, { version: 3, against: 2 })).status).toBe(403);
    expect((await decide(author, key, { version: 3, against: 2 })).status).toBe(200);
  });

  test("is sent back with a reason, which its author reads, and stays a draft", async () => {
    const { key, id } = await waiting();
    const silent = await decide(second, key, { verdict: "sendBack" });
    expect([silent.status, silent.at("errors.0.path")]).toEqual([400, "reason"]);
    const back = await decide(second, key, { verdict: "sendBack", reason: "The source says 400." });
    expect([back.status, back.at("message")]).toEqual([200, "Sent back to the author."]);
    const item = await call(author, key).get();
    expect(item.at("data")).toMatchObject({ version: 2, publishedVersion: 1, isToCheck: false });
    expect(item.at("data.sentBack")).toEqual({ by: "Bina Checks", time: now, reason: "The source says 400." });
    expect(await readersText(id)).toContain("400 micrograms");
    expect((await actsOn(key)).find(({ act }) => act === "send back")?.reason).toContain("The source says 400.");
  });

  test("is void once it is edited, and an approval is of nothing else than what was shown", async () => {
    const { key, id } = await waiting();
    await call(author, key).put({ version: 2, document: documentOf(HIGHER.replace("800", "900")) });
    const late = await decide(second, key);
    expect([late.status, late.at("code")]).toEqual([409, "not_waiting"]);
    await call(author, key).put({ version: 3, document: documentOf(HIGHER.replace("800", "4000")), publication });
    const stale = await decide(second, key);
    expect([stale.status, stale.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await decide(second, key, { version: 4, against: null })).status).toBe(409);
    expect(await readersText(id)).toContain("400 micrograms");
    expect((await decide(second, key, { version: 4 })).status).toBe(200);
    expect(await readersText(id)).toContain("4000 micrograms");
  });

  test("edited and approved at once: readers have what was approved, or the editor's text waits anew", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { key, id } = await waiting();
      const [saved, approved] = await Promise.all([
        call(author, key).put({ version: 2, document: documentOf(HIGHER.replace("800", "4000")), publication }),
        decide(second, key),
      ]);
      expect([saved.status, [200, 409].includes(approved.status)]).toEqual([200, true]);
      expect(saved.at("data.isToCheck")).toBe(true);
      expect(await readersText(id)).toContain(approved.status === 200 ? "800 micrograms" : "400 micrograms");
    }
  });

  test("is decided once, however many decide", async () => {
    const { key } = await waiting();
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(second, key)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const ofVersion = (await actsOn(key)).filter(({ reason }) => reason?.startsWith("Version 2"));
    expect(ofVersion.filter(({ act }) => act === "approve check")).toHaveLength(1);
  });

  test("is not asked for by typing errors, raised urgencies, drafts, and new texts", async () => {
    const { key, id } = await article();
    const raised = `${BODY}\n\nA lost tooth: call an ambulance now.`;
    const saved = await call(author, key).put({
      version: 1,
      document: documentOf(raised.replace("Why", "why")),
      publication: { when: "now" },
    });
    expect(saved.at("data")).toMatchObject({ publishedVersion: 2, isToCheck: false });
    expect(await readersText(id)).toContain("ambulance");
    const draft = await call(author, key).put({ version: 2, document: documentOf("Rest.") });
    expect(draft.at("data")).toMatchObject({ version: 3, publishedVersion: 2, isToCheck: false });
  });

  test("is seen in a preview, before anything is saved", async () => {
    const { key } = await article();
    const body = { kind: "article", key, document: documentOf(HIGHER) };
    const preview = await author.call("POST", "/content/preview", { body });
    expect(preview.at("data.risks")).toMatchObject([
      {
        what: "dose",
        before: "Take 400 micrograms of folic acid a day.",
        after: "Take 800 micrograms of folic acid a day.",
      },
    ]);
  });

  test("does not reach readers by a way around: taken away, and published otherwise", async () => {
    const { key } = await article();
    expect((await call(author, key, "/withdrawal").post({ version: 1 })).at("isToCheck")).toBe(false);
    const back = await call(author, key).put({ version: 1, document: documentOf(HIGHER), publication });
    expect(back.at("data")).toMatchObject({ publishedVersion: null, isToCheck: true });
    expect((await decide(second, key, { against: null })).status).toBe(200);
  });

  test("is of no kind but those that advise: a page and an event are published", async () => {
    const item = await author.call("GET", "/content/page/privacy-policy");
    const document = { ...Object(item.at("data.document")), body: "We keep it for 90 days. Write to us now." };
    const put = (version: number, body: string) =>
      author.call("PUT", "/content/page/privacy-policy", {
        body: { version, document: { ...document, body }, publication: { when: "now" } },
      });
    expect((await put(0, document.body)).at("data.isToCheck")).toBe(false);
    expect((await put(1, "We keep it for 30 days.")).at("data")).toMatchObject({ publishedVersion: 2 });
  });
});

describe("a moment to publish at", () => {
  const context = () => ({ db: umeed.db, now: () => now, timeZone: "Asia/Karachi" });
  const publishAll = async () => {
    while (await publishDue(context()));
  };
  const later = { when: "later", date: "2026-03-13", time: "12:00", source: publication.source };

  test("is set when the change is approved, and it is published then", async () => {
    const { key, id } = await article();
    const asked = await call(author, key).put({ version: 1, document: documentOf(HIGHER), publication: later });
    expect(asked.at("data")).toMatchObject({ isToCheck: true, scheduledVersion: null, publishTime: null });
    expect((await decide(second, key)).status).toBe(200);
    const at = NOON + 24 * HOUR;
    expect((await call(author, key).get()).at("data")).toMatchObject({ scheduledVersion: 2, publishTime: at });
    now = at;
    try {
      await publishAll();
      expect(await readersText(id)).toContain("800 micrograms");
    } finally {
      now = NOON;
    }
  });

  test("that is over when it is approved is now", async () => {
    const { key, id } = await article();
    await call(author, key).put({ version: 1, document: documentOf(HIGHER), publication: later });
    now = NOON + 48 * HOUR;
    try {
      await publishAll();
      expect(await readersText(id)).toContain("400 micrograms");
      expect((await decide(second, key)).status).toBe(200);
      expect(await readersText(id)).toContain("800 micrograms");
    } finally {
      now = NOON;
    }
  });

  test("passes by a version that would lower what readers got meanwhile, and the log says so", async () => {
    const { key, id } = await article();
    const same = { ...documentOf(), matter: { ...documentOf().matter, summary: "Why it helps you." } };
    await call(author, key).put({ version: 1, document: same, publication: later });
    const raised = documentOf(
      BODY.replace("A broken tooth", "Any broken tooth").concat(" A lost tooth: go to hospital now."),
    );
    const published = await call(author, key).put({ version: 2, document: raised, publication });
    if (published.at("data.isToCheck")) await decide(second, key, { version: 3 });
    await umeed.db
      .updateTable("contentItem")
      .set({ scheduledVersion: 2, publishAt: NOON + HOUR })
      .where("key", "=", key)
      .execute();
    now = NOON + 2 * HOUR;
    try {
      await publishAll();
    } finally {
      now = NOON;
    }
    expect(await readersText(id)).toContain("A lost tooth");
    expect((await actsOn(key)).find(({ act }) => act === "unschedule")?.reason).toContain("no second person");
  });
});

describe("a shipped text", () => {
  const KEY = "watery-stools";
  const path = `/content/symptom/${KEY}`;
  const symptom = async () => (await umeed.call("GET", `/commonsymptom/${await idOf()}`)).text;
  const idOf = async () => (await author.call("GET", path)).textAt("data.recordId");

  test("goes back to how it is shipped in one step, without a second person, and that is in the log", async () => {
    const before = await symptom();
    const item = await author.call("GET", path);
    const document = Object(item.at("data.document"));
    const changed = { ...document, body: String(document.body).replaceAll("20 mg", "40 mg") };
    const body = { version: 0, document: changed, publication };
    expect((await author.call("PUT", path, { body })).at("data.isToCheck")).toBe(true);
    const decision = { version: 1, against: 0, verdict: "approve" };
    expect((await second.call("POST", `${path}/check`, { body: decision })).status).toBe(200);
    expect(await symptom()).toContain("40 mg");

    const back = await author.call("POST", `${path}/shipped`, { body: { version: 1, choice: "take" } });

    expect([back.status, back.at("message")]).toEqual([200, "Readers have the original text."]);
    expect(await symptom()).toBe(before);
    expect((await author.call("GET", path)).at("data")).toMatchObject({ isOurs: false, isToCheck: false });
    expect((await actsOn(KEY)).map(({ act, actorId }) => [act, actorId])).toContainEqual(["take shipped", author.id]);
  });

  test("is published as it is shipped by the form too, without a check", async () => {
    const shipped = Object((await author.call("GET", `${path}/versions/0`)).at("data.document"));
    const { version } = Object((await author.call("GET", path)).at("data"));
    const changed = { ...shipped, body: String(shipped.body).replaceAll("20 mg", "40 mg") };
    await author.call("PUT", path, { body: { version, document: changed, publication } });
    const decision = { version: version + 1, against: version, verdict: "approve" };
    expect((await second.call("POST", `${path}/check`, { body: decision })).status).toBe(200);
    const matter = Object.fromEntries(Object.entries(shipped.matter).toReversed());
    const body = { version: version + 1, document: { matter, body: shipped.body }, publication: { when: "now" } };
    expect((await author.call("PUT", path, { body })).at("data")).toMatchObject({ isToCheck: false });
    expect(await symptom()).not.toContain("40 mg");
  });

  test("with danger signs is taken away only when a second person agrees; one written here goes at once", async () => {
    const taking = (who: NewMember, body: Record<string, unknown>) => who.call("POST", `${path}/withdrawal`, { body });
    const item = await author.call("GET", path);
    expect(item.at("data.isCheckedWithdrawal")).toBe(true);
    const { version, publishedVersion: against } = Object(item.at("data"));
    const silent = await taking(author, { version });
    expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);
    const asked = await taking(author, { version, source: "The clinic says it is wrong." });
    expect([asked.status, asked.at("isToCheck")]).toEqual([200, true]);
    expect((await umeed.call("GET", `/commonsymptom/${await idOf()}`)).status).toBe(200);
    const check = await second.call("GET", `${path}/check`);
    expect(check.at("data.act")).toBe("withdraw");
    expect(check.text).toContain("20 mg");

    const decision = { version, against, verdict: "approve" };
    expect((await author.call("POST", `${path}/check`, { body: decision })).status).toBe(403);
    expect((await second.call("POST", `${path}/check`, { body: decision })).status).toBe(200);
    expect((await umeed.call("GET", `/commonsymptom/${await idOf()}`)).status).toBe(404);
    const back = await author.call("POST", `${path}/shipped`, { body: { version, choice: "take" } });
    expect(back.status).toBe(200);
    expect((await umeed.call("GET", `/commonsymptom/${await idOf()}`)).status).toBe(200);
    const { key } = await article();
    expect((await call(author, key, "/withdrawal").post({ version: 1 })).at("isToCheck")).toBe(false);
  });
});

test("a check outlives both people, and an editor alone is told that nobody else may decide", async () => {
  const leaver = await memberNamed(umeed, "Dua Leaves", "editor");
  const { key } = await article();
  await call(leaver, key).put({ version: 1, document: documentOf(HIGHER), publication });
  await umeed.db.updateTable("member").set({ role: "member" }).where("id", "not in", [leaver.id]).execute();
  expect((await call(leaver, key, "/check").get()).at("data")).toMatchObject({ isOwn: true, others: 0 });
  await umeed.db.updateTable("member").set({ role: "editor" }).where("id", "in", [author.id, second.id]).execute();
  expect((await call(leaver, key, "/check").get()).at("data.others")).toBe(2);
  await umeed.db.deleteFrom("member").where("id", "=", leaver.id).execute();
  expect((await call(second, key, "/check").get()).at("data")).toMatchObject({ asker: null, isOwn: false });
  expect((await decide(second, key)).status).toBe(200);
});
