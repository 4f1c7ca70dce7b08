import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endSuspension, suspendMember } from "../../../server/domain/member-administration/administration.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { decideAbout, decisionsToldTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { postBy, postWords } from "../../fixtures/posts.ts";

const DAY = 86_400_000;
/** The first midnight (UTC) after so many days. */
const endAfter = (days: number) => Math.ceil((now + days * DAY) / DAY) * DAY;

let umeed: TestUmeed;
let rabia: NewMember;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 1_000;
  sana = await newMember(umeed, { fullName: "Sana" });
});

const giveRole = (by: NewMember, to: NewMember, role: string, reason = "She asked for it.") =>
  by.call("PUT", `/member/${to.id}/role`, { body: { role, reason } });
const suspend = (to: NewMember, days: number, reason = "Unkind words") =>
  rabia.call("PUT", `/member/${to.id}/suspension`, { body: { days, reason } });
const recordOf = async (member: NewMember) => (await rabia.call("GET", `/member/${member.id}`)).at("data");
const told = async (member: NewMember) => (await member.call("GET", "/notification/pagination")).at("data");
const actsOn = (member: NewMember) =>
  umeed.db
    .selectFrom("actOfPower")
    .select(["actorId", "isByCommand", "act", "subjectKind", "reason"])
    .where("subjectId", "=", member.id)
    .orderBy("createdAt")
    .execute();

/** An act of Rabia's on a member, as it is written down. */
const act = (name: string, reason: string) => ({
  actorId: rabia.id,
  isByCommand: 0,
  act: name,
  subjectKind: "member",
  reason,
});

test("a role is given with a reason that stays in the log, and she is told; the same twice is one", async () => {
  expect((await giveRole(rabia, sana, "moderator", "She is a midwife.")).status).toBe(200);
  expect((await giveRole(rabia, sana, "moderator", "Pressed twice.")).status).toBe(200);

  expect((await sana.call("GET", "/moderation")).status).toBe(200);
  expect(await told(sana)).toMatchObject([{ sentence: "You are now a moderator." }]);
  expect(await actsOn(sana)).toEqual([act("grant", "from member to moderator: She is a midwife.")]);

  now += 1_000;
  await giveRole(rabia, sana, "member", "She has no time.");
  expect((await sana.call("GET", "/moderation")).status).toBe(404);
  expect(await actsOn(sana)).toHaveLength(2);
});

test("without a reason, or to a role that is none, nothing is given", async () => {
  expect((await giveRole(rabia, sana, "moderator", "  ")).at("errors")).toEqual([{ msg: "Say why.", path: "reason" }]);
  expect((await giveRole(rabia, sana, "queen")).at("errors")).toEqual([{ msg: "Choose a role.", path: "role" }]);
  expect((await giveRole(rabia, { ...sana, id: "nobody" }, "moderator")).status).toBe(404);
  expect(await actsOn(sana)).toEqual([]);
});

test("the last administrator keeps her role, and of two who take each other's at once one keeps hers", async () => {
  expect((await giveRole(rabia, rabia, "member")).at("errors")).toEqual([
    { msg: "There is no other administrator. Make somebody else one first.", path: "role" },
  ]);
  const nida = await memberNamed(umeed, "Nida", "administrator");
  await Promise.all([giveRole(rabia, nida, "member"), giveRole(nida, rabia, "member")]);
  const left = await umeed.db.selectFrom("member").select("id").where("role", "=", "administrator").execute();
  expect(left).toHaveLength(1);

  await umeed.db.updateTable("member").set({ role: "administrator" }).where("id", "=", rabia.id).execute();
  await umeed.db.updateTable("member").set({ role: "administrator" }).where("id", "=", nida.id).execute();
  expect((await giveRole(nida, nida, "member")).status).toBe(200);
});

test("a suspended member reads and does not write, is told why, and gets her voice back", async () => {
  expect((await suspend(sana, 3)).status).toBe(200);
  expect((await sana.call("POST", "/socialform/add", { body: postWords() })).at("code")).toBe("suspended");
  expect((await sana.call("GET", "/socialform/latest")).status).toBe(200);
  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: endAfter(3) });

  now += 1_000;
  const give = () => rabia.call("DELETE", `/member/${sana.id}/suspension`, { body: { reason: "It was a mistake." } });
  expect([(await give()).status, (await give()).status]).toEqual([200, 200]);
  expect((await sana.call("POST", "/socialform/add", { body: postWords() })).status).toBe(200);
  expect(await told(sana)).toMatchObject([
    { sentence: "You can write here again. Reason: “It was a mistake.”" },
    { sentence: "You can read here, but not write, for 3 days. Reason: “Unkind words”" },
  ]);
  expect(await actsOn(sana)).toEqual([act("suspend", "3 days: Unkind words"), act("give voice", "It was a mistake.")]);
});

