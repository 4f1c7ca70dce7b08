import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { postBy, postWords } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let author: NewMember;
let administrator: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  await umeed.db.deleteFrom("post").execute();
  await umeed.db.updateTable("tally").set({ value: 0 }).where("name", "=", "shownPosts").execute();
  author = await memberNamed(umeed, "Sana");
  administrator = await memberNamed(umeed, "Rubina", "administrator");
});
afterAll(() => umeed.stop());

const list = (query: string, viewer: Pick<NewMember, "call"> = umeed) =>
  viewer.call("GET", `/socialform/v2/pagination?${query}`);
const idsIn = async (query: string, viewer?: NewMember) =>
  Array.from(Object((await list(query, viewer)).body.data), (post) => Object(post)._id);

describe("the topics that came with Umeed", () => {
  test("are listed to all, the unlisted one marked", async () => {
    const topics = Array.from(Object((await umeed.call("GET", "/socialform/topics")).body.data));
    expect(topics).toEqual([
      { id: "first-months", name: "First months", isUnlisted: false },
      { id: "birth", name: "Birth", isUnlisted: false },
      { id: "newborn", name: "Newborn", isUnlisted: false },
      { id: "feelings", name: "Feelings", isUnlisted: false },
      { id: "loss", name: "Loss", isUnlisted: true },
    ]);
  });

  test("are chosen with a post, change with it, and narrow list and search", async () => {
    const birth = await postBy(author, { title: "Which lamp", topicId: "birth" });
    const none = await postBy(author, { title: "Another lamp" });
    expect(await idsIn("topic=birth")).toEqual([birth]);
    expect(await idsIn("topic=birth&searchTerm=lamp")).toEqual([birth]);
    expect(await idsIn("searchTerm=lamp")).toEqual([none, birth]);
    expect((await umeed.call("GET", `/socialform/${birth}`)).at("data.topic")).toEqual({
      id: "birth",
      name: "Birth",
      isUnlisted: false,
    });

    const change = (topicId?: string | null) =>
      author.call("PUT", `/socialform/${birth}`, { body: postWords({ title: "Which lamp", topicId }) });
    await change();
    expect(await idsIn("topic=birth")).toEqual([birth]);
    await change("newborn");
    expect([await idsIn("topic=birth"), await idsIn("topic=newborn")]).toEqual([[], [birth]]);
    await change(null);
    expect(await idsIn("topic=newborn")).toEqual([]);
  });

  test("are the only ones", async () => {
    expect((await list("topic=none")).status).toBe(404);
    const answer = await author.call("POST", "/socialform/add", { body: postWords({ topicId: "none" }) });
    expect([answer.status, answer.at("errors.0.msg")]).toEqual([400, "Choose a topic from the list."]);
  });
});

describe("a post in the unlisted topic", () => {
  test("is met in its topic and at its address, and nowhere else, by anybody", async () => {
    const editor = await memberNamed(umeed, "Editor", "editor");
    const post = await postBy(editor, { title: "Quietly said", topicId: "loss" });
    const month = new Date(Number((await umeed.call("GET", `/socialform/${post}`)).at("data.uploadingTime")));
    const thisMonth = month.toISOString().slice(0, 7);
    for (const viewer of [undefined, author, editor]) {
      for (const query of ["", "searchTerm=quietly", `month=${thisMonth}`, `month=${thisMonth}&searchTerm=quietly`]) {
        expect(await idsIn(query, viewer)).not.toContain(post);
      }
      for (const query of ["topic=loss", "topic=loss&searchTerm=quietly", `topic=loss&month=${thisMonth}`]) {
        expect(await idsIn(query, viewer)).toEqual([post]);
      }
      const latest = await (viewer ?? umeed).call("GET", "/socialform/latest");
      expect(latest.text).not.toContain(post);
    }
    expect((await author.call("GET", "/socialform/month-question")).text).not.toContain(post);
  });

  test("is not counted in the list, however it came there or left", async () => {
    const total = async () => (await list("limit=1")).at("total");
    const before = Number(await total());
    const post = await postBy(author, { topicId: "loss" });
    expect(await total()).toBe(before);
    const move = (topicId: string | null) =>
      author.call("PUT", `/socialform/${post}`, { body: postWords({ topicId, description: `in ${topicId}` }) });
    await move("birth");
    expect(await total()).toBe(before + 1);
    await move("loss");
    await move("loss");
    expect(await total()).toBe(before);
    const moderator = await memberNamed(umeed, "Moderator", "moderator");
    const decide = (outcome: string) =>
      moderator.call("POST", `/moderation/post/${post}/decision`, { body: { outcome, reason: "A look." } });
    await decide("hide");
    await decide("restore");
    expect(await total()).toBe(before);
    await author.call("DELETE", `/socialform/${post}`);
    expect(await total()).toBe(before);
  });
});

