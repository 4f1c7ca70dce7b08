import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { postBy, postWords } from "../../fixtures/posts.ts";

const A_MINUTE = 60;

let umeed: TestUmeed;
let author: NewMember;
let eager: NewMember;
let thread: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Sana");
  eager = await memberNamed(umeed, "Hira");
  thread = await postBy(author);
});
afterAll(() => umeed.stop());

test("a member writes sixty times a minute, whatever comes of it, and is then told when to go on", async () => {
  const kinds = [
    () => eager.call("PUT", `/socialform/${thread}/like`),
    () => eager.call("POST", "/comment/add", { body: { comment: "Again.", postId: thread } }),
    () => eager.call("POST", "/socialform/add", { body: postWords({ title: "" }) }),
    () => eager.call("DELETE", `/socialform/${"0".repeat(24)}`),
  ];
  const attempts = Array.from(
    { length: A_MINUTE },
    (_, n) => kinds[n % kinds.length]?.() ?? Promise.reject(new Error()),
  );
  const statuses = new Set((await Promise.all(attempts)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 400, 404]));

  for (const again of kinds) {
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: "too_many", message: expect.stringMatching(/Try again in a minute/) });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  }
});

test("she reads on meanwhile, and others write", async () => {
  for (const path of ["/socialform/v2/pagination", `/socialform/${thread}`, `/comment/forum/${thread}`, "/hidden"]) {
    expect((await eager.call("GET", path)).status).toBe(200);
  }
  expect((await author.call("PUT", `/socialform/${thread}/like`)).status).toBe(200);
});
