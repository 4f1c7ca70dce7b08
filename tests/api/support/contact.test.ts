import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { contactBy, contactWords } from "../../fixtures/contact.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

const HOUR = 3_600_000;

let umeed: TestUmeed;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += HOUR;
  sana = await memberNamed(umeed, "Sana");
});

const send = (overrides: Record<string, unknown> = {}, by = sana) =>
  by.call("POST", "/contact", { body: contactWords(overrides) });

test("a message is stored as she wrote it, under a number that is easy to read out", async () => {
  const { status, body } = await send({ query: "  One\r\ntwo  " });

  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      reference: expect.stringMatching(/^[1-9]\d{3}-\d{4}$/),
      name: "Sana",
      contactNumber: "+923001234567",
      subject: "My due date",
      query: "One\ntwo",
      state: "open",
      createdTime: now,
      answers: [],
    },
  });
});

test("her messages are hers alone, the newest first", async () => {
  const other = await memberNamed(umeed, "Hira");
  const first = await contactBy(sana);
  now += 1;
  const second = await contactBy(sana, { subject: "Another thing" });
  await contactBy(other);

  const { body } = await sana.call("GET", "/contact");
  expect(body).toMatchObject({ total: 2, totalPages: 1, data: [{ reference: second }, { reference: first }] });
  expect((await sana.call("GET", `/contact/${first}`)).at("data.reference")).toBe(first);
  const refused = await other.call("GET", `/contact/${first}`);
  expect([refused.status, refused.body]).toEqual([404, (await other.call("GET", "/contact/1111-1111")).body]);
});

test.each([
  ["name", "   ", "Enter your name."],
  ["name", "x".repeat(81), "Use at most 80 characters. Shorten it by 1."],
  ["contactNumber", "", "Enter a phone number on which we can reach you."],
  ["contactNumber", "0300 12", "Enter a phone number, such as 0300 1234567."],
  ["subject", "\n", "Say in a few words what it is about."],
  ["subject", "x".repeat(121), "Use at most 120 characters. Shorten it by 1."],
  ["query", undefined, "Write your question."],
  ["query", "x".repeat(5_001), "Use at most 5,000 characters. Shorten it by 1."],
])("a %s like %j is refused at its field", async (path, value, msg) => {
  const answer = await send({ [path]: value });

  expect([answer.status, answer.at("errors")]).toEqual([400, [{ path, msg }]]);
  expect((await sana.call("GET", "/contact")).at("total")).toBe(0);
});

test.each([
  ["with the key of its form", { formKey: "a-key" }],
  ["without a key", {}],
])("sent ten times at once %s it is one", async (_, key) => {
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(key)));

  expect(new Set(sent.map((answer) => answer.at("data.reference"))).size).toBe(1);
  expect((await sana.call("GET", "/contact")).at("total")).toBe(1);
});

test("other words on the same form are another message, so that nothing that she typed is lost", async () => {
  await send({ formKey: "a-key" });
  await send({ formKey: "a-key", query: "And one thing more." });

  expect((await sana.call("GET", "/contact")).at("total")).toBe(2);
});

test("ten in an hour are taken, and then she is told when to go on", async () => {
  for (let count = 0; count < 10; count += 1) await contactBy(sana, { subject: `Question ${count}` });
  const refused = await send({ subject: "Question 10" });

  expect([refused.status, refused.at("code")]).toEqual([429, "too_many"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await send({}, await memberNamed(umeed, "Hira"))).status).toBe(200);
});

test("whoever lost her voice in the forum may still say that this was wrong", async () => {
  await umeed.db
    .updateTable("member")
    .set({ suspendedUntil: now + HOUR })
    .where("id", "=", sana.id)
    .execute();
  expect((await sana.call("POST", "/comment/add", { body: { comment: "Hello", postId: "x" } })).status).toBe(403);

  expect((await send()).status).toBe(200);
});

describe("when her account goes", () => {
  test("what she wrote goes with it", async () => {
    const reference = await contactBy(sana);
    await umeed.db.deleteFrom("member").where("id", "=", sana.id).execute();

    const left = umeed.db.selectFrom("contactMessage").select("id").where("reference", "=", reference);
    expect(await left.execute()).toEqual([]);
  });
});
