import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { postBy } from "../../fixtures/posts.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let moderator: NewMember;
let sana: NewMember;
let hira: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 60_000;
  sana = await newMember(umeed, { fullName: "Sana", isFindable: true });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
  await write(sana, hira, "Salam");
});

const report = (reporter: NewMember, reported: NewMember, body: object = { reason: "unkind" }) =>
  reporter.call("POST", `/chat/with/${reported.id}/report`, { body });
const caseOf = ({ id }: NewMember) => moderator.call("GET", `/moderation/member/${id}`);
const decide = (by: NewMember, { id }: NewMember, body: object) =>
  by.call("POST", `/moderation/member/${id}/decision`, { body: { reason: "That was unkind.", ...body } });
/** What she was told, but for who would like to write to her. */
const noticesOf = ({ id }: NewMember) =>
  umeed.db
    .selectFrom("notification")
    .select(["kind", "sentence"])
    .where("memberId", "=", id)
    .where("kind", "!=", "messageRequest")
    .execute();

describe("a report of a member from messages", () => {
  test("holds the server's own copy of the last ten, whatever is hidden or done later", async () => {
    for (let index = 2; index <= 12; index += 1)
      await write(index % 2 ? sana : hira, index % 2 ? hira : sana, `m${index}`);
    const last = await write(sana, hira, "The worst");
    await hira.call("DELETE", `/chat/message/${last.textAt("data._id")}`);
    const invented = { seenText: "Invented", messages: [{ text: "Invented" }] };
    expect((await report(hira, sana, { reason: "spam", note: " Look ", ...invented })).status).toBe(200);
    await hira.call("PUT", `/chat/with/${sana.id}/block`);

    const seen = await caseOf(sana);
    const copied = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((index) => [index % 2 === 1, `m${index}`]);
    const expected = [...copied, [true, "The worst"]].map(([isByReported, text], at) => ({
      position: at + 4,
      isByReported,
      text,
      createdTime: now,
    }));
    expect(seen.at("data")).toMatchObject({
      kind: "member",
      subject: null,
      reports: [{ reason: "spam", note: "Look", reporter: "Hira", seen: { name: "Sana", text: "The worst" } }],
    });
    expect(seen.at("data.reports.0.seen.messages")).toEqual(expected);
    expect(seen.text).not.toContain('"m3"');
    expect(seen.text).not.toContain("Invented");
    expect((await moderator.call("GET", "/moderation?limit=100")).text).toContain(sana.id);
  });

  test("made twice while the first is open is one; of several members, one case", async () => {
    const rabia = await newMember(umeed, { fullName: "Rabia", isFindable: true });
    await write(sana, rabia, "Salam to you too");
    const answers = await Promise.all([report(hira, sana), report(hira, sana), report(rabia, sana)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await caseOf(sana)).at("data.reports")).toHaveLength(2);
  });

  test("needs a conversation and a reason, and lets nobody report herself", async () => {
    const stranger = await newMember(umeed);

    expect((await report(stranger, sana)).status).toBe(404);
    expect((await report(sana, sana)).status).toBe(404);
    expect((await report(hira, sana, {})).at("errors.0.msg")).toBe("Choose a reason.");
    expect((await caseOf(sana)).status).toBe(404);
  });

  test("says to a moderator who is reported herself what for, and as to any author not by whom", async () => {
    const reported = await memberNamed(umeed, "Reported", "moderator");
    const zubaida = await newMember(umeed, { fullName: "Zubaida" });
    await umeed.db.updateTable("member").set({ isFindable: 1 }).where("id", "=", reported.id).execute();
    await write(zubaida, reported, "Salam from me");
    await write(reported, zubaida, "Go away");
    await report(zubaida, reported, { reason: "unkind", note: "She wrote this at night" });

    for (const path of [`/moderation/member/${reported.id}`, "/moderation?limit=100"]) {
      const { status, text } = await reported.call("GET", path);
      expect([status, text.includes(reported.id), text.includes('"reason":"unkind"')]).toEqual([200, true, true]);
      for (const told of ["Zubaida", zubaida.id, "at night", "Salam from me", "Go away"])
        expect([path, told, text.includes(told)]).toEqual([path, told, false]);
    }
    expect((await caseOf(reported)).at("data")).toMatchObject({ isMine: false, reports: [{ reporter: "Zubaida" }] });
  });

  test("of who has left is decided about without her, and then nothing of it is kept", async () => {
    await write(hira, sana, "What Hira wrote");
    await report(hira, sana, { reason: "unkind", note: "Mine to say" });
    await sana.call("DELETE", `/user/delete/${sana.id}`);
    expect((await caseOf(sana)).at("data")).toMatchObject({
      isAuthorGone: true,
      reports: [{ seen: { text: "Salam" } }],
    });
    for (const outcome of ["warn", "suspend"])
      expect((await decide(moderator, sana, { outcome })).at("errors.0.path")).toBe("outcome");
    expect((await decide(moderator, sana, { outcome: "dismiss" })).status).toBe(200);

    const kept = umeed.db.selectFrom("report").selectAll().where("reporterId", "=", hira.id);
    expect(await kept.executeTakeFirst()).toMatchObject({
      seenText: "",
      seenName: "Deleted member",
      note: "Mine to say",
    });
    const { id } = await kept.executeTakeFirstOrThrow();
    const messages = umeed.db.selectFrom("reportMessage").select(["isByReported", "body"]).where("reportId", "=", id);
    expect(await messages.execute()).toEqual([{ isByReported: 0, body: "What Hira wrote" }]);
  });

  test("by who has left keeps her words until it is decided, and no longer", async () => {
    await write(hira, sana, "What Hira wrote");
    await report(hira, sana, { reason: "unkind", note: "What Hira noted" });
    await hira.call("DELETE", `/user/delete/${hira.id}`);
    expect((await caseOf(sana)).text).toContain("What Hira noted");
    expect((await decide(moderator, sana, { outcome: "warn" })).status).toBe(200);

    const rows = [
      await umeed.db.selectFrom("report").selectAll().where("authorId", "=", sana.id).execute(),
      await umeed.db
        .selectFrom("reportMessage")
        .selectAll()
        .where("reportId", "in", (where) => where.selectFrom("report").select("id").where("authorId", "=", sana.id))
        .execute(),
    ];
    expect([JSON.stringify(rows).includes("What Hira"), JSON.stringify(rows).includes("Salam")]).toEqual([false, true]);
  });

  test("shows moderators those ten alone: no other message, and no way to another", async () => {
    await report(hira, sana);
    const calls = [
      moderator.call("POST", "/chat/get", { body: { senderId: sana.id, recieverId: hira.id } }),
      moderator.call("GET", `/chat/with/${sana.id}`),
      moderator.call("POST", `/moderation/member/${sana.id}/trace`),
    ];

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 404, 400]);
    expect((await hira.call("GET", `/moderation/member/${sana.id}`)).status).toBe(404);
  });
});

