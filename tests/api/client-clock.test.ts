import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFault } from "../support/fault-note.ts";
import { NOON } from "../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember, type NewMember } from "../fixtures/members.ts";
import { postWords } from "../fixtures/posts.ts";

const TEN_YEARS = 10 * 365 * 86_400_000;

let umeed: TestUmeed;
let now = NOON;
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  sana = await newMember(umeed, { fullName: "Sana" });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
});
afterAll(() => umeed.stop());

describe.each([
  ["ten years fast", TEN_YEARS],
  ["ten years slow", -TEN_YEARS],
])("from a phone whose clock is %s", (_, off) => {
  /** All names under which an app may send its time. */
  const claimed = () => {
    const time = now + off;
    const moment = new Date(time).toISOString();
    return { uploadingTime: time, createdTime: time, createdDate: moment, createdAt: moment, updatedAt: moment };
  };
  const headers = () => ({ date: new Date(now + off).toUTCString() });
  const send = (by: NewMember, path: string, body: object) =>
    by.call("POST", path, { body: { ...body, ...claimed() }, headers: headers() });

  test("a post and a comment have the server's time and order", async () => {
    now += 60_000;
    const first = await send(sana, "/socialform/add", postWords({ title: `First ${off}` }));
    const writtenAt = now;
    now += 60_000;
    const second = await hira.call("POST", "/socialform/add", { body: postWords({ title: `Second ${off}` }) });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.at("data.uploadingTime")).toBe(writtenAt);
    const list = await umeed.call("GET", "/socialform/v2/pagination?page=1&limit=2");
    expect([list.at("data.0.title"), list.at("data.1.title")]).toEqual([`Second ${off}`, `First ${off}`]);

    const postId = first.textAt("data._id");
    const comment = await send(sana, "/comment/add", { comment: "Me too.", postId });
    expect([comment.status, comment.at("data.createdDate")]).toEqual([200, new Date(now).toISOString()]);
    const aside = Number(first.at("data.uploadingTime")) - writtenAt;
    noteFault({ saw: `post ${first.status}, comment ${comment.status}, their times ${aside} ms off` });
  });

  test("messages have the server's time and order", async () => {
    const message = (text: string) => ({ senderId: sana.id, recieverId: hira.id, text });
    now += 60_000;
    const early = await send(sana, "/chat/add", message(`early ${off}`));
    expect(early.status).toBe(200);
    await hira.call("PUT", `/chat/with/${sana.id}/accepted`);
    now += 60_000;
    await sana.call("POST", "/chat/add", { body: message(`late ${off}`) });
    const rows = await umeed.db
      .selectFrom("message")
      .select(["body", "createdAt"])
      .where("createdAt", ">=", now - 60_000)
      .orderBy("createdAt")
      .execute();
    expect(rows).toEqual([
      { body: `early ${off}`, createdAt: now - 60_000 },
      { body: `late ${off}`, createdAt: now },
    ]);
  });
});
