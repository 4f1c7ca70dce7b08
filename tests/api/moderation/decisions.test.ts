import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let moderator: NewMember;
let reporters: NewMember[];
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 60_000;
  author = await memberNamed(umeed, "Sana");
  reporters = await crowd(umeed, 3);
});

const REASON = "Please write about yourself, not about others.";

describe.each(["post", "comment"] as const)("a decision about a %s", (kind) => {
  const path = kind === "post" ? "/socialform" : "/comment";
  let id: string;
  let thread: string;
  beforeEach(async () => {
    thread = await postBy(kind === "post" ? author : await memberNamed(umeed, "Hira"));
    id = kind === "post" ? thread : await commentBy(author, thread);
  });

  const decide = async (outcome: string, by = moderator, reason: unknown = REASON) =>
    by.call("POST", `/moderation/${kind}/${id}/decision`, { body: { outcome, reason } });
  const report = async (by = reporters) => {
    for (const reporter of by) await reporter.call("POST", `${path}/${id}/report`, { body: { reason: "unkind" } });
  };
  const stateFor = async (viewer: Pick<NewMember, "call">) => {
    const answer = await viewer.call("GET", `${path}/${id}`);
    return answer.status === 200 ? answer.at("data.state") : answer.status;
  };
  const isOpen = async () => (await moderator.call("GET", "/moderation?limit=100")).text.includes(id);
  const toldTo = async (member: NewMember | undefined) =>
    umeed.db
      .selectFrom("notification")
      .select(["kind", "subjectKind", "subjectId", "sentence", "createdAt", "readAt"])
      .where("memberId", "=", member?.id ?? "")
      .orderBy("createdAt")
      .execute();
  const message = (kindOf: string, sentence: string) => ({
    kind: kindOf,
    subjectKind: kind,
    subjectId: id,
    sentence,
    createdAt: now,
    readAt: null,
  });
  const acts = async () =>
    umeed.db
      .selectFrom("actOfPower")
      .select(["actorId", "act", "reason", "createdAt"])
      .where("subjectId", "=", id)
      .orderBy("createdAt")
      .execute();

  test("to hide takes it away, with a reason for its author, and tells author and reporters", async () => {
    await report(reporters.slice(0, 2));
    expect([await isOpen(), (await decide("hide")).status]).toEqual([true, 200]);

    expect([await stateFor(umeed), await stateFor(author), await isOpen()]).toEqual([404, "hidden", false]);
    expect((await author.call("GET", `${path}/${id}`)).at("data.stateReason")).toBe(REASON);
    const host = kind === "post" ? author : umeed;
    expect((await host.call("GET", `/socialform/${thread}`)).at("data.commentsCounter")).toBe(0);
    expect(await toldTo(author)).toEqual([message("moderation", `A moderator hid your ${kind}. Reason: “${REASON}”`)]);
    for (const reporter of reporters.slice(0, 2)) {
      expect(await toldTo(reporter)).toEqual([message("reportOutcome", `The ${kind} you reported was hidden.`)]);
    }
    expect(await toldTo(reporters[2])).toEqual([]);
    expect(await acts()).toEqual([{ actorId: moderator.id, act: "hide", reason: REASON, createdAt: now }]);
  });

  test("to hide what is hidden already for another reason says that it was decided", async () => {
    const second = await memberNamed(umeed, "Second moderator", "moderator");
    for (const by of [moderator, moderator, second]) expect((await decide("hide", by)).status).toBe(200);
    for (const by of [moderator, second]) {
      const late = await decide("hide", by, "Another reason");
      expect([late.status, late.at("code")]).toEqual([409, "changed_meanwhile"]);
    }
    expect([(await acts()).length, (await toldTo(author)).length]).toEqual([1, 1]);
  });

  test("to dismiss shows again what three reports had hidden, and says so", async () => {
    await report();
    expect(await stateFor(umeed)).toBe(404);
    await decide("dismiss");

    expect([await stateFor(umeed), await isOpen()]).toEqual(["shown", false]);
    expect(await toldTo(author)).toEqual([
      message("moderation", `A moderator looked at your ${kind}, and others can read it again.`),
    ]);
    expect(await toldTo(reporters[0])).toEqual([
      message("reportOutcome", `We looked at the ${kind} you reported and took no action.`),
    ]);
    expect(await acts()).toMatchObject([{ act: "dismiss" }]);
  });

  test("to dismiss leaves what was shown, and its author hears nothing of it", async () => {
    await report(reporters.slice(0, 1));
    await decide("dismiss");

    expect([await stateFor(umeed), (await toldTo(author)).length, (await toldTo(reporters[0])).length]).toEqual([
      "shown",
      0,
      1,
    ]);
  });

  test("to dismiss does not bring back what was hidden for a reason, and to restore does", async () => {
    await decide("hide");
    await decide("dismiss");
    expect(await stateFor(umeed)).toBe(404);

    now += 1_000;
    await decide("restore");
    expect(await stateFor(umeed)).toBe("shown");
    expect((await author.call("GET", `${path}/${id}`)).at("data.stateReason")).toBe(null);
    expect((await toldTo(author)).at(-1)?.sentence).toContain("others can read it again");
    expect((await acts()).map(({ act }) => act)).toEqual(["hide", "restore"]);
  });

  test.each(["restore", "dismiss", "warn"])(
    "to %s stands against three new reports, until it is edited",
    async (outcome) => {
      await report();
      await decide(outcome);
      await report();
      expect([await stateFor(umeed), await isOpen()]).toEqual(["shown", true]);

      now += 60_000;
      await decide("dismiss");
      now += 60_000;
      const words = kind === "post" ? postWords({ description: "Worse." }) : { comment: "Worse." };
      await author.call("PUT", `${path}/${id}`, { body: words });
      await report(reporters.slice(0, 2));
      expect(await stateFor(umeed)).toBe("shown");
      await report(reporters.slice(2));
      expect(await stateFor(umeed)).toBe(404);
    },
  );

  test("to hide, taken back, stands against three new reports", async () => {
    await decide("hide");
    await decide("restore");
    await report();
    expect([await stateFor(umeed), await isOpen()]).toEqual(["shown", true]);
  });

  test("made twice at once is made once, and counts stay right", async () => {
    const second = await memberNamed(umeed, "Second moderator", "moderator");
    await report();
    const before = Number((await umeed.call("GET", "/socialform/v2/pagination")).at("total"));
    const decisions = [moderator, second, moderator, second, moderator].map((by) => decide("restore", by));

    expect(new Set((await Promise.all(decisions)).map(({ status }) => status))).toEqual(new Set([200]));

    expect([(await acts()).length, (await toldTo(author)).length, (await toldTo(reporters[0])).length]).toEqual([
      1, 1, 1,
    ]);
    expect((await umeed.call("GET", "/socialform/v2/pagination")).at("total")).toBe(before + Number(kind === "post"));
    const count = (await umeed.call("GET", `/socialform/${thread}`)).at("data.commentsCounter");
    expect(count).toBe(Number(kind === "comment"));
  });

  test("while more reports come leaves none of them without an answer", async () => {
    const more = await crowd(umeed, 12);
    const [first, ...others] = more;
    await report(first ? [first] : []);
    await Promise.all([decide("dismiss"), ...others.map((reporter) => report([reporter]))]);

    const { openReportCount } = await umeed.db
      .selectFrom(kind)
      .select("openReportCount")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const open = await umeed.db
      .selectFrom("report")
      .select("id")
      .where("subjectId", "=", id)
      .where("outcome", "is", null)
      .execute();
    expect(openReportCount).toBe(open.length);
    expect(await isOpen()).toBe(open.length > 0);
  });

  test.each(["restore", "dismiss"])(
    "to %s needs no reason, which nothing that is decided against her does without",
    async (outcome) => {
      await report(reporters.slice(0, 1));
      for (const against of ["hide", "remove", "warn", "suspend"]) {
        const refused = await decide(against, moderator, null);
        expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "reason"]);
      }
      expect([(await decide(outcome, moderator, null)).status, await isOpen()]).toEqual([200, false]);
      expect(await acts()).toMatchObject([{ act: outcome, reason: null }]);
      expect(await toldTo(author)).toEqual([]);
    },
  );

  test("needs a reason, and an outcome that there is", async () => {
    for (const reason of [null, "", "  ", "x".repeat(501)]) {
      const answer = await decide("hide", moderator, reason);
      expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "reason"]);
    }
    expect((await decide("ban")).at("errors")).toEqual([{ msg: "Choose what to do.", path: "outcome" }]);
    expect(await stateFor(umeed)).toBe("shown");
  });

  test("about her own words is for another moderator, also when she has deleted them", async () => {
    await umeed.db.updateTable("member").set({ role: "moderator" }).where("id", "=", author.id).execute();
    await report(reporters.slice(0, 1));

    for (const outcome of ["hide", "restore", "dismiss"]) expect((await decide(outcome, author)).status).toBe(403);
    const own = await author.call("GET", `/moderation/${kind}/${id}`);
    expect([own.at("data.isMine"), own.at("data.reports.0.reporter"), own.at("data.reports.0.note")]).toEqual([
      true,
      null,
      null,
    ]);
    await author.call("DELETE", `${path}/${id}`);
    expect((await decide("dismiss", author)).status).toBe(403);
    expect((await decide("dismiss")).status).toBe(200);
    expect([await isOpen(), (await acts()).length]).toEqual([false, 1]);
  });

  test("is an administrator's too; to members and editors none of it is there, whatever they send", async () => {
    const [editor, administrator] = [
      await memberNamed(umeed, "Editor", "editor"),
      await memberNamed(umeed, "Administrator", "administrator"),
    ];
    await report(reporters.slice(0, 1));

    for (const member of [author, editor, ...reporters.slice(0, 1)]) {
      const answers = [
        await decide("hide", member),
        await decide("nonsense", member, 5),
        await member.call("GET", "/moderation?page=none"),
        await member.call("GET", `/moderation/${kind}/${id}`),
        await member.call("GET", `/moderation/page/${id}`),
        await member.call("POST", `/moderation/${kind}/${id}/trace`),
      ];
      for (const answer of answers) expect([answer.status, answer.at("code")]).toEqual([404, "not_found"]);
    }
    expect(await stateFor(umeed)).toBe("shown");
    expect((await decide("hide", administrator)).status).toBe(200);
  });

  test("is not made about what is not there", async () => {
    id = "0".repeat(24);

    expect((await decide("hide")).status).toBe(404);
    expect((await moderator.call("POST", `/moderation/${kind}/${id}/trace`)).status).toBe(404);
    expect(await acts()).toEqual([]);
  });

  test("may ask who wrote it, and every look is written down", async () => {
    await umeed.db.updateTable(kind).set({ pseudonym: "Quiet River" }).where("id", "=", id).execute();

    const answer = await moderator.call("POST", `/moderation/${kind}/${id}/trace`);
    expect(answer.at("data")).toEqual({ fullName: "Sana", hasRole: false, timesHidden: 0, history: [] });
    now += 1_000;
    await moderator.call("POST", `/moderation/${kind}/${id}/trace`);
    expect(await acts()).toEqual([
      { actorId: moderator.id, act: "trace", reason: null, createdAt: now - 1_000 },
      { actorId: moderator.id, act: "trace", reason: null, createdAt: now },
    ]);
    expect(await toldTo(author)).toEqual([]);
  });
});

describe("the queue", () => {
  test("has pages, the longest waiting first, and each text once", async () => {
    await umeed.db.updateTable("report").set({ outcome: "dismiss" }).where("outcome", "is", null).execute();
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      now += 1_000;
      const id = await postBy(author, { title: `Number ${n}` });
      ids.push(id);
      for (const reporter of reporters.slice(0, 2)) {
        await reporter.call("POST", `/socialform/${id}/report`, { body: { reason: "other" } });
      }
    }
    const page = async (query: string) => {
      const { body } = await moderator.call("GET", `/moderation${query}`);
      return { ...body, data: Array.from(Object(body.data), (item) => Object(item)._id) };
    };

    expect(await page("")).toEqual({ data: ids.slice(0, 10), elsewhere: [], page: 1, total: 12, totalPages: 2 });
    expect(await page("?page=2")).toEqual({ data: ids.slice(10), elsewhere: [], page: 2, total: 12, totalPages: 2 });
    expect((await moderator.call("GET", "/moderation")).at("data.0.reports")).toHaveLength(2);
  });
});
