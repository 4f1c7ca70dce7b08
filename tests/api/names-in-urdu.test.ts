import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TRANSLATED } from "../../server/domain/forum/pseudonym-names.ts";
import { QUALITIES, THINGS } from "../../server/domain/forum/pseudonyms.ts";
import { sentenceOfNews } from "../../server/domain/notify/news.ts";
import { speaking } from "../../server/language.ts";
import { decideAbout, decisionsToldTo } from "../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../fixtures/members.ts";
import { write } from "../fixtures/messages.ts";
import { commentBy, postBy } from "../fixtures/posts.ts";
import { NOON } from "../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";

const URDU = { "umeed-language": "ur" };
const GONE = "سابق ممبر";

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
let administrator: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  administrator = await memberNamed(umeed, "Rubina", "administrator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { fullName: "Sana", isFindable: true });
  hira = await memberNamed(umeed, "Hira");
});

const inUrdu = (path: string, reader: Pick<NewMember, "call"> = umeed) => reader.call("GET", path, { headers: URDU });
const leave = (member: NewMember) =>
  member.call("DELETE", `/user/delete/${member.id}`, { body: { password: "a quiet lamp", keepsTexts: true } });

describe("the topics that came with Umeed", () => {
  const listed = async (reader: Pick<NewMember, "call"> = umeed, path = "/socialform/topics") =>
    Array.from(Object((await inUrdu(path, reader)).body.data), (topic) => Object(topic).name);

  test("have their names in Urdu, beside those that an operator has named", async () => {
    expect(await listed()).toEqual(["حمل کے شروع کے مہینے", "پیدائش", "نوزائیدہ بچہ", "دل کی باتیں", "بچے کو کھونا"]);
    const post = await postBy(sana, { topicId: "birth" });
    expect((await inUrdu(`/socialform/${post}`)).at("data.topic.name")).toBe("پیدائش");

    const body = { name: "Giving birth", position: 2, isClosed: false, version: 1 };
    expect((await administrator.call("PUT", "/topic/birth", { body })).status).toBe(200);
    expect((await listed())[1]).toBe("Giving birth");
    expect((await inUrdu(`/socialform/${post}`)).at("data.topic.name")).toBe("Giving birth");
  });

  test("are edited by the names that are stored", async () => {
    const { body } = await inUrdu("/topic", administrator);
    expect(Array.from(Object(body).data)).toContainEqual(
      expect.objectContaining({ name: "Newborn", urduName: "نوزائیدہ بچہ" }),
    );
  });
});

describe("a pseudonym", () => {
  test("has a word in Urdu for each of its own, and no two the same", () => {
    const words = Object.values(TRANSLATED.ur ?? {});
    expect(Object.keys(TRANSLATED.ur ?? {}).toSorted()).toEqual([...QUALITIES, ...THINGS].toSorted());
    expect(new Set(words).size).toBe(words.length);
  });

  test("is read in Urdu wherever it is shown, and is one name", async () => {
    const post = await postBy(sana, { isPseudonymous: true });
    const comment = await commentBy(sana, post, { isPseudonymous: true });
    const name = (await inUrdu(`/socialform/${post}`)).textAt("data.userId.fullName");
    expect(name).not.toMatch(/[A-Za-z]/);
    expect((await inUrdu(`/comment/${comment}`)).at("data.userId.fullName")).toBe(name);

    const told = (await inUrdu("/notification/pagination", sana)).text;
    const answer = await commentBy(hira, post, { isPseudonymous: true });
    const answerer = (await inUrdu(`/comment/${answer}`)).textAt("data.userId.fullName");
    const now = (await inUrdu("/notification/pagination", sana)).text;
    expect([told.includes(answerer), now.includes(`⁨${answerer}⁩`)]).toEqual([false, true]);

    await hira.call("PUT", `/socialform/${post}/block`, { headers: URDU });
    expect((await inUrdu("/hidden", hira)).at("data.blocks.0.fullName")).toBe(name);
    const stored = await umeed.db.selectFrom("memberBlock").select("name").where("memberId", "=", hira.id).execute();
    expect(stored[0]?.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+/);

    await decideAbout(administrator, `post/${post}`, { outcome: "hide" });
    const [decision] = await decisionsToldTo(sana);
    expect((await inUrdu(`/decision/${decision}`, sana)).at("data.pseudonym")).toBe(name);
  });

  test("that was stored with a number keeps it", async () => {
    const post = await postBy(sana, { isPseudonymous: true });
    await umeed.db.updateTable("post").set({ pseudonym: "Bright Cloud 4711" }).where("id", "=", post).execute();
    expect((await inUrdu(`/socialform/${post}`)).at("data.userId.fullName")).toBe("روشن بادل 4711");
  });
});