describe("a decision about a member", () => {
  test("suspends her for some days: she reads and doesn't write, and both sides are told", async () => {
    const post = await postBy(hira);
    await report(hira, sana);
    expect((await decide(moderator, sana, { outcome: "suspend", days: 3 })).status).toBe(200);

    const tries = [
      await write(sana, hira, "More"),
      await sana.call("POST", "/comment/add", { body: { comment: "More.", postId: post } }),
    ];
    expect(tries.map((answer) => [answer.status, answer.at("code")])).toEqual([
      [403, "suspended"],
      [403, "suspended"],
    ]);
    expect((await sana.call("GET", "/chat/chatlist")).status).toBe(200);
    expect(await noticesOf(hira)).toEqual([
      {
        kind: "reportOutcome",
        sentence: "We suspended the member you reported. They can't write to anybody for a while.",
      },
    ]);
    expect(await noticesOf(sana)).toEqual([
      { kind: "moderation", sentence: "You can read here, but not write, for 3 days. Reason: “That was unkind.”" },
    ]);
    expect((await caseOf(sana)).status).toBe(404);

    now += 4 * DAY;
    await hira.call("PUT", `/chat/with/${sana.id}/accepted`);
    expect((await write(sana, hira, "I am sorry")).status).toBe(200);
  });

  test("made twice at once is one, and shortens no suspension", async () => {
    await report(hira, sana);
    await umeed.db
      .updateTable("member")
      .set({ suspendedUntil: now + 30 * DAY })
      .where("id", "=", sana.id)
      .execute();
    await Promise.all([
      decide(moderator, sana, { outcome: "suspend" }),
      decide(moderator, sana, { outcome: "suspend" }),
    ]);

    expect(await noticesOf(hira)).toHaveLength(1);
    const acts = umeed.db.selectFrom("actOfPower").select(["act", "reason"]).where("subjectId", "=", sana.id);
    expect(await acts.execute()).toEqual([{ act: "suspend", reason: "7 days: That was unkind." }]);
    const { suspendedUntil } = await umeed.db
      .selectFrom("member")
      .select("suspendedUntil")
      .where("id", "=", sana.id)
      .executeTakeFirstOrThrow();
    expect(suspendedUntil).toBe(now + 30 * DAY);
  });

  test("sent again from another tab is the same; another one comes too late", async () => {
    for (const outcome of ["dismiss", "warn", "suspend"]) {
      await report(hira, sana);
      const twice = [await decide(moderator, sana, { outcome }), await decide(moderator, sana, { outcome })];
      expect([outcome, ...twice.map(({ status }) => status)]).toEqual([outcome, 200, 200]);
      const other = outcome === "warn" ? "dismiss" : "warn";
      expect((await decide(moderator, sana, { outcome: other })).status).toBe(404);
      now += 1_000;
    }
    expect(await noticesOf(hira)).toHaveLength(3);
  });

  test("that finds nothing wrong is told to the reporter alone", async () => {
    await report(hira, sana);
    await decide(moderator, sana, { outcome: "dismiss" });

    expect((await noticesOf(hira)).map(({ sentence }) => sentence)).toEqual([
      "We looked at the conversation you reported and took no action.",
    ]);
    expect(await noticesOf(sana)).toEqual([]);
    expect((await write(hira, sana, "Walaikum salam")).status).toBe(200);
  });

  test("warns her: she keeps her voice, and reads why", async () => {
    await report(hira, sana);
    await Promise.all([decide(moderator, sana, { outcome: "warn" }), decide(moderator, sana, { outcome: "warn" })]);

    expect((await write(hira, sana, "Walaikum salam")).status).toBe(200);
    expect((await write(sana, hira, "I see")).status).toBe(200);
    expect((await noticesOf(hira)).map(({ sentence }) => sentence)).toEqual([
      "We looked at the conversation you reported and warned the member.",
    ]);
    expect(await noticesOf(sana)).toEqual([
      { kind: "moderation", sentence: "A moderator warned you about your messages. Reason: “That was unkind.”" },
    ]);
    await report(hira, sana);
    expect((await caseOf(sana)).at("data.history")).toEqual([
      expect.objectContaining({ kind: "warn", about: "member", reason: "That was unkind.", suspendedUntil: null }),
    ]);
  });

  test("is none that fits a text only, or the other way round; nor one about oneself", async () => {
    const post = await postBy(sana);
    await hira.call("POST", `/socialform/${post}/report`, { body: { reason: "unkind" } });
    await report(hira, sana);
    await write(moderator, hira, "Salam");
    await report(hira, moderator);

    const wrong = [
      await decide(moderator, sana, { outcome: "hide" }),
      await decide(moderator, sana, { outcome: "remove" }),
      await decide(moderator, sana, { outcome: "suspend", days: 0 }),
      await moderator.call("POST", `/moderation/post/${post}/decision`, {
        body: { outcome: "uphold", reason: "No." },
      }),
    ];
    expect(wrong.map((answer) => [answer.status, answer.at("errors.0.path")])).toEqual([
      [400, "outcome"],
      [400, "outcome"],
      [400, "days"],
      [400, "outcome"],
    ]);
    expect((await decide(moderator, moderator, { outcome: "dismiss" })).status).toBe(403);
  });
});
