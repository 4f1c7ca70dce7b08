import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shippedId } from "../../../server/domain/identity.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const ARTICLE = shippedId("article", "teething");

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  sana = await memberNamed(umeed, "Sana");
});
afterAll(() => umeed.stop());

const pictureOf = async (name: string) => {
  const answer = await fetch(`${umeed.address}/api/pictures/share/${name}.png`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The dark pixels where the title stands. */
async function titleInk(bytes: Buffer, left = 70) {
  const field = sharp(bytes).extract({ left, top: 130, width: 560, height: 370 }).greyscale().raw();
  return (await field.toBuffer()).filter((value) => value < 90).length;
}

async function post(title: string) {
  const { body } = await sana.call("POST", "/socialform/add", {
    body: { moodID: 1, title, description: "Words.", uploadingTime: Date.now() },
  });
  return String(Object(Object(body).data)._id);
}

describe("the picture of a link preview", () => {
  test.each([`article-${ARTICLE}`, "week-24", "week-2", "after-birth-6", "umeed"])(
    "%s is a small PNG of 1200 × 630 with words",
    async (name) => {
      const { answer, bytes } = await pictureOf(name);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      // What messengers show at once.
      expect(bytes.length).toBeLessThan(100_000);
      expect(await titleInk(bytes)).toBeGreaterThan(2_000);
    },
  );

  test("changes with the title of an article", async () => {
    const before = (await pictureOf(`article-${ARTICLE}`)).bytes;
    await umeed.db.updateTable("article").set({ title: "New teeth" }).where("id", "=", ARTICLE).execute();
    expect((await pictureOf(`article-${ARTICLE}`)).bytes.equals(before)).toBe(false);
  });

  test("has a post's title, in Urdu too, and none where its script can't be written", async () => {
    for (const title of ["Is this normal?", "بچہ بہت روتا ہے"])
      expect(await titleInk((await pictureOf(`post-${await post(title)}`)).bytes)).toBeGreaterThan(2_000);
    expect(await titleInk((await pictureOf(`post-${await post("妊娠")}`)).bytes)).toBe(0);
  });

  test.each([`article-${ARTICLE}`, "week-24", "week-2", "after-birth-6", "umeed"])(
    "of %s in Urdu has an address of its own, and its words at the right",
    async (name) => {
      const { answer, bytes } = await pictureOf(`${name}-ur`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(bytes.length).toBeLessThan(100_000);
      expect(await titleInk(bytes, 570)).toBeGreaterThan(2_000);
      expect(bytes.equals((await pictureOf(name)).bytes)).toBe(false);
    },
  );

  test("is in the language of its address, whoever asks for it", async () => {
    const headers = { "umeed-language": "ur", "accept-language": "ur" };
    const asked = await fetch(`${umeed.address}/api/pictures/share/week-2.png`, { headers });
    expect(Buffer.from(await asked.arrayBuffer()).equals((await pictureOf("week-2")).bytes)).toBe(true);
  });

  test("of a post that visitors can't read is not there", async () => {
    const id = await post("Soon hidden");
    expect((await pictureOf(`post-${id}`)).answer.status).toBe(200);
    await umeed.db.updateTable("post").set({ state: "hidden" }).where("id", "=", id).execute();
    expect((await pictureOf(`post-${id}`)).answer.status).toBe(404);
  });

  test.each([
    "week-0",
    "week-43",
    "after-birth-53",
    `article-${"0".repeat(24)}`,
    "post-1",
    "x",
    "week-24.png",
    "week-24-xx",
    "week-24-en",
  ])("of %s is not there", async (name) => {
    expect((await pictureOf(name)).answer.status).toBe(404);
  });
});
