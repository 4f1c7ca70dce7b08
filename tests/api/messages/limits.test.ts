import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, type NewMember } from "../../fixtures/members.ts";
import { readTalk, write } from "../../fixtures/messages.ts";
import { naughtyStrings, unstorable } from "../../fixtures/naughty-strings.ts";

const A_DAY = 86_400_000;
const FIRST_CONTACTS = 20;

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());

const findable = async (name: string) => {
  const member = await memberNamed(umeed, name);
  await member.call("PUT", "/user/privacy", { body: { isFindable: true, acceptsRequests: true } });
  return member;
};

/** Two who talk already. */
async function twoWhoTalk(): Promise<[NewMember, NewMember]> {
  const [sana, hira] = [await findable("Sana"), await findable("Hira")];
  await write(sana, hira, "Salam");
  await write(hira, sana, "Walaikum salam");
  return [sana, hira];
}

describe("first messages", () => {
  test("go to twenty members a day, also at once, and to more on the next", async () => {
    const sender = await findable("Eager");
    const receivers = await crowd(umeed, FIRST_CONTACTS + 2);
    await umeed.db.updateTable("member").set({ isFindable: 1 }).where("fullName", "like", "Member %").execute();

    const answers = await Promise.all(receivers.map((receiver) => write(sender, receiver, "Salam")));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map((answer) => [answer.status, answer.at("code")])).toEqual([
      [429, "too_many_first_contacts"],
      [429, "too_many_first_contacts"],
    ]);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBe(A_DAY / 1_000);

    const unreached = receivers.filter((_, index) => answers[index]?.status === 429);
    const [first, second] = unreached;
    if (!first || !second) throw new Error("all were reached");
    await write(first, sender, "It is I who write first");
    expect((await write(sender, first, "Then I answer")).status).toBe(200);
    now += A_DAY;
    expect((await write(sender, second, "Salam")).status).toBe(200);
  });
});

describe("messages", () => {
  test("are sixty a minute, and then she is told when to go on", async () => {
    const [sana, hira] = await twoWhoTalk();

    const answers: Awaited<ReturnType<typeof write>>[] = [];
    // Ten at once: on a busy machine sixty would wait for each other until the database gives up.
    while (answers.length < 61) {
      const next = Array.from({ length: 10 }, (_, index) => write(sana, hira, `m${answers.length + index}`));
      answers.push(...(await Promise.all(next)));
    }

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((answer) => answer.status === 429 && answer.at("code") === "too_many")).toBe(true);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await write(hira, sana, "I may")).status).toBe(200);
  });

  test("are of 1 to 2000 characters that can be seen", async () => {
    const [sana, hira] = await twoWhoTalk();

    for (const text of ["", "  \n ", "\u200B\u2060", "\u202E", "x".repeat(2_001)]) {
      const answer = await write(sana, hira, text);
      expect([text.slice(0, 3), answer.status, answer.at("errors.0.path")]).toEqual([text.slice(0, 3), 400, "text"]);
    }
    expect((await write(sana, hira, "x".repeat(2_000))).status).toBe(200);
  });

  test("of a suspended member are not sent, and nothing comes to her live", async () => {
    const [sana, hira] = await twoWhoTalk();
    const until = { suspendedUntil: now + A_DAY };
    await umeed.db.updateTable("member").set(until).where("id", "=", sana.id).execute();

    const answers = [await write(sana, hira, "Psst"), await sana.call("GET", "/live")];
    expect(answers.map((answer) => [answer.status, answer.at("code")])).toEqual([
      [403, "suspended"],
      [403, "suspended"],
    ]);
    expect((await readTalk(sana, hira)).status).toBe(200);
  });

  test.each(naughtyStrings)("with %j in them come as they were", async (text) => {
    const [sana, hira] = await twoWhoTalk();
    const stored = text.normalize("NFC").trim();

    const sent = await write(sana, hira, text, { clientId: text.slice(0, 100) });

    expect([sent.status, sent.at("data.text")]).toEqual([200, stored]);
    expect((await readTalk(hira, sana)).at("data.2.text")).toBe(stored);
    expect((await hira.call("GET", "/chat/chatlist")).at("users.0.lastMessage")).toBe(stored);
  });

  test.each(unstorable)("with %j in them or in their clientId are refused", async (text) => {
    const [sana, hira] = await twoWhoTalk();

    expect((await write(sana, hira, text)).status).toBe(400);
    expect((await write(sana, hira, "Fine", { clientId: text.slice(0, 100) })).status).toBe(400);
  });
});
