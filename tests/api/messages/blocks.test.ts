import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  sana = await newMember(umeed, { fullName: "Sana", isFindable: true });
  hira = await newMember(umeed, { fullName: "Hira", isFindable: true });
  await write(sana, hira, "Salam");
  await write(hira, sana, "Walaikum salam");
});

const mayTalk = async () => {
  const answers = [await write(sana, hira, "Are you there?"), await write(hira, sana, "Yes")];
  return answers.map(({ status }) => status);
};
const mayRead = async (reader: NewMember, post: string) => (await reader.call("GET", `/socialform/${post}`)).status;

describe("a block", () => {
  test("made in messages holds in the forum, both ways, and is undone in one place", async () => {
    const posts = [await postBy(sana), await postBy(hira)] as const;
    expect((await hira.call("PUT", `/chat/with/${sana.id}/block`)).status).toBe(200);

    expect([await mayRead(hira, posts[0]), await mayRead(sana, posts[1])]).toEqual([404, 404]);
    const hidden = await hira.call("GET", "/hidden");
    expect(hidden.at("data.blocks.0.fullName")).toBe("Sana");
    await hira.call("DELETE", `/block/${hidden.textAt("data.blocks.0._id")}`);
    expect([await mayRead(hira, posts[0]), await mayRead(sana, posts[1])]).toEqual([200, 200]);
    expect(await mayTalk()).toEqual([200, 200]);
  });

  test("made of a name in the forum ends their talk", async () => {
    const post = await postBy(sana);
    await hira.call("PUT", `/socialform/${post}/block`);

    expect(await mayTalk()).toEqual([403, 403]);
    expect((await hira.call("GET", "/chat/chatlist")).at("users")).toEqual([]);
    expect((await hira.call("GET", "/chat/unread")).at("data.unread")).toBe(0);
  });

  test("made of a pseudonym says nothing of who is behind it: they talk on", async () => {
    const post = await postBy(sana, { isPseudonymous: true });
    expect((await hira.call("PUT", `/socialform/${post}/block`)).status).toBe(200);

    expect(await mayTalk()).toEqual([200, 200]);
  });

  test("keeps the blocker's new name and picture from whoever is blocked", async () => {
    const seen = async () => {
      const answer = await hira.call("GET", "/chat/chatlist");
      return [answer.at("users.0.userId.fullName"), answer.at("users.0.userId.image")];
    };
    const rename = (fullName: string, image: Blob | null = null) => {
      const body = new FormData();
      body.set("fullName", fullName);
      if (image) body.set("image", image);
      return sana.call("PUT", "/user/update", { body });
    };
    const pixel = sharp({ create: { width: 8, height: 8, channels: 3, background: "#866" } }).jpeg();
    const picture = new Blob([Uint8Array.from(await pixel.toBuffer())], { type: "image/jpeg" });
    expect((await rename("Sana Khan", picture)).status).toBe(200);
    expect(await seen()).toEqual(["Sana Khan", expect.any(String)]);

    await sana.call("PUT", `/chat/with/${hira.id}/block`);
    await rename("Somebody new", picture);
    expect(await seen()).toEqual(["Sana Khan", null]);
    await sana.call("DELETE", `/block/${(await sana.call("GET", "/hidden")).textAt("data.blocks.0._id")}`);
    expect(await seen()).toEqual(["Somebody new", expect.any(String)]);
  });

  test("keeps the blocker's new name out of the notice that she wanted to write, too", async () => {
    const asked = await newMember(umeed, { isFindable: true });
    const asker = await newMember(umeed, { fullName: "Rabia" });
    await write(asker, asked, "Salam");
    await asker.call("PUT", `/chat/with/${asked.id}/block`);
    const body = new FormData();
    body.set("fullName", "Somebody new");
    await asker.call("PUT", "/user/update", { body });
    const told = await asked.call("GET", "/notification/pagination");
    expect(told.text).toContain("Rabia");
    expect(told.text).not.toContain("Somebody new");
  });

  test("before the first word keeps each from finding and reaching the other", async () => {
    const rabia = await newMember(umeed, { fullName: "Rabia", isFindable: true });
    const post = await postBy(rabia);
    await sana.call("PUT", `/socialform/${post}/block`);

    expect([(await write(sana, rabia, "Salam")).status, (await write(rabia, sana, "Salam")).status]).toEqual([
      404, 404,
    ]);
    expect((await rabia.call("GET", "/user/pagination/api?searchTerm=sana&limit=100")).text).not.toContain(sana.id);
  });

  test("at the same moment as a message lets none come after it", async () => {
    const [blocked, sent] = await Promise.all([
      hira.call("PUT", `/chat/with/${sana.id}/block`),
      write(sana, hira, "Just before, or not at all"),
    ]);

    expect(blocked.status).toBe(200);
    expect([200, 403]).toContain(sent.status);
    expect((await write(sana, hira, "After")).at("code")).toBe("ended");
  });
});
