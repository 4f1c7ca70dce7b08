import { afterAll, beforeAll, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { postBy, postWords } from "../../fixtures/posts.ts";

const ROUNDS = 12;

let umeed: TestUmeed;
let rabia: NewMember;
let moderator: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => (now += 1) });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
  moderator = await memberNamed(umeed, "Hina", "moderator");
});
afterAll(() => umeed.stop());

const body = { reason: "She asked.", proof: "She called.", role: "editor", days: 3 };

test.each<[string, (sana: NewMember, post: string) => Promise<{ status: number }>]>([
  ["another role", ({ id }) => rabia.call("PUT", `/member/${id}/role`, { body })],
  ["a suspension", ({ id }) => rabia.call("PUT", `/member/${id}/suspension`, { body })],
  ["a code", ({ id }) => rabia.call("POST", `/member/${id}/reset-code`, { body })],
  ["her file", ({ id }) => rabia.call("POST", `/member/${id}/data`, { body })],
  ["the end of her sessions", ({ id }) => rabia.call("DELETE", `/member/${id}/session`, { body })],
  ["the name behind a pseudonym", (_, post) => moderator.call("POST", `/moderation/post/${post}/trace`)],
  ["a post of hers", (sana) => sana.call("POST", "/socialform/add", { body: postWords() })],
  [
    "a comment of hers",
    (sana, post) => sana.call("POST", "/comment/add", { body: { postId: post, comment: "Salam" } }),
  ],
])("%s while her account is deleted is done, or finds her gone", async (_, act) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sana = await memberNamed(umeed, "Sana");
    const post = await postBy(sana, { isPseudonymous: true });
    const leaving = rabia.call("DELETE", `/member/${sana.id}`, { body: { ...body, keepsTexts: true } });
    const answers = await Promise.all([leaving, act(sana, post), act(sana, post)]);
    expect([200, 403]).toContain(answers[0].status);
    for (const { status } of answers.slice(1)) expect([200, 401, 404]).toContain(status);
    const left = await umeed.db.selectFrom("actOfPower").select("reason").where("subjectId", "=", sana.id).execute();
    const kept = left.filter(({ reason }) => reason !== null);
    expect(answers[0].status === 200 ? kept : []).toEqual([]);
  }
});