test("a suspended member answers, and a moderator who takes it back gives her voice to her again", async () => {
  const moderator = await memberNamed(umeed, "Hina", "moderator");
  const both = await Promise.all([suspend(sana, 3), suspend(sana, 3)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [id = "", ...more] = await decisionsToldTo(sana);
  expect(more).toEqual([]);
  expect((await sana.call("GET", `/decision/${id}`)).at("data")).toMatchObject({
    kind: "suspend",
    reason: "Unkind words",
  });
  const answered = await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
  expect(answered.status).toBe(200);
  expect((await moderator.call("GET", `/moderation/answer/${id}`)).text).toContain("It was not me.");

  expect((await decideAbout(moderator, `answer/${id}`, { outcome: "undo" })).status).toBe(200);

  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: null });
  expect((await sana.call("POST", "/socialform/add", { body: postWords() })).status).toBe(200);
});

test("her record says why she is suspended, since when, by whom, and whether she has answered", async () => {
  const suspension = async () => Object(await recordOf(sana)).suspension;
  const post = await postBy(sana);
  const moderator = await memberNamed(umeed, "Hina", "moderator");
  await decideAbout(moderator, `post/${post}`, { outcome: "suspend", days: 3, reason: "Unkind words" });
  const decided = { reason: "Unkind words", sinceTime: now, by: "Hina", answeredTime: null };
  expect(await suspension()).toMatchObject({ ...decided, case: { kind: "post", id: post }, isVeiled: false });

  const [id = ""] = await decisionsToldTo(sana);
  now += 1_000;
  await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
  const answer = { kind: "answer", id };
  expect(await suspension()).toMatchObject({ ...decided, answeredTime: now, case: answer, isUpheld: false });
  await decideAbout(rabia, `answer/${id}`, { outcome: "uphold" });
  expect(await suspension()).toMatchObject({ case: answer, isUpheld: true });

  now += 1_000;
  await suspend(sana, 9, "Unkind again");
  expect(await suspension()).toMatchObject({ reason: "Unkind again", sinceTime: now, by: "Rabia", case: null });
  now += 1_000;
  const context = { db: umeed.db, now: () => now };
  await suspendMember(context, { administrator: null, memberId: sana.id, why: "By command" }, 2);
  expect(await suspension()).toMatchObject({ reason: "By command", isByCommand: true, by: null });
  await endSuspension(context, { administrator: null, memberId: sana.id, why: "Enough." });
  expect(await suspension()).toBeNull();
});

test("her record says no more than until when, where it was for words under a pseudonym", async () => {
  const post = await postBy(sana, { isPseudonymous: true });
  await decideAbout(rabia, `post/${post}`, { outcome: "suspend", days: 3, reason: "Unkind words" });
  const { body, text } = await rabia.call("GET", `/member/${sana.id}`);
  expect(Object(body.data).suspension).toMatchObject({ isVeiled: true, reason: null, sinceTime: null, by: null });
  expect([text.includes("Unkind"), text.includes(post)]).toEqual([false, false]);
});

test("no moment tells whose pseudonym was suspended, and a look at her record is written down", async () => {
  const post = await postBy(sana, { isPseudonymous: true });
  const hina = await memberNamed(umeed, "Hina", "moderator");
  await decideAbout(hina, `post/${post}`, { outcome: "suspend", days: 3, reason: "Unkind words" });
  const [id = ""] = await decisionsToldTo(sana);
  await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
  for (const path of ["/member?suspended=true", `/moderation/answer/${id}`]) {
    const { text } = await rabia.call("GET", path);
    const ends = Array.from(text.matchAll(/"suspendedUntil(?:Time)?":(\d+)/g), ([, end]) => Number(end) % DAY);
    expect([path, new Set(ends)]).toEqual([path, new Set([0])]);
  }
  expect(await actsOn(sana)).toEqual([]);

  await recordOf(sana);
  await recordOf(sana);
  const look = act("trace", "The suspension is for something written under a pseudonym.");
  expect(await actsOn(sana)).toEqual([look]);
  now += 2 * 60 * 60_000;
  await recordOf(sana);
  expect(await actsOn(sana)).toEqual([look, look]);

  await rabia.call("DELETE", `/member/${sana.id}/suspension`, { body: { reason: "It was a mistake." } });
  const decisions = umeed.db.selectFrom("decision").select("suspendedUntil").where("memberId", "=", sana.id);
  expect((await decisions.executeTakeFirstOrThrow()).suspendedUntil ?? 1).toBe(Math.floor(now / DAY) * DAY);
});

