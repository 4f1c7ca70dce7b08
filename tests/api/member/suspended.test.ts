import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { contactWords } from "../../fixtures/contact.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

const DAY = 86_400_000;
const UNKIND = { reason: "unkind" };

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
let post: string;
let comment: string;
let own: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
  sana = await newMember(umeed, { fullName: "Sana", isFindable: true });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
  post = await postBy(hira);
  comment = await commentBy(hira, post);
  own = await postBy(sana);
  await write(hira, sana, "Salam");
  await sana.call("PUT", `/chat/with/${hira.id}/request`);
  await sana.call("PUT", `/socialform/${post}/like`);
  await umeed.db
    .updateTable("member")
    .set({ suspendedUntil: NOON + 2 * DAY })
    .where("id", "=", sana.id)
    .execute();
});
afterAll(() => umeed.stop());

function profile(fullName: string) {
  const form = new FormData();
  form.set("fullName", fullName);
  return form;
}

describe("a suspended member", () => {
  test.each<[string, () => Parameters<NewMember["call"]>]>([
    ["writes no post", () => ["POST", "/socialform/add", { body: postWords() }]],
    ["changes no post", () => ["PUT", `/socialform/${own}`, { body: postWords({ version: 1 }) }]],
    ["writes no comment", () => ["POST", "/comment/add", { body: { comment: "Me too.", postId: post } }]],
    [
      "sends no message",
      () => ["POST", "/chat/add", { body: { senderId: sana.id, recieverId: hira.id, text: "Salam" } }],
    ],
    ["likes no post", () => ["PUT", `/socialform/${post}/like`]],
    ["likes no comment", () => ["PUT", `/comment/${comment}/like`]],
    ["reports no post", () => ["POST", `/socialform/${post}/report`, { body: UNKIND }]],
    ["reports no comment", () => ["POST", `/comment/${comment}/report`, { body: UNKIND }]],
    ["reports no member", () => ["POST", `/chat/with/${hira.id}/report`, { body: UNKIND }]],
    ["takes no other name", () => ["PUT", "/user/update", { body: profile("Somebody else") }]],
  ])("%s", async (_, call) => {
    const answer = await sana.call(...call());
    expect([answer.status, answer.at("code"), answer.at("message")]).toEqual([
      403,
      "suspended",
      "You can read here, but not write, for 2 more days. If you need help, write to us under Contact us.",
    ]);
  });

  test.each<[string, () => Parameters<NewMember["call"]>]>([
    ["takes back a like", () => ["DELETE", `/socialform/${post}/like`]],
    ["hides a post", () => ["PUT", `/socialform/${post}/hidden`]],
    ["blocks whoever writes to her", () => ["PUT", `/chat/with/${hira.id}/block`]],
    ["asks for help", () => ["POST", "/contact", { body: contactWords() }]],
    ["deletes her own post", () => ["DELETE", `/socialform/${own}`]],
  ])("%s", async (_, call) => {
    const answer = await sana.call(...call());
    expect(answer.status).toBe(200);
  });

  test("keeps her name", async () => {
    expect((await sana.call("GET", "/user/me")).textAt("data.fullName")).toBe("Sana");
  });
});
