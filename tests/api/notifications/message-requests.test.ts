import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => (now += 1) });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { fullName: "Sana", isFindable: true });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
});

const heard = async (member: NewMember) => (await member.call("GET", "/notification/pagination")).at("data");
const unreadOf = async (member: NewMember) => (await member.call("GET", "/notification/unread")).at("data.unread");

describe("a message request", () => {
  test("is told once to whom it is for, and leads to it", async () => {
    await write(sana, hira, "Salam");
    await write(sana, hira, "Salam again");

    expect(await heard(hira)).toMatchObject([
      { sentence: "\u2068Sana\u2069 would like to write to you.", partnerId: sana.id, postId: null, isRead: false },
    ]);
    expect([await unreadOf(hira), await heard(sana)]).toEqual([1, []]);
  });

  test("sent thirty times at once is told once", async () => {
    await Promise.all(Array.from({ length: 30 }, () => write(sana, hira, "Salam", { clientId: "first" })));

    expect(await heard(hira)).toHaveLength(1);
  });

  test.each([
    ["seen", () => hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 1 } })],
    ["accepted", () => hira.call("PUT", `/chat/with/${sana.id}/accepted`)],
    ["answered", () => write(hira, sana, "Walaikum salam")],
  ])("is read once it is %s", async (_what, settle) => {
    await write(sana, hira, "Salam");
    expect((await settle()).status).toBe(200);

    expect(await unreadOf(hira)).toBe(0);
    expect(await heard(hira)).toMatchObject([{ partnerId: sana.id, isRead: true }]);
  });

  test("is not read by what she does elsewhere", async () => {
    const amna = await newMember(umeed, { fullName: "Amna", isFindable: true });
    await write(sana, hira, "Salam");
    await write(amna, hira, "Salam too");
    await hira.call("PUT", `/chat/with/${amna.id}/read`, { body: { position: 1 } });

    expect(await heard(hira)).toMatchObject([
      { partnerId: amna.id, isRead: true },
      { partnerId: sana.id, isRead: false },
    ]);
  });

  test.each([
    ["refused", () => hira.call("PUT", `/chat/with/${sana.id}/refused`)],
    ["hidden", () => hira.call("DELETE", `/chat/with/${sana.id}`)],
    ["blocked", () => hira.call("PUT", `/chat/with/${sana.id}/block`)],
    ["taken back with her whole account", () => leave(sana)],
  ])("%s is told no more", async (_what, end) => {
    await write(sana, hira, "Salam");
    expect((await end()).status).toBe(200);

    expect([await heard(hira), await unreadOf(hira)]).toEqual([[], 0]);
  });

  test("hidden and taken up again later is not new once more", async () => {
    await write(sana, hira, "Salam");
    await hira.call("DELETE", `/chat/with/${sana.id}`);
    await hira.call("PUT", `/chat/with/${sana.id}/accepted`);
    await write(sana, hira, "Are you there?");

    expect([await unreadOf(hira), await heard(hira)]).toMatchObject([0, [{ partnerId: sana.id, isRead: true }]]);
  });

  test("leaves nothing behind when she who asked is gone", async () => {
    await write(sana, hira, "Salam");
    await leave(sana);

    expect(await umeed.db.selectFrom("notification").select("id").where("memberId", "=", hira.id).execute()).toEqual(
      [],
    );
  });
});

const leave = (member: NewMember) => member.call("DELETE", `/user/delete/${member.id}`);