test("a suspension that was sent again a moment later is taken back whole", async () => {
  const moderator = await memberNamed(umeed, "Hina", "moderator");
  await suspend(sana, 3);
  now += 5_000;
  await suspend(sana, 3);
  const [id = ""] = await decisionsToldTo(sana);
  await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
  await decideAbout(moderator, `answer/${id}`, { outcome: "undo" });

  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: null });
});

test("another term is another decision, told and written down; the one before says no longer one", async () => {
  await suspend(sana, 30);
  now += 5_000;
  await suspend(sana, 7);

  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: endAfter(7) });
  expect((await actsOn(sana)).map(({ reason }) => reason)).toEqual(["30 days: Unkind words", "7 days: Unkind words"]);
  expect(await told(sana)).toMatchObject([
    { sentence: "You can read here, but not write, for 7 days. Reason: “Unkind words”" },
    { sentence: "You can read here, but not write, for 30 days. Reason: “Unkind words”" },
  ]);
  const decisions = await decisionsToldTo(sana);
  expect(decisions).toHaveLength(2);
  for (const id of decisions) {
    expect((await sana.call("GET", `/decision/${id}`)).at("data.suspendedUntil")).toBe(endAfter(7));
  }
});

test("a voice that was given back is not lost again to what took it before", async () => {
  const moderator = await memberNamed(umeed, "Hina", "moderator");
  await suspend(sana, 30, "Spam");
  now += 5_000;
  await rabia.call("DELETE", `/member/${sana.id}/suspension`, { body: { reason: "It was a mistake." } });
  now += 5_000;
  await suspend(sana, 3);
  const [id = ""] = await decisionsToldTo(sana);
  await sana.call("POST", `/decision/${id}/answer`, { body: { text: "It was not me." } });
  await decideAbout(moderator, `answer/${id}`, { outcome: "undo" });

  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: null });
});

test("her voice given back ten times at once is told and written down once", async () => {
  await suspend(sana, 3);
  now += 1_000;
  const give = () => rabia.call("DELETE", `/member/${sana.id}/suspension`, { body: { reason: "A mistake." } });
  const answers = await Promise.all(Array.from({ length: 10 }, give));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await told(sana)).toHaveLength(2);
  expect(await actsOn(sana)).toHaveLength(2);
});

test("the operator at the command line suspends as an administrator does: it is told, kept and taken back the same", async () => {
  const operating = { db: umeed.db, now: () => now };
  const change = { administrator: null, memberId: sana.id, why: "Unkind words" };
  await suspendMember(operating, change, 3);
  await suspendMember(operating, change, 3);
  const [id = "", ...more] = await decisionsToldTo(sana);
  expect(more).toEqual([]);
  expect((await sana.call("GET", `/decision/${id}`)).at("data")).toMatchObject({ reason: "Unkind words" });
  now += 1_000;
  await endSuspension(operating, { ...change, why: "It was a mistake." });

  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: null });
  expect(await told(sana)).toMatchObject([{ sentence: "You can write here again. Reason: “It was a mistake.”" }, {}]);
  const byCommand = { actorId: null, isByCommand: 1 };
  expect(await actsOn(sana)).toEqual([
    { ...act("suspend", "3 days: Unkind words"), ...byCommand },
    { ...act("give voice", "It was a mistake."), ...byCommand },
  ]);
});

test("nobody is suspended for no days or without a reason, and no administrator suspends herself", async () => {
  for (const days of [0, 366, 1.5]) {
    expect((await suspend(sana, days)).at("errors.0.path")).toBe("days");
  }
  expect((await suspend(sana, 3, "")).at("errors.0.path")).toBe("reason");
  expect([(await suspend(rabia, 3)).status, (await suspend({ ...sana, id: "nobody" }, 3)).status]).toEqual([403, 404]);
  expect(await recordOf(sana)).toMatchObject({ suspendedUntilTime: null });
  expect(await recordOf(rabia)).toMatchObject({ suspendedUntilTime: null });
});

test("whose role an administrator lets rest acts as a member who may only read, until her voice is back", async () => {
  const roles = ["moderator", "editor", "administrator"] as const;
  const paths = { moderator: "/moderation", editor: "/content", administrator: "/act" };
  for (const role of roles) {
    const hina = await memberNamed(umeed, "Hina", role);
    const sees = async () => (await hina.call("GET", paths[role])).status;
    expect(await sees()).toBe(200);
    await suspend(hina, 3);
    expect([role, await sees(), (await hina.call("GET", "/user/me")).at("data.role")]).toEqual([role, 404, "member"]);
    expect((await hina.call("POST", "/socialform/add", { body: postWords() })).at("code")).toBe("suspended");
    expect(await recordOf(hina)).toMatchObject({ role });
    expect(await told(hina)).toMatchObject([
      { sentence: "You can read here, but not write, and your role rests, for 3 days. Reason: “Unkind words”" },
    ]);
    now += 4 * DAY;
    expect(await sees()).toBe(200);
    await umeed.db.updateTable("member").set({ role: "member" }).where("id", "=", hina.id).execute();
  }
});

