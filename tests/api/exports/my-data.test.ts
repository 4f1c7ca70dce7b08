import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fingerprint, shippedId } from "../../../server/domain/identity.ts";
import { NOON } from "../../support/noon.ts";
import { TestBrowser } from "../../support/push-service.ts";
import { latinWordsIn } from "../../support/urdu-writing.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { childAdded } from "../../fixtures/children.ts";
import { contactBy } from "../../fixtures/contact.ts";
import { decideAbout, decisionsToldTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { formOf } from "../../fixtures/registrations.ts";

const password = "a quiet lamp";
const DAY = 24 * 3_600_000;

let umeed: TestUmeed;
let now = NOON;
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  sana = await newMember(umeed, { fullName: "Sana, of the lamp", isFindable: true, lastMenstrualPeriod: "2025-10-01" });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
});
afterAll(() => umeed.stop());

const onPageIn = (language: string) => ({ "umeed-language": language });
/** @param headers say in which language they ask. */
const ask = (member: NewMember, said = password, headers: Record<string, string> = onPageIn("en")) =>
  member.call("POST", "/user/data", { body: { password: said }, headers });
const stateOf = async (member: NewMember) => (await member.call("GET", "/user/data")).textAt("data.state");
/** A job removes what was let go of, after the answer. */
const removalsAreDone = () =>
  expect.poll(() => umeed.db.selectFrom("fileRemoval").select("path").execute()).toEqual([]);
const filesOnDisk = () => readdir(join(umeed.dataDir, "exports")).catch(() => []);

async function made(member: NewMember, headers?: Record<string, string>) {
  expect((await ask(member, password, headers)).status).toBe(200);
  await expect.poll(() => stateOf(member), { timeout: 20_000 }).toBe("done");
  return opened(member);
}

