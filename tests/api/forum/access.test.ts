import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../server/domain/identity.ts";
import { describedRoutes } from "../../support/routes.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { ALT, photo, pictureBy } from "../../fixtures/post-pictures.ts";
import { formOf } from "../../fixtures/registrations.ts";
import { commentBy, postBy, postWords } from "../../fixtures/posts.ts";

const roles = ["visitor", "author", "other", "blocked", "moderator"] as const;
type Role = (typeof roles)[number];

const everyone = [200, 200, 200, 200, 200];
const members = [401, 200, 200, 200, 200];
const unlessBlocked = [200, 200, 200, 404, 200];
const membersUnlessBlocked = [401, 200, 200, 404, 200];
const othersUnlessBlocked = [401, 400, 200, 404, 200];
const ownerOnly = [401, 200, 404, 404, 404];
/** The comment is in the thread of the host, who is none of the five. */
const hostOnly = [401, 404, 404, 404, 404];
const moderatorOnly = [401, 404, 404, 404, 200];

/**
 * Who gets what of a post or comment: a visitor, its author, another member, one whom the author has blocked, and a
 * moderator, in this order. A call that is not here fails the test below: say on purpose who may make it.
 */
const access: Record<string, number[]> = {
  "GET /socialform/v2/pagination": everyone,
  "GET /socialform/latest": everyone,
  "GET /socialform/topics": everyone,
  "GET /socialform/month-question": members,
  "GET /socialform/my-month": members,
  "GET /socialform/waiting": members,
  "GET /socialform/{id}": unlessBlocked,
  "POST /socialform/add": members,
  "PUT /socialform/{id}": ownerOnly,
  "DELETE /socialform/{id}": ownerOnly,
  "GET /socialform/{id}/picture": ownerOnly,
  "PUT /socialform/{id}/picture": ownerOnly,
  "DELETE /socialform/{id}/picture": ownerOnly,
  "PUT /socialform/{id}/like": membersUnlessBlocked,
  "DELETE /socialform/{id}/like": membersUnlessBlocked,
  "POST /socialform/{id}/report": othersUnlessBlocked,
  "PUT /socialform/{id}/follow": membersUnlessBlocked,
  "DELETE /socialform/{id}/follow": membersUnlessBlocked,
  "PUT /socialform/{id}/block": othersUnlessBlocked,
  "PUT /socialform/{id}/hidden": othersUnlessBlocked,
  "DELETE /socialform/{id}/hidden": members,
  "GET /comment/forum/{forumId}": unlessBlocked,
  "GET /comment/{id}": unlessBlocked,
  "POST /comment/add": membersUnlessBlocked,
  "PUT /comment/{id}": ownerOnly,
  "DELETE /comment/{id}": ownerOnly,
  "PUT /comment/{id}/like": membersUnlessBlocked,
  "DELETE /comment/{id}/like": membersUnlessBlocked,
  "POST /comment/{id}/report": othersUnlessBlocked,
  "PUT /comment/{id}/helpful": hostOnly,
  "DELETE /comment/{id}/helpful": hostOnly,
  "PUT /comment/{id}/block": othersUnlessBlocked,
  "GET /hidden": members,
  "DELETE /block/{id}": ownerOnly,
  "GET /moderation": moderatorOnly,
  "GET /moderation/decided": moderatorOnly,
  "GET /moderation/{kind}/{id}": moderatorOnly,
  "POST /moderation/{kind}/{id}/decision": moderatorOnly,
  "GET /moderation/post/{id}/picture": moderatorOnly,
  "POST /moderation/{kind}/{id}/trace": moderatorOnly,
};

let umeed: TestUmeed;
let viewers: Record<Role, Pick<NewMember, "call">>;
let author: NewMember;
let host: NewMember;
let blocked: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({ FORUM_PICTURES: "on" });
});
afterAll(() => umeed.stop());

async function newPeople() {
  host = await memberNamed(umeed, "Host");
  author = await memberNamed(umeed, "Author");
  blocked = await memberNamed(umeed, "Blocked");
  const [other, moderator] = [await memberNamed(umeed, "Other"), await memberNamed(umeed, "Moderator", "moderator")];
  viewers = { visitor: umeed, author, other, blocked, moderator };
}

/** The call, with the ids of a post and comment of the author that nobody has touched, or of nothing at all. */
async function request(name: string, of: "author" | "nothing") {
  const [method = "", path = ""] = name.split(" ");
  const ids =
    of === "author"
      ? await freshIds(path.endsWith("/picture"))
      : { post: "0".repeat(24), comment: "0".repeat(24), block: "none" };
  const noun = path.split("/")[1];
  const id = { comment: ids.comment, block: ids.block }[noun ?? ""] ?? ids.post;
  const reached = path.replace("{forumId}", ids.post).replace("{kind}", "post").replace("{id}", id);
  const isUpload = method === "PUT" && path.endsWith("/picture");
  const body = isUpload ? formOf({ image: await photo(), alt: ALT }) : bodyOf(path, ids.post);
  return { method, path: reached, body: method === "GET" ? undefined : body };
}

async function freshIds(hasPicture: boolean) {
  const block = newId();
  const between = { memberId: author.id, blockedId: blocked.id, threadId: "", name: "Blocked", createdAt: NOON };
  await umeed.db.deleteFrom("memberBlock").where("memberId", "=", author.id).execute();
  await umeed.db
    .insertInto("memberBlock")
    .values({ id: block, ...between })
    .execute();
  const thread = await postBy(host, { title: newId() });
  // Encoding a picture takes far longer than all else here.
  const post = await (hasPicture ? pictureBy : postBy)(author, { title: newId() });
  return { post, comment: await commentBy(author, thread), block };
}

function bodyOf(path: string, post: string) {
  const said = { comment: "Hello", postId: post, reason: "other", ...postWords() };
  return path.endsWith("/decision") ? { outcome: "hide", reason: "Unkind." } : said;
}

describe("every call of the forum and its moderation", () => {
  test("has a row in the table, and every row a call", async () => {
    const routes = await describedRoutes(umeed);
    const ofForum = routes.filter(({ tags }) => tags.includes("Forum") || tags.includes("Moderation"));

    expect(ofForum.map(({ name }) => name).toSorted()).toEqual(Object.keys(access).toSorted());
  });

  test.each(Object.entries(access))("%s answers each as the table says", async (name, expected) => {
    await newPeople();
    const statuses: number[] = [];
    for (const role of roles) {
      const { method, path, body } = await request(name, "author");
      const answer = await viewers[role].call(method, path, { body });
      statuses.push(answer.status);
      if (answer.status !== 404) continue;

      // What she may not meet is told in the words of what is not there.
      const absent = await request(name, "nothing");
      const nothing = await viewers[role].call(absent.method, absent.path, { body: absent.body });
      expect([role, answer.body]).toEqual([role, nothing.body]);
    }
    expect(statuses).toEqual(expected);
  });
});
