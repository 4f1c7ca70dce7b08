import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import { fieldName, inConversations, spelled } from "../../server/contract/spellings.ts";

const post = {
  _id: "p1",
  userId: { fullName: "Sana", image: null },
  likescounter: 2,
  moodID: 3,
  uploadingTime: 1_700_000_000_000,
  comments: [{ _id: "c1", createdDate: "2026-03-07T10:00:00.000Z", userId: { fullName: "Amna", image: "/a.jpg" } }],
  tags: ["_id", null],
};

test("an answer gets our names, however deep they are, and keeps its values", () => {
  const named = spelled(post);
  expect(named).toEqual({
    id: "p1",
    author: { fullName: "Sana", image: null },
    likeCount: 2,
    mood: 3,
    createdTime: 1_700_000_000_000,
    comments: [{ id: "c1", createdAt: "2026-03-07T10:00:00.000Z", author: { fullName: "Amna", image: "/a.jpg" } }],
    tags: ["_id", null],
  });
  expectTypeOf(named.comments).toEqualTypeOf<
    { id: string; createdAt: string; author: { fullName: string; image: string } }[]
  >();
});

test("in a conversation the other one is the partner", () => {
  expect(spelled({ users: [{ _id: "c1", userId: { _id: "m2" } }] }, inConversations)).toEqual({
    users: [{ id: "c1", partner: { id: "m2" } }],
  });
});

test("the fields of a content document are data", () => {
  const document = { matter: { lang: "ur", sources: [{ _id: "x" }] }, body: "" };
  expect(spelled({ data: { _id: "a", document } })).toEqual({ data: { id: "a", document } });
});

test("a problem is told at our field", () => {
  expect(["moodID", "lang", "dob", "title", "sources.0.url", ""].map(fieldName)).toEqual([
    "mood",
    "longitude",
    "dateOfBirth",
    "title",
    "sources.0.url",
    "",
  ]);
});

test("no page has the contract's odd names", () => {
  const odd =
    /\b(_id|userId|recieverId|likescounter|commentsCounter|moodID|uploadingTime|createdDate|dob|socialform|pregnancyinfo|afterpregnancy\w*|commonsymptom|guidline)\b/;
  const app = join(import.meta.dirname, "../../app");
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => odd.test(readFileSync(join(app, file), "utf8")))).toEqual([]);
});
