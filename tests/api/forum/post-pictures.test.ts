import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { decideAbout, decisionsToldTo, sentencesTo } from "../../fixtures/decisions.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { ALT, photo, pictureBy, pictureForm, regularMember } from "../../fixtures/post-pictures.ts";
import { postBy } from "../../fixtures/posts.ts";
import { formOf } from "../../fixtures/registrations.ts";

const LATER = NOON + 60 * 86_400_000;

let umeed: TestUmeed;
let newcomer: NewMember;
let regular: NewMember;
let other: NewMember;
let moderator: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({ FORUM_PICTURES: "on" }, { now: () => now });
  moderator = await memberNamed(umeed, "Moderator", "moderator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // Of two decisions of one moment no list tells which was later.
  now += 60_000;
  newcomer = await memberNamed(umeed, "Sana");
  other = await memberNamed(umeed, "Other");
  regular = await regularMember(umeed);
});

type Caller = Pick<NewMember, "call">;
const send = async (by: Caller, overrides: Record<string, unknown>) =>
  by.call("POST", "/socialform/add", { body: await pictureForm(overrides) });
const pictureFor = async (viewer: Caller, id: string) =>
  (await viewer.call("GET", `/socialform/${id}`)).at("data.picture");
const statusFor = async (viewer: Caller, path: string) => (await viewer.call("GET", path)).status;
async function fetchFile(path: string, token?: string) {
  const headers: Record<string, string> = token ? { "x-auth-header": token } : {};
  const response = await fetch(`${umeed.address}/api${path}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    kept: response.headers.get("cache-control"),
    bytes,
  };
}
const storedPath = async (id: string) =>
  (await umeed.db.selectFrom("postPicture").select("path").where("postId", "=", id).executeTakeFirst())?.path ?? "";
const filesOf = async (path: string) => {
  const name = path.replace("/uploads/", "").replace(".jpg", "");
  return (await readdir(join(umeed.dataDir, "uploads"))).filter((file) => file.startsWith(name));
};
const isInQueue = async (id: string) =>
  (await moderator.call("GET", "/moderation?limit=100")).text.includes(`"_id":"${id}"`);
const fileIsGone = (path: string) => expect.poll(() => filesOf(path)).toEqual([]);

describe("a picture of a regular member", () => {
  test("is shown at once to everybody, encoded anew, with its words and size, in the thread and in lists", async () => {
    const id = await pictureBy(regular);

    for (const viewer of [umeed, other, regular]) {
      const picture = Object(await pictureFor(viewer, id));
      expect(picture).toEqual({
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-400x300\.jpg$/),
        width: 400,
        height: 300,
        alt: ALT,
        isWaiting: false,
      });
      for (const [path, type] of [
        [picture.url, "image/jpeg"],
        [picture.url.replace(".jpg", ".webp"), "image/webp"],
      ]) {
        const file = await fetchFile(path);
        expect([file.status, file.type, file.kept]).toEqual([200, type, "private, max-age=3600"]);
        expect(file.bytes.toString("latin1")).not.toContain("Canary");
        const metadata = await sharp(file.bytes).metadata();
        expect([metadata.width, metadata.height, metadata.exif]).toEqual([400, 300, undefined]);
      }
    }
    expect((await umeed.call("GET", "/socialform/v2/pagination")).text).toContain(await storedPath(id));
    expect(await isInQueue(id)).toBe(false);
  });

  test("is one of its form, however often that is sent", async () => {
    const formKey = "11111111-1111-4111-8111-111111111111";
    const before = (await readdir(join(umeed.dataDir, "uploads"))).length;
    const answers = await Promise.all([1, 2, 3].map(() => send(regular, { formKey })));

    expect(new Set(answers.map((answer) => answer.textAt("data._id"))).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await readdir(join(umeed.dataDir, "uploads"))).length).toBe(before + 3);
  });

  test("is not seen with a post that is hidden, waits or was reported, by its address neither", async () => {
    const id = await pictureBy(regular);
    const path = await storedPath(id);
    for (const state of ["hidden", "waiting", "reported"] as const) {
      await umeed.db.updateTable("post").set({ state }).where("id", "=", id).execute();
      expect([(await fetchFile(path)).status, (await fetchFile(path, other.token)).status]).toEqual([404, 404]);
      expect(await pictureFor(regular, id)).toMatchObject({ url: `/socialform/${id}/picture`, isWaiting: false });
    }
    await umeed.db.updateTable("post").set({ state: "shown" }).where("id", "=", id).execute();
    expect((await fetchFile(path)).status).toBe(200);
  });
});

describe("a new member's picture", () => {
  test("is seen by its author and moderators alone until a moderator shows it", async () => {
    const alt = "A cradle that nobody else has";
    const id = await pictureBy(newcomer, { title: "Of a cot", alt });
    const path = await storedPath(id);

    expect(await pictureFor(newcomer, id)).toEqual({
      url: `/socialform/${id}/picture`,
      width: 400,
      height: 300,
      alt,
      isWaiting: true,
    });
    const own = await fetchFile(`/socialform/${id}/picture`, newcomer.token);
    expect([own.status, own.type, own.kept]).toEqual([200, "image/webp", "no-store"]);
    const lists = ["/socialform/v2/pagination", "/socialform/v2/pagination?searchTerm=cot", `/socialform/${id}`];
    for (const viewer of [umeed, other, moderator]) {
      for (const list of lists) {
        const { text } = await viewer.call("GET", list);
        expect(text).toContain(id);
        expect(text).not.toContain(alt);
        expect(text).not.toContain(path);
      }
    }
    for (const token of [undefined, other.token, newcomer.token, moderator.token]) {
      for (const file of [path, path.replace(".jpg", ".webp"), path.replace(".jpg", "-320.webp")]) {
        const { status, kept } = await fetchFile(file, token);
        expect([status, kept]).toEqual([404, "no-store"]);
      }
    }
    expect(await statusFor(other, `/socialform/${id}/picture`)).toBe(404);
    expect(await statusFor(umeed, `/socialform/${id}/picture`)).toBe(401);

    const found = await moderator.call("GET", `/moderation/post/${id}`);
    expect([found.at("data.waitsFor"), found.at("data.subject.picture"), await isInQueue(id)]).toEqual([
      "picture",
      { url: `/moderation/post/${id}/picture`, width: 400, height: 300, alt, isWaiting: true },
      true,
    ]);
    expect((await fetchFile(`/moderation/post/${id}/picture`, moderator.token)).status).toBe(200);
    const left = await decideAbout(moderator, `post/${id}`, { outcome: "dismiss" });
    expect([left.status, left.text]).toEqual([400, expect.stringContaining("Show it or take it down.")]);

    for (const _ of [1, 2])
      expect((await decideAbout(moderator, `post/${id}`, { outcome: "restore" })).status).toBe(200);
    for (const viewer of [umeed, other]) expect(await pictureFor(viewer, id)).toMatchObject({ url: path });
    expect([(await fetchFile(path)).status, await isInQueue(id)]).toEqual([200, false]);
    expect(await sentencesTo(umeed, newcomer)).toEqual([
      "A moderator looked at the picture of your post, and others can see it.",
    ]);
    expect((await moderator.call("GET", "/moderation/decided")).at("data.0")).toMatchObject({
      outcome: "restore",
      caseId: id,
    });
  });

  test.each([
    ["who has posted, and joined today", async () => postBy(newcomer)],
    [
      "who joined long ago, and never posted",
      async () => {
        await umeed.db.updateTable("member").set({ createdAt: 0 }).where("id", "=", newcomer.id).execute();
      },
    ],
  ])("of one %s waits, too", async (_, before) => {
    await before();
    expect(await pictureFor(newcomer, await pictureBy(newcomer))).toMatchObject({ isWaiting: true });
  });

  test("waits with a first post that waits, and is shown with it", async () => {
    const waiting = await startTestUmeed({ FORUM_PICTURES: "on", FORUM_REVIEW: "first" });
    try {
      const [author, desk] = [await memberNamed(waiting, "Sana"), await memberNamed(waiting, "Desk", "moderator")];
      const id = await pictureBy(author);
      expect((await desk.call("GET", "/moderation")).at("total")).toBe(1);
      expect((await desk.call("GET", `/moderation/post/${id}`)).at("data.waitsFor")).toBe("firstPost");
      expect((await decideAbout(desk, `post/${id}`, { outcome: "restore" })).status).toBe(200);
      expect((await waiting.call("GET", `/socialform/${id}`)).at("data.picture.isWaiting")).toBe(false);
      expect((await desk.call("GET", "/moderation")).at("total")).toBe(0);
    } finally {
      await waiting.stop();
    }
  });

  test("that is taken down is gone for good, and its author reads why and can answer", async () => {
    const id = await pictureBy(newcomer);
    const path = await storedPath(id);
    expect(await filesOf(path)).toHaveLength(3);
    const take = { outcome: "removePicture", reason: "A face of a child." };
    for (const reason of ["", "\u200b"])
      expect((await decideAbout(moderator, `post/${id}`, { ...take, reason })).status).toBe(400);
    expect((await newcomer.call("POST", `/moderation/post/${id}/decision`, { body: take })).status).toBe(404);

    for (const _ of [1, 2]) expect((await decideAbout(moderator, `post/${id}`, take)).status).toBe(200);
    expect((await decideAbout(moderator, `post/${id}`, { ...take, reason: "Another" })).status).toBe(409);
    await fileIsGone(path);
    for (const viewer of [umeed, newcomer]) {
      const post = await viewer.call("GET", `/socialform/${id}`);
      expect([post.status, post.at("data.picture"), post.at("data.state")]).toEqual([200, null, "shown"]);
    }
    expect([(await fetchFile(path)).status, await isInQueue(id)]).toEqual([404, false]);
    expect(await sentencesTo(umeed, newcomer)).toEqual([
      "A moderator took down the picture of your post. Reason: “A face of a child.”",
    ]);
    const [decision = ""] = await decisionsToldTo(newcomer);
    expect((await newcomer.call("GET", `/decision/${decision}`)).at("data")).toMatchObject({
      kind: "remove",
      about: "picture",
      words: { isChanged: false },
    });
    expect(
      (await newcomer.call("POST", `/decision/${decision}/answer`, { body: { text: "It is a doll." } })).status,
    ).toBe(200);
    expect((await moderator.call("GET", `/moderation/answer/${decision}`)).at("data.decision.about")).toBe("picture");
    expect((await moderator.call("GET", "/moderation/decided")).at("data.0.outcome")).toBe("removePicture");
  });

  test("of a moderator needs no look of another", async () => {
    const colleague = await memberNamed(umeed, "Colleague", "moderator");
    expect(await pictureFor(umeed, await pictureBy(colleague))).toMatchObject({ isWaiting: false });
  });
});

describe("a report of a picture", () => {
  const reportIt = (id: string, by = other, reason = "unsuitablePicture") =>
    by.call("POST", `/socialform/${id}/report`, { body: { reason } });

  test("has its own reason, and the picture alone is taken down", async () => {
    const id = await pictureBy(regular);
    expect((await reportIt(id)).status).toBe(200);
    expect((await moderator.call("GET", `/moderation/post/${id}`)).at("data.reports.0.reason")).toBe(
      "unsuitablePicture",
    );

    const taking = { outcome: "removePicture", reason: "It shows a face.", seen: "shown" };
    expect((await decideAbout(moderator, `post/${id}`, taking)).status).toBe(200);
    expect([await pictureFor(umeed, id), await isInQueue(id)]).toEqual([null, false]);
    expect(await sentencesTo(umeed, other)).toEqual(["The picture of the post you reported was taken down."]);
  });

  test("shows the words again that three reports had hidden", async () => {
    const id = await pictureBy(regular);
    for (const _ of [1, 2, 3]) expect((await reportIt(id, await regularMember(umeed))).status).toBe(200);
    expect(await statusFor(umeed, `/socialform/${id}`)).toBe(404);
    expect((await decideAbout(moderator, `post/${id}`, { outcome: "removePicture" })).status).toBe(200);
    expect(await pictureFor(umeed, id)).toBeNull();
    expect(await statusFor(umeed, `/socialform/${id}`)).toBe(200);
  });

  test("is refused where the reporter sees none", async () => {
    for (const id of [await pictureBy(newcomer), await postBy(regular)]) {
      const answer = await reportIt(id);
      expect([answer.status, answer.at("errors.0.path")]).toEqual([400, "reason"]);
    }
    const post = await postBy(regular);
    const comment = await other.call("POST", "/comment/add", { body: { comment: "Yes", postId: post } });
    const said = await regular.call("POST", `/comment/${comment.textAt("data._id")}/report`, {
      body: { reason: "unsuitablePicture" },
    });
    expect(said.status).toBe(400);
    const about = await decideAbout(moderator, `comment/${comment.textAt("data._id")}`, { outcome: "removePicture" });
    expect(about.status).toBe(400);
  });
});

describe("what is no picture for a post", () => {
  const file = (text: string, type = "image/jpeg") => new File([text], "a.jpg", { type });
  test.each<[string, Record<string, unknown>, string, string]>([
    ["text", { image: file("hello") }, "image", "Please select an image file"],
    [
      "SVG",
      { image: file("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml") },
      "image",
      "Please select an image file",
    ],
    ["the beginning of one", { image: file("\xff\xd8\xff") }, "image", "Please select an image file"],
    ["a field of text", { image: "picture" }, "image", "Please select an image file"],
    ["one without words", { alt: undefined }, "alt", "Say what the picture shows."],
    ["one with empty words", { alt: " " }, "alt", "Say what the picture shows."],
    ["one with words that nobody sees", { alt: "\u200b" }, "alt", "Say what the picture shows."],
    ["one with too many words", { alt: "x".repeat(201) }, "alt", "Use at most 200 characters. Shorten it by 1."],
  ])("is refused at its field, and nothing is stored: %s", async (_, overrides, path, msg) => {
    const before = await readdir(join(umeed.dataDir, "uploads")).catch(() => []);
    const answer = await send(regular, { ...overrides, title: "Not stored" });

    expect([answer.status, answer.at("errors")]).toEqual([400, [{ path, msg }]]);
    expect((await umeed.call("GET", "/socialform/v2/pagination?searchTerm=stored")).at("data")).toEqual([]);
    expect(await readdir(join(umeed.dataDir, "uploads")).catch(() => [])).toEqual(before);
  });

  test("is refused when it is too large", async () => {
    const answer = await send(regular, { image: new File([new Uint8Array(5 * 1024 * 1024 + 66_000)], "a.jpg") });
    expect([answer.status, answer.at("errors")]).toEqual([
      413,
      [{ path: "image", msg: "Image size should be less than 5MB" }],
    ]);
  });

  test("an empty file, as browsers send it when none is chosen, is none", async () => {
    const answer = await send(regular, { image: new File([], ""), alt: "" });
    expect([answer.status, answer.at("data.picture")]).toEqual([200, null]);
  });
});

test("more than thirty in a day are refused, the words alone are not, and others still send theirs", async () => {
  const image = new File(["no picture"], "a.jpg", { type: "image/jpeg" });
  for (let sent = 0; sent < 30; sent += 1) expect((await send(regular, { image })).status).toBe(400);

  const refused = await send(regular, {});
  expect([refused.status, refused.at("message")]).toEqual([
    429,
    "These are as many pictures as anybody may send in a day: leave it out, and send the words. Try again in 24 hours.",
  ]);
  expect((await send(regular, { image: undefined, alt: undefined })).status).toBe(200);
  expect((await send(await regularMember(umeed), {})).status).toBe(200);
});

describe("another picture for a post", () => {
  const replace = async (by: Caller, id: string, overrides: Record<string, unknown> = {}) =>
    by.call("PUT", `/socialform/${id}/picture`, {
      body: formOf({ image: await photo("#aa3300"), alt: "A red cot", ...overrides }),
    });

  test("takes the place of the first, whose files are gone, and may be the first itself", async () => {
    const id = await pictureBy(regular);
    const before = await storedPath(id);
    const answer = await replace(regular, id);
    expect([answer.status, answer.at("data.picture.alt"), answer.at("data.picture.isWaiting")]).toEqual([
      200,
      "A red cot",
      false,
    ]);
    const after = await storedPath(id);
    expect(after).not.toBe(before);
    await fileIsGone(before);
    expect((await filesOf(after)).length).toBeGreaterThan(0);
    expect(Object(await pictureFor(other, id))).toMatchObject({ url: after, alt: "A red cot" });

    const plain = await postBy(regular);
    expect((await replace(regular, plain)).status).toBe(200);
    expect(Object(await pictureFor(other, plain))).toMatchObject({ alt: "A red cot" });
  });

  test("of a new member, and of a post that is not shown, waits for a moderator", async () => {
    const first = await postBy(newcomer);
    await replace(newcomer, first);
    expect(await pictureFor(other, first)).toBeNull();
    expect(await isInQueue(first)).toBe(true);

    const hidden = await pictureBy(regular);
    await decideAbout(moderator, `post/${hidden}`, { outcome: "hide" });
    const answer = await replace(regular, hidden);
    expect(answer.at("data.picture.isWaiting")).toBe(true);
  });

  test("is refused to others, without a file or words, and where posts take none", async () => {
    const id = await pictureBy(regular);
    const before = await storedPath(id);
    expect((await replace(other, id)).status).toBe(404);
    expect((await replace(regular, id, { alt: "" })).at("errors.0.path")).toBe("alt");
    expect((await replace(regular, id, { image: new File([], "") })).at("errors.0.path")).toBe("image");
    expect(await storedPath(id)).toBe(before);
  });
});

test("a suspended member posts none, and may still remove one", async () => {
  const id = await pictureBy(regular);
  await umeed.db.updateTable("member").set({ suspendedUntil: LATER }).where("id", "=", regular.id).execute();
  expect((await send(regular, {})).status).toBe(403);
  expect((await regular.call("DELETE", `/socialform/${id}/picture`)).status).toBe(200);
});

test("where the operator takes no pictures, a post with one is refused, and those that are there stay", async () => {
  const id = await pictureBy(regular);
  const administrator = await memberNamed(umeed, "Administrator", "administrator");
  const change = async (forumPictures: string) => {
    const version = (await administrator.call("GET", "/setting/operator")).at("data.version");
    expect((await administrator.call("PUT", "/setting/operator", { body: { version, forumPictures } })).status).toBe(
      200,
    );
  };
  expect((await umeed.call("GET", "/setting/app")).at("data.takesPostPictures")).toBe(true);
  await change("off");
  try {
    expect((await umeed.call("GET", "/setting/app")).at("data.takesPostPictures")).toBe(false);
    const refused = await send(regular, { title: "Later" });
    const msg = "Posts take no pictures here. Leave it out, and send the words.";
    expect([refused.status, refused.at("errors")]).toEqual([400, [{ path: "image", msg }]]);
    expect((await send(regular, { image: undefined, alt: undefined })).status).toBe(200);
    expect(await pictureFor(umeed, id)).toMatchObject({ alt: ALT });
    expect((await fetchFile(await storedPath(id))).status).toBe(200);
  } finally {
    await change("");
  }
});

describe("a picture goes", () => {
  test.each<[string, (id: string) => Promise<{ status: number }>]>([
    ["when its author removes it", (id) => regular.call("DELETE", `/socialform/${id}/picture`)],
    ["with its post", (id) => regular.call("DELETE", `/socialform/${id}`)],
    ["when a moderator removes its post", (id) => decideAbout(moderator, `post/${id}`, { outcome: "remove" })],
  ])("%s, file and all", async (_, act) => {
    const id = await pictureBy(regular);
    const path = await storedPath(id);
    expect([(await fetchFile(path)).status, (await filesOf(path)).length]).toEqual([200, 3]);

    expect((await act(id)).status).toBe(200);
    expect((await fetchFile(path)).status).toBe(404);
    await fileIsGone(path);
  });

  test("and cannot be removed by others, who get the same answer as for no post", async () => {
    const id = await pictureBy(regular);
    const nothing = await other.call("DELETE", `/socialform/${"0".repeat(24)}/picture`);
    for (const by of [other, moderator]) {
      const answer = await by.call("DELETE", `/socialform/${id}/picture`);
      expect([answer.status, answer.body]).toEqual([404, nothing.body]);
    }
    expect((await other.call("DELETE", `/socialform/${id}`)).status).toBe(404);
    expect(await pictureFor(umeed, id)).toMatchObject({ alt: ALT });
  });

  test.each([true, false])("with the account, whether the words stay: %s", async (keepsTexts) => {
    const leaving = await newMember(umeed);
    const id = await pictureBy(leaving);
    const path = await storedPath(id);
    const body = { password: "a quiet lamp", keepsTexts };
    expect((await leaving.call("DELETE", `/user/delete/${leaving.id}`, { body })).status).toBe(200);

    const post = await umeed.call("GET", `/socialform/${id}`);
    expect([post.status, post.at("data.picture")]).toEqual(keepsTexts ? [200, null] : [404, undefined]);
    expect(await umeed.db.selectFrom("postPicture").select("path").where("path", "=", path).execute()).toEqual([]);
    await fileIsGone(path);
  });
});

test("her data file has her own pictures, also one that waits, and nobody else's", async () => {
  const sana = await newMember(umeed);
  const [own, others] = [await pictureBy(sana), await pictureBy(regular)];
  expect((await sana.call("POST", "/user/data", { body: { password: "a quiet lamp" } })).status).toBe(200);
  const state = async () => (await sana.call("GET", "/user/data")).textAt("data.state");
  await expect.poll(state).toBe("done");
  const files = unzipSync(new Uint8Array((await fetchFile("/user/data/file", sana.token)).bytes));

  expect((await sharp(files[`images/posts/${own}.jpg`]).metadata()).format).toBe("jpeg");
  expect(Object.keys(files).filter((name) => name.includes(others))).toEqual([]);
  expect(JSON.parse(strFromU8(files["posts.json"] ?? new Uint8Array()))).toMatchObject([{ id: own, picture: ALT }]);
});

test("the same photo in two posts is two files, so that one goes without the other", async () => {
  const image = await photo("#aa0000");
  const [one, two] = [
    await pictureBy(regular, { image, title: "One" }),
    await pictureBy(regular, { image, title: "Two" }),
  ];
  expect((await regular.call("DELETE", `/socialform/${one}`)).status).toBe(200);
  expect((await fetchFile(await storedPath(two))).status).toBe(200);
});
