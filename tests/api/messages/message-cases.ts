import { z } from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Places } from "../../support/places.ts";
import type { Answer, TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { readTalk, write } from "../../fixtures/messages.ts";

const listed = z.object({ data: z.array(z.object({ text: z.string(), position: z.number() })), hasMore: z.boolean() });
const textsOf = (answer: Answer) => listed.parse(answer.body).data.map(({ text }) => text);

/** What holds of messages wherever the two are: Sana calls one place, Hira the other. */
export function messagesOfTwo(start: () => Promise<Places>): void {
  let places: Places;
  let umeed: TestUmeed;
  let sana: NewMember;
  let hira: NewMember;
  beforeAll(async () => {
    places = await start();
    umeed = places.one;
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    sana = await newMember(places.one, { fullName: "Sana", isFindable: true });
    hira = await newMember(places.other, { fullName: "Hira", isFindable: true });
  });

  const talk = async () => {
    await write(sana, hira, "Salam");
    await write(hira, sana, "Walaikum salam");
  };

  describe("a first message", () => {
    test("waits as the only one, and is read without a read mark", async () => {
      const first = await write(sana, hira, "Salam");
      const second = await write(sana, hira, "Are you there?");
      await hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 1 } });

      expect(first.at("data")).toMatchObject({ text: "Salam", isMine: true, isRead: false, position: 1 });
      expect([second.status, second.at("code")]).toEqual([403, "waiting_for_answer"]);
      expect(textsOf(await readTalk(hira, sana))).toEqual(["Salam"]);
      expect((await readTalk(sana, hira)).at("data.0.isRead")).toBe(false);
    });

    test("accepted, lets both write on, and tells what was read", async () => {
      await write(sana, hira, "Salam");
      await hira.call("PUT", `/chat/with/${sana.id}/accepted`);
      await write(sana, hira, "Are you there?");
      await hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 2 } });

      expect((await readTalk(sana, hira)).at("data.1")).toMatchObject({ text: "Are you there?", isRead: true });
    });

    test("is answered once, whatever is pressed at the same moment", async () => {
      await write(sana, hira, "Salam");
      const answers = await Promise.all(
        ["accepted", "refused", "accepted"].map((word) => hira.call("PUT", `/chat/with/${sana.id}/${word}`)),
      );

      expect([answers[0]?.status, answers[2]?.status]).toEqual([200, 200]);
      expect([200, 404]).toContain(answers[1]?.status);
      expect((await sana.call("GET", "/chat/chatlist")).at("data.users.0.state")).toBe("open");
      expect((await hira.call("PUT", `/chat/with/${sana.id}/refused`)).status).toBe(404);
    });

    test("sent by both at the same moment is no request: they talk", async () => {
      await Promise.all([write(sana, hira, "Salam"), write(hira, sana, "Salam too")]);

      expect((await hira.call("GET", "/chat/chatlist")).at("data.users.0.state")).toBe("open");
      expect(textsOf(await readTalk(sana, hira)).toSorted()).toEqual(["Salam", "Salam too"]);
    });

    test("sent thirty times at once with one clientId is one", async () => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => write(sana, hira, "Salam", { clientId: "first" })),
      );

      expect(new Set(answers.map((answer) => answer.at("data._id"))).size).toBe(1);
      expect(textsOf(await readTalk(hira, sana))).toEqual(["Salam"]);
    });

    test("can't be accepted or refused by who wrote it", async () => {
      await write(sana, hira, "Salam");

      for (const word of ["accepted", "refused"]) {
        expect((await sana.call("PUT", `/chat/with/${hira.id}/${word}`)).status).toBe(404);
      }
      expect((await write(sana, hira, "Now?")).at("code")).toBe("waiting_for_answer");
    });

    test("refused, is gone for the one and waits on for the other, who is not told", async () => {
      await write(sana, hira, "Salam");
      await hira.call("PUT", `/chat/with/${sana.id}/refused`);

      expect((await hira.call("GET", "/chat/chatlist")).at("data.users")).toEqual([]);
      expect((await sana.call("GET", "/chat/chatlist")).at("data.users.0.state")).toBe("requested");
      expect((await write(sana, hira, "Please")).at("code")).toBe("waiting_for_answer");
    });

    test("reaches nobody who did not choose to be found, or who takes no requests", async () => {
      const unfound = await newMember(umeed, { fullName: "Unfound" });
      const closed = await newMember(umeed, { isFindable: true });
      await closed.call("PUT", "/user/privacy", { body: { isFindable: true, acceptsRequests: false } });

      for (const receiver of [unfound, closed]) expect((await write(sana, receiver, "Salam")).status).toBe(404);
      expect((await sana.call("GET", "/user/pagination/api?searchTerm=unf")).at("data")).toEqual([]);
    });
  });

  describe("messages", () => {
    test("stand in the server's order, the same for both", async () => {
      await talk();
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => write(index % 2 ? sana : hira, index % 2 ? hira : sana, `m${index}`)),
      );

      const [hers, others] = [listed.parse((await readTalk(sana, hira)).body), await readTalk(hira, sana)];

      expect(hers.data.map(({ position }) => position)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
      expect(textsOf(others)).toEqual(hers.data.map(({ text }) => text));
    });

    test("sent fifty times at once with one clientId are one", async () => {
      await talk();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => write(sana, hira, "Once", { clientId: "the-same" })),
      );

      expect(new Set(answers.map((answer) => answer.at("data._id"))).size).toBe(1);
      expect(textsOf(await readTalk(hira, sana)).filter((text) => text === "Once")).toHaveLength(1);
    });

    test("with the same clientId and other words are two: she went back to say more", async () => {
      await talk();
      const answers = [
        await write(sana, hira, "Less", { clientId: "a" }),
        await write(sana, hira, "More", { clientId: "a" }),
      ];

      expect(answers.map((answer) => answer.at("data.clientId"))).toEqual(["a", "a"]);
      expect(textsOf(await readTalk(hira, sana)).slice(2)).toEqual(["Less", "More"]);
    });

    test("are paged backwards from a position", async () => {
      await talk();
      for (let index = 3; index <= 8; index += 1) await write(sana, hira, `m${index}`);

      const newest = listed.parse((await readTalk(hira, sana, { limit: 3 })).body);
      const older = listed.parse((await readTalk(hira, sana, { limit: 10, before: 6 })).body);

      expect([newest.data.map(({ text }) => text), newest.hasMore]).toEqual([["m6", "m7", "m8"], true]);
      expect([older.data.at(-1)?.text, older.data.length, older.hasMore]).toEqual(["m5", 5, false]);
    });

    test("in another's name, or between others, are refused", async () => {
      const stranger = await newMember(umeed);
      await talk();

      expect((await write(stranger, hira, "I am Sana", { senderId: sana.id })).status).toBe(403);
      const overheard = await stranger.call("POST", "/chat/get", { body: { senderId: sana.id, recieverId: hira.id } });
      expect([overheard.status, overheard.at("code")]).toEqual([403, "not_yours"]);
    });

    test("end with a block: nothing more comes, and for her it is gone", async () => {
      await talk();
      await hira.call("PUT", `/chat/with/${sana.id}/block`);

      expect([(await write(sana, hira, "Why?")).status, (await write(hira, sana, "No")).status]).toEqual([403, 403]);
      expect((await hira.call("GET", "/chat/chatlist")).at("users")).toEqual([]);
      expect((await hira.call("GET", "/user/pagination/api?searchTerm=sana")).text).not.toContain(sana.id);
      expect((await sana.call("GET", "/user/pagination/api?searchTerm=hira")).text).not.toContain(hira.id);
    });

    test("one of them hidden for oneself stays for the other, and is nowhere for her", async () => {
      await talk();
      const secret = await write(sana, hira, "Not for my phone");
      await sana.call("DELETE", `/chat/message/${secret.textAt("data._id")}`);

      expect(textsOf(await readTalk(sana, hira))).toEqual(["Salam", "Walaikum salam"]);
      expect((await sana.call("GET", "/chat/chatlist")).at("users.0.lastMessage")).toBe("Walaikum salam");
      expect(textsOf(await readTalk(hira, sana)).at(-1)).toBe("Not for my phone");
      expect((await hira.call("GET", "/chat/chatlist")).at("users.0.lastMessage")).toBe("Not for my phone");
    });

    test("of others can't be hidden", async () => {
      const stranger = await newMember(umeed);
      const first = await write(sana, hira, "Salam");

      expect((await stranger.call("DELETE", `/chat/message/${first.textAt("data._id")}`)).status).toBe(404);
    });

    test("stay with her when the other is gone, under no name", async () => {
      await talk();
      await umeed.db.deleteFrom("member").where("id", "=", sana.id).execute();

      const conversation = (await hira.call("GET", "/chat/chatlist")).at("users.0.userId");
      expect(conversation).toMatchObject({ _id: sana.id, fullName: "Deleted member", image: null, isGone: true });
      expect(textsOf(await readTalk(hira, sana))).toEqual(["Salam", "Walaikum salam"]);
      const mark = { body: { position: 2 } };
      expect((await hira.call("PUT", `/chat/with/${sana.id}/read`, mark)).status).toBe(200);
      expect((await write(hira, sana, "Are you there?")).status).toBe(404);
    });

    test("hidden for oneself stay for the other, and a new one brings the conversation back", async () => {
      await talk();
      await hira.call("DELETE", `/chat/with/${sana.id}`);
      const gone = await hira.call("GET", "/chat/chatlist");
      await write(sana, hira, "Back again");

      expect(gone.at("users")).toEqual([]);
      expect(textsOf(await readTalk(hira, sana))).toEqual(["Back again"]);
      expect(textsOf(await readTalk(sana, hira))).toHaveLength(3);
    });

    test("once read make one event of hers, which the mark names", async () => {
      await talk();
      await write(sana, hira, "Are you well?");
      const mark = () => hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 3 } });
      const before = Number((await hira.call("GET", "/chat/unread")).at("data.lastEvent"));
      const first = await mark();

      expect(first.at("data.event")).toBe(before + 1);
      expect((await hira.call("GET", "/chat/unread")).at("data.lastEvent")).toBe(before + 1);
      expect((await mark()).at("data.event")).toBeNull();
    });

    test("are counted while they are unread", async () => {
      await talk();
      await write(sana, hira, "Two more");
      await write(sana, hira, "One more");

      expect((await hira.call("GET", "/chat/unread")).at("data.unread")).toBe(1);
      expect((await hira.call("GET", "/chat/chatlist")).at("users.0.unread")).toBe(2);
      await hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 4 } });
      expect((await hira.call("GET", "/chat/unread")).at("data.unread")).toBe(0);
    });
  });
}