describe("an operator", () => {
  const add = (body: Record<string, unknown>) => administrator.call("POST", "/topic", { body });

  test("adds, renames, moves and closes a topic", async () => {
    const added = await add({ name: "Twins", position: 1 });
    expect(added.status).toBe(200);
    const id = added.textAt("data.id");
    const post = await postBy(author, { topicId: id });
    const changed = { name: "Twins and more", urduName: "جڑواں بچے", position: 9, isClosed: true, version: 1 };
    expect((await administrator.call("PUT", `/topic/${id}`, { body: changed })).at("data")).toEqual({
      id,
      isUnlisted: false,
      ...changed,
      version: 2,
    });

    expect((await umeed.call("GET", "/socialform/topics")).text).not.toContain("Twins");
    expect((await administrator.call("GET", "/topic")).text).toContain("Twins and more");
    expect((await author.call("POST", "/socialform/add", { body: postWords({ topicId: id }) })).status).toBe(400);
    const kept = await author.call("PUT", `/socialform/${post}`, { body: postWords({ topicId: id, title: "Two" }) });
    expect([kept.status, kept.at("data.topic.name")]).toEqual([200, "Twins and more"]);
    expect((await administrator.call("GET", "/act")).text).toContain("Twins → Twins and more, closed");
  });

  test("gives it a name for readers of Urdu, which stays until it is changed or taken away", async () => {
    const id = (await add({ name: "Sickness", urduName: "متلی", position: 7 })).textAt("data.id");
    const post = await postBy(author, { topicId: id });
    const inUrdu = async () =>
      (await umeed.call("GET", `/socialform/${post}`, { headers: { "umeed-language": "ur" } })).at("data.topic.name");
    const save = (body: Record<string, unknown>) =>
      administrator.call("PUT", `/topic/${id}`, { body: { name: "Nausea", position: 7, ...body } });
    expect(await inUrdu()).toBe("متلی");
    expect((await save({ version: 1 })).at("data.urduName")).toBe("متلی");
    await save({ urduName: "جی متلانا", version: 2 });
    expect([await inUrdu(), (await list(`topic=${id}`)).at("data.0.topic.name")]).toEqual(["جی متلانا", "Nausea"]);
    expect((await save({ urduName: " ", version: 3 })).at("data.urduName")).toBe("");
    expect(await inUrdu()).toBe("Nausea");
  });

  test("adds a topic once, though the form comes several times at the same moment", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await add({ name: "Sleep", position: 8 })).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400, 400]);
  });

  test("overwrites nobody, and gives no name twice", async () => {
    const id = (await add({ name: "Food", position: 6 })).textAt("data.id");
    const save = (body: Record<string, unknown>) => administrator.call("PUT", `/topic/${id}`, { body });
    expect((await save({ name: "Meals", position: 6, version: 1 })).status).toBe(200);
    expect((await save({ name: "Dinner", position: 6, version: 1 })).status).toBe(409);
    for (const name of ["birth", "Birth"]) {
      expect((await add({ name, position: 7 })).at("errors")).toEqual([
        { msg: "There is a topic of this name.", path: "name" },
      ]);
    }
    expect((await add({ name: " ", position: 0 })).at("errors")).toEqual([
      { msg: "Enter a name.", path: "name" },
      { msg: "Enter a number from 1 to 99.", path: "position" },
    ]);
  });
});
