import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember } from "../fixtures/members.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("marks without end on one letter are refused before anything puts them in order", async () => {
  const marks = `a${"\u0315".repeat(15_500)}${"\u0300".repeat(15_500)}`;
  const { status, body } = await umeed.call("POST", "/user/login/number-password", {
    body: { phoneNumber: marks, password: "x" },
  });

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("can't be stored");
});

test("a name or a post that shows nothing is empty", async () => {
  const author = await newMember(umeed);
  const post = { moodID: 1, title: "\u200B\u2060", description: "\u200F \u200B" };
  const answer = await author.call("POST", "/socialform/add", { body: post });

  expect([answer.status, answer.at("errors")]).toMatchObject([
    400,
    [{ msg: "Enter a title." }, { msg: "Write what you want to say." }],
  ]);
});

test.each(["/socialform", "/comment", "/comment/forum", "/article", "/week"])(
  "an id with a NUL is none of %s, in a body as in an address",
  async (path) => {
    const member = await newMember(umeed);
    expect((await umeed.call("GET", `${path}/x%00`)).status).toBe(400);
    const body = { comment: "Salam", postId: "x\0", createdDate: "" };
    expect((await member.call("POST", "/comment/add", { body })).status).toBe(400);
  },
);
