import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { decideAbout, decisionsToldTo, sentencesTo } from "../../fixtures/decisions.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

const DAY = 86_400_000;

let umeed: TestUmeed;
let moderator: NewMember;
let second: NewMember;
let reporter: NewMember;
let author: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
  second = await memberNamed(umeed, "Second", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 60_000;
  author = await memberNamed(umeed, "Sana");
  reporter = await memberNamed(umeed, "Rabia");
});

const mayWrite = async (member = author) => {
  const { status } = await member.call("POST", "/socialform/add", {
    body: { moodID: 1, title: `At ${(now += 1)}`, description: "Words." },
  });
  return status === 200;
};

describe.each(["post", "comment"] as const)("against the author of a %s", (kind) => {
  const path = kind === "post" ? "/socialform" : "/comment";
  let thread: string;
  let id: string;
  const write = async (overrides: Record<string, unknown> = {}) => {
    thread = await postBy(kind === "post" ? author : await memberNamed(umeed, "Hira"), overrides);
    id = kind === "post" ? thread : await commentBy(author, thread, overrides);
  };
  beforeEach(() => write());

  const report = (by = reporter) => by.call("POST", `${path}/${id}/report`, { body: { reason: "unkind" } });
  const decide = (outcome: string, more: Record<string, unknown> = {}, by = moderator) =>
    decideAbout(by, `${kind}/${id}`, { outcome, ...more });
  const isMet = async () => (await umeed.call("GET", `${path}/${id}`)).status === 200;
  const isOpen = async () => (await moderator.call("GET", "/moderation?limit=100")).text.includes(id);
  const acts = async () => {
    const found = umeed.db.selectFrom("actOfPower").select(["act", "reason"]).where("subjectId", "=", id);
    return found.execute();
  };

  test("to remove takes it away for good, as when she deletes it, and the report keeps what was seen", async () => {
    if (kind === "post") await commentBy(reporter, id);
    const before = Number((await umeed.call("GET", "/socialform/v2/pagination")).at("total"));
    await report();
    expect((await decide("remove")).status).toBe(200);

    expect([await isMet(), (await author.call("GET", `${path}/${id}`)).status, await isOpen()]).toEqual([
      false,
      404,
      false,
    ]);
    expect(await umeed.db.selectFrom(kind).select("id").where("id", "=", id).execute()).toEqual([]);
    const after = Number((await umeed.call("GET", "/socialform/v2/pagination")).at("total"));
    expect(after).toBe(kind === "post" ? before - 1 : before);
    const counter = (await umeed.call("GET", `/socialform/${thread}`)).at("data.commentsCounter");
    expect(counter).toBe(kind === "post" ? undefined : 0);
    expect(await sentencesTo(umeed, author)).toContain(`A moderator removed your ${kind}. Reason: “Please be kind.”`);
    expect(await sentencesTo(umeed, reporter)).toEqual([`The ${kind} you reported was removed.`]);
    expect(await acts()).toEqual([{ act: "remove", reason: "Please be kind." }]);
  });

  test("to remove sent twice, or by two at once, removes and tells once", async () => {
    await report();
    const sent = await Promise.all([decide("remove"), decide("remove"), decide("remove")]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await decide("remove")).status).toBe(200);
    expect((await decide("hide", {}, second)).status).toBe(404);
    expect([await acts(), await decisionsToldTo(author)]).toEqual([
      [expect.objectContaining({ act: "remove" })],
      [expect.any(String)],
    ]);
  });

  test("to warn leaves it where everybody reads it, and tells her why", async () => {
    await report();
    expect((await decide("warn")).status).toBe(200);

    expect([await isMet(), await isOpen(), await mayWrite()]).toEqual([true, false, true]);
    expect(await sentencesTo(umeed, author)).toContain(
      `A moderator warned you about your ${kind}. Reason: “Please be kind.”`,
    );
    expect(await sentencesTo(umeed, reporter)).toEqual([
      `We looked at the ${kind} you reported and warned its author.`,
    ]);
    expect(await acts()).toMatchObject([{ act: "warn" }]);
  });

  test("to warn shows again what three reports had hidden", async () => {
    for (const by of await crowd(umeed, 3)) await report(by);
    expect(await isMet()).toBe(false);
    await decide("warn", { seen: "reported" });
    expect(await isMet()).toBe(true);
  });

  test("to suspend hides it and takes her voice for so many days, under any name", async () => {
    await report();
    expect((await decide("suspend", { days: 30 })).status).toBe(200);

    expect([await isMet(), await isOpen(), await mayWrite()]).toEqual([false, false, false]);
    const hidden = `A moderator hid your ${kind}, and you can read here, but not write, for 30 days. Reason: “Please be kind.”`;
    expect(await sentencesTo(umeed, author)).toContain(hidden);
    expect(await sentencesTo(umeed, reporter)).toEqual([`The ${kind} you reported was hidden.`]);
    expect(await acts()).toEqual([{ act: "suspend", reason: "30 days: Please be kind." }]);
    const [decision] = await decisionsToldTo(author);
    expect((await author.call("GET", `/decision/${decision}`)).at("data.suspendedUntil")).toBeGreaterThanOrEqual(
      now - 60_000 + 30 * DAY,
    );
    now += 31 * DAY;
    expect(await mayWrite()).toBe(true);
  });

  test("a warning by two moderators at once is one; the other is told that she was second", async () => {
    await report();
    const answers = await Promise.all([decide("warn"), decide("warn", {}, second), decide("warn")]);

    const statuses = answers.map(({ status }) => status);
    expect([[200, 409, 200].join(), [409, 200, 409].join()]).toContain(statuses.join());
    expect([await acts(), await decisionsToldTo(author)]).toEqual([
      [expect.objectContaining({ act: "warn" })],
      [expect.any(String)],
    ]);
  });

  test("a warning and a suspension at once are told as often as they are kept", async () => {
    await report();
    await Promise.all([decide("warn"), decide("suspend", {}, second), decide("warn"), decide("suspend", {}, second)]);

    const kept = (await acts()).map(({ act }) => act);
    expect(new Set(kept).size).toBe(kept.length);
    expect(await decisionsToldTo(author)).toHaveLength(kept.length);
  });

  test("who decides about what stands otherwise by now is told so, and what stands now", async () => {
    await report();
    await decide("hide", { seen: "shown" });
    const late = await decide("restore", { seen: "reported" }, second);
    expect([late.status, late.at("code"), await isMet()]).toEqual([409, "changed_meanwhile", false]);
    expect((await decide("restore", { seen: "hidden" }, second)).status).toBe(200);
    await decide("hide", { seen: "shown" });
    const other = await decide("warn", { seen: "shown" }, second);
    expect([other.status, other.at("code"), await isMet()]).toEqual([409, "changed_meanwhile", false]);
    expect((await decide("hide", { seen: "shown" }, second)).status).toBe(200);
  });

  test("about what the moderator reported herself is possible, and the log says so", async () => {
    await report(moderator);
    await report();
    expect((await decide("remove")).status).toBe(200);
    expect(await acts()).toEqual([{ act: "remove", reason: "Please be kind. (The moderator reported it.)" }]);
    expect(await sentencesTo(umeed, author)).toContain(`A moderator removed your ${kind}. Reason: “Please be kind.”`);
  });

  test("suspends nobody who has a role, and leaves all as it was; a warning is possible", async () => {
    for (const role of ["moderator", "editor", "administrator"] as const) {
      author = await memberNamed(umeed, "Staff", role);
      await write();
      await report();
      const refused = await decide("suspend", { days: 3 });
      expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "outcome"]);
      expect(refused.at("message")).toContain("The author has a role here.");
      expect([await mayWrite(), await isMet(), await isOpen(), await acts()]).toEqual([true, true, true, []]);
      expect((await decide("warn")).status).toBe(200);
    }
  });

  test("says of who has a role, by her own name, that no case takes her voice; of a pseudonym a look that is logged", async () => {
    await report();
    const isSaid = async () => (await moderator.call("GET", `/moderation/${kind}/${id}`)).at("data.hasRole");
    expect(await isSaid()).toBe(false);
    author = await memberNamed(umeed, "Staff", "editor");
    await write();
    await report();
    expect(await isSaid()).toBe(true);

    await write({ isPseudonymous: true });
    await report();
    expect([await isSaid(), await acts()]).toEqual([false, []]);
    expect((await moderator.call("POST", `/moderation/${kind}/${id}/trace`)).at("data.hasRole")).toBe(true);
    expect((await decide("suspend", { days: 3 })).status).toBe(400);
    const refused = { act: "trace", reason: "A suspension was refused, since who wrote it has a role." };
    expect(await acts()).toEqual([{ act: "trace", reason: null }, refused]);
  });

  test("a warning about what waits for a first look is none: it is shown or hidden", async () => {
    await umeed.db.updateTable(kind).set({ state: "waiting" }).where("id", "=", id).execute();
    expect((await decide("warn")).at("errors.0.path")).toBe("outcome");
    expect((await decide("suspend", { days: 1 })).status).toBe(200);
    expect(await mayWrite()).toBe(false);
  });

  test("what was written under a pseudonym stays under it: no answer of the API says who she is", async () => {
    author = await memberNamed(umeed, "Sana Unmistakable");
    await write({ isPseudonymous: true });
    await report();
    const answers = [
      await moderator.call("GET", `/moderation/${kind}/${id}`),
      await moderator.call("GET", "/moderation?limit=100"),
      await decide("suspend", { days: 3 }),
      await moderator.call("GET", `/moderation/${kind}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { text } of answers)
      expect([text.includes("Unmistakable"), text.includes(author.id)]).toEqual([false, false]);
    expect(answers[3]?.at("data.history")).toMatchObject([{ kind: "suspend", about: kind }]);

    const named = await postBy(await memberNamed(umeed, "Other"), { title: "Under her name" });
    await umeed.db.updateTable("post").set({ authorId: author.id }).where("id", "=", named).execute();
    expect((await moderator.call("GET", `/moderation/post/${named}`)).at("data.history")).toEqual([]);
    expect((await moderator.call("POST", `/moderation/${kind}/${id}/trace`)).at("data.history")).toHaveLength(1);
    const rows = await umeed.db.selectFrom("actOfPower").selectAll().where("actorId", "=", moderator.id).execute();
    expect(rows.filter((row) => row.subjectId === author.id)).toEqual([]);
  });

  test("nothing is decided against an author who is gone, but her words can go", async () => {
    await report();
    await umeed.db.deleteFrom("member").where("id", "=", author.id).execute();
    for (const outcome of ["warn", "suspend"]) {
      expect((await decide(outcome)).at("errors.0.path")).toBe("outcome");
    }
    expect((await decide("remove")).status).toBe(200);
    expect(await isMet()).toBe(false);
  });
});

describe("a case", () => {
  test("shows what stands before and after a comment, each under the name that others see", async () => {
    const hira = await memberNamed(umeed, "Hira");
    const thread = await postBy(hira, { title: "Milk", description: "How much?" });
    const texts = ["one", "two", "three", "four", "five"];
    const ids: string[] = [];
    for (const comment of texts) {
      const isPseudonymous = comment === "four";
      ids.push(await commentBy(author, thread, { comment, isPseudonymous }));
    }
    await umeed.db
      .updateTable("comment")
      .set({ state: "hidden" })
      .where("id", "=", ids[1] ?? "")
      .execute();
    const neighbours = async (name: string) => {
      const { body } = await moderator.call("GET", `/moderation/${name}`);
      return Array.from(Object(body.data).neighbours, (one) => Object(one));
    };

    const beside = await neighbours(`comment/${ids[2]}`);
    expect(beside.map(({ text, isBefore }) => [text, isBefore])).toEqual([
      ["How much?", true],
      ["one", true],
      ["two", true],
      ["four", false],
      ["five", false],
    ]);
    expect(beside[0]).toMatchObject({ kind: "post", title: "Milk", userId: { fullName: "Hira" } });
    expect([beside[2].state, beside[3].userId.isPseudonym]).toEqual(["hidden", true]);
    expect(JSON.stringify(beside[3])).not.toContain("Sana");
    expect((await neighbours(`post/${thread}`)).map(({ text }) => text)).toEqual(["one", "two"]);
    expect((await moderator.call("GET", "/moderation")).at("data.0.neighbours")).toBeUndefined();
  });

  test("of a review hides it, and takes her voice too when that is decided", async () => {
    await author.call("PUT", "/user-review/mine", { body: { rating: 1, comment: "You are all bad at this." } });
    const { id } = await umeed.db
      .selectFrom("review")
      .select("id")
      .where("memberId", "=", author.id)
      .executeTakeFirstOrThrow();
    const suspended = await decideAbout(moderator, `review/${id}`, { outcome: "suspend", days: 1, version: 1 });

    expect([suspended.status, await mayWrite()]).toEqual([200, false]);
    expect((await author.call("GET", "/user-review/mine")).at("data.state")).toBe("hidden");
    expect(await sentencesTo(umeed, author)).toEqual([
      "A moderator decided not to show your review, and you can read here, but not write, for one day. Reason: “Please be kind.”",
    ]);
  });
});
