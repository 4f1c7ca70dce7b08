import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { fullName: "Sana" });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
});

const partnerOfPost = async (id: string, reader: NewMember | TestUmeed = sana) =>
  (await reader.call("GET", `/socialform/${id}`)).at("data.partnerId");
const partnerOfComment = async (id: string) => (await sana.call("GET", `/comment/${id}`)).at("data.partnerId");
const choose = (member: NewMember, isFindable: boolean, acceptsRequests: boolean) =>
  member.call("PUT", "/user/privacy", { body: { isFindable, acceptsRequests } });

test("an author who lets herself be found can be written to from her posts and comments", async () => {
  const post = await postBy(hira);
  const comment = await commentBy(hira, post);

  expect([await partnerOfPost(post), await partnerOfComment(comment)]).toEqual([hira.id, hira.id]);
  expect((await sana.call("GET", "/socialform/v2/pagination?limit=1")).at("data.0.partnerId")).toBe(hira.id);
  expect((await write(sana, hira, "I read your post")).status).toBe(200);
});

test("a pseudonym leads to nobody, also beside what she writes there under her name", async () => {
  const own = await postBy(hira, { isPseudonymous: true });
  const post = await postBy(sana);
  const hidden = await commentBy(hira, post, { isPseudonymous: true });
  const open = await commentBy(hira, post, { comment: "By name." });
  const answers = [await sana.call("GET", `/socialform/${own}`), await sana.call("GET", `/comment/${hidden}`)];

  expect([await partnerOfPost(own), await partnerOfComment(hidden)]).toEqual([null, null]);
  expect(answers.map(({ text }) => text.includes(hira.id))).toEqual([false, false]);
  expect(await partnerOfComment(open)).toBe(hira.id);
});

test("who does not let herself be found, or takes no requests, can't be written to, whatever she chose before", async () => {
  const post = await postBy(hira);
  for (const [isFindable, acceptsRequests] of [
    [false, true],
    [true, false],
  ] as const) {
    await choose(hira, isFindable, acceptsRequests);
    expect(await partnerOfPost(post)).toBeNull();
  }
  await choose(hira, true, true);
  expect(await partnerOfPost(post)).toBe(hira.id);
});

test("visitors, and she herself, are told of nobody to write to", async () => {
  const post = await postBy(hira);

  expect([await partnerOfPost(post, umeed), await partnerOfPost(post, hira)]).toEqual([null, null]);
});