/** The files in her ZIP, once it is fetched. */
async function opened(member: NewMember) {
  const response = await fetch(`${umeed.address}/api/user/data/file`, { headers: { "x-auth-header": member.token } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.byteLength).toBe((await member.call("GET", "/user/data")).at("data.size"));
  return unzipSync(bytes);
}

function textOf(files: Record<string, Uint8Array>, name: string) {
  return strFromU8(files[name] ?? new Uint8Array());
}

function rowsOf(files: Record<string, Uint8Array>, name: string): Record<string, unknown>[] {
  return JSON.parse(textOf(files, `${name}.json`));
}

test("her file holds what she gave and wrote, and of others what they wrote to her", async () => {
  const noise = sharp({ create: { width: 400, height: 400, channels: 3, background: "#00ff00" } });
  const image = new File([new Uint8Array(await noise.jpeg().toBuffer())], "me.jpg", { type: "image/jpeg" });
  await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana, of the lamp", image }) });
  const post = await postBy(sana, { topicId: "birth", title: "=2+2", description: 'She said "yes",\nتھینک یو' });
  const others = await postBy(hira, { description: "Words of Hira alone" });
  await commentBy(sana, others, { comment: "My comment" });
  await sana.call("PUT", `/socialform/${others}/like`);
  await sana.call("DELETE", `/socialform/${others}/follow`);
  await write(sana, hira, "Salam Hira");
  await write(hira, sana, "Salam Sana");
  await sana.call("POST", `/socialform/${others}/report`, { body: { reason: "inDanger" } });
  const hidden = await write(hira, sana, "Put out of her sight");
  await sana.call("DELETE", `/chat/message/${hidden.textAt("data._id")}`);
  const reference = await contactBy(sana, { subject: "My due date" });
  await sana.call("PUT", "/calendar/contacts/week-20/done");
  const pregnancy = await currentIdOf(sana);
  for (const [scanDate, scanWeeks] of [
    ["2026-03-01", 21],
    ["2025-12-24", 12],
  ]) {
    await sana.call("POST", `/pregnancyinfo/${pregnancy}/scan`, { body: { scanDate, scanWeeks, scanDays: 1 } });
  }
  await sana.call("POST", "/record/reading", { body: { kind: "bloodPressure", systolic: 124, diastolic: 82 } });
  const child = await childAdded(sana, { name: "Zoya", birthDate: "2025-03-12" });
  await sana.call("POST", `/child/${child}/growth`, { body: { kind: "length", value: 74.5, position: "lying" } });
  await sana.call("PUT", `/plan/${pregnancy}/sugar-test/moved`, { body: { date: "2026-03-20" } });
  await sana.call("PUT", `/plan/${pregnancy}/calcium/not-for-me`);
  const leftOut = {
    bloodPressure: null,
    diabetes: null,
    anaemia: null,
    thyroid: null,
    caesarean: null,
    earlierLoss: null,
  };
  await sana.call("PUT", `/plan/${pregnancy}/answers`, { body: { ...leftOut, rhNegative: true } });
  const choices = { comments: true, requests: true, dates: true, support: true, reports: false };
  await sana.call("PUT", "/notification/topics", { body: choices });
  await sana.call("POST", "/calendar/feed");
  const signingIn = { body: { phoneNumber: sana.phoneNumber, password } };
  const headers = { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0" };
  await umeed.call("POST", "/user/login/number-password", { ...signingIn, headers });
  await sana.call("PUT", "/user-review/mine", { body: { rating: 5, comment: "It waits with me." } });
  await commentBy(hira, post, { comment: "Hira's comment" });
  const moderator = await memberNamed(umeed, "A moderator's name", "moderator");
  await decideAbout(moderator, `post/${post}`, { outcome: "hide", reason: "Too many lamps." });
  const [decision] = await decisionsToldTo(sana);
  await sana.call("POST", `/decision/${decision}/answer`, { body: { text: "There is but one." } });

  await umeed.db.updateTable("member").set({ phoneProof: "proved" }).where("id", "=", sana.id).execute();
  await sana.call("PUT", "/reminder", { body: { hour: 18 } });
  const about = { memberId: sana.id, kind: "before", day: "2026-03-04", channel: "sms" } as const;
  await umeed.db
    .insertInto("reminder")
    .values({ id: "hers", ...about, state: "sent", sentOn: "2026-03-03", claimedAt: NOON })
    .execute();
  const closed = { reason: "week28", closedUntil: "2026-03-22" } as const;
  await umeed.db
    .insertInto("moodOffer")
    .values({ memberId: sana.id, ...closed })
    .execute();
  const browser = new TestBrowser("canary");
  const chosen = { messages: 1, news: 0, language: "en", timeZone: "Asia/Karachi", createdAt: NOON } as const;
  await umeed.db
    .insertInto("pushSubscription")
    .values({ tokenHash: fingerprint(sana.token), memberId: sana.id, ...browser.address, ...chosen })
    .execute();
  const files = await made(sana);
  expect(rowsOf(files, "notified-phones")).toEqual([
    {
      device: null,
      messages: true,
      news: false,
      timeZone: "Asia/Karachi",
      language: "en",
      since: new Date(NOON).toISOString(),
    },
  ]);
  for (const name of Object.keys(files))
    for (const secret of Object.values(browser.address)) expect(textOf(files, name)).not.toContain(secret);
  expect(rowsOf(files, "reminders")).toMatchObject([
    { isOn: true, phoneNumber: sana.phoneNumber, channel: "sms", hour: 18, timeZone: "Asia/Karachi" },
  ]);
  expect(rowsOf(files, "reminders-sent")).toEqual([
    { sentOn: "2026-03-03", kind: "before", date: "2026-03-04", channel: "sms", state: "sent" },
  ]);
  expect(textOf(files, "reminders-sent.csv")).toContain("2026-03-03,the day before,2026-03-04,SMS,sent");
  expect(rowsOf(files, "how-are-you-closed")).toEqual([closed]);
  expect(textOf(files, "how-are-you-closed.csv")).toContain("Week 28 of pregnancy,2026-03-22");
  expect(rowsOf(files, "profile")).toMatchObject([{ fullName: "Sana, of the lamp", phoneNumber: sana.phoneNumber }]);
  expect(rowsOf(files, "pregnancies")).toMatchObject([{ isCurrent: true, lastMenstrualPeriod: "2025-10-01" }]);
  expect(rowsOf(files, "scans")).toMatchObject([
    { scanDate: "2025-12-24", ageInDays: 85 },
    { scanDate: "2026-03-01", ageInDays: 148 },
  ]);
  const plan = rowsOf(files, "plan").toSorted((a, b) => String(a["mark"]).localeCompare(String(b["mark"])));
  expect(plan).toMatchObject([
    { item: "week-20", mark: "done", date: "2026-03-12" },
    { item: "sugar-test", mark: "moved", date: "2026-03-20" },
    { item: "calcium", mark: "notForMe", date: "2026-03-12" },
  ]);
  expect(rowsOf(files, "plan-answers")).toMatchObject([{ question: "rhNegative", answer: true }]);
  expect(rowsOf(files, "record")).toMatchObject([
    { kind: "bloodPressure", date: "2026-03-12", systolic: 124, diastolic: 82, kilograms: null },
  ]);
  expect(textOf(files, "record.csv")).toContain("Blood pressure,2026-03-12,124,82,");
  expect(rowsOf(files, "growth")).toMatchObject([
    { child: "Zoya", kind: "length", date: "2026-03-12", value: 74.5, unit: "cm", position: "lying" },
  ]);
  expect(rowsOf(files, "reports")).toMatchObject([{ kind: "post", reason: "inDanger", note: null }]);
  expect(rowsOf(files, "not-told")).toEqual([{ topic: "reports" }]);
  expect(rowsOf(files, "reviews")).toMatchObject([{ rating: 5, text: "It waits with me.", isApproved: false }]);
  expect(rowsOf(files, "posts")).toMatchObject([
    { id: post, topic: "birth", title: "=2+2", text: 'She said "yes",\nتھینک یو' },
  ]);
  expect(rowsOf(files, "comments")).toMatchObject([{ postId: others, text: "My comment" }]);
  expect(rowsOf(files, "likes")).toEqual([{ kind: "post", id: others }]);
  expect(rowsOf(files, "followed-threads")).toMatchObject([{ postId: others, isFollowing: false }]);
  expect(rowsOf(files, "messages")).toMatchObject([
    { with: "Hira", isFromYou: true, text: "Salam Hira" },
    { with: "Hira", isFromYou: false, text: "Salam Sana" },
  ]);
  expect(rowsOf(files, "contact-messages")).toMatchObject([{ reference, subject: "My due date", answer: null }]);
  expect(rowsOf(files, "notifications")).toHaveLength(2);
  expect(rowsOf(files, "decisions")).toMatchObject([
    { decision: "hide", about: "post", reason: "Too many lamps.", answer: "There is but one.", outcome: null },
  ]);
  expect(rowsOf(files, "sessions").map(({ device }) => device)).toEqual([null, "Firefox on Android"]);
  expect(rowsOf(files, "calendar-address")).toEqual([{ madeAt: "2026-03-12T07:00:00.000Z", lastReadAt: null }]);
  expect((await sharp(files["images/profile.jpg"]).metadata()).format).toBe("jpeg");

  expect(textOf(files, "decisions.csv")).toMatch(/^Decision,About,Name,Reason,.*\r\nhidden,post,/);
  expect(textOf(files, "posts.csv")).toContain(`${post},'=2+2,"She said ""yes"",\nتھینک یو"`);
  for (const name of Object.keys(files).filter((one) => /\.(json|csv)$/.test(one))) {
    expect(textOf(files, "README.html")).toContain(name);
  }
  const everything = Object.values(files).map((bytes) => Buffer.from(bytes).toString("latin1"));
  const secrets = [
    password,
    "argon2",
    sana.token,
    hira.phoneNumber,
    "Words of Hira alone",
    "Put out of her sight",
    "A moderator's name",
  ];
  for (const secret of secrets) expect(everything.filter((text) => text.includes(secret))).toEqual([]);
});

test("of a member who reads Urdu it speaks Urdu to people, and the same to programs", async () => {
  const amna = await newMember(umeed, { fullName: "Amna", isFindable: true });
  await amna.call("PUT", "/user/language", { body: { language: "ur" } });
  const [gone, post] = [await newMember(umeed, { isFindable: true }), await postBy(amna)];
  await write(amna, gone, "Salam");
  await gone.call("DELETE", `/user/delete/${gone.id}`, { body: { password } });
  await commentBy(hira, post);
  const moderator = await memberNamed(umeed, "Another moderator", "moderator");
  await decideAbout(moderator, `post/${post}`, { outcome: "hide", reason: "Too many lamps." });
  const signingIn = { phoneNumber: amna.phoneNumber, password };
  const headers = { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0" };
  await umeed.call("POST", "/user/login/number-password", { body: signingIn, headers });
  const saved = shippedId("article", "teething");
  await amna.call("PUT", `/saved-article/${saved}`);

  const files = await made(amna);
  const readme = textOf(files, "README.html");
  expect(readme).toMatch(
    /<html lang="ur" dir="rtl">.*<a href="README-en.html" lang="en" dir="ltr" hreflang="en">English</s,
  );
  expect(textOf(files, "README-en.html")).toMatch(/<html lang="en" dir="ltr">.*README.html.*اردو.*<h1>My data</s);
  const words = readme
    .replace(/<style>.*<\/style>|<a .*<\/a>/gs, "")
    .replaceAll(/<bdi dir="ltr">[^<]*<\/bdi>|<[^>]*>/g, " ");
  expect(latinWordsIn(words)).toEqual([]);

  const linesOf = (name: string) =>
    textOf(files, `${name}.csv`)
      .replaceAll(/[\uFEFF\u2066-\u2069]/g, "")
      .split("\r\n");
  expect(linesOf("decisions")[0]).toMatch(/^فیصلہ,کس کے بارے میں,نام,وجہ,/);
  expect(linesOf("decisions")[1]).toMatch(/^چھپایا گیا,پوسٹ,.*,Too many lamps\.,/);
  expect(rowsOf(files, "decisions")).toMatchObject([{ decision: "hide", about: "post" }]);
  expect(linesOf("messages")[1]).toMatch(/^سابق ممبر,ہاں,Salam,/);
  expect(rowsOf(files, "messages")).toMatchObject([{ with: "سابق ممبر", isFromYou: true }]);
  expect(linesOf("sessions")[2]).toMatch(/^Android پر Firefox,نہیں,/);
  expect(rowsOf(files, "saved-articles")).toMatchObject([{ title: expect.stringMatching(/[\u0600-\u06FF]/) }]);
  expect(
    rowsOf(files, "notifications")
      .map(({ sentence }) => sentence)
      .join(" "),
  ).toMatch(/کمنٹ/);
});

describe("of a member who chose no language", () => {
  test.each([
    ["asked for on a page in English, it is in English", onPageIn("en")],
    ["asked for by a phone in a language that we do not have, it is in English", { "accept-language": "fr" }],
  ])("%s, and explains itself in each that readers have", async (_, headers) => {
    const files = await made(await newMember(umeed), headers);
    expect(textOf(files, "README.html")).toMatch(/<html lang="en" dir="ltr">.*<a href="README-ur.html"/s);
    expect(textOf(files, "README-ur.html")).toMatch(/<html lang="ur" dir="rtl">.*<h1>میرا ڈیٹا</s);
    expect(textOf(files, "profile.csv")).not.toMatch(/[\u0600-\u06FF]/);
  });

  test.each([
    ["on a page in Urdu", onPageIn("ur")],
    ["by a phone in Urdu", { "accept-language": "ur-PK,en;q=0.7" }],
  ])("asked for %s, it is in Urdu, the tables as what explains them", async (_, headers) => {
    const files = await made(await newMember(umeed), headers);
    expect(textOf(files, "README.html")).toMatch(/<html lang="ur" dir="rtl">.*<a href="README-en.html"/s);
    expect(textOf(files, "profile.csv")).toMatch(/^\uFEFF?[\u0600-\u06FF]/);
  });
});

test("her own choice goes before the language in which she asked", async () => {
  const member = await newMember(umeed);
  await member.call("PUT", "/user/language", { body: { language: "ur" } });
  const files = await made(member, onPageIn("en"));
  expect(textOf(files, "README.html")).toContain('<html lang="ur" dir="rtl">');
  await member.call("PUT", "/user/language", { body: { language: "en" } });
  expect(textOf(await made(member, onPageIn("ur")), "README.html")).toContain('<html lang="en" dir="ltr">');
});

test("her password is asked, and nobody else gets her file", async () => {
  expect((await ask(hira, "not her password")).status).toBe(401);
  expect(await stateOf(hira)).toBe("none");
  expect((await hira.call("GET", "/user/data/file")).status).toBe(404);
  expect((await hira.call("POST", "/user/data", { body: {} })).status).toBe(400);
});

test("many requests at once make one file, and a new one takes the old one's place", async () => {
  const member = await newMember(umeed);
  await Promise.all(Array.from({ length: 5 }, () => ask(member)));
  await expect.poll(() => stateOf(member), { timeout: 20_000 }).toBe("done");
  await removalsAreDone();
  const before = await filesOnDisk();
  await made(member);
  await removalsAreDone();
  const after = await filesOnDisk();
  expect(after).toHaveLength(before.length);
  expect(new Set(after)).not.toEqual(new Set(before));
});

test("what a process that died had begun is made anew, or given up at the third time", async () => {
  const abandoned = { state: "working" as const, claim: "dead", claimedUntil: now - 1, createdAt: now };
  const [again, often] = [await newMember(umeed), await newMember(umeed)];
  const rows = [
    { ...abandoned, id: "again", memberId: again.id, attempts: 1, expiresAt: now + DAY },
    { ...abandoned, id: "often", memberId: often.id, attempts: 3, expiresAt: now + DAY },
  ];
  await umeed.db.insertInto("dataExport").values(rows).execute();
  await made(await newMember(umeed));

  await expect.poll(() => stateOf(again), { timeout: 20_000 }).toBe("done");
  await expect.poll(() => stateOf(often), { timeout: 20_000 }).toBe("failed");
  expect(rowsOf(await opened(again), "profile")).toHaveLength(1);
  expect((await ask(often)).at("data.state")).not.toBe("failed");
  await expect.poll(() => stateOf(often), { timeout: 20_000 }).toBe("done");
});

test("after a day it is not there any more, and with her account its file goes at once", async () => {
  const member = await newMember(umeed);
  await made(member);
  await removalsAreDone();
  const [kept] = [(await filesOnDisk()).length];
  expect((await member.call("DELETE", `/user/delete/${member.id}`, { body: { password } })).status).toBe(200);
  await removalsAreDone();
  expect(await filesOnDisk()).toHaveLength(kept - 1);

  now += DAY;
  expect(await stateOf(sana)).toBe("none");
  expect((await sana.call("GET", "/user/data/file")).status).toBe(404);
});