test("of two administrators who suspend each other at once, or suspend and demote, one can act", async () => {
  for (const other of [
    (by: NewMember, to: NewMember) =>
      by.call("PUT", `/member/${to.id}/suspension`, { body: { days: 3, reason: "No" } }),
    (by: NewMember, to: NewMember) => giveRole(by, to, "member"),
  ]) {
    const nida = await memberNamed(umeed, "Nida", "administrator");
    const answers = await Promise.all([suspend(nida, 3), other(nida, rabia)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const acting = [(await rabia.call("GET", "/act")).status, (await nida.call("GET", "/act")).status];
    expect(acting.toSorted((a, b) => a - b)).toEqual([200, 404]);
    const anew = { role: "administrator", suspendedUntil: null } as const;
    await umeed.db.updateTable("member").set(anew).where("id", "=", rabia.id).execute();
    await umeed.db.updateTable("member").set({ role: "member" }).where("id", "=", nida.id).execute();
  }
});

test("a suspended administrator is none who could stay behind, and the command line may suspend even the last", async () => {
  const nida = await memberNamed(umeed, "Nida", "administrator");
  await suspend(nida, 3);
  expect((await giveRole(rabia, rabia, "member")).at("errors.0.path")).toBe("role");
  const operating = { db: umeed.db, now: () => now };
  const change = { administrator: null, memberId: rabia.id, why: "Her phone was stolen." };
  await suspendMember(operating, change, 3);
  expect((await rabia.call("GET", "/act")).status).toBe(404);
  await endSuspension(operating, change);
  expect((await rabia.call("GET", "/act")).status).toBe(200);
  await umeed.db.updateTable("member").set({ role: "member" }).where("id", "=", nida.id).execute();
});

test("she is logged out in one place or everywhere, and reads why when she is back", async () => {
  const { phoneNumber } = sana;
  const logIn = () =>
    umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password: "a quiet lamp" } });
  now += 1_000;
  const second = (await logIn()).textAt("token");
  const read = await rabia.call("GET", `/member/${sana.id}`);
  expect(read.at("data.sessions")).toHaveLength(2);
  const end = (session: string) =>
    rabia.call("DELETE", `/member/${sana.id}/session${session}`, { body: { reason: "The phone was stolen." } });

  const ended = `/${read.textAt("data.sessions.0._id")}`;
  expect([(await end(ended)).status, (await end(ended)).status]).toEqual([200, 404]);
  expect((await umeed.call("GET", "/user/me", { token: second })).status).toBe(401);
  expect((await sana.call("GET", "/user/me")).status).toBe(200);

  now += 1_000;
  await end("");
  expect((await sana.call("GET", "/user/me")).status).toBe(401);
  const back = (await logIn()).textAt("token");
  expect((await umeed.call("GET", "/notification/pagination", { token: back })).at("data")).toMatchObject([
    { sentence: "We logged you out everywhere: The phone was stolen." },
    { sentence: "We logged you out in one place: The phone was stolen." },
  ]);
  expect(await actsOn(sana)).toEqual([
    act("end sessions", "in one place: The phone was stolen."),
    act("end sessions", "everywhere: The phone was stolen."),
  ]);
});

test("logged out everywhere, she has no private calendar address any more; logged out in one place, she has", async () => {
  const feed = (await sana.call("POST", "/calendar/feed")).textAt("data.path");
  const body = { phoneNumber: sana.phoneNumber, password: "a quiet lamp" };
  now += 1_000;
  await umeed.call("POST", "/user/login/number-password", { body });
  const one = (await rabia.call("GET", `/member/${sana.id}`)).textAt("data.sessions.0._id");
  const end = (session: string) =>
    rabia.call("DELETE", `/member/${sana.id}/session${session}`, { body: { reason: "The phone was stolen." } });

  expect([(await end(`/${one}`)).status, (await umeed.call("GET", feed)).status]).toEqual([200, 200]);
  expect([(await end("")).status, (await umeed.call("GET", feed)).status]).toEqual([200, 404]);
});

test("a session of somebody else is not ended at her address", async () => {
  const hira = await newMember(umeed, { fullName: "Hira" });
  const theirs = (await rabia.call("GET", `/member/${hira.id}`)).textAt("data.sessions.0._id");
  const answer = await rabia.call("DELETE", `/member/${sana.id}/session/${theirs}`, { body: { reason: "Stolen" } });
  expect(answer.status).toBe(404);
  expect((await hira.call("GET", "/user/me")).status).toBe(200);
  expect(await actsOn(sana)).toEqual([]);
});
