import { afterAll, beforeAll, expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { naughtyStrings, unstorable } from "../../fixtures/naughty-strings.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let moderator: NewMember;
let asTyped = 0;
beforeAll(async () => {
  umeed = await startTestUmeed();
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(async () => {
  noteFault({ saw: `${asTyped} of ${naughtyStrings.length} texts as typed, in every field` });
  await umeed.stop();
});

/** As it is stored: NFC, without spaces around it. */
const stored = (text: string) => text.normalize("NFC").trim();

test.each(naughtyStrings)("%j is stored and given back as it was, in every field", async (text) => {
  const [author, reporter] = [await memberNamed(umeed, text), await memberNamed(umeed, "Rabia")];
  const post = await postBy(author, { title: text, description: text, formKey: text.slice(0, 100) });
  const comment = await commentBy(author, post, { comment: text, formKey: text.slice(0, 100) });
  const changes = [
    [`/socialform/${post}`, postWords({ title: text, description: text, version: 1 })],
    [`/comment/${comment}`, { comment: text, version: 1 }],
  ] as const;
  for (const [path, body] of changes) expect((await author.call("PUT", path, { body })).status).toBe(200);

  const seen = (await umeed.call("GET", `/socialform/${post}`)).at("data");
  expect(seen).toMatchObject({ title: stored(text), description: stored(text), userId: { fullName: text } });
  expect((await umeed.call("GET", `/comment/forum/${post}`)).at("data.0.comment")).toBe(stored(text));

  for (const path of [`/socialform/${post}`, `/comment/${comment}`]) {
    const body = { reason: "other", note: text };
    expect((await reporter.call("POST", `${path}/report`, { body })).status).toBe(200);
  }
  const reported = await moderator.call("GET", `/moderation/post/${post}`);
  expect(reported.at("data.reports.0")).toMatchObject({
    note: stored(text),
    seen: { name: text, title: stored(text), text: stored(text) },
  });
  const decision = { outcome: "hide", reason: text };
  await moderator.call("POST", `/moderation/comment/${comment}/decision`, { body: decision });
  expect((await author.call("GET", `/comment/${comment}`)).at("data.stateReason")).toBe(stored(text));
  asTyped += 1;
});

test.each(naughtyStrings)("%j is looked for without harm, and finds what has its words", async (text) => {
  const answer = await umeed.call("GET", `/socialform/v2/pagination?searchTerm=${encodeURIComponent(text)}`);

  const hasWords = /[\p{L}\p{N}]/u.test(text.normalize("NFKD"));
  expect([answer.status, Number(answer.at("total")) > 0]).toEqual([200, hasWords]);
});

test.each(unstorable)("%j is refused in every field", async (text) => {
  const [author, reader] = [await memberNamed(umeed, "Sana"), await memberNamed(umeed, "Rabia")];
  const post = await postBy(author);
  const comment = await commentBy(author, post);
  const calls = [
    [author, "POST", "/socialform/add", postWords({ title: text })],
    [author, "POST", "/socialform/add", postWords({ description: text })],
    [author, "PUT", `/socialform/${post}`, postWords({ title: text })],
    [author, "POST", "/comment/add", { comment: text, postId: post }],
    [author, "PUT", `/comment/${comment}`, { comment: text }],
    [reader, "POST", `/socialform/${post}/report`, { reason: "other", note: text }],
    [reader, "POST", `/comment/${comment}/report`, { reason: "other", note: text }],
    [moderator, "POST", `/moderation/post/${post}/decision`, { outcome: "hide", reason: text }],
  ] as const;

  for (const [member, method, path, body] of calls) {
    const answer = await member.call(method, path, { body });
    expect([path, answer.status, answer.at("code")]).toEqual([path, 400, "invalid"]);
  }
});

test("an id or address that can't be is that of nothing", async () => {
  const wrong = ["%00", "a%00b", "%EF%BF%BD", "..%2f..%2fetc", "%E2%80%AE", "x".repeat(100), "x".repeat(101)];
  for (const id of wrong) {
    const calls = [
      ["GET", `/socialform/${id}`],
      ["GET", `/comment/forum/${id}`],
      ["GET", `/comment/${id}`],
      ["PUT", `/socialform/${id}/like`],
      ["DELETE", `/socialform/${id}`],
      ["PUT", `/socialform/${id}/hidden`],
      ["PUT", `/comment/${id}/block`],
      ["DELETE", `/comment/${id}`],
      ["DELETE", `/block/${id}`],
      ["GET", `/moderation/post/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      const status = id.includes("%00") || id.length > 100 ? 400 : 404;
      expect([method, path, (await moderator.call(method, path)).status]).toEqual([method, path, status]);
    }
  }
  const member = await memberNamed(umeed, "Sana");
  for (const postId of ["x".repeat(101), ...unstorable, ...naughtyStrings]) {
    const body = { comment: "Hello", postId };
    const status = unstorable.includes(postId) || postId.length > 100 ? 400 : 404;
    expect([postId, (await member.call("POST", "/comment/add", { body })).status]).toEqual([postId, status]);
  }
});

test("a key of a form that can't be stored does no harm", async () => {
  const member = await memberNamed(umeed, "Sana");
  for (const formKey of unstorable) {
    const answer = await member.call("POST", "/socialform/add", { body: postWords({ formKey }) });
    expect(answer.status).toBe(200);
  }
  const answer = await member.call("POST", "/socialform/add", { body: postWords({ formKey: "x".repeat(101) }) });
  expect(answer.status).toBe(400);
});