test("a member who is gone is called so in Urdu, and is reported under the stored name", async () => {
  const post = await postBy(sana);
  await write(hira, sana, "Salam");
  await write(sana, hira, "Walaikum salam");
  await leave(sana);

  expect((await inUrdu(`/socialform/${post}`)).at("data.userId")).toMatchObject({ fullName: GONE, isGone: true });
  const talks = await inUrdu("/chat/chatlist", hira);
  expect(talks.at("data.users.0.userId")).toMatchObject({ fullName: GONE, isGone: true });

  await hira.call("POST", `/socialform/${post}/report`, { body: { reason: "spam" }, headers: URDU });
  const stored = umeed.db.selectFrom("report").select("seenName").where("subjectId", "=", post);
  expect(await stored.execute()).toEqual([{ seenName: "Deleted member" }]);
});

test("devices are told in Urdu, with the names of products apart", async () => {
  const names = ["Chrome on Android", "an app on iPhone", "a browser on Windows", "Lynx"];
  const session = await umeed.db
    .selectFrom("session")
    .selectAll()
    .where("memberId", "=", sana.id)
    .executeTakeFirstOrThrow();
  const more = names.map((deviceName, index) => ({ ...session, deviceName, tokenHash: `${sana.id}-${index}` }));
  await umeed.db.insertInto("session").values(more).execute();
  const told = Array.from(Object((await inUrdu("/session", sana)).body.data), (one) => Object(one).deviceName);
  expect(told).toEqual(
    expect.arrayContaining(["⁦Android⁩ پر ⁦Chrome⁩", "⁦iPhone⁩ پر ایک ایپ", "⁦Windows⁩ پر ایک براؤزر", "Lynx"]),
  );
  const values = { by: "change", day: "2026-11-26", time: "14:05", device: "Chrome on Android", ended: [] };
  const news = () => sentenceOfNews("passwordChanged", JSON.stringify(values));
  expect(speaking("ur", news)).toContain(" ⁨⁦Android⁩ پر ⁦Chrome⁩⁩ سے ");
  expect(speaking("en", news)).toContain("using Chrome on Android.");
  const english = await sana.call("GET", "/session");
  for (const name of names) expect(english.text).toContain(`"${name}"`);
});

describe("what is refused or done", () => {
  test.each([
    ["POST", "/socialform/add", { title: "", description: "x", moodID: 2 }, "عنوان لکھیں۔"],
    ["POST", "/socialform/add", { title: "x", description: "x", moodID: "x" }, "چنیں کہ کیسا محسوس ہو رہا ہے۔"],
    ["PUT", "/user-review/mine", { rating: 9, comment: "It helps me every day." }, "1 سے 5 تک ستارے چنیں۔"],
    ["DELETE", "/user-review/mine", undefined, "آپ کی رائے مٹا دی گئی ہے۔"],
    ["GET", "/socialform/v2/pagination?month=x", undefined, "فہرست میں سے مہینہ چنیں۔"],
  ])("%s %s is told in Urdu", async (method, path, body, sentence) => {
    const { text } = await sana.call(method, path, { body, headers: URDU });
    expect(text).toContain(sentence);
  });

  test("is told with a count in its own form", async () => {
    const suspended = async (days: number) => {
      const until = NOON + days * 86_400_000;
      await umeed.db.updateTable("member").set({ suspendedUntil: until }).where("id", "=", sana.id).execute();
      const body = { comment: "Salam", postId: "x", createdDate: "" };
      return (await sana.call("POST", "/comment/add", { body, headers: URDU })).textAt("message");
    };
    expect(await suspended(1)).toMatch(/^ایک دن اور یہاں/);
    expect(await suspended(3)).toMatch(/^3 دن اور یہاں/);
  });
});
